import type { ThreadMessage } from './turn.ts';

/** A run longer than this says nothing more: of marks without a letter or a digit, or of one and the same letter. */
const LONGEST_RUN = 200;
const DEEPEST_INDENT = 40;
const MOST_BREAKS = 2;

const LINE_ENDS = /\r\n?|[\v\f\u0085\u2028\u2029]/g;
// oxlint-disable-next-line no-control-regex
const UNSEEN = /[\0-\x08\x0e-\x1f\x7f\u200b\u2060\ufeff]/g;
const WHITE_SPACE = /\s{2,}/g;
const MARKS = new RegExp(`[\\p{P}\\p{S}\\s]{${LONGEST_RUN + 1},}`, 'gu');
const SAME_LETTER = new RegExp(`([\\p{L}\\p{M}])\\1{${LONGEST_RUN},}`, 'gu');

/**
 * A message as patterns may read it: one way to end a line and to write a letter, nothing unseen, no run of white space
 * or of marks that could keep a pattern busy. Line breaks, blank lines, tabs between numbers and indents stay.
 */
export const plainMessage = (text: string): string =>
  text
    .normalize('NFC')
    .replaceAll(LINE_ENDS, '\n')
    .replaceAll(UNSEEN, '')
    .replaceAll(WHITE_SPACE, foldSpace)
    .replaceAll(MARKS, cutRun)
    .replaceAll(SAME_LETTER, cutRun);

const foldSpace = (run: string): string => {
  const lines = run.split('\n');
  const breaks = lines.length - 1;
  if (breaks === 0) return run.includes('\t') ? '\t' : ' ';
  return '\n'.repeat(Math.min(breaks, MOST_BREAKS)) + (lines.at(-1) ?? '').slice(0, DEEPEST_INDENT);
};

const cutRun = (run: string): string =>
  Array.from(run.slice(0, 2 * LONGEST_RUN))
    .slice(0, LONGEST_RUN)
    .join('');

/** What the student wrote and showed, each in its plain form. */
export const plainThread = (thread: readonly ThreadMessage[]): ThreadMessage[] =>
  thread.map((message) =>
    message.by === 'tutor'
      ? message
      : {
          ...message,
          text: plainMessage(message.text),
          ...(message.shown && {
            shown: message.shown.map((file) => ({ ...file, text: plainMessage(file.text) })),
          }),
        },
  );
