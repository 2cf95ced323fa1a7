import { absolute, type Fraction, ONE } from '../expression/fraction.ts';
import {
  number,
  power,
  product,
  signedSum,
  unsigned,
  withSign,
  type Expression,
} from '../expression/tree.ts';
import { factorPolynomial, rootOfPolynomial, rootOfTerm } from '../polynomial/factor.ts';
import {
  asConstant,
  contentOf,
  divideExactly,
  fromTerms,
  inOrder,
  isUnit,
  letter,
  lettersOf,
  scaleP,
  termsOf,
  timesP,
  UNIT,
  type Polynomial,
  lowestIn,
} from '../polynomial/polynomial.ts';
import { move, type Move } from '../steps/step.ts';
import { polynomialToExpression } from './denormal.ts';

/** The steps from a sum to its factors: first what all terms share, then a pattern or a split of the middle term. */
export const factorMoves = (p: Polynomial, answer: Expression): Move[] => {
  const moves: Move[] = [];
  const { front, rest } = commonFactor(p);
  const outside = polynomialToExpression(front);
  const wholeLine = (inside: Expression): Expression => (isUnit(front) ? inside : product([outside, inside]));
  if (rest.size > 1 && !(asConstant(front)?.top === 1n)) {
    const shared = eachTerm(rest, (part) => ({ kind: 'product', factors: [outside, part] }));
    moves.push(
      move(shared, ['See what all terms share', `Every term is ${plain(front)} times something.`]),
      move(wholeLine(polynomialToExpression(rest)), [
        'Take out what all terms share',
        `Every term can be divided by ${plain(front)}.`,
      ]),
    );
  }
  moves.push(...patternMoves(rest, wholeLine));
  const rule = moves.length > 0 ? 'Factor completely' : 'Factor';
  const reason = 'No factor can be taken apart any further. Multiply out to check.';
  return [...moves, move(answer, [rule, reason])];
};

/** A sum of what becomes of each term, with the term's own sign in front. */
const eachTerm = (p: Polynomial, change: (size: Expression) => Expression): Expression => ({
  kind: 'sum',
  terms: inOrder(p).map(({ coefficient, powers }) => {
    const size = polynomialToExpression(fromTerms([{ coefficient: absolute(coefficient), powers }]));
    return withSign(change(size), coefficient.top < 0n);
  }),
});

const plain = (p: Polynomial): string => {
  const [{ coefficient, powers } = { coefficient: ONE, powers: [] }] = inOrder(p);
  const letters = powers.map(([name, exponent]) => (exponent === 1 ? name : `${name}^${exponent}`));
  return `${coefficient.top}${letters.join('')}`.replace(/^1(?=\D)/, '');
};

const commonFactor = (p: Polynomial): { front: Polynomial; rest: Polynomial } => {
  const letters = (p.size < 2 ? [] : lettersOf(p)).map((name) => letter(name, lowestIn(p, name)));
  const front = scaleP(letters.reduce(timesP, UNIT), contentOf(p));
  return { front, rest: divideExactly(p, front) ?? p };
};

const patternMoves = (p: Polynomial, put: (inside: Expression) => Expression): Move[] =>
  squarePattern(p, put) ?? twoTerms(p, put) ?? splitMiddle(p, put) ?? groups(p, put) ?? [];

/** a² ± 2ab + b² */
const squarePattern = (p: Polynomial, put: (inside: Expression) => Expression): Move[] | null => {
  if (p.size !== 3) return null;
  const base = rootOfPolynomial(p, 2);
  const line = base && eachTerm(base, (size) => size);
  const [first, second] = line?.kind === 'sum' ? line.terms : [];
  if (!first || !second) return null;
  const [a, b] = [unsigned(first), unsigned(second)];
  const middle = withSign(
    product([number(2), a, b]),
    (first.kind === 'negative') !== (second.kind === 'negative'),
  );
  const square = (of: Expression): Expression => power(of, number(2));
  return [move(put({ kind: 'sum', terms: [square(a), middle, square(b)] }), 'See the square of a sum')];
};

const SQUARES = ['See the difference of two squares', 'a² − b² = (a + b)(a − b).'] as const;
const CUBES = ['See the difference of two cubes', 'a³ − b³ = (a − b)(a² + ab + b²).'] as const;
const SUM_OF_CUBES = ['See the sum of two cubes', 'a³ + b³ = (a + b)(a² − ab + b²).'] as const;

/** a² − b², a³ ± b³ */
const twoTerms = (p: Polynomial, put: (inside: Expression) => Expression): Move[] | null => {
  const [first, second, third] = inOrder(p);
  if (!first || !second || third) return null;
  for (const index of [2, 3]) {
    if (index === 2 && first.coefficient.top < 0n === second.coefficient.top < 0n) continue;
    const [a, b] = [first, second].map(({ coefficient, powers }) =>
      rootOfTerm({ coefficient: absolute(coefficient), powers }, index),
    );
    if (!a || !b) continue;
    const raised = (base: Polynomial): Expression => power(polynomialToExpression(base), number(index));
    const isMinus = first.coefficient.top < 0n !== second.coefficient.top < 0n;
    const why = index === 2 ? SQUARES : isMinus ? CUBES : SUM_OF_CUBES;
    return [move(put({ kind: 'sum', terms: [raised(a), withSign(raised(b), isMinus)] }), why)];
  }
  return null;
};

/** x² + 5x + 6 = x² + 2x + 3x + 6: the middle term is split so that grouping works. */
const splitMiddle = (p: Polynomial, put: (inside: Expression) => Expression): Move[] | null => {
  const [left, right, more] = factorsOf(p);
  if (lettersOf(p).length === 0 || p.size !== 3 || !left || !right || more) return null;
  const [a, b] = [left, right].map(inOrder);
  const [a1, a2, b1, b2] = [a?.[0], a?.[1], b?.[0], b?.[1]].map((term) => (term ? fromTerms([term]) : UNIT));
  if (!a1 || !a2 || !b1 || !b2 || a?.length !== 2 || b?.length !== 2) return null;
  const four = [timesP(a1, b1), timesP(a1, b2), timesP(a2, b1), timesP(a2, b2)].map(polynomialToExpression);
  const [outer, inner] = [timesP(a1, b2), timesP(a2, b1)].map((one) => termsOf(one)[0]);
  if (!outer || !inner) return null;
  const numbers = `${show(outer.coefficient)} and ${show(inner.coefficient)}`;
  const bracket = polynomialToExpression(right);
  const terms = [a1, a2].map((front) => product([polynomialToExpression(front), bracket]));
  return [
    move(put(signedSum(four)), [
      'Split the middle term',
      `${numbers} add up to the number in the middle, and their product is the first number times the last.`,
    ]),
    move(put({ kind: 'sum', terms }), 'Group and take out'),
  ];
};

const show = ({ top, bottom }: Fraction): string => (bottom === 1n ? `${top}` : `${top}/${bottom}`);
/** The factors one by one. */
const factorsOf = (p: Polynomial): Polynomial[] =>
  factorPolynomial(p).factors.flatMap(({ base, exponent }) => Array.from({ length: exponent }, () => base));

/** Four terms in two pairs. */
const groups = (p: Polynomial, put: (inside: Expression) => Expression): Move[] | null => {
  if (p.size !== 4) return null;
  const [left, right, more] = factorsOf(p);
  if (!left || !right || more || (left.size !== 2 && right.size !== 2)) return null;
  const [pair, other] = left.size === 2 ? [left, right] : [right, left];
  const bracket = polynomialToExpression(other);
  return [move(put(eachTerm(pair, (front) => product([front, bracket]))), 'Group in pairs')];
};
