import { compare, type Fraction } from '../expression/fraction.ts';
import { readExpression } from '../expression/read.ts';
import { number } from '../expression/tree.ts';
import { exactValue } from '../expression/value.ts';
import { writeNumber } from '../expression/write.ts';
import { answerOf, plainLine, told, type Task } from '../worked.ts';

const POINT = /\(\s*(-?[\d./]+)\s*,\s*(-?[\d./]+)\s*\)/g;

/** A relation as a set of pairs: its domain or range, or the largest or smallest of them. */
export const relationSetTask: Task = (text) => {
  if (!/\brelation\b|\bset of ordered pairs\b|\{\s*\(/i.test(text) || !/\b(?:domain|range)\b/i.test(text))
    return null;
  const points = [...text.matchAll(POINT)].map(([, x = '', y = '']) => [valueOf(x), valueOf(y)] as const);
  if (points.length < 2) return null;
  const asked = [...text.matchAll(/\b(domain|range)\b/gi)].at(-1)?.[1]?.toLowerCase();
  const values = points.map(([x, y]) => (asked === 'domain' ? x : y)).filter((one) => one !== null);
  const sorted = values
    .toSorted(compare)
    .filter((one, at, all) => at === 0 || compare(one, all[at - 1] ?? one) !== 0);
  const listed = `{${sorted.map((one) => writeNumber(one)).join(', ')}}`;
  const end = /\b(?:highest|largest|greatest|maximum|upper)\b/i.test(text)
    ? sorted.at(-1)
    : /\b(?:lowest|smallest|least|minimum|lower)\b/i.test(text)
      ? sorted[0]
      : undefined;
  return told(
    'the pairs of the relation',
    asked ?? 'domain',
    [
      [
        listed,
        asked === 'domain' ? 'Take the first number of every pair' : 'Take the second number of every pair',
        'Each value is listed once.',
      ],
      ...(end
        ? [[writeNumber(end), 'Look for the one that is asked for', 'They are in order.'] as const]
        : []),
    ],
    end ? answerOf(number(end)) : { ...plainLine(listed), value: null },
  );
};

const valueOf = (text: string): Fraction | null => {
  const read = readExpression(text);
  return read && exactValue(read);
};
