import { spend } from '../budget.ts';
import {
  asConstant,
  coefficientsIn,
  degreeIn,
  divideExactly,
  isNothing,
  letter,
  lettersOf,
  minusP,
  primitive,
  timesP,
  UNIT,
  type Polynomial,
} from './polynomial.ts';

/** The greatest common divisor with whole coefficients; one when nothing is shared. */
export const commonDivisor = (a: Polynomial, b: Polynomial): Polynomial => {
  spend(5);
  if (isNothing(a)) return primitive(b);
  if (isNothing(b)) return primitive(a);
  if (asConstant(a) || asConstant(b)) return UNIT;
  const name = lettersOf(a).find((one) => degreeIn(b, one) > 0);
  if (name === undefined) return contentless(a, b);
  const [contentA, contentB] = [contentIn(a, name), contentIn(b, name)];
  const shared = commonDivisor(contentA, contentB);
  let [larger, smaller] = [withoutContent(a, contentA), withoutContent(b, contentB)];
  if (degreeIn(larger, name) < degreeIn(smaller, name)) [larger, smaller] = [smaller, larger];
  while (!isNothing(smaller) && degreeIn(smaller, name) > 0) {
    const rest = remainder(larger, smaller, name);
    larger = smaller;
    smaller = isNothing(rest) ? rest : withoutContent(rest, contentIn(rest, name));
  }
  const found = isNothing(smaller) ? larger : UNIT;
  return primitive(timesP(shared, primitive(found)));
};

// A letter of the one that the other lacks can't be in the divisor: only the coefficients can share something.
const contentless = (a: Polynomial, b: Polynomial): Polynomial => {
  const [name] = lettersOf(a);
  return name === undefined ? UNIT : commonDivisor(contentIn(a, name), b);
};

/** What all coefficients of the powers of one letter share. */
export const contentIn = (p: Polynomial, name: string): Polynomial =>
  coefficientsIn(p, name)
    .filter((one) => !isNothing(one))
    .toSorted((a, b) => a.size - b.size)
    .reduce<Polynomial | null>(
      (shared, one) => (shared ? commonDivisor(shared, one) : primitive(one)),
      null,
    ) ?? UNIT;

const withoutContent = (p: Polynomial, content: Polynomial): Polynomial =>
  primitive(divideExactly(p, content) ?? p);

const remainder = (a: Polynomial, b: Polynomial, name: string): Polynomial => {
  const lead = coefficientsIn(b, name).at(-1) ?? UNIT;
  let rest = a;
  while (!isNothing(rest) && degreeIn(rest, name) >= degreeIn(b, name)) {
    const top = coefficientsIn(rest, name).at(-1) ?? UNIT;
    const shift = letter(name, degreeIn(rest, name) - degreeIn(b, name));
    rest = primitive(minusP(timesP(rest, lead), timesP(timesP(b, shift), top)));
  }
  return rest;
};
