import { isReal } from '../expression/complex.ts';
import { absolute, compare, subtract, type Fraction } from '../expression/fraction.ts';
import { readExpression } from '../expression/read.ts';
import { type Expression } from '../expression/tree.ts';
import { exactValue, valueAt } from '../expression/value.ts';
import { writeNumber } from '../expression/write.ts';
import { answerOf, plainLine, told, type Answer, type Task } from '../worked.ts';
import { ordinal } from './number-words.ts';

interface Item {
  name: string | null;
  written: string;
  expression: Expression;
  exact: Fraction | null;
  size: number;
}

const itemOf = (written: string, name: string | null): Item | null => {
  const expression = readExpression(written);
  if (!expression) return null;
  const at = valueAt(expression, {});
  if (!isReal(at) || !Number.isFinite(at.re)) return null;
  return { name, written: written.trim(), expression, exact: exactValue(expression), size: at.re };
};

const order = (a: Item, b: Item): number =>
  a.exact && b.exact ? compare(a.exact, b.exact) : a.size - b.size;

/** The numbers of a list, also one with (a), (b), (c) before them. */
const listIn = (text: string): Item[] | null => {
  const choices = [...text.matchAll(/\(([a-z])\)\s*(.+?)(?=\s*\([a-z]\)\s|\s*[?]?\s*$)/gs)];
  const items =
    choices.length > 1
      ? choices.map(([, name = '', written = '']) => itemOf(written.replace(/[?.,;]\s*$/, ''), name))
      : text
          .split(/\s*(?:[,;](?!\d{3}(?!\d))|,\s|\band\b|\bor\b)\s*/)
          .filter((one) => one.trim() !== '')
          .map((one) => itemOf(one.replace(/[?.!]\s*$/, ''), null));
  return items.length > 1 && items.every((one) => one !== null) ? items.filter((one) => one !== null) : null;
};

const byReason =
  'Write them with the same bottom, or as decimals, and compare; the farther left on the number line, the smaller.';

export const sortTask: Task = (text) => {
  const match =
    /\b(?:put|sort|arrange|order|list)\b\s*(?:the\s+(?:numbers?|values?|following)\s*:?\s*)?(.+?)\s+(?:in|from)\s+(ascending|increasing|descending|decreasing|least to greatest|smallest to (?:largest|biggest)|greatest to least|largest to smallest|biggest to smallest)/is.exec(
      text,
    ) ?? /^\s*(?:please\s+)?(?:sort|order)\s+(.+)$/is.exec(text);
  const items = match && listIn(match[1] ?? '');
  if (!match || !items) return null;
  const down = /^(?:desc|decr|great|large|big)/i.test(match[2] ?? '');
  const sorted = items.toSorted((a, b) => (down ? order(b, a) : order(a, b)));
  const line = sorted.map(({ written }) => written).join(', ');
  return told(
    items.map(({ written }) => written).join(', '),
    'sort',
    [[line, down ? 'From the largest to the smallest' : 'From the smallest to the largest', byReason]],
    { ...plainLine(line), value: null },
  );
};

const answerFor = ({ name, expression, written }: Item): Answer =>
  name ? { ...plainLine(name), value: null } : { ...answerOf(expression), text: written };

/** The second biggest, the smallest, of a list. */
export const rankTask: Task = (text) => {
  const match =
    /\b(?:(\w+)[\s-]+)?(biggest|largest|greatest|highest|smallest|lowest|least)\s+(?:value|number|one)?\s*(?:in|of|among|from|out of)?\s*:?\s*\??\s*(.+)$/is.exec(
      text,
    );
  const items = match && listIn((match[3] ?? '').replace(/^\?\s*/, ''));
  if (!match || !items) return null;
  const rank = (match[1] ? ordinal(match[1]) : null) ?? 1;
  const small = /^(?:small|low|least)/i.test(match[2] ?? '');
  const sorted = items.toSorted((a, b) => (small ? order(a, b) : order(b, a)));
  const chosen = sorted[rank - 1];
  if (!chosen) return null;
  return told(
    items.map(({ written }) => written).join(', '),
    'rank',
    [
      [
        sorted.map(({ written }) => written).join(', '),
        small ? 'From the smallest up' : 'From the largest down',
        byReason,
      ],
      [chosen.written, `Take number ${rank}`, 'Count from the beginning of the sorted list.'],
    ],
    answerFor(chosen),
  );
};

/** Which number of a list is closest to another. */
export const closestTask: Task = (text) => {
  const match =
    /\b(?:closest|nearest)\s+to\s+(-?[\d./]+)\s*(?:in|of|among|out of)?\s*:?\s*\??\s*(.+)$/is.exec(text);
  const items = match && listIn((match[2] ?? '').replace(/^\?\s*/, ''));
  const target = match && itemOf((match[1] ?? '').replace(/\.$/, ''), null);
  if (!items || !target?.exact || items.some(({ exact }) => !exact)) return null;
  const goal = target.exact;
  const distance = (item: Item): Fraction => absolute(subtract(item.exact ?? goal, goal));
  const [nearest] = items.toSorted((a, b) => compare(distance(a), distance(b)));
  if (!nearest) return null;
  return told(
    items.map(({ written }) => written).join(', '),
    'closest',
    [
      [
        items.map((item) => `${item.written}: ${writeNumber(distance(item))}`).join(', '),
        'Work out every distance',
        'Subtract and leave out the sign.',
      ],
      [nearest.written, 'Take the smallest distance', 'That number is closest.'],
    ],
    answerFor(nearest),
  );
};

/** `Which is bigger: 3/4 or 5/7?`, `Is 3/4 greater than 5/7?` */
export const compareTask: Task = (text) => {
  const which =
    /\bwhich\s+(?:is|number is|value is)\s+(bigger|larger|greater|smaller|less)\s*[:?,]?\s*(.+?)\s+or\s+(.+?)\s*\?*\s*$/is.exec(
      text,
    );
  if (which) {
    const [a, b] = [itemOf(which[2] ?? '', null), itemOf((which[3] ?? '').replace(/[?.]\s*$/, ''), null)];
    if (!a || !b) return null;
    const small = /^(?:small|less)/i.test(which[1] ?? '');
    const chosen = order(a, b) < 0 === small ? a : b;
    return told(
      `${a.written}, ${b.written}`,
      'compare',
      [[chosen.written, 'Compare', byReason]],
      answerFor(chosen),
    );
  }
  const claim =
    /(?<!what\s)\b(?:is|are|do)\s+(.+?)\s+(greater than or equal to|less than or equal to|at least|at most|greater than|bigger than|larger than|less than|smaller than|equal to|not equal to|(?:and|,)\s+(.+?)\s+(?:equal|unequal|nonequal|have the same value|have different values))\s*(.*?)\s*\?*\s*$/is.exec(
      text,
    );
  if (!claim) return null;
  const pair = claim[3] !== undefined;
  const [a, b] = [itemOf(claim[1] ?? '', null), itemOf((pair ? claim[3] : claim[4]) ?? '', null)];
  if (!a || !b) return null;
  const result = holds((claim[2] ?? '').toLowerCase(), order(a, b));
  return told(`${a.written}, ${b.written}`, 'compare', [[result ? 'yes' : 'no', 'Compare', byReason]], {
    ...plainLine(result ? 'True' : 'False'),
    value: null,
  });
};

const holds = (claim: string, sign: number): boolean => {
  if (/unequal|nonequal|not equal|different/.test(claim)) return sign !== 0;
  if (/or equal|at least|at most/.test(claim)) return /greater|least/.test(claim) ? sign >= 0 : sign <= 0;
  if (/equal|same/.test(claim)) return sign === 0;
  return /greater|bigger|larger/.test(claim) ? sign > 0 : sign < 0;
};
