import type { WorkingSessionId } from '@studia/contract/ids';
import { readClip } from '../calls.ts';
import { sentencesOf, silentSpeaker, type Speaker, type Spoken } from '../session/playback.ts';

/** Long enough not to click, short enough to be silence at once. */
const FADE = 0.03;

/** Speaks with the server's voice, sentence by sentence; the next one is fetched while this one is heard. */
export const clipSpeaker = (
  id: WorkingSessionId,
  onTrouble: () => void,
  /** Which of the server's voices; its own choice where none is named, or one that does not answer at once. */
  voice?: string,
): Speaker & { close: () => void } => {
  const context = new AudioContext();
  const clips = new Map<string, Promise<AudioBuffer>>();
  const clipOf = (say: Spoken, sentence: number): Promise<AudioBuffer> => {
    const key = `${say.number} ${sentence}`;
    const known = clips.get(key);
    if (known) return known;
    const fetched = readClip(id, { number: say.number, sentence, voice }).then(async (sound) =>
      context.decodeAudioData(await sound.arrayBuffer()),
    );
    fetched.catch(() => clips.delete(key));
    clips.set(key, fetched);
    return fetched;
  };

  const play = (buffer: AudioBuffer): { done: Promise<void>; stop: () => void } => {
    const source = context.createBufferSource();
    const volume = context.createGain();
    source.buffer = buffer;
    source.connect(volume).connect(context.destination);
    const done = new Promise<void>((resolve) => source.addEventListener('ended', () => resolve()));
    void context.resume();
    source.start();
    return {
      done,
      stop: () => {
        volume.gain.setTargetAtTime(0, context.currentTime, FADE / 3);
        source.stop(context.currentTime + FADE);
      },
    };
  };

  return {
    isSilent: false,
    speak: (say, sentence) => {
      let stopped = false;
      let stop = (): void => undefined;
      const speaking = async (): Promise<void> => {
        let buffer: AudioBuffer;
        try {
          buffer = await clipOf(say, sentence);
        } catch {
          // Without its sound a sentence can still be read.
          onTrouble();
          if (stopped) return undefined;
          const silent = silentSpeaker().speak(say, sentence);
          stop = silent.stop;
          return silent.done;
        }
        if (stopped) return undefined;
        if (sentencesOf(say)[sentence + 1] !== undefined)
          void clipOf(say, sentence + 1).catch(() => undefined);
        const played = play(buffer);
        stop = played.stop;
        return played.done;
      };
      let over = (): void => undefined;
      const cut = new Promise<void>((resolve) => (over = resolve));
      return {
        done: Promise.race([speaking(), cut]),
        stop: () => {
          stopped = true;
          stop();
          over();
        },
      };
    },
    close: () => void context.close(),
  };
};
