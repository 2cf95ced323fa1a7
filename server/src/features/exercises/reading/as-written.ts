import { inOurWriting, lettersIn, readLine, sameValue, type Worked } from '@studia/mathematics';
import { inline } from '../show/mathematics.ts';
import type { Judgement } from './judgement.ts';
import { readingsOf } from './readings.ts';

/** Tasks whose answer can be written in several ways, none of which is the right one. */
const IN_MANY_WAYS = new Set(['factor', 'simplify', 'expand', 'derive', 'integrate']);

/** A right answer with the student's own way to write it: who says (x + 3)(x + 4) is not told (x + 4)(x + 3). */
export const asWritten = (
  judgement: Judgement | null,
  { instruction, answer }: Worked,
  message: string,
): Judgement | null => {
  if (judgement?.kind !== 'right') return judgement;
  // A formula that was solved for a letter stands as the student wrote it; of several values each has a letter of its own.
  if (
    instruction === 'solve' &&
    !/ (?:and|or) /.test(answer.text) &&
    lettersIn(answer.text.replaceAll(/\b(?:or|and)\b/g, ' ')).length > 1
  ) {
    const own = readingsOf(message).find((one) => isSolvedAlike(answer.text, one));
    const line = own === undefined ? null : readLine(own);
    return line ? { kind: 'right', as: inline(line) } : judgement;
  }
  if (!IN_MANY_WAYS.has(instruction)) return judgement;
  const written = readingsOf(message)
    .flatMap((one) => [one, one.split('=').at(-1) ?? ''])
    .find((one) => {
      const own = inOurWriting(one);
      return own !== null && /[a-z]/i.test(own) && !/=/.test(own) && sameValue(answer.text, one) === true;
    });
  const line = written === undefined ? null : readLine(written);
  return line && line.text !== answer.text ? { kind: 'right', as: inline(line) } : judgement;
};

const isSolvedAlike = (answer: string, own: string): boolean => {
  const [[letter, ours = ''], [named, theirs = '']] = [answer, own].map((line) => line.split(/\s*=\s*/)) as [
    string[],
    string[],
  ];
  return letter === named && theirs !== '' && sameValue(ours, theirs) === true;
};
