import { readExpression } from '../expression/read.ts';
import { number, symbolsOf, type Expression } from '../expression/tree.ts';
import { filled } from '../formula/fill.ts';
import { workSimplify } from '../simplify/work.ts';
import type { Task } from '../worked.ts';
import { numbersIn } from './lists.ts';

const AMOUNT = String.raw`(-?\(?-?[\d,]*\.?\d+(?:\s*\/\s*\d+|\s+\d+\/\d+)?\)?%?)`;

/** How arithmetic is said, and the formula that is meant: `#` is a number, a the first of them and b the second. */
const PHRASES = (
  [
    [String.raw`\bsquare root of #`, '√a'],
    [String.raw`\bcube root of #`, '∛a'],
    [String.raw`(?:\bsquare of #|# squared\b)`, 'a^2'],
    [String.raw`(?:\bcube of #|# cubed\b)`, 'a^3'],
    [String.raw`\bhalf of #`, 'a ÷ 2'],
    [String.raw`\b(?:twice|double) (?:of )?#`, '2 · a'],
    [String.raw`\b(?:add(?: together)?|sum(?: of)?|total of|put together) # (?:and|to|with|plus) #`, 'a + b'],
    [String.raw`\bsubtract # from #`, 'b − a'],
    [String.raw`\btake(?: away)? # (?:away )?from #`, 'b − a'],
    [String.raw`\b(?:distance|difference) between # and #`, '|a − b|'],
    [String.raw`\bdifference of # and #`, 'a − b'],
    [String.raw`\bwhat is # less than #`, 'b − a'],
    ['# (?:take away|minus|subtract) #', 'a − b'],
    ['# (?:plus|more than|added to) #', 'a + b'],
    [String.raw`\b(?:product of|multiply) # (?:and|by|with|times) #`, 'a · b'],
    ['# (?:times|multiplied by) #', 'a · b'],
    [String.raw`\b(?:quotient of|divide) # (?:and|by) #`, 'a ÷ b'],
    ['# (?:divided by|over) #', 'a ÷ b'],
    [String.raw`(?:what is|find|calculate|^)\s*# of #`, 'a · b'],
  ] as const
).map(([pattern, formula]) => {
  const form = new RegExp(pattern.replaceAll(' ', String.raw`\s+`).replaceAll('#', AMOUNT), 'i');
  return { form, formula, isSingle: !formula.includes('b') };
});

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
  for (const { form, formula, isSingle } of PHRASES) {
    const match = form.exec(text);
    if (!match) continue;
    const found = match.slice(1).filter((one) => one !== undefined);
    const [a, b] = found.map((one) => readExpression(one.replaceAll(',', '')));
    const rest = `${text.slice(0, match.index)} ${text.slice(match.index + match[0].length)}`;
    if (!a) continue;
    const isWhole = isSingle ? !/[\d+*/^=√]/.test(rest) : b && isTwo(formula, a, b, rest);
    if (isWhole) return workSimplify(filled(formula, { a, b: b ?? a }), 'work out');
  }
  return null;
};

const isTwo = (formula: string, a: Expression, b: Expression, rest: string): boolean => {
  // `$300 plus 20%` is 360 to a shopkeeper, and words all around make a story of it.
  if (isPercent(a) !== isPercent(b) && /^a [+−] b$/.test(formula)) return false;
  if ((rest.match(/[a-z]{2,}/gi)?.length ?? 0) > MOST_WORDS) return false;
  // More numbers than the two: a story, not a phrase.
  return symbolsOf(a).length === 0 && !/\d/.test(rest.replaceAll(/\b\d+\s+decimal/g, ''));
};
