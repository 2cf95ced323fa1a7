import { withDigits } from '../arithmetic/number-words.ts';
import { questionIn } from '../chance/parameters.ts';
import { inLine, nearAnswer } from '../formula/rounded.ts';
import { told, type Task } from '../worked.ts';

const MOST = /\b(?:as large as possible|maxim\w+|largest|greatest)\b/i;
const LEAST = /\b(?:as small as possible|minim\w+|smallest|least)\b/i;

/** Two positive numbers with a given sum and the largest product, or a given product and the smallest sum. */
export const bestPairTask: Task = (raw) => {
  const text = withDigits(raw);
  const total = /\b(?:sum|add up to|total)\b[^.\d]{0,15}(\d+(?:\.\d+)?)/i.exec(text)?.[1];
  const whole = /\bproduct\b[^.\d]{0,15}(\d+(?:\.\d+)?)/i.exec(text)?.[1];
  if (raw.length > 300 || !/\b2\b[^.]*\bnumbers\b/i.test(text) || (text.match(/\d+/g)?.length ?? 0) !== 2)
    return null;
  const bySum = total !== undefined && MOST.test(text) && /\bproduct\b/i.test(text);
  const byProduct = whole !== undefined && LEAST.test(text) && /\bsum\b/i.test(text);
  if (bySum === byProduct) return null;
  const each = bySum ? Number(total) / 2 : Math.sqrt(Number(whole));
  const asksPair =
    /\bproduct\b|\bsum\b/i.test(questionIn(text)) &&
    /\bwhat is the (?:maximum |largest |minimum |smallest )?(?:product|sum)\b/i.test(questionIn(text));
  const value = asksPair ? (bySum ? each ** 2 : 2 * each) : each;
  return told(
    'two numbers',
    'best',
    [
      [
        bySum ? `x(${total} − x)` : `x + ${whole}/x`,
        'Write it with one letter',
        'The other number follows from the first.',
      ],
      [`x = ${inLine(each)}`, 'Set the derivative to zero', 'Both numbers are alike.'],
      ...(asksPair ? [[inLine(value), 'Work it out', 'Put both numbers in.'] as const] : []),
    ],
    nearAnswer(value, raw),
  );
};
