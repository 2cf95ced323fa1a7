import { nearAnswer } from '../formula/rounded.ts';
import { plainSolution } from '../steps/plain.ts';
import type { Task } from '../worked.ts';

/** Acids that give all their hydrogen ions away, one of each molecule. */
const STRONG = String.raw`(?:HCl|HNO3|HBr|HI|HClO4|hydrochloric acid|nitric acid)`;
const ASKED = new RegExp(
  String.raw`^\W*(?:(?:hi|hey|so|what(?:'s|s| is)?|find|calculate|the|is)\s+)*p[Hh] of (?:an? )?(0?\.\d{1,6}|1(?:\.0)?)\s?(?:M|m|mol/[lL]|mol per lit(?:er|re)|molar)\s(?:of )?(${STRONG})[\s?.!]*$`,
  'i',
);

/** The pH of a strong acid: how many zeros its concentration has. */
export const acidTask: Task = (written) => {
  const [, amount = '', acid = ''] = ASKED.exec(written.trim()) ?? [];
  const concentration = Number(amount);
  if (acid === '' || concentration > 1 || concentration < 1e-5) return null;
  const value = -Math.log10(concentration);
  return plainSolution(
    written.trim(),
    'formula',
    nearAnswer(value, written),
    [
      `c = ${amount} mol/l`,
      'Find the hydrogen ions',
      `${acid} is a strong acid: every molecule gives one hydrogen ion, so there are as many ions as there is acid.`,
    ],
    [`-log(${amount})`, 'Take the minus logarithm'],
  );
};
