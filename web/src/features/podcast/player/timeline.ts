import { PODCAST } from '@studia/contract/limits';
import type { PodcastLine } from '@studia/contract/podcast';

// Where lines lie in time. Pure: the player asks, and nothing here knows of sound.

type Timed = Pick<PodcastLine, 'seconds' | 'state'>;

/** Where a line begins, in seconds from the beginning. */
export const startOf = (lines: readonly Timed[], line: number): number =>
  lines.slice(0, line).reduce((sum, { seconds }) => sum + seconds, 0);

/** The line that is heard at a moment, and how far into it. */
export const lineAt = (lines: readonly Timed[], time: number): { line: number; offset: number } => {
  let start = 0;
  for (const [line, { seconds }] of lines.entries()) {
    if (time < start + seconds) return { line, offset: Math.max(0, time - start) };
    start += seconds;
  }
  return { line: Math.max(0, lines.length - 1), offset: lines.at(-1)?.seconds ?? 0 };
};

/** The lines that are loaded in one piece from here: as far as they are finished, and not too many; null where none is. */
export const stretchAt = (lines: readonly Timed[], from: number): { from: number; to: number } | null => {
  let to = from - 1;
  let seconds = 0;
  while (to + 1 < lines.length && seconds < PODCAST.stretch) {
    const next = lines[to + 1];
    if (!next || next.state === 'waiting') break;
    to += 1;
    seconds += next.seconds;
  }
  return seconds === 0 ? null : { from, to };
};

/** Where the parts begin. */
export const partStarts = (lines: readonly (Timed & { part: number })[], parts: number): number[] =>
  Array.from({ length: parts }, (_, part) => {
    const first = lines.findIndex((line) => line.part === part);
    return startOf(lines, first === -1 ? lines.length : first);
  });
