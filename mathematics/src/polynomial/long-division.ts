import {
  divideExactly,
  coefficientsIn,
  degreeIn,
  fromCoefficients,
  isNothing,
  letter,
  minusP,
  timesP,
  UNIT,
  type Polynomial,
} from './polynomial.ts';

/** Quotient and remainder in one letter; null when a coefficient with letters leads. */
export const longDivision = (
  a: Polynomial,
  b: Polynomial,
  name: string,
): { quotient: Polynomial; rest: Polynomial } | null => {
  const lead = coefficientsIn(b, name).at(-1) ?? UNIT;
  const parts: Polynomial[] = [];
  let rest = a;
  while (!isNothing(rest) && degreeIn(rest, name) >= degreeIn(b, name)) {
    const degree = degreeIn(rest, name) - degreeIn(b, name);
    const top = divideExactly(coefficientsIn(rest, name).at(-1) ?? UNIT, lead);
    if (!top) return null;
    parts[degree] = top;
    rest = minusP(rest, timesP(timesP(top, letter(name, degree)), b));
  }
  return {
    quotient: fromCoefficients(
      Array.from(parts, (one) => one ?? new Map()),
      name,
    ),
    rest,
  };
};
