import { fraction } from '../expression/fraction.ts';
import { number, power, product, quotient, symbol, type Expression } from '../expression/tree.ts';

const FAMILIAR: readonly (readonly [Expression, number])[] = [
  ...[1, 2, 3, -1, -2, -3, 4, 5].map((k) => [power(symbol('e'), number(k)), Math.exp(k)] as const),
  ...[1, 2, 3, 4, 6].flatMap((k) =>
    [1, -1].map(
      (sign) => [quotient(product([number(sign), symbol('π')]), number(k)), (sign * Math.PI) / k] as const,
    ),
  ),
];

/** The simple number that values come close to; null when none is near enough. */
export const wellKnown = (near: number): Expression | null => {
  const close = (value: number): boolean => Math.abs(value - near) < 1e-4 * (1 + Math.abs(near));
  for (const bottom of [1, 2, 3, 4, 5, 6, 8, 10, 12]) {
    const top = Math.round(near * bottom);
    if (close(top / bottom)) return number(fraction(BigInt(top), BigInt(bottom)));
  }
  return FAMILIAR.find(([, value]) => close(value))?.[0] ?? null;
};
