import { numberIn, type Worked } from '@studia/mathematics';
import type { Calculation } from './calculation.ts';

const NUMBER = /\d+(?:\.\d+)?(?:\s?[/⁄]\s?\d+(?:\.\d+)?)?/g;
const OPERATOR = /[+−×÷^√]/g;
/** Who goes on to an example of their own says so. */
const LEADS = /^\W*(?:(?:ok(?:ay)?|oh+|wait|yes|hm+)\b[\s,]*)*(?:so|and|then|like|but|what about)\b/i;

/**
 * Whether a sum that is told with its result stands for itself: “so 3/4 ÷ 1/8 = 6” under 1/2 ÷ 1/4. It is then judged by
 * itself, and says nothing about the sum at hand.
 */
export const isOwnCase = ({ sum, claimed }: Calculation, open: Worked, message: string): boolean => {
  const problem = inSigns(open.problem.text);
  if (claimed === null || /\p{L}/u.test(problem) || unbracketed(problem).includes(unbracketed(sum)))
    return false;
  const [own, ours] = [operandsOf(sum), operandsOf(problem)];
  const way = [problem, ...open.steps.map(({ after }) => inSigns(after.text))].flatMap(operandsOf);
  const isApart = own.every((one) => !way.some((other) => isSame(one, other)));
  const isAlike = operatorsOf(sum) === operatorsOf(problem) && own.length === ours.length;
  const value = numberIn(claimed);
  const isAnswer = value !== null && isSame(value, numberIn(open.answer.text) ?? Number.NaN);
  if (isAnswer) return isApart && isAlike && LEADS.test(message);
  return isApart || (isAlike && own.some((one, at) => !isSame(one, ours[at] ?? Number.NaN)));
};

const inSigns = (text: string): string => text.replaceAll(/[*·]/g, '×').replaceAll(/(?<=\d\)?)\s*-/g, ' − ');
const unbracketed = (text: string): string =>
  inSigns(text)
    .replaceAll(/[\s()]/g, '')
    .replaceAll(/[÷⁄]/g, '/');
const operatorsOf = (text: string): string =>
  (text.replaceAll(/(?<=^|[(×÷+−]\s?)−/g, '').match(OPERATOR) ?? [])
    // Taking away is adding the other way round.
    .map((one) => one.replace('−', '+'))
    .toSorted()
    .join('');
const operandsOf = (text: string): number[] =>
  (text.match(NUMBER) ?? []).flatMap((one) => numberIn(one.replace('⁄', '/')) ?? []);
const isSame = (one: number, other: number): boolean => Math.abs(one - other) < 1e-9;
