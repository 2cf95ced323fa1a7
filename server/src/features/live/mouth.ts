import { Failure } from '@studia/contract/errors';
import type { LiveEvent } from '@studia/contract/live-events';
import { spokenText } from '@studia/contract/spoken-text';
import type { Clip, ClipFormat, Speech } from '../../ports/speech/port.ts';

/** How somebody wants to hear the tutor. */
interface Listening {
  voice: string | undefined;
  slow: boolean;
  format: ClipFormat;
}

const SLOW = 0.8;
/** What was spoken before it was asked for is asked for within seconds, or never. */
const KEPT = 20_000;
const MOST_LISTENERS = 1_000;

/** What the tutor says as sound. A live lesson has the voices that answer at once. */
export const makeMouth = (speech: Speech | null) => {
  const known = speech?.voices.filter(({ kind }) => kind !== 'natural') ?? [];
  /** Who listens to which lesson, until something was spoken for them in vain. */
  const listeners = new Map<string, Listening>();
  const ahead = new Map<string, Promise<Clip>>();
  const keyOf = (words: string, wish: Listening): string => JSON.stringify([words, wish]);

  /** Lessons end without a word about it; the oldest are forgotten. */
  const remember = (lesson: string, wish: Listening): void => {
    listeners.delete(lesson);
    listeners.set(lesson, wish);
    const [oldest] = listeners.keys();
    if (oldest !== undefined && listeners.size > MOST_LISTENERS) listeners.delete(oldest);
  };

  const speak = async (words: string, wish: Listening): Promise<Clip> => {
    const voice = known.find(({ id }) => id === wish.voice) ?? known[0];
    const spoken = spokenText(words).join(' ');
    if (!speech || !voice || spoken === '') throw new Failure('voice_unavailable');
    try {
      return await speech.speak(spoken, voice.id, { format: wish.format, ...(wish.slow && { speed: SLOW }) });
    } catch (cause) {
      throw new Failure('voice_unavailable', { cause });
    }
  };

  return {
    clip: async (
      lesson: string,
      event: LiveEvent | undefined,
      sentence: number,
      wish: Listening,
    ): Promise<Clip> => {
      const words = wordsAt(event, sentence);
      if (words === null) throw new Failure('clip_not_found');
      remember(lesson, wish);
      const key = keyOf(words, wish);
      const spoken = ahead.get(key);
      ahead.delete(key);
      return spoken ?? speak(words, wish);
    },

    /** Begins with the first sentence of an answer while its events are still on their way to who listens. */
    begin: (lesson: string, events: readonly LiveEvent[]): void => {
      const wish = listeners.get(lesson);
      const lastHeard = events.findLastIndex(({ kind }) => kind === 'heard');
      const words = wordsAt(
        events.slice(lastHeard + 1).find(({ kind }) => kind === 'say'),
        0,
      );
      if (!wish || words === null) return;
      listeners.delete(lesson);
      const key = keyOf(words, wish);
      const clip = speak(words, wish);
      clip.catch(() => undefined);
      ahead.set(key, clip);
      setTimeout(() => ahead.delete(key), KEPT).unref();
    },
  };
};

export type Mouth = ReturnType<typeof makeMouth>;

/** The words of one sentence: of a line, or the question itself. */
const wordsAt = (event: LiveEvent | undefined, sentence: number): string | null => {
  if (event?.kind === 'say') return event.sentences[sentence] ?? null;
  return event?.kind === 'ask' && sentence === 0 ? event.ask : null;
};
