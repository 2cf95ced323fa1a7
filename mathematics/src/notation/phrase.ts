import { readExpression } from '../expression/read.ts';
import { minus, number, symbolsOf, type Expression } from '../expression/tree.ts';
import { workSimplify } from '../simplify/work.ts';
import type { Task } from '../worked.ts';
import { numbersIn } from './lists.ts';

const AMOUNT = String.raw`(-?\(?-?[\d,]*\.?\d+(?:\s*\/\s*\d+|\s+\d+\/\d+)?\)?%?)`;

type Join = (a: Expression, b: Expression) => Expression;
const add: Join = (a, b) => ({ kind: 'sum', terms: [a, b] });
const multiply: Join = (a, b) => ({ kind: 'product', factors: [a, b] });
const divide: Join = (top, bottom) => ({ kind: 'quotient', top, bottom, sign: '÷' });
const swapped =
  (join: Join): Join =>
  (a, b) =>
    join(b, a);
const distance: Join = (a, b) => ({ kind: 'call', name: 'abs', args: [minus(a, b)] });

/** Two numbers and a word between or before them. */
const PHRASES: readonly (readonly [RegExp, Join])[] = [
  [
    new RegExp(
      String.raw`\b(?:add(?:\s+together)?|sum(?:\s+of)?|total\s+of|put\s+together)\s+${AMOUNT}\s+(?:and|to|with|plus)\s+${AMOUNT}`,
      'i',
    ),
    add,
  ],
  [new RegExp(String.raw`\bsubtract\s+${AMOUNT}\s+from\s+${AMOUNT}`, 'i'), swapped(minus)],
  [
    new RegExp(String.raw`\btake(?:\s+away)?\s+${AMOUNT}\s+(?:away\s+)?from\s+${AMOUNT}`, 'i'),
    swapped(minus),
  ],
  [new RegExp(String.raw`\b(?:distance|difference)\s+between\s+${AMOUNT}\s+and\s+${AMOUNT}`, 'i'), distance],
  [new RegExp(String.raw`\bdifference\s+of\s+${AMOUNT}\s+and\s+${AMOUNT}`, 'i'), minus],
  [new RegExp(String.raw`\bwhat\s+is\s+${AMOUNT}\s+less\s+than\s+${AMOUNT}`, 'i'), swapped(minus)],
  [new RegExp(String.raw`${AMOUNT}\s+(?:take\s+away|minus|subtract)\s+${AMOUNT}`, 'i'), minus],
  [new RegExp(String.raw`${AMOUNT}\s+(?:plus|more\s+than|added\s+to)\s+${AMOUNT}`, 'i'), add],
  [
    new RegExp(String.raw`\b(?:product\s+of|multiply)\s+${AMOUNT}\s+(?:and|by|with|times)\s+${AMOUNT}`, 'i'),
    multiply,
  ],
  [new RegExp(String.raw`${AMOUNT}\s+(?:times|multiplied\s+by)\s+${AMOUNT}`, 'i'), multiply],
  [new RegExp(String.raw`\b(?:quotient\s+of|divide)\s+${AMOUNT}\s+(?:and|by)\s+${AMOUNT}`, 'i'), divide],
  [new RegExp(String.raw`${AMOUNT}\s+(?:divided\s+by|over)\s+${AMOUNT}`, 'i'), divide],
  [new RegExp(String.raw`(?:what\s+is|find|calculate|^)\s*${AMOUNT}\s+of\s+${AMOUNT}`, 'i'), multiply],
];

/** One number and a word before or after it. */
const SINGLE: readonly (readonly [RegExp, (a: Expression) => Expression])[] = [
  [new RegExp(String.raw`\bsquare\s+root\s+of\s+${AMOUNT}`, 'i'), (of) => ({ kind: 'root', index: 2, of })],
  [new RegExp(String.raw`\bcube\s+root\s+of\s+${AMOUNT}`, 'i'), (of) => ({ kind: 'root', index: 3, of })],
  [
    new RegExp(String.raw`(?:\bsquare\s+of\s+${AMOUNT}|${AMOUNT}\s+squared\b)`, 'i'),
    (base) => ({ kind: 'power', base, exponent: number(2) }),
  ],
  [
    new RegExp(String.raw`(?:\bcube\s+of\s+${AMOUNT}|${AMOUNT}\s+cubed\b)`, 'i'),
    (base) => ({ kind: 'power', base, exponent: number(3) }),
  ],
  [new RegExp(String.raw`\bhalf\s+of\s+${AMOUNT}`, 'i'), (top) => divide(top, number(2))],
  [new RegExp(String.raw`\b(?:twice|double)\s+(?:of\s+)?${AMOUNT}`, 'i'), (a) => multiply(number(2), a)],
];

const LIST = /\b(sum|total|product)\sof\s(?:the\s)?(?:numbers\s)?(?=[-(\d.])/i;

// `the sum of 3, 4 and 5`, where those are all the numbers there are.
const ofList = (text: string): Expression | null => {
  const asked = LIST.exec(text);
  const values = asked ? numbersIn(text).map((one) => number(one)) : [];
  const digits = text.match(/\d+(?:\.\d+)?(?:\s?\/\s?\d+)?/g)?.length ?? 0;
  if (!asked || values.length < 3 || digits !== values.length) return null;
  return /^p/i.test(asked[1] ?? '') ? { kind: 'product', factors: values } : { kind: 'sum', terms: values };
};

const MOST_WORDS = 8;
const isPercent = (one: Expression): boolean => one.kind === 'number' && one.form === 'percent';

/** Arithmetic said in words: `the sum of 3 and 4`, `subtract 5 from 12`, `15% of 80`. */
export const phraseTask: Task = (text) => {
  if (text.length > 300) return null;
  const list = ofList(text);
  if (list) return workSimplify(list, 'work out');
  for (const [form, make] of SINGLE) {
    const match = form.exec(text);
    const rest = match ? `${text.slice(0, match.index)} ${text.slice(match.index + match[0].length)}` : '';
    const value = match && readExpression((match[1] ?? match[2] ?? '').replaceAll(',', ''));
    if (value && !/[\d+*/^=√]/.test(rest)) return workSimplify(make(value), 'work out');
  }
  for (const [form, join] of PHRASES) {
    const match = form.exec(text);
    if (!match) continue;
    const [a, b] = [match[1], match[2]].map((one) => readExpression((one ?? '').replaceAll(',', '')));
    const rest = `${text.slice(0, match.index)} ${text.slice(match.index + match[0].length)}`;
    // More numbers than the two: a story, not a phrase.
    // `$300 plus 20%` is 360 to a shopkeeper, and words all around make a story of it.
    if (a && b && isPercent(a) !== isPercent(b) && (join === add || join === minus)) continue;
    if ((rest.match(/[a-z]{2,}/gi)?.length ?? 0) > MOST_WORDS) continue;
    if (!a || !b || symbolsOf(a).length > 0 || /\d/.test(rest.replaceAll(/\b\d+\s+decimal/g, ''))) continue;
    return workSimplify(join(a, b), 'work out');
  }
  return null;
};
