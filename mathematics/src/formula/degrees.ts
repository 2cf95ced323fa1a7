import { plainLine, type Worked } from '../worked.ts';
import { inLine, nearAnswer } from './rounded.ts';

const NOTHING_IN_KELVIN = 273.15;

/** A temperature that was worked out in kelvins, told in the degrees of the story. */
export const inDegrees = (worked: Worked, kelvins: number, text: string): Worked => {
  const value = kelvins - NOTHING_IN_KELVIN;
  const line = `${inLine(kelvins)} − ${NOTHING_IN_KELVIN} = ${inLine(value)} °C`;
  const before = worked.steps.at(-1)?.after ?? worked.problem;
  return {
    ...worked,
    steps: [
      ...worked.steps,
      { before, after: plainLine(line), rule: 'Back to degrees', reason: 'Kelvins count from −273.15 °C.' },
    ],
    answer: nearAnswer(value, text, '°C'),
  };
};
