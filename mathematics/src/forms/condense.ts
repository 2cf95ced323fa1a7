import {
  call,
  isExpression,
  number,
  power,
  product,
  quotient,
  same,
  type Expression,
} from '../expression/tree.ts';
import { write } from '../expression/write.ts';
import { findRequest } from '../find/request.ts';
import { displayOf } from '../simplify/display.ts';
import { answerOf, told, type Task } from '../worked.ts';

/** One logarithm of a sum with its factor. */
interface Log {
  readonly factor: Expression;
  readonly inner: Expression;
  readonly base: Expression | null;
  readonly name: string;
  readonly negative: boolean;
}

const logOf = (term: Expression, negative = false): Log | null => {
  if (term.kind === 'negative') return logOf(term.of, !negative);
  if (term.kind === 'call' && /^(?:log|ln)$/.test(term.name)) {
    const [inner, base = null] = term.args;
    return inner ? { factor: number(1), inner, base, name: term.name, negative } : null;
  }
  const parts =
    term.kind === 'product'
      ? term.factors
      : term.kind === 'quotient'
        ? [quotient(number(1), term.bottom), term.top]
        : [];
  const logs = parts.filter((part) => part.kind === 'call');
  const [only, more] = logs;
  const found = only && !more ? logOf(only, negative) : null;
  return found && { ...found, factor: product(parts.filter((part) => part !== only)) };
};

/** `2 log x + 3 log y − log z` as one logarithm. */
export const condenseTask: Task = (text) => {
  if (
    !/\b(?:condense|single\s+logarithm|one\s+logarithm|combine\b[^.\n]*\blog)/i.test(text) ||
    /\bsolve\b/i.test(text)
  )
    return null;
  const line = findRequest(text)?.statements.at(-1);
  if (!line || !isExpression(line)) return null;
  const terms = line.kind === 'sum' ? line.terms : [line];
  const logs = terms.map((term) => logOf(term));
  const [first] = logs;
  if (!first || logs.some((one) => one === null)) return null;
  const known = logs.filter((one) => one !== null);
  if (known.some(({ name, base }) => name !== first.name || !sameBase(base, first.base))) return null;
  const raised = ({ factor, inner }: Log): Expression =>
    factor.kind === 'number' && factor.value.top === 1n && factor.value.bottom === 1n
      ? inner
      : power(inner, factor);
  const [tops, bottoms] = [
    known.filter(({ negative }) => !negative),
    known.filter(({ negative }) => negative),
  ];
  const top = product(tops.map(raised));
  const raw =
    bottoms.length > 0 ? quotient(tops.length > 0 ? top : number(1), product(bottoms.map(raised))) : top;
  const inner = displayOf(raw) ?? raw;
  const result = first.base ? call(first.name, inner, first.base) : call(first.name, inner);
  return told(
    write(line),
    'condense',
    [
      [
        known
          .map((one) => `${one.negative ? '−' : '+'} ${first.name}(${write(raised(one))})`)
          .join(' ')
          .replace(/^\+ /, ''),
        'Factors become exponents',
        'n · log a = log aⁿ',
      ],
      [write(result), 'Sums become products', 'log a + log b = log(ab), log a − log b = log(a/b)'],
    ],
    answerOf(result),
  );
};

const sameBase = (a: Expression | null, b: Expression | null): boolean =>
  a === null || b === null ? a === b : same(a, b);
