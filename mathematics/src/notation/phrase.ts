import { readExpression } from '../expression/read.ts';
import { minus, number, root, symbolsOf, wholePower, type Expression } from '../expression/tree.ts';
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

const phrase = (pattern: string): RegExp =>
  new RegExp(pattern.replaceAll(' ', String.raw`\s+`).replaceAll('#', AMOUNT), 'i');

/** Two numbers and a word between or before them: a sign stands for each. */
const PHRASES: readonly (readonly [RegExp, Join])[] = [
  [
    phrase(String.raw`\b(?:add(?: together)?|sum(?: of)?|total of|put together) # (?:and|to|with|plus) #`),
    add,
  ],
  [phrase(String.raw`\bsubtract # from #`), swapped(minus)],
  [phrase(String.raw`\btake(?: away)? # (?:away )?from #`), swapped(minus)],
  [phrase(String.raw`\b(?:distance|difference) between # and #`), distance],
  [phrase(String.raw`\bdifference of # and #`), minus],
  [phrase(String.raw`\bwhat is # less than #`), swapped(minus)],
  [phrase('# (?:take away|minus|subtract) #'), minus],
  [phrase('# (?:plus|more than|added to) #'), add],
  [phrase(String.raw`\b(?:product of|multiply) # (?:and|by|with|times) #`), multiply],
  [phrase('# (?:times|multiplied by) #'), multiply],
  [phrase(String.raw`\b(?:quotient of|divide) # (?:and|by) #`), divide],
  [phrase('# (?:divided by|over) #'), divide],
  [phrase(String.raw`(?:what is|find|calculate|^)\s*# of #`), multiply],
];

/** One number and a word before or after it. */
const SINGLE: readonly (readonly [RegExp, (a: Expression) => Expression])[] = [
  [phrase(String.raw`\bsquare root of #`), (of) => root(2, of)],
  [phrase(String.raw`\bcube root of #`), (of) => root(3, of)],
  [phrase(String.raw`(?:\bsquare of #|# squared\b)`), (base) => wholePower(base, 2)],
  [phrase(String.raw`(?:\bcube of #|# cubed\b)`), (base) => wholePower(base, 3)],
  [phrase(String.raw`\bhalf of #`), (top) => divide(top, number(2))],
  [phrase(String.raw`\b(?:twice|double) (?:of )?#`), (a) => multiply(number(2), a)],
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
