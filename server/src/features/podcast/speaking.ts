import type { StudentId } from '@studia/contract/ids';
import { spokenText } from '@studia/contract/spoken-text';
import type { Handle } from '../../db/transaction.ts';
import type { Clock } from '../../ports/clock/port.ts';
import type { PrivateFiles } from '../../ports/files/port.ts';
import type { Random } from '../../ports/random/port.ts';
import type { Speech, SpeechFailed } from '../../ports/speech/port.ts';
import { joinSounds, readMp3, silenceLike, type Sound } from './rules/mp3.ts';
import { makeLineStore } from './store/lines.ts';

export interface SpeakingDependencies {
  db: Handle;
  speech: Speech | null;
  ownFiles: PrivateFiles;
  clock: Clock;
  random: Pick<Random, 'id'>;
}

interface LineToSpeak {
  text: string;
  voice: string;
  /** Whose the sound is; null where everybody may hear it. */
  owner: StudentId | null;
  /** Somebody waits for it: it is among the first. */
  isUrgent: boolean;
}

/** No line of a script is so large. */
const MOST_BYTES = 4 * 1024 * 1024;
/** A voice that is given more at once takes too long. */
const LONGEST_SENTENCE = 400;
const BETWEEN_SENTENCES = 0.15;
const TRIES = 3;
const WAIT = 400;

/** Gives lines their sound. What was spoken before is not spoken again. */
export const makeSpeaking = ({ db, speech, ownFiles, clock, random }: SpeakingDependencies) => {
  const store = makeLineStore(db);

  const say = async (
    line: LineToSpeak,
    sentences: readonly string[],
    signal: AbortSignal,
  ): Promise<Sound | null> => {
    const sounds: Sound[] = [];
    for (const sentence of sentences) {
      const clip = await speech?.speak(sentence, line.voice, {
        format: 'mp3',
        background: !line.isUrgent,
        // One of its own each time: who listens to the job's would never be let go.
        signal: AbortSignal.any([signal]),
      });
      const sound = clip?.format === 'mp3' ? readMp3(clip.audio) : null;
      if (!sound) return null;
      const [first] = sounds;
      if (first) sounds.push(silenceLike(first, BETWEEN_SENTENCES));
      sounds.push(sound);
    }
    return sounds.length === 0 ? null : joinSounds(sounds);
  };

  /** Once more, alone, when a voice fails; nothing when it does not come. */
  const patiently = async (line: LineToSpeak, sentences: readonly string[], signal: AbortSignal) => {
    for (let attempt = 1; attempt <= TRIES; attempt += 1)
      try {
        const sound = await say(line, sentences, signal);
        if (sound) return sound;
      } catch (error) {
        signal.throwIfAborted();
        if (!isSpeechFailed(error)) throw error;
        if (error.trouble === 'nothing-to-say' || error.trouble === 'no-voice') return null;
        if (attempt < TRIES) await new Promise((resolve) => setTimeout(resolve, WAIT * attempt));
      }
    return null;
  };

  return {
    /** The sound of a line; null when no voice can say it. */
    speak: async (
      line: LineToSpeak,
      signal: AbortSignal,
    ): Promise<{ clip: string; isNew: boolean } | null> => {
      const sentences = spokenText(line.text)
        .flatMap(pieces)
        .filter((one) => /[\p{L}\p{N}]/u.test(one));
      if (!speech || sentences.length === 0) return null;
      const key = await hashOf(JSON.stringify([speech.version, line.voice, ...sentences]));
      const known = await store.clip(line.owner, key);
      if (known) return { clip: known.id, isNew: false };
      const began = clock.now().getTime();
      const sound = await patiently(line, sentences, signal);
      if (!sound) return null;
      const privateFile = await ownFiles.keep(once(sound.bytes), { limitBytes: MOST_BYTES });
      const clip = {
        id: random.id(),
        student_id: line.owner,
        key,
        file: privateFile.file,
        size: privateFile.size,
        seconds: sound.seconds,
        kind: speech.voices.find(({ id }) => id === line.voice)?.kind ?? 'vendor',
        worked_ms: clock.now().getTime() - began,
      };
      if (await store.addClip(clip, clock.now())) return { clip: clip.id, isNew: true };
      await ownFiles.remove(privateFile.file);
      const other = await store.clip(line.owner, key);
      return other ? { clip: other.id, isNew: true } : null;
    },
  };
};

const isSpeechFailed = (error: unknown): error is SpeechFailed =>
  error instanceof Error && error.name === 'SpeechFailed';

const hashOf = async (text: string): Promise<string> => {
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return Buffer.from(hash).toString('hex');
};

const once = async function* (bytes: Uint8Array) {
  yield bytes;
};

/** A sentence that is too long for a voice, in pieces between its words. */
const pieces = (sentence: string): string[] => {
  if (sentence.length <= LONGEST_SENTENCE) return [sentence];
  const space = sentence.slice(0, LONGEST_SENTENCE).lastIndexOf(' ');
  const end = space > 0 ? space : LONGEST_SENTENCE;
  return [sentence.slice(0, end), ...pieces(sentence.slice(end).trim())];
};
