/** The formula of a story has the story's own numbers in it, and brackets around every part: `(24*36)-15`. */

/** “(3/4)” and “(2+1/2)” are numbers of the story, and nothing to work out. */
const A_NUMBER = /^(?:\d+\+)?\d+\/\d+$/;

/** What stands in brackets, the innermost first: each is worked out on the way. */
export const partsOf = (formula: string): string[] => {
  const open: number[] = [];
  const parts: string[] = [];
  for (let at = 0; at < formula.length; at += 1) {
    const sign = formula[at];
    if (sign === '(') open.push(at + 1);
    if (sign !== ')') continue;
    const from = open.pop() ?? at;
    const part = formula.slice(from, at);
    const isNumber = A_NUMBER.test(part) && !/[a-z]/.test(formula[from - 2] ?? '');
    if (/[-+*/^]/.test(part) && !isNumber) parts.push(part);
  }
  return parts;
};

/** The two numbers that are put together first; null where the first step takes more, or only one. */
export const firstNumbers = (formula: string): [string, string] | null => {
  const [first = formula] = partsOf(formula);
  const [, one, other] = /^(\d[\d.]*|\([\d+/]+\))[-+*/](\d[\d.]*|\([\d+/]+\))$/.exec(first) ?? [];
  return one === undefined || other === undefined ? null : [asWritten(one), asWritten(other)];
};

/** “(2+1/2)” is written 2 1/2. */
const asWritten = (number: string): string => number.replaceAll(/[()]/g, '').replace('+', ' ');

/** A calculation as students write it: “24 × 36 − 15”. */
export const inSigns = (formula: string): string =>
  formula.replaceAll(
    /(?<![a-z])\((?:(\d+)\+)?(\d+\/\d+)\)|[-+*/]/g,
    (found, whole: string | undefined, part: string | undefined) =>
      part === undefined ? (SIGNS[found] ?? found) : [whole, part].filter(Boolean).join(' '),
  );
const SIGNS: Readonly<Record<string, string>> = { '+': ' + ', '-': ' − ', '*': ' × ', '/': ' ÷ ' };
