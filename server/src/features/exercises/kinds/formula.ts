import { numberIn } from '@studia/mathematics';

const inDegrees = (degrees: number): number => (degrees * Math.PI) / 180;
const EXACT = 1e-9;

const FUNCTIONS: Readonly<Record<string, (...values: number[]) => number>> = {
  sqrt: (value = 0) => Math.sqrt(value),
  sin: (value = 0) => Math.sin(inDegrees(value)),
  cos: (value = 0) => Math.cos(inDegrees(value)),
  tan: (value = 0) => Math.tan(inDegrees(value)),
  asin: (value = 0) => Math.asin(value) / inDegrees(1),
  acos: (value = 0) => Math.acos(value) / inDegrees(1),
  atan: (value = 0) => Math.atan(value) / inDegrees(1),
  log: (value = 0) => Math.log10(value),
  ln: (value = 0) => Math.log(value),
  exp: (value = 0) => Math.exp(value),
  up: (value = 0) => Math.ceil(value - EXACT),
  down: (value = 0) => Math.floor(value + EXACT),
  fact: (value = 0) => rising(1, value),
  choose: (all = 0, some = 0) => rising(all - some + 1, all) / rising(1, some),
};

const MOST_FACTORS = 1000;
const rising = (from: number, to: number): number => {
  // More factors than any task of a book has.
  if (to - from > MOST_FACTORS) return Number.NaN;
  let product = 1;
  for (let factor = Math.round(from); factor <= Math.round(to); factor += 1) product *= factor;
  return product;
};

/** Without a power of ten in it. */
const written = (value: number): string => {
  if (!String(value).includes('e')) return String(value);
  return Math.abs(value) > 1 ? String(BigInt(Math.round(value))) : value.toFixed(DIGITS);
};
const DIGITS = 20;
const INNERMOST = /(?<![a-z])([a-z]{0,6})\(([^()]{0,200})\)/;

/** What a formula of a kind comes to for these numbers; null where it has no value. */
export const valueOf = (formula: string, values: Readonly<Record<string, number>>): number | null => {
  let text = formula
    .replaceAll(/\s/g, '')
    .replaceAll(/(?<![a-z])pi(?![a-z])/g, `(${Math.PI})`)
    .replaceAll(/(?<![a-z])[a-z](?![a-z])/g, (letter) => `(${values[letter] ?? 'NaN'})`);
  for (let found = INNERMOST.exec(text); found; found = INNERMOST.exec(text)) {
    const [whole, name = '', inside = ''] = found;
    const given = inside.split(',').map(plainValue);
    if (given.some((one) => one === null)) return null;
    const value = name === '' ? given[0] : FUNCTIONS[name]?.(...given.map((one) => one ?? 0));
    if (value === undefined || value === null || !Number.isFinite(value)) return null;
    text = text.replace(whole, () => `«${written(value)}»`);
  }
  return plainValue(text);
};

/** Only numbers are left; those in marks were worked out before. */
const plainValue = (text: string): number | null => numberIn(text.replaceAll('«', '(').replaceAll('»', ')'));
