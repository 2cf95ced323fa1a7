import { lettersIn, numberIn } from '@studia/mathematics';

/** Rounded on the way, a line may be this much off. */
const ROUNDED = 0.01;

/** Whether a line is true for one of the answers `x = 2 or x = 3`, `x = 3 and y = 1`; null when that can't be told. */
export const holdsFor = (answer: string, line: string): boolean | null => {
  const cases = answer.split(' or ').map(valuesIn);
  if (cases.some((one) => one === null)) return null;
  const tries = cases.map((values) =>
    line.split('=').map((side) => (values ? numberIn(filledIn(side, values)) : null)),
  );
  if (tries.some((sides) => sides.length < 2 || sides.some((one) => one === null))) return null;
  return tries.some(([one, ...others]) => others.every((other) => isNear(one ?? 0, other ?? 0)));
};

const isNear = (one: number, other: number): boolean =>
  Math.abs(one - other) <= ROUNDED * Math.max(Math.abs(one), Math.abs(other), 1e-9);

const valuesIn = (answer: string): Map<string, number> | null => {
  const values = new Map<string, number>();
  for (const part of answer.split(' and ')) {
    const [letter = '', written = ''] = part.split(' = ').map((one) => one.trim());
    const value = /^[a-z]$/i.test(letter) && lettersIn(written).length === 0 ? numberIn(written) : null;
    if (value === null) return null;
    values.set(letter, value);
  }
  return values;
};

const filledIn = (side: string, values: ReadonlyMap<string, number>): string =>
  side.replaceAll(/(?<!\p{L})\p{L}(?!\p{L})/gu, (letter) => {
    const value = values.get(letter);
    return value === undefined ? letter : `(${value})`;
  });
