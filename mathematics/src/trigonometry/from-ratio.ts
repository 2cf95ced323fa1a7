import { readExpression } from '../expression/read.ts';
import { minus, number, power, product, quotient, root, sum, type Expression } from '../expression/tree.ts';
import { valueAt } from '../expression/value.ts';
import { write } from '../expression/write.ts';
import { displayOf } from '../simplify/display.ts';
import { answerOf, told, type Task } from '../worked.ts';

const ONE = number(1);
const squared = (value: Expression): Expression => power(value, number(2));
const signed = (value: Expression, sign: number): Expression =>
  sign < 0 ? { kind: 'negative', of: value } : value;

const QUADRANTS: Readonly<Record<string, number>> = {
  i: 1,
  ii: 2,
  iii: 3,
  iv: 4,
  '1': 1,
  '2': 2,
  '3': 3,
  '4': 4,
  first: 1,
  second: 2,
  third: 3,
  fourth: 4,
};

/** Sine and cosine from one ratio and the quadrant. */
const pairOf = (name: string, ratio: Expression, quadrant: number): [Expression, Expression] | null => {
  const [sineSign, cosineSign] = [quadrant <= 2 ? 1 : -1, quadrant === 1 || quadrant === 4 ? 1 : -1];
  switch (name) {
    case 'sin':
      return [ratio, signed(root(2, minus(ONE, squared(ratio))), cosineSign)];
    case 'cos':
      return [signed(root(2, minus(ONE, squared(ratio))), sineSign), ratio];
    case 'tan': {
      const cosine = signed(quotient(ONE, root(2, sum([ONE, squared(ratio)]))), cosineSign);
      return [product([ratio, cosine]), cosine];
    }
    case 'csc':
      return pairOf('sin', quotient(ONE, ratio), quadrant);
    case 'sec':
      return pairOf('cos', quotient(ONE, ratio), quadrant);
    case 'cot':
      return pairOf('tan', quotient(ONE, ratio), quadrant);
    default:
      return null;
  }
};

/** The same for the double and the half of the angle. */
const changed = (
  pair: readonly [Expression, Expression],
  how: 'same' | 'double' | 'half',
  quadrant: number,
): [Expression, Expression] => {
  const [s, c] = pair;
  if (how === 'same') return [s, c];
  if (how === 'double') return [product([number(2), s, c]), minus(ONE, product([number(2), squared(s)]))];
  const half = (sign: 1 | -1): Expression => root(2, quotient(sum([ONE, signed(c, sign)]), number(2)));
  // Half of an angle of the first two quadrants lies in the first, of the others in the second.
  return [half(-1), signed(half(1), quadrant <= 2 ? 1 : -1)];
};

const FUNCTIONS: Readonly<Record<string, (s: Expression, c: Expression) => Expression>> = {
  sin: (s) => s,
  cos: (_, c) => c,
  tan: (s, c) => quotient(s, c),
  csc: (s) => quotient(ONE, s),
  sec: (_, c) => quotient(ONE, c),
  cot: (s, c) => quotient(c, s),
};

/** `tan θ = −3/4 and θ in quadrant II: find sin 2θ`. */
export const fromRatioTask: Task = (raw) => {
  const text = withLetters(raw);
  const given =
    /\b(sin|cos|tan|csc|sec|cot)\s*\(?\s*([a-zαβγθ])\s*\)?\s*=\s*(-?[^,;\n]*?)(?=\s*(?:,|;|\n|\b(?:and|where|with|for|if|find|in)\b|\.\s|\.$|$))/i.exec(
      text,
    );
  if (!given) return null;
  const [whole, name = '', letter = '', value = ''] = given;
  const quadrant = quadrantIn(text, letter);
  const ratio = readExpression(value.replace(/[.$]\s*$/, ''));
  const rest = `${text.slice(0, given.index)}\n${text.slice(given.index + whole.length)}`;
  const asked = [
    ...rest.matchAll(
      new RegExp(
        String.raw`\b(sin|cos|tan|csc|sec|cot)\s*\(?\s*\(*\s*(2?)\s*\*?\s*${letter}\s*\)*\s*(?:/\s*\(?\s*(2)\s*\)?)?`,
        'gi',
      ),
    ),
  ].at(-1);
  if (!ratio || !asked || quadrant === null) return null;
  const how = asked[2] === '2' ? 'double' : asked[3] === '2' ? 'half' : 'same';
  const wanted = (asked[1] ?? '').toLowerCase();
  if (how === 'same' && wanted === name.toLowerCase()) return null;
  const pair = pairOf(name.toLowerCase(), ratio, quadrant);
  const make = FUNCTIONS[wanted];
  const parts = pair && [displayOf(pair[0]), displayOf(pair[1])];
  if (!pair || !make || !parts?.[0] || !parts[1]) return null;
  const [s, c] = changed([parts[0], parts[1]], how, quadrant);
  const result = displayOf(tangentOfHalf(wanted, how, parts[0], parts[1]) ?? make(s, c));
  return result
    ? told(
        `${name} ${letter} = ${write(ratio)}`,
        'evaluate',
        [
          [
            `sin ${letter} = ${write(parts[0])}, cos ${letter} = ${write(parts[1])}`,
            'Find sine and cosine',
            'sin² + cos² = 1, and the quadrant gives the signs.',
          ],
          [
            write(result),
            how === 'double'
              ? 'Double-angle formula'
              : how === 'half'
                ? 'Half-angle formula'
                : 'Put them together',
            'Work it out.',
          ],
        ],
        answerOf(result),
      )
    : null;
};

const tangentOfHalf = (wanted: string, how: string, s: Expression, c: Expression): Expression | null =>
  wanted === 'tan' && how === 'half' ? quotient(minus(ONE, c), s) : null;

// The letter of the angle may be spelled out.
const withLetters = (text: string): string =>
  text
    .replaceAll(/\btheta\b/g, 'θ')
    .replaceAll(/\balpha\b/g, 'α')
    .replaceAll(/\bbeta\b/g, 'β');

const quadrantIn = (text: string, letter: string): number | null => {
  const named =
    /\bquadrant\s+(iv|i{1,3}|[1-4])\b/i.exec(text)?.[1] ??
    /\b(first|second|third|fourth|[1-4](?=st|nd|rd|th))(?:st|nd|rd|th)?\s+quadrant\b/i.exec(text)?.[1] ??
    /\bQ(iv|i{1,3}|[1-4])\b/i.exec(text)?.[1];
  if (named !== undefined) return QUADRANTS[named.toLowerCase()] ?? null;
  if (/\bacute\b/i.test(text)) return 1;
  const between = new RegExp(String.raw`([-\dπ()/*\s]+?)\s*[<≤]\s*${letter}\s*[<≤]\s*([-\dπ()/*\s]+)`).exec(
    text,
  );
  const [low, high] = [between?.[1], between?.[2]].map((part) => {
    const read = part === undefined ? null : readExpression(part.trim());
    return read ? valueAt(read, {}).re : Number.NaN;
  });
  if (low === undefined || high === undefined || !(high - low < Math.PI / 2 + 1e-9)) return null;
  return Math.floor(((((low + high) / 2 / (Math.PI / 2)) % 4) + 4) % 4) + 1;
};
