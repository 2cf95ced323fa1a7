import { PODCAST } from '@studia/contract/limits';
import type { PodcastLine, PodcastVoice, ScriptLine } from '@studia/contract/podcast';
import { lengthOf } from './script/draft.ts';

/** How many letters a voice says in a second. */
export const LETTERS_A_SECOND = 14;

/** How long a script takes to say, before anybody has. */
export const scriptSeconds = (lines: readonly ScriptLine[]): number =>
  Math.round((lengthOf(lines) / PODCAST.wordsPerMinute) * 60);

/** How long a line takes that has no sound yet. */
export const guessedSeconds = ({ text, pause }: Pick<ScriptLine, 'text' | 'pause'>): number =>
  text.length / LETTERS_A_SECOND + pause;

/** Where each line begins, in seconds, and where the last ends. */
export const startsOf = (lines: readonly Pick<PodcastLine, 'seconds'>[]): number[] => {
  const starts = [0];
  for (const { seconds } of lines) starts.push((starts.at(-1) ?? 0) + seconds);
  return starts;
};

/** Seconds of work for a second of sound where nothing was measured yet, and what it takes to begin. */
export const USUAL_PACE: Readonly<Record<PodcastVoice['kind'], { factor: number; begin: number }>> = {
  quick: { factor: 0.06, begin: 1 },
  natural: { factor: 1.8, begin: 4 },
  vendor: { factor: 0.4, begin: 1 },
};
