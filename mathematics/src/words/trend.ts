import { questionIn } from '../chance/parameters.ts';
import { toNumber } from '../expression/fraction.ts';
import { minus, number, type Expression } from '../expression/tree.ts';
import { exactValue } from '../expression/value.ts';
import { write } from '../expression/write.ts';
import { displayOf } from '../simplify/display.ts';
import { answerOf, told, type Task, type ToldStep, type Worked } from '../worked.ts';
import { amount, by, over, plus } from './story.ts';

interface Dated {
  readonly year: number;
  readonly value: Expression;
}

const YEAR = String.raw`\b((?:1[6-9]|20|21)\d{2})\b`;
const VALUE = String.raw`\$?(\d{1,3}(?:,\d{3})+(?:\.\d+)?|\d+(?:\.\d+)?)`;

const datedIn = (story: string): Dated[] => {
  const before = [...story.matchAll(new RegExp(String.raw`${VALUE}(?:\s+[a-z]+){0,4}?\s+in\s+${YEAR}`, 'g'))];
  if (before.length > 1)
    return before.map(([, value, year]) => ({ year: Number(year), value: amount(value) }));
  return [...story.matchAll(new RegExp(String.raw`${YEAR}[^.\d]{0,90}?${VALUE}`, 'g'))].map(
    ([, year, value]) => ({ year: Number(year), value: amount(value) }),
  );
};

const difference = (first: Dated, second: Dated) => {
  const value = displayOf(minus(second.value, first.value));
  return (
    value &&
    told(
      'a constant change',
      'trend',
      [
        [
          `${write(second.value)} − ${write(first.value)}`,
          'Later minus earlier',
          'That is the change in between.',
        ],
      ],
      answerOf(value),
    )
  );
};

/** Two years with their values and a constant change: another year's value, or the year of a value. */
export const trendTask: Task = (raw) => {
  if (
    raw.length > 1_000 ||
    !/\b(?:linear(?:ly)?|constant(?:ly)?|steady|same) ?(?:rate|increase|trend)?\b|\btrend\b/i.test(raw)
  )
    return null;
  const question = questionIn(raw);
  const [first, second, more] = datedIn(raw.replace(question, ' '));
  if (!first || !second || more || first.year === second.year) return null;
  const slope = displayOf(over(minus(second.value, first.value), number(second.year - first.year)));
  if (!slope) return null;
  const steps: ToldStep[] = [
    [
      `(${write(second.value)} − ${write(first.value)})/(${second.year} − ${first.year}) = ${write(slope)}`,
      'Change per year',
      'Difference of the values over difference of the years.',
    ],
  ];
  if (
    /\b(?:slope|rate of change|change per year|average (?:yearly|annual)|each year|per year)\b/i.test(
      question,
    ) &&
    !new RegExp(YEAR).test(question)
  )
    return told('a constant change', 'trend', steps, answerOf(slope));
  const span =
    /\bhow (?:much|many)\b[^?]*\b(?:grow|grew|increase|change|decrease|fall|decline|drop)\w*\b[^?]*\bbetween\b/i.test(
      question,
    );
  if (span) return difference(first, second);
  if (/\bhow (?:long|many years)\b[^?]*\btake\b[^?]*\bfrom\b/i.test(question))
    return told(
      'two years',
      'trend',
      [[`${second.year} − ${first.year}`, 'Subtract the years', 'So much time passed.']],
      answerOf(number(second.year - first.year)),
    );
  return inAnotherYear(question, first, slope, steps) ?? yearOf(question, first, slope, steps);
};

const GOAL = new RegExp(String.raw`\b(?:reach(?:es)?|be|exceeds?|hits?|equals?)\s+${VALUE}`, 'i');

const inAnotherYear = (
  question: string,
  first: Dated,
  slope: Expression,
  steps: readonly ToldStep[],
): Worked | null => {
  const year = new RegExp(YEAR).exec(question)?.[1];
  if (year === undefined || GOAL.test(question)) return null;
  const line = plus(first.value, by(slope, number(Number(year) - first.year)));
  const value = displayOf(line);
  return (
    value &&
    told(
      'a constant change',
      'trend',
      [
        ...steps,
        [write(line), 'From the first value on', 'So many years, each with the same change.'],
        [write(value), 'Work it out', 'The trend goes on.'],
      ],
      answerOf(value),
    )
  );
};

const yearOf = (
  question: string,
  first: Dated,
  slope: Expression,
  steps: readonly ToldStep[],
): Worked | null => {
  const goal = GOAL.exec(question)?.[1];
  if (goal === undefined || !/\byear\b|\bwhen\b/i.test(question)) return null;
  const wait = exactValue(over(minus(amount(goal), first.value), slope));
  if (!wait || wait.top < 0n) return null;
  const at = first.year + Math.floor(toNumber(wait) + 1e-9);
  return told(
    'a constant change',
    'trend',
    [
      ...steps,
      [
        `(${write(amount(goal))} − ${write(first.value)})/${write(slope)} years`,
        'How long it takes',
        'What is missing, over the change per year.',
      ],
      [`${at}`, 'Count from the first year', 'It happens during that year.'],
    ],
    answerOf(number(at)),
  );
};
