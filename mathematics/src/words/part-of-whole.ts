import { withDigits } from '../arithmetic/number-words.ts';
import { questionIn } from '../chance/parameters.ts';
import { number, type Expression } from '../expression/tree.ts';
import type { Task, Worked } from '../worked.ts';
import { amount, by, computed, over, plus } from './story.ts';

const N = String.raw`\$?\s?(\d[\d,]*(?:\.\d+)?)`;
const SHARE = String.raw`(?:(\d+(?:\.\d+)?)\s*(?:%|percent)|(\d+)\/(\d+)|(one[\s-]half|half|1[\s-]half|one[\s-]third|1[\s-]third|one[\s-]fourth|1[\s-]fourth|a quarter))`;
const NAMED: readonly (readonly [RegExp, number])[] = [
  [/half/i, 2],
  [/third/i, 3],
  [/fourth|quarter/i, 4],
];

const shareOf = (match: RegExpExecArray, at: number): Expression => {
  const [percent, top, bottom, named] = [match[at], match[at + 1], match[at + 2], match[at + 3]];
  if (percent !== undefined) return over(amount(percent), number(100));
  if (top !== undefined) return over(amount(top), amount(bottom));
  return over(number(1), number(NAMED.find(([word]) => word.test(named ?? ''))?.[1] ?? 2));
};

/** A part and what share of the whole it is: the whole; or a price that is marked up. */
export const partOfWholeTask: Task = (raw) => {
  if (raw.length > 400) return null;
  const text = withDigits(raw);
  return which(text) ?? tax(text) ?? markUp(text);
};

// `6 grams of fiber, which is 24% of the daily amount. What is the daily amount?`
const which = (text: string): Worked | null => {
  const match = new RegExp(
    String.raw`${N}[^.?\d]*?[,.]?\s+(?:which|that|this|it)\s+(?:is|was|are|were|represents?|makes? up)\s+(?:only\s+|about\s+)?${SHARE}\s+(?:of|the)\s+([^.?]*)`,
    'i',
  ).exec(text);
  const question = questionIn(text);
  if (!match || new RegExp(String.raw`(?<![\d.])\d`).test(text.replace(match[0], ' '))) return null;
  return /\b(?:what|how (?:much|many)|find)\b/i.test(question)
    ? computed(
        text,
        over(amount(match[1]), shareOf(match, 2)),
        'Divide the part by its share',
        'The part is that share of the whole.',
      )
    : null;
};

// The tax, tip or commission is known and its rate: what it was taken from.
const tax = (text: string): Worked | null => {
  const paid = new RegExp(
    String.raw`${N}\s+(?:in|of|for)\s+(?:the\s+)?(?:sales\s+)?(?:tax|commission|tip)\b`,
    'i',
  ).exec(text)?.[1];
  const rate = /(\d+(?:\.\d+)?)\s*(?:%|percent)/i.exec(text)?.[1];
  const numbers = text.match(/(?<![\w.])\d[\d,]*(?:\.\d+)?/g) ?? [];
  if (paid === undefined || rate === undefined || numbers.length !== 2) return null;
  return /\b(?:price|cost|sales|total|purchase|bill)\b/i.test(questionIn(text)) &&
    !/\brate\b/i.test(questionIn(text))
    ? computed(
        text,
        over(amount(paid), over(amount(rate), number(100))),
        'Divide by the rate',
        'The tax is that share of the price.',
      )
    : null;
};

const markUp = (text: string): Worked | null => {
  const rate =
    /\b(?:mark(?:s|ed)?\s?(?:it\s+|them\s+)?-?up(?:\s+(?:of|by|rate of|rate))*)\s*(\d+(?:\.\d+)?)\s*(?:%|percent)/i.exec(
      text,
    )?.[1] ?? /(\d+(?:\.\d+)?)\s*(?:%|percent)\s+mark-?\s?up/i.exec(text)?.[1];
  const money = [...text.matchAll(/\$\s?(\d[\d,]*(?:\.\d+)?)/g)].map((match) => match[1]);
  const [cost, more] = money;
  if (rate === undefined || cost === undefined || more !== undefined) return null;
  const raise = by(over(amount(rate), number(100)), amount(cost));
  return /\bamount of (?:the )?mark|\bhow much (?:was|is) (?:it|the) mark/i.test(questionIn(text))
    ? computed(text, raise, 'Take the percent', 'The mark-up is a share of the cost.')
    : computed(
        text,
        plus(amount(cost), raise),
        'Add the mark-up',
        'The list price is the cost and the mark-up.',
      );
};
