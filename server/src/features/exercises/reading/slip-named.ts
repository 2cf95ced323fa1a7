import { numberIn, type Worked } from '@studia/mathematics';
import { numberSaid } from './number-said.ts';
import { slipInEquation, slipInSum } from './slip-in-sum.ts';
import { slipInTask } from './slip-in-task.ts';

/** What a wrong answer alone shows of the slip behind it; empty where nothing can be seen. */
export const slipNamed = (worked: Worked, line: string, message: string): string => {
  const number = numberSaid(message);
  const value = /\^/.test(message) ? numberIn(message) : number && Number(number.top) / Number(number.bottom);
  if (worked.instruction === 'solve') return value === null ? '' : slipInEquation(line, value);
  const isSum = worked.instruction === 'work out' || worked.instruction === 'evaluate';
  return slipInTask(worked, message, value) || (isSum && value !== null ? slipInSum(line, value) : '');
};
