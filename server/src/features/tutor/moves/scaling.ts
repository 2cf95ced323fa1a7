import type { Move } from '../pedagogy/moves.ts';
import { say } from '../wording/parts.ts';
import { goOn, type MoveContext, type Reply } from './context.ts';

/** One quantity so many times as large: what becomes of another, and why. */
export const tellScaling = (
  { state }: MoveContext,
  { scaling }: Extract<Move, { kind: 'tell scaling' }>,
): Reply => {
  const { cause, effect, factor, times, formula, isInFormula, isRight } = scaling;
  const fill = {
    cause,
    effect,
    factor: inTimes(factor),
    times: inTimes(times),
    formula: formula.replaceAll('*', '·'),
  };
  const power = Math.log(times) / Math.log(factor);
  const reason = POWERS.find(([value]) => Math.abs(power - value) < 0.01)?.[1];
  return {
    parts: [
      ...(isRight === null ? [] : [say(isRight ? 'askedYes' : 'notQuite')]),
      ...(isInFormula ? [say('scaled', fill), ...(reason ? [say(reason)] : [])] : [say('scaledNot', fill)]),
    ],
    state: goOn(state, { focus: 'exercise', waits: state.exercise ? 'answer' : 'none' }),
  };
};
const inTimes = (times: number): string => (times === 0.5 ? 'half' : `${times} times`);
const POWERS = [
  [1, 'scaledAlike'],
  [2, 'scaledSquared'],
  [3, 'scaledCubed'],
  [-1, 'scaledTurned'],
  [0.5, 'scaledRoot'],
] as const;
