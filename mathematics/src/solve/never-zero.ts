import {
  hasSymbol,
  product,
  relation,
  same,
  sum,
  type Expression,
  type Relation,
} from '../expression/tree.ts';

/** An equation without a factor that is never zero, and the factor. */
interface Divided {
  line: Relation;
  by: Expression;
}

/** 2x · e^(3x) + 3x² · e^(3x) = 0 is divided by e^(3x); null where nothing of that kind stands in every term. */
export const withoutNeverZero = ({ left, right, sign }: Relation, unknown: string): Divided | null => {
  if (sign !== '=' || right.kind !== 'number' || right.value.top !== 0n) return null;
  const terms = left.kind === 'sum' ? left.terms : [left];
  const by = factorsOf(terms[0] ?? left).find((factor) => isNeverZero(factor, unknown));
  if (!by) return null;
  const rest = terms.map((term) => without(term, by));
  const divided = sum(rest.filter((one) => one !== null));
  return rest.includes(null) || !hasSymbol(divided, unknown)
    ? null
    : { line: relation(divided, '=', right), by };
};

// A power of a positive number is positive, whatever the exponent.
const isNeverZero = (factor: Expression, unknown: string): boolean =>
  factor.kind === 'power' &&
  hasSymbol(factor.exponent, unknown) &&
  ((factor.base.kind === 'number' && factor.base.value.top > 0n) ||
    (factor.base.kind === 'symbol' && (factor.base.name === 'e' || factor.base.name === 'π')));

const factorsOf = (term: Expression): readonly Expression[] => {
  if (term.kind === 'negative') return factorsOf(term.of);
  return term.kind === 'product' ? term.factors : [term];
};

const without = (term: Expression, by: Expression): Expression | null => {
  if (term.kind === 'negative') {
    const inside = without(term.of, by);
    return inside && { kind: 'negative', of: inside };
  }
  const factors = factorsOf(term);
  const at = factors.findIndex((factor) => same(factor, by));
  return at < 0 ? null : product(factors.filter((_, index) => index !== at));
};
