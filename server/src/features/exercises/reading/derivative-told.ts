import { readLine, sameValue, type Worked } from '@studia/mathematics';
import { workedIn } from '../working/worked.ts';
import type { Judgement } from './judgement.ts';
import { bareOf } from './readings.ts';
import { wrongWay } from './way-judged.ts';

const DERIVATIVE = /^(?:[yf]\s?['’′]\s?(?:\([a-z]\))?|d[yf]\s?\/\s?d[a-z])\s?=\s?(\S.{0,80})$/iu;

/** “y′ = 3x² − 12x + 9 = 3(x − 1)(x − 3)”, for a curve whose turning points are asked for: every side of it is held against the derivative. */
export const derivativeTold = (worked: Worked, message: string, line: string): Judgement | null => {
  const [, told = ''] = TURNS.has(worked.instruction) ? (DERIVATIVE.exec(bareOf(message)) ?? []) : [];
  const derived = told === '' ? null : workedIn(`Differentiate ${worked.problem.text.replace(/^y = /, '')}`);
  if (!derived) return null;
  const sides = told.split(/\s?=\s?/).filter((side) => /[a-z]/i.test(side));
  const same = sides.map((side) => sameValue(derived.answer.text, side));
  if (same.length === 0 || same.includes(null)) return null;
  return same.every(Boolean)
    ? { kind: 'line', line, worked: readLine(sides[0] ?? told) }
    : wrongWay('Differentiate it once more, term by term.');
};
const TURNS = new Set(['critical points', 'vertex']);
