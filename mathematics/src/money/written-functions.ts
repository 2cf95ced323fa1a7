import { readExpression } from '../expression/read.ts';
import { symbolsOf } from '../expression/tree.ts';
import { valueAt } from '../expression/value.ts';

/** What a function of a story about business stands for. */
export type Role = 'cost' | 'revenue' | 'price' | 'profit' | 'demand' | 'supply';

/** A function of one letter, as numbers. */
export interface WrittenFunction {
  readonly role: Role;
  readonly letter: string;
  readonly at: (x: number) => number;
}

const WRITTEN =
  /(?<![A-Za-z])(TC|TR|Q_?[dDsS]|[CRPpDSQ](?:_?[dDsS])?|y)\s*(?:\(\s*([a-zA-Z])\s*\))?\s*=\s*([-+*/^().\d\s,a-zA-Z]*?)(?=\s*(?:$|[,;.?!]\s|[.?!]$|\n|\band\b|\bwhere\b|\bfor\b|\bdollars?\b|\bper\b|\bis\b|\bhas\b|\bin\b|,\s*(?:where|what|find)))/g;
const TALK: readonly (readonly [RegExp, Role])[] = [
  [/\bprofit\b[^.]*$/i, 'profit'],
  [/\brevenue\b[^.]*$/i, 'revenue'],
  [/\bsupply\b[^.]*$/i, 'supply'],
  [/\b(?:demand|price)\b[^.]*$/i, 'demand'],
  [/\bcosts?\b[^.]*$/i, 'cost'],
];

const roleOf = (name: string, before: string): Role | null => {
  if (/^(?:C|TC)$/.test(name)) return 'cost';
  if (/^(?:R|TR)$/.test(name)) return 'revenue';
  if (/[dD]$/.test(name) && name.length > 1) return 'demand';
  if (/[sS]$/.test(name) && name.length > 1) return 'supply';
  const sentence = before.split(/[.;]\s|\n/).at(-1) ?? '';
  // The word nearest before the formula says what it is.
  const heard = TALK.map(([form, role]) => ({ role, at: form.exec(sentence)?.index ?? -1 })).reduce((a, b) =>
    b.at > a.at ? b : a,
  );
  if (heard.at < 0) return name === 'p' ? 'price' : null;
  return heard.role === 'demand' && /^[pP]$/.test(name) && !/\bdemand\b|\bsupply\b/i.test(sentence)
    ? 'price'
    : heard.role;
};

/** The functions that a text writes down, by what they stand for. */
export const functionsIn = (text: string): WrittenFunction[] =>
  [...text.matchAll(WRITTEN)].flatMap((match): WrittenFunction[] => {
    const [, name = '', , body = ''] = match;
    const role = roleOf(name, text.slice(0, match.index));
    const expression = /[a-zA-Z]{2,}/.test(body.replaceAll(/sqrt|ln|log|exp/g, ''))
      ? null
      : readExpression(body.replaceAll(',', ''));
    const [letter, more] = expression ? symbolsOf(expression).filter((one) => one !== 'e') : [];
    if (role === null || !expression || letter === undefined || more !== undefined) return [];
    return [{ role, letter, at: (x) => valueAt(expression, { [letter]: x }).re }];
  });

const STEP = 1e-3;

/** The slope of a function at a place. */
export const slopeAt = (f: (x: number) => number, x: number): number =>
  (f(x + STEP) - f(x - STEP)) / (2 * STEP);

/** The smallest positive place where a function changes its sign; null when there is none nearby. */
export const zeroOf = (f: (x: number) => number): number | null => {
  let [low, high] = [1e-6, 1e-3];
  for (; high < 1e7; low = high, high *= 1.25) {
    if (f(low) === 0) return low;
    if (f(low) * f(high) >= 0) continue;
    for (let round = 0; round < 100; round++) {
      const middle = (low + high) / 2;
      if (f(low) * f(middle) <= 0) high = middle;
      else low = middle;
    }
    return (low + high) / 2;
  }
  return null;
};

/** A line turned round: the place for a value; null when it is no line. */
export const lineBack = (f: (x: number) => number): ((value: number) => number) | null => {
  const [start, slope] = [f(0), f(1) - f(0)];
  const isLine = slope !== 0 && Math.abs(f(7) - (start + 7 * slope)) < 1e-6 * (1 + Math.abs(start));
  return isLine ? (value) => (value - start) / slope : null;
};
