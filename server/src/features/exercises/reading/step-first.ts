import { nextSumStep, numberIn, readSum, showSum, type Sum } from '@studia/mathematics';

const NUMBER = String.raw`\d{1,9}(?:\.\d{1,6})?`;
const FIRST = new RegExp(String.raw`(${NUMBER})\s?([-+−*×·÷/])\s?(${NUMBER})\s+first\b`, 'i');
/** A sum alone, where it stands in the line and yet belongs to no part of it: “8 + 2 = 10” under 8 + 2 × 5. */
const ALONE = new RegExp(
  String.raw`^\W*(?:(?:so|ok|i did|then|well|um+)\s+)*(${NUMBER})\s?([-+−*×·÷/])\s?(${NUMBER})(?:\s?(?:=|is|makes)\s?${NUMBER})?\W*$`,
  'i',
);
const SIGNS: Readonly<Record<string, string>> = { '*': '×', '·': '×', '/': '÷', '-': '−' };

/** “I did 2 × 3 first”, where 6 ÷ 2 stands before it: what speaks against that order; null where nothing does. */
export const againstOrder = (message: string, line: string): string | null => {
  const [, left = '', written = '', right = ''] = FIRST.exec(message) ?? ALONE.exec(message) ?? [];
  const sum = readSum(line);
  const next = sum && nextSumStep(sum)?.operation;
  if (!next || left === '' || !holds(line, left) || !holds(line, right)) return null;
  const sign = SIGNS[written] ?? written;
  const isNext =
    next.operator === sign &&
    numberIn(showSum(next.left)) === Number(left) &&
    numberIn(showSum(next.right)) === Number(right);
  if (isNext || (!FIRST.test(message) && !isOutOfOrder(line, [left, sign, right]))) return null;
  return inOtherRank(next.operator, sign);
};

/** Why one operation comes before another. */
export const inOtherRank = (next: string, taken: string): string => {
  const [rank, other] = [next, taken].map((one) =>
    '×÷'.includes(one) ? 'times' : '+−'.includes(one) ? 'plus' : one,
  );
  if (rank !== other) return 'Brackets come first, then powers, then × and ÷, then + and −.';
  return `${rank === 'times' ? 'Times and divided by' : 'Plus and minus'} have the same rank: whatever stands further left comes first.`;
};

/** The two stand side by side in the line, but something else comes before they meet. */
const isOutOfOrder = (line: string, [left, sign, right]: readonly [string, string, string]): boolean => {
  const plain = line
    .replaceAll(/[()\s]/g, '')
    .replaceAll(/[*·]/g, '×')
    .replaceAll('/', '÷')
    .replaceAll('-', '−');
  const sum = readSum(line);
  return (
    new RegExp(
      String.raw`(?<![\d.])${left.replace('.', String.raw`\.`)}[${sign}]${right.replace('.', String.raw`\.`)}(?![\d.])`,
    ).test(plain) &&
    sum !== null &&
    !operationsOf(sum).includes(`${left}${sign}${right}`)
  );
};
const operationsOf = (sum: Sum): string[] =>
  sum.kind === 'number'
    ? []
    : [showSum(sum).replaceAll(/\s/g, ''), ...operationsOf(sum.left), ...operationsOf(sum.right)];

const holds = (line: string, number: string): boolean =>
  new RegExp(String.raw`(?<![\d.])${number.replace('.', String.raw`\.`)}(?![\d.])`).test(line);
