import { leastCommon } from '../arithmetic/primes.ts';
import { add, whole, type Fraction } from '../expression/fraction.ts';
import {
  contains,
  isNumber,
  number,
  opposite,
  same,
  signedSum,
  sum,
  symbolsOf,
  type Expression,
} from '../expression/tree.ts';
import { writeNumber } from '../expression/write.ts';
import { inOrder, isUnit } from '../polynomial/polynomial.ts';
import { move, type Move } from '../steps/step.ts';
import { ratioToExpression } from './denormal.ts';
import { tidy } from './display.ts';
import { normalOf } from './normal.ts';
import { rationalSumMoves } from './rational-sum.ts';

type Sum = Extract<Expression, { kind: 'sum' }>;

/** What to do with a sum whose terms are simple already. */
export const sumMoves = (node: Sum): Move[] => {
  const opened = openBrackets(node);
  const moves: Move[] = same(opened, node) ? [] : [move(opened, 'Take the brackets away')];
  if (opened.kind !== 'sum') return moves;
  if (opened.terms.every((term) => isNumber(positive(term)))) return [...moves, ...numberMoves(opened.terms)];
  if (opened.terms.some((term) => hasLettersBelow(positive(term))))
    return [...moves, ...rationalSumMoves(opened)];
  return [...moves, ...likeTermMoves(opened)];
};

const positive = (term: Expression): Expression => (term.kind === 'negative' ? term.of : term);
const hasLettersBelow = (term: Expression): boolean =>
  contains(term, (node) => node.kind === 'quotient' && symbolsOf(node.bottom).length > 0);

const openBrackets = (node: Sum): Expression => {
  const flat = node.terms.flatMap((term): Expression[] => {
    if (term.kind === 'sum') return [...term.terms];
    if (term.kind !== 'negative') return [term];
    if (term.of.kind === 'sum') return term.of.terms.map(turned);
    return term.of.kind === 'negative' || (isNumber(term.of) && term.of.value.top < 0n)
      ? [opposite(term.of)]
      : [term];
  });
  return flat.length === 1
    ? (flat[0] ?? number(0))
    : {
        kind: 'sum',
        terms: flat.map((term, at) => (at === 0 && term.kind === 'negative' ? opposite(term.of) : term)),
      };
};

const turned = (term: Expression): Expression =>
  term.kind === 'negative'
    ? term.of
    : isNumber(term) && term.value.top < 0n
      ? opposite(term)
      : { kind: 'negative', of: term };

const valueOf = (term: Expression): Fraction => {
  if (term.kind === 'negative')
    return isNumber(term.of) ? { ...term.of.value, top: -term.of.value.top } : whole(0);
  return isNumber(term) ? term.value : whole(0);
};

const numberMoves = (terms: readonly Expression[]): Move[] => {
  const proper = terms.some((term) => {
    const inner = positive(term);
    return isNumber(inner) && inner.value.bottom !== 1n && inner.form !== 'decimal';
  });
  return proper ? fractionMoves(terms) : pairMoves(terms);
};

const pairMoves = (terms: readonly Expression[]): Move[] => {
  const moves: Move[] = [];
  let left = [...terms];
  while (left.length > 1) {
    const [first = number(0), second = number(0), ...others] = left;
    const total = number(add(valueOf(first), valueOf(second)), formOf([first, second]));
    left = [total, ...others];
    const down = second.kind === 'negative' || valueOf(second).top < 0n;
    moves.push(
      move(sum(left), [
        down ? 'Subtract' : 'Add',
        down ? 'Go down from the first number by the second.' : 'Put the two amounts together.',
      ]),
    );
  }
  return moves;
};

const formOf = (terms: readonly Expression[]): 'decimal' | undefined =>
  terms.some((term) => {
    const inner = positive(term);
    return isNumber(inner) && inner.form === 'decimal';
  })
    ? 'decimal'
    : undefined;

const fractionMoves = (terms: readonly Expression[]): Move[] => {
  const values = terms.map(valueOf);
  const bottom = values.reduce((total, value) => leastCommon(total, value.bottom), 1n);
  const tops = values.map((value) => (value.top * bottom) / value.bottom);
  const alike = values.every((value) => value.bottom === bottom);
  const over = (top: bigint): Expression =>
    bottom === 1n ? number(top) : { kind: 'quotient', top: number(top), bottom: number(bottom) };
  const signed = (top: bigint): Expression => (top < 0n ? { kind: 'negative', of: over(-top) } : over(top));
  const joined = signedSum(tops.map((top) => number(top)));
  const total = tops.reduce((a, b) => a + b, 0n);
  const result = values.reduce(add, whole(0));
  return [
    ...(alike
      ? []
      : [
          move(sum(tops.map(signed)), [
            'Give the fractions the same bottom',
            `All the bottoms go into ${bottom}; multiply top and bottom of each fraction by the same number.`,
          ]),
        ]),
    move(bottom === 1n ? joined : { kind: 'quotient', top: joined, bottom: number(bottom) }, [
      'Add the tops',
      'With the same bottom, only the tops are added.',
    ]),
    move(over(total), 'Work out the top'),
    move(number(result), [
      'Reduce the fraction',
      `Top and bottom can both be divided, and the value ${writeNumber(result)} stays the same.`,
    ]),
  ];
};

/** Terms with the same letters are put together: 3x + 2x is five x. */
const likeTermMoves = (node: Sum): Move[] => {
  const normal = normalOf(node);
  if (!normal) return [];
  const result = isUnit(normal.bottom) ? ratioToExpression(normal) : tidy(node);
  const groups = grouped(node);
  const moves: Move[] = [];
  if (groups && groups.length < node.terms.length) {
    const lined = signedSum(groups.flatMap(({ terms }) => terms));
    if (!sameOrder(node.terms, groups)) moves.push(move(lined, 'Put like terms side by side'));
  }
  return [
    ...moves,
    move(result, [
      'Combine like terms',
      'Terms with the same letters are counted together, like apples with apples.',
    ]),
  ];
};

interface Group {
  key: string;
  terms: Expression[];
}

const grouped = (node: Sum): Group[] | null => {
  const groups: Group[] = [];
  for (const term of node.terms) {
    const normal = normalOf(positive(term));
    const only = normal && isUnit(normal.bottom) ? inOrder(normal.top) : null;
    if (!only || only.length !== 1 || !only[0]) return null;
    const key = JSON.stringify(only[0].powers);
    const known = groups.find((group) => group.key === key);
    if (known) known.terms.push(term);
    else groups.push({ key, terms: [term] });
  }
  return groups;
};

const sameOrder = (terms: readonly Expression[], groups: readonly Group[]): boolean =>
  groups.flatMap((group) => group.terms).every((term, at) => term === terms[at]);
