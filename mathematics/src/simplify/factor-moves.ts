import { exactRoot, negate, type Fraction } from '../expression/fraction.ts';
import { number, power, product, scaled, signedSum, symbol, type Expression } from '../expression/tree.ts';
import { factorPolynomial, rootOfPolynomial, type Factored } from '../polynomial/factor.ts';
import {
  asConstant,
  contentOf,
  divideExactly,
  fromTerms,
  inOrder,
  letter,
  lettersOf,
  primitive,
  scaleP,
  termsOf,
  timesP,
  UNIT,
  type Polynomial,
} from '../polynomial/polynomial.ts';
import { move, type Move } from '../steps/step.ts';
import { polynomialToExpression } from './denormal.ts';

/** The steps from a sum to its factors: first what all terms share, then a pattern or a split of the middle term. */
export const factorMoves = (p: Polynomial, answer: Expression): Move[] => {
  const moves: Move[] = [];
  const { front, rest } = commonFactor(p);
  const outside = polynomialToExpression(front);
  const wholeLine = (inside: Expression): Expression =>
    asConstant(front)?.top === 1n && front.size === 1 && asConstant(front)?.bottom === 1n
      ? inside
      : product([outside, inside]);
  const inner = polynomialToExpression(rest);
  if (rest.size > 1 && !(asConstant(front)?.top === 1n)) {
    moves.push(
      move(sharedTerms(front, rest), [
        'See what all terms share',
        `Every term is ${plain(front)} times something.`,
      ]),
    );
    moves.push(
      move(wholeLine(inner), [
        'Take out what all terms share',
        `Every term can be divided by ${plain(front)}.`,
      ]),
    );
  }
  moves.push(...patternMoves(rest, wholeLine));
  moves.push(
    move(answer, [
      moves.length > 0 ? 'Factor completely' : 'Factor',
      'No factor can be taken apart any further. Multiply out to check.',
    ]),
  );
  return moves;
};

const sharedTerms = (front: Polynomial, rest: Polynomial): Expression => {
  const shared = polynomialToExpression(front);
  const terms = inOrder(rest).map(({ coefficient, powers }): Expression => {
    const part = polynomialToExpression(fromTerms([{ coefficient: absolute(coefficient), powers }]));
    const term: Expression = { kind: 'product', factors: [shared, part] };
    return coefficient.top < 0n ? { kind: 'negative', of: term } : term;
  });
  return { kind: 'sum', terms };
};

const plain = (p: Polynomial): string => {
  const [only] = inOrder(p);
  return only
    ? `${only.coefficient.top}${only.powers.map(([name, exponent]) => (exponent === 1 ? name : `${name}^${exponent}`)).join('')}`.replace(
        /^1(?=\D)/,
        '',
      )
    : '1';
};

const commonFactor = (p: Polynomial): { front: Polynomial; rest: Polynomial } => {
  let front = scaleP(UNIT, contentOf(p));
  let rest = primitive(p);
  for (const name of lettersOf(rest)) {
    const lowest = Math.min(
      ...termsOf(rest).map(({ powers }) => powers.find(([one]) => one === name)?.[1] ?? 0),
    );
    if (lowest === 0 || rest.size < 2) continue;
    front = timesP(front, letter(name, lowest));
    rest = divideExactly(rest, letter(name, lowest)) ?? rest;
  }
  return { front, rest };
};

const patternMoves = (p: Polynomial, put: (inside: Expression) => Expression): Move[] =>
  squarePattern(p, put) ?? twoTerms(p, put) ?? splitMiddle(p, put) ?? groups(p, put) ?? [];

/** a² ± 2ab + b² */
const squarePattern = (p: Polynomial, put: (inside: Expression) => Expression): Move[] | null => {
  if (p.size !== 3) return null;
  const base = rootOfPolynomial(p, 2);
  if (!base) return null;
  const [first, second] = inOrder(base).map(({ coefficient, powers }) => ({
    size: polynomialToExpression(fromTerms([{ coefficient: absolute(coefficient), powers }])),
    negative: coefficient.top < 0n,
  }));
  if (!first || !second) return null;
  const middle = product([number(2), first.size, second.size]);
  const minus = first.negative !== second.negative;
  return [
    move(
      put({
        kind: 'sum',
        terms: [
          power(first.size, number(2)),
          minus ? { kind: 'negative', of: middle } : middle,
          power(second.size, number(2)),
        ],
      }),
      'See the square of a sum',
    ),
  ];
};

const absolute = (value: Fraction): Fraction => (value.top < 0n ? negate(value) : value);

const rootOf = (
  coefficient: Fraction,
  powers: readonly (readonly [string, number])[],
  index: number,
): Expression | null => {
  const front = exactRoot(coefficient, index);
  if (!front || powers.some(([, exponent]) => exponent % index !== 0)) return null;
  return scaled(
    front,
    product(powers.map(([name, exponent]) => power(symbol(name), number(exponent / index)))),
  );
};

/** a² − b², a³ ± b³ */
const twoTerms = (p: Polynomial, put: (inside: Expression) => Expression): Move[] | null => {
  const [first, second, third] = inOrder(p);
  if (!first || !second || third) return null;
  for (const index of [2, 3]) {
    if (index === 2 && first.coefficient.top < 0n === second.coefficient.top < 0n) continue;
    const [a, b] = [first, second].map(({ coefficient, powers }) =>
      rootOf(absolute(coefficient), powers, index),
    );
    if (!a || !b) continue;
    const raised = (base: Expression): Expression => power(base, number(index));
    const minus = first.coefficient.top < 0n !== second.coefficient.top < 0n;
    return [
      move(
        put({
          kind: 'sum',
          terms: [raised(a), minus ? { kind: 'negative', of: raised(b) } : raised(b)],
        }),
        [
          index === 2
            ? 'See the difference of two squares'
            : minus
              ? 'See the difference of two cubes'
              : 'See the sum of two cubes',
          index === 2
            ? 'a² − b² = (a + b)(a − b).'
            : minus
              ? 'a³ − b³ = (a − b)(a² + ab + b²).'
              : 'a³ + b³ = (a + b)(a² − ab + b²).',
        ],
      ),
    ];
  }
  return null;
};

/** x² + 5x + 6 = x² + 2x + 3x + 6: the middle term is split so that grouping works. */
const splitMiddle = (p: Polynomial, put: (inside: Expression) => Expression): Move[] | null => {
  const { factors } = factorPolynomial(p);
  const [name] = lettersOf(p);
  if (name === undefined || p.size !== 3 || !opensInTwo(factors)) return null;
  const [left = UNIT, right = UNIT] = factors.flatMap(({ base, exponent }) =>
    Array.from({ length: exponent }, () => base),
  );
  const [a, b] = [left, right].map((one) => inOrder(one));
  const [a1, a2, b1, b2] = [a?.[0], a?.[1], b?.[0], b?.[1]].map((term) => (term ? fromTerms([term]) : UNIT));
  if (!a1 || !a2 || !b1 || !b2 || a?.length !== 2 || b?.length !== 2) return null;
  const four = [timesP(a1, b1), timesP(a1, b2), timesP(a2, b1), timesP(a2, b2)].map(polynomialToExpression);
  const [outer, inner] = [timesP(a1, b2), timesP(a2, b1)].map((one) => termsOf(one)[0]);
  if (!outer || !inner) return null;
  const numbers = `${show(outer.coefficient)} and ${show(inner.coefficient)}`;
  const first = polynomialToExpression(a1);
  const second = polynomialToExpression(a2);
  const grouped: Expression = {
    kind: 'sum',
    terms: [
      product([first, polynomialToExpression(right)]),
      product([second, polynomialToExpression(right)]),
    ],
  };
  return [
    move(put(signedSum(four)), [
      'Split the middle term',
      `${numbers} add up to the number in the middle, and their product is the first number times the last.`,
    ]),
    move(put(grouped), 'Group and take out'),
  ];
};

const show = ({ top, bottom }: Fraction): string => (bottom === 1n ? `${top}` : `${top}/${bottom}`);
const opensInTwo = (factors: Factored['factors']): boolean =>
  factors.reduce((count, { exponent }) => count + exponent, 0) === 2;

/** Four terms in two pairs. */
const groups = (p: Polynomial, put: (inside: Expression) => Expression): Move[] | null => {
  if (p.size !== 4) return null;
  const { factors } = factorPolynomial(p);
  const parts = factors.flatMap(({ base, exponent }) => Array.from({ length: exponent }, () => base));
  const [left, right, more] = parts;
  if (!left || !right || more || (left.size !== 2 && right.size !== 2)) return null;
  const [pair, other] = left.size === 2 ? [left, right] : [right, left];
  const bracket = polynomialToExpression(other);
  const terms = inOrder(pair).map(({ coefficient, powers }): Expression => {
    const front = polynomialToExpression(fromTerms([{ coefficient: absolute(coefficient), powers }]));
    const term = product([front, bracket]);
    return coefficient.top < 0n ? { kind: 'negative', of: term } : term;
  });
  return [move(put({ kind: 'sum', terms }), 'Group in pairs')];
};
