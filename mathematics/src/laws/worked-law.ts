import { toNumber } from '../expression/fraction.ts';
import { write } from '../expression/write.ts';
import { inLine, moneyAnswer, nearAnswer, withCurrency } from '../formula/rounded.ts';
import { plainSolution, type PlainStep } from '../steps/plain.ts';
import type { Answer, Worked } from '../worked.ts';
import { partsOf } from './all-laws.ts';
import { showAnswer, showUses, type Shown, type ShownUse } from './display.ts';
import { solveByLaws, type Solution } from './laws.ts';
import { lawRelation, solvedFor } from './solve-law.ts';
import { nounOf } from './table.ts';
import { unitNamed } from './units.ts';

/** A unit as it is printed. */
const printed = (unit: string): string =>
  unit
    .replaceAll(/\s+per\s+/g, '/')
    .replaceAll(/[A-Za-z]{3,}/g, (word) => unitNamed(word)?.symbol ?? word)
    .replaceAll(/(?<=[a-z])(?=[23]$)/g, '^')
    .replaceAll('^2', '²')
    .replaceAll('^3', '³')
    .replaceAll('^4', '⁴')
    .replaceAll('*', '·');

const CURRENCY = /^[$€£]$|^(?:dollars?|euros?|USD|EUR|GBP)$/;
const signOf = (unit: string): string =>
  /^(?:€|euros?|EUR)$/.test(unit) ? '€' : /^(?:£|GBP)$/.test(unit) ? '£' : '$';

const inWords = ({ number, unit }: Shown): string => {
  const value = inLine(toNumber(number));
  if (CURRENCY.test(unit.written)) return withCurrency(value, signOf(unit.written));
  return unit.written === '' ? value : `${value} ${printed(unit.written)}`;
};

const NAMES = /arc(?:sin|cos|tan)|sin|cos|tan|sqrt|ln|log|degrees|\p{L}(?:_\w+)?/gu;

const filledIn = (line: string, values: Readonly<Record<string, Shown>>): string =>
  line.replaceAll(NAMES, (name) => {
    const value = values[name];
    return value ? `(${inLine(toNumber(value.number))})` : name;
  });

const stepsOf = ({ use, values, result }: ShownUse): PlainStep[] => {
  const { law, unknown } = use;
  const formula = write(lawRelation(law.formula));
  const solved = `${unknown} = ${write(solvedFor(law.formula, unknown) ?? lawRelation(law.formula).right)}`;
  const meaning = partsOf(law)
    .map(([symbol, quantity]) => `${symbol} is the ${nounOf(quantity)}`)
    .join(', ');
  const numbers = Object.entries(values)
    .map(([symbol, value]) => `${symbol} = ${inWords(value)}`)
    .join(', ');
  return [
    [formula, law.name, `Here ${meaning}.`],
    ...(solved === formula
      ? []
      : [[solved, `Solve for ${unknown}`, 'Undo what is done to it, on both sides.'] as const]),
    [filledIn(solved, values), 'Put the numbers in', `${numbers}.`],
    [`${unknown} = ${inWords(result)}`, 'Work it out', 'Put back into the formula, both sides agree.'],
  ];
};

const answerOf = (shown: Shown, text: string): Answer => {
  const value = toNumber(shown.number);
  const { written } = shown.unit;
  return CURRENCY.test(written)
    ? moneyAnswer(value, text, signOf(written))
    : nearAnswer(value, text, printed(written));
};

/** The solution as lines that a student can follow. */
const workedLaw = (solution: Solution, text: string): Worked => {
  const uses = showUses(solution);
  const last = uses.at(-1)?.result ?? { number: solution.way.value, unit: solution.way.quantity.unit };
  const answer = showAnswer(solution, last);
  const given = solution.measures.map(({ written }) => written).join(', ');
  const steps = uses.flatMap(stepsOf);
  const unknown = solution.way.uses.at(-1)?.unknown ?? '';
  const converted: PlainStep[] =
    answer.unit.written === last.unit.written
      ? []
      : [
          [
            `${unknown} = ${inWords(answer)}`,
            'Change the unit',
            `${inWords(last)} and ${inWords(answer)} are the same.`,
          ],
        ];
  return {
    ...plainSolution(`Given: ${given}`, 'formula', answerOf(answer, text), ...steps, ...converted),
    check: 'formula',
  };
};

/** Works a plain problem about quantities; null when it is not certain what the problem means. */
export const workByLaws = (text: string): Worked | null => {
  const result = solveByLaws(text);
  return result.kind === 'solved' ? workedLaw(result, text) : null;
};
