import { allKnown } from '../all-known.ts';
import { ordinal } from '../arithmetic/number-words.ts';
import { absolute, compare, subtract, type Fraction } from '../expression/fraction.ts';
import { readExpression } from '../expression/read.ts';
import { type Expression } from '../expression/tree.ts';
import { isReal, exactValue, valueAt } from '../expression/value.ts';
import { writeNumber } from '../expression/write.ts';
import { plainSolution, type PlainStep } from '../steps/plain.ts';
import { answerOf, textAnswer, type Answer, type Task } from '../worked.ts';
import { listParts } from './lists.ts';

interface Item {
  readonly name: string | null;
  readonly written: string;
  readonly expression: Expression;
  readonly exact: Fraction | null;
  readonly size: number;
}

const itemOf = (written: string, name: string | null = null): Item | null => {
  const expression = readExpression(written);
  const at = expression && valueAt(expression, {});
  if (!expression || !at || !isReal(at) || !Number.isFinite(at.re)) return null;
  return { name, written: written.trim(), expression, exact: exactValue(expression), size: at.re };
};

const order = (a: Item, b: Item): number =>
  a.exact && b.exact ? compare(a.exact, b.exact) : a.size - b.size;
const written = (items: readonly Item[]): string => items.map((item) => item.written).join(', ');

/** The numbers of a list, also one with (a), (b), (c) before them. */
const listIn = (text: string): Item[] | null => {
  const [, ...choices] = text.split(/\(([a-z])\)\s/);
  const items =
    choices.length > 3
      ? choices.flatMap((name, at) =>
          at % 2 === 0 ? [itemOf((choices[at + 1] ?? '').trim().replace(/[?.,;]$/, ''), name)] : [],
        )
      : listParts(text).map((one) => itemOf(one.replace(/[?.!]$/, '')));
  const known = allKnown(items);
  return known && known.length > 1 ? known : null;
};

const UPWARDS = 'ascending|increasing|least to greatest|smallest to (?:largest|biggest)';
const DOWNWARDS = 'descending|decreasing|greatest to least|(?:largest|biggest) to smallest';
const SORT = new RegExp(
  String.raw`\b(?:put|sort|arrange|order|list)\b\s?(?:the\s(?:numbers?|values?|following)\s?:?\s?)?(.+)\s(?:in|from)\s(${UPWARDS}|${DOWNWARDS})\b`,
  'is',
);

const sortTask: Task = (text) => {
  const match = SORT.exec(text) ?? /^\s?(?:please\s)?(?:sort|order)\s(.+)$/is.exec(text);
  const items = match && listIn(match[1] ?? '');
  if (!match || !items) return null;
  const down = new RegExp(`^(?:${DOWNWARDS})`, 'i').test(match[2] ?? '');
  const sorted = items.toSorted((a, b) => (down ? order(b, a) : order(a, b)));
  const rule = down ? 'From the largest to the smallest' : 'From the smallest to the largest';
  return plainSolution(written(items), 'sort', textAnswer(written(sorted)), [written(sorted), rule]);
};

const answerFor = (item: Item): Answer =>
  item.name ? textAnswer(item.name) : { ...answerOf(item.expression), text: item.written };

const RANK =
  /\b(?:(\w+)[\s-])?(biggest|largest|greatest|highest|smallest|lowest|least)\s(?:value|number|one)?\s?(?:in|of|among|from|out of)?\s?:?\s?\??\s?(.+)$/is;

/** The second biggest, the smallest, of a list. */
const rankTask: Task = (text) => {
  const match = RANK.exec(text);
  const items = match && listIn(match[3] ?? '');
  if (!match || !items) return null;
  const rank = (match[1] ? ordinal(match[1]) : null) ?? 1;
  const small = /^(?:small|low|least)/i.test(match[2] ?? '');
  const sorted = items.toSorted((a, b) => (small ? order(a, b) : order(b, a)));
  const chosen = sorted[rank - 1];
  if (!chosen) return null;
  return plainSolution(
    written(items),
    'rank',
    answerFor(chosen),
    [written(sorted), small ? 'From the smallest up' : 'From the largest down'],
    [chosen.written, `Take number ${rank}`, 'Count from the beginning of the sorted list.'],
  );
};

/** Which number of a list is closest to another. */
const closestTask: Task = (text) => {
  const match =
    /\b(?:closest|nearest)\sto\s(-?\d[\d./]*)\s?(?:in|of|among|out of)?\s?:?\s?\??\s?(.+)$/is.exec(text);
  const items = match && listIn(match[2] ?? '');
  const goal = match && itemOf((match[1] ?? '').replace(/\.$/, ''))?.exact;
  if (!items || !goal || items.some(({ exact }) => !exact)) return null;
  const distance = (item: Item): Fraction => absolute(subtract(item.exact ?? goal, goal));
  const [nearest] = items.toSorted((a, b) => compare(distance(a), distance(b)));
  const distances = items.map((item) => `${item.written}: ${writeNumber(distance(item))}`).join(', ');
  if (!nearest) return null;
  const steps: PlainStep[] = [
    [distances, 'Work out every distance'],
    [nearest.written, 'Take the smallest distance'],
  ];
  return plainSolution(written(items), 'closest', answerFor(nearest), ...steps);
};

const WHICH =
  /\bwhich\s(?:is|number is|value is)\s(bigger|larger|greater|smaller|less)\s?[:?,]?\s?(.+)\sor\s(.+)$/is;
const CLAIM =
  /(?<!what\s)\b(?:is|are|do)\s(\S.*?)\s(greater than or equal to|less than or equal to|at least|at most|greater than|bigger than|larger than|less than|smaller than|not equal to|equal to|(?:and|,)\s(.+?)\s(?:equal|unequal|nonequal|have the same value|have different values?|different))\s?(.*)$/is;
const cut = (text: string | undefined): string => (text ?? '').trim().replace(/[?.]$/, '');

/** `Which is bigger: 3/4 or 5/7?`, `Is 3/4 greater than 5/7?` */
const compareTask: Task = (text) => {
  const which = WHICH.exec(text);
  const claim = which ? null : CLAIM.exec(text);
  const [first, second] = which ? [which[2], which[3]] : [claim?.[1], claim?.[3] ?? claim?.[4]];
  const [a, b] = [itemOf(cut(first)), itemOf(cut(second))];
  if (!a || !b) return null;
  if (which) {
    const isSmall = /^(?:small|less)/i.test(which[1] ?? '');
    const chosen = order(a, b) < 0 === isSmall ? a : b;
    return plainSolution(written([a, b]), 'compare', answerFor(chosen), [chosen.written, 'Compare']);
  }
  const result = holds((claim?.[2] ?? '').toLowerCase(), order(a, b));
  const step = [result ? 'yes' : 'no', 'Compare'] as const;
  return plainSolution(written([a, b]), 'compare', textAnswer(result ? 'True' : 'False'), step);
};

const holds = (claim: string, sign: number): boolean => {
  if (/unequal|nonequal|not equal|different/.test(claim)) return sign !== 0;
  if (/or equal|at least|at most/.test(claim)) return /greater|least/.test(claim) ? sign >= 0 : sign <= 0;
  if (/equal|same/.test(claim)) return sign === 0;
  return /greater|bigger|larger/.test(claim) ? sign > 0 : sign < 0;
};

export const ORDER_TASKS: readonly Task[] = [sortTask, closestTask, rankTask, compareTask];
