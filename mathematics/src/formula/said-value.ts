import { told, type Answer, type ToldStep, type Worked } from '../worked.ts';
import { inLine } from './rounded.ts';

/** One line of work, with its value at the end. */
export const inOneLine = (
  kind: string,
  [line, rule, reason]: ToldStep,
  value: number,
  answer: Answer,
  problem = kind,
): Worked => told(problem, kind, [[`${line} = ${inLine(value)}`, rule, reason]], answer);

/** A line of work, then its value and what there is to say about it. */
export const inTwoLines = (
  kind: string,
  step: ToldStep,
  value: number,
  about: string,
  answer: Answer,
  problem = kind,
): Worked => told(problem, kind, [step, [inLine(value), 'Work it out', about]], answer);
