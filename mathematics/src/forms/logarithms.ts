import { fraction } from '../expression/fraction.ts';
import { readExpression, readStatement } from '../expression/read.ts';
import {
  call,
  hasSymbol,
  isNumber,
  isValue,
  mapTree,
  number,
  power,
  product,
  relation,
  scaled,
  signedSum,
  symbolsOf,
  type Expression,
} from '../expression/tree.ts';
import { exactValue, valueAt } from '../expression/value.ts';
import { write } from '../expression/write.ts';
import { findRequest } from '../find/request.ts';
import { displayOf } from '../simplify/display.ts';
import { answerOf, told, type Task } from '../worked.ts';

type Power = readonly [base: Expression, exponent: Expression];

/** A product as powers that are multiplied: roots and quotients are powers too. */
const powersOf = (expression: Expression): Power[] => {
  const times =
    (by: Expression) =>
    ([base, exponent]: Power): Power => [base, displayOf(product([exponent, by])) ?? exponent];
  switch (expression.kind) {
    case 'product':
      return expression.factors.flatMap(powersOf);
    case 'quotient':
      return [...powersOf(expression.top), ...powersOf(expression.bottom).map(times(number(-1)))];
    case 'power':
      return powersOf(expression.base).map(times(expression.exponent));
    case 'root':
      return powersOf(expression.of).map(times(number(fraction(1n, BigInt(expression.index)))));
    case 'number': {
      const { top, bottom } = expression.value;
      if (bottom === 1n) return [[expression, number(1)]];
      return [...(top === 1n ? [] : ([[number(top), number(1)]] as Power[])), [number(bottom), number(-1)]];
    }
    default:
      return [[expression, number(1)]];
  }
};

const isLogarithm = (node: Expression): node is Extract<Expression, { kind: 'call' }> =>
  node.kind === 'call' && (node.name === 'log' || node.name === 'ln');

const baseOf = (logarithm: Extract<Expression, { kind: 'call' }>): Expression =>
  logarithm.name === 'ln' ? { kind: 'symbol', name: 'e' } : (logarithm.args[1] ?? number(10));

/** log of a product as a sum: every factor its own logarithm, exponents in front. */
const expanded = (logarithm: Extract<Expression, { kind: 'call' }>): Expression | null => {
  const [inside] = logarithm.args;
  if (!inside) return null;
  const merged = new Map<string, [Expression, Expression[]]>();
  for (const [base, exponent] of powersOf(inside)) {
    const known = merged.get(write(base)) ?? [base, []];
    merged.set(write(base), [base, [...known[1], exponent]]);
  }
  const terms = [...merged.values()].map(([base, exponents]): Expression => {
    const exponent = displayOf(signedSum(exponents)) ?? number(1);
    const plain = call(logarithm.name, base, ...logarithm.args.slice(1));
    const value = isNumber(base) ? wholeLogarithm(base, baseOf(logarithm)) : null;
    const one = value === null ? plain : number(value);
    return isNumber(exponent)
      ? isNumber(one)
        ? (displayOf(product([exponent, one])) ?? one)
        : scaled(exponent.value, one)
      : product([exponent, one]);
  });
  return signedSum(terms);
};

const wholeLogarithm = (value: Expression, base: Expression): number | null => {
  const exponent = Math.log(valueAt(value, {}).re) / Math.log(valueAt(base, {}).re);
  const near = Math.round(exponent);
  return Math.abs(exponent - near) < 1e-9 ? near : null;
};

/** `Expand log₂(x³/y)`, and `what is the coefficient of log x` in it. */
export const expandLogarithmTask: Task = (text) => {
  if (
    !/\b(?:log|ln)/i.test(text) ||
    !/\bexpand\b|\bas (?:a |an )?(?:sum|difference)|\bproperty of logarithms\b|\bproperties of logarithms\b|\blaws? of logarithms\b/i.test(
      text,
    ) ||
    /\bcondense|\bsingle\b|\bcombine\b|\bsolve\b/i.test(text)
  )
    return null;
  const asked = /\bcoefficient\s+([a-z])\b/i.exec(text)?.[1];
  const line =
    text
      .split('\n')
      .findLast((one) => /\b(?:log|ln)/.test(one) && (asked === undefined || one.includes('='))) ?? '';
  const read = readStatement(
    balanced(
      line
        .replace(/^.*?(?=\b(?:log|ln)(?![a-z]))/, '')
        .replace(/\bwhat is.*$/i, '')
        .trim(),
    ),
  );
  const [left, right] = read?.kind === 'relation' ? [read.left, read.right] : [read, null];
  if (!left || !isOnlyLogarithm(left)) return null;
  const result = expanded(left);
  if (!result) return null;
  if (asked === undefined || !right)
    return told(
      write(left),
      'expand',
      [
        [
          write(result),
          'Products become sums, exponents come to the front',
          'Logarithms turn multiplying into adding.',
        ],
      ],
      answerOf(result),
    );
  const value = coefficientLike(result, right, asked);
  return (
    value &&
    told(
      write(left),
      'expand',
      [
        [
          write(result),
          'Products become sums, exponents come to the front',
          'Logarithms turn multiplying into adding.',
        ],
        [`${asked} = ${write(value)}`, 'Compare', 'The number in front of the same logarithm.'],
      ],
      answerOf(value),
    )
  );
};

const balanced = (line: string): string => {
  const open = (line.match(/\(/g)?.length ?? 0) - (line.match(/\)/g)?.length ?? 0);
  return open > 0 ? line + ')'.repeat(open) : line;
};

const isOnlyLogarithm = (expression: unknown): expression is Extract<Expression, { kind: 'call' }> =>
  typeof expression === 'object' && expression !== null && isLogarithm(expression as Expression);

const coefficientLike = (result: Expression, pattern: Expression, letter: string): Expression | null => {
  const terms = (one: Expression): readonly Expression[] => (one.kind === 'sum' ? one.terms : [one]);
  const wanted = terms(pattern).find((term) => hasSymbol(term, letter));
  const inside = wanted && argumentOf(wanted);
  if (!inside) return null;
  const term = terms(result).find((one) => argumentOf(one) === inside);
  if (!term) return number(0);
  const bare = displayOf(mapTree(term, (node) => (isLogarithm(node) ? number(1) : node)));
  return bare && symbolsOf(bare).length === 0 ? bare : null;
};

const argumentOf = (term: Expression): string | null => {
  if (isLogarithm(term)) return write(term.args[0] ?? number(0));
  if (term.kind === 'negative') return argumentOf(term.of);
  if (term.kind === 'product' || term.kind === 'quotient') {
    const parts = term.kind === 'product' ? term.factors : [term.top];
    return parts.map(argumentOf).find((one) => one !== null) ?? null;
  }
  return null;
};

/** log_b(x) = y says b^y = x, and the other way round. */
export const otherFormTask: Task = (text) => {
  const way =
    /\bin (exponential|logarithmic) form\b|\bto (?:an? )?(exponential|logarithmic) (?:form|equation)\b/i.exec(
      text,
    );
  if (!way || /\bsolve\b|\bevaluate\b/i.test(text)) return null;
  const line = text.split('\n').findLast((one) => one.includes('=')) ?? '';
  const cut = (line.includes(':') ? (line.split(':').at(-1) ?? '') : line)
    .replaceAll(/\blog([a-z])\s*(?=\()/g, 'log_$1')
    .replace(/^.*?\b(?:rewrite|write|convert|express)\b\s*/i, '')
    .replace(/\bin (?:exponential|logarithmic) form.*$/i, '')
    .replace(/[.?]\s*$/, '')
    .trim();
  const read = readStatement(cut);
  if (read?.kind !== 'relation' || read.sign !== '=') return null;
  const toPower = /exponential/i.test(way[1] ?? way[2] ?? '');
  const [logarithm, other] = isOnlyLogarithm(read.left)
    ? [read.left, read.right]
    : isOnlyLogarithm(read.right)
      ? [read.right, read.left]
      : [];
  if (toPower && logarithm && other) {
    const result = relation(power(baseOf(logarithm), other), '=', logarithm.args[0] ?? number(0));
    return told(
      write(read),
      'rewrite',
      [
        [
          write(result),
          'A logarithm is an exponent',
          'The base raised to it gives what stands in the brackets.',
        ],
      ],
      answerOf(result),
    );
  }
  const [raised, value] =
    read.left.kind === 'power'
      ? [read.left, read.right]
      : read.right.kind === 'power'
        ? [read.right, read.left]
        : [];
  if (toPower || !raised || !value) return null;
  const isE = raised.base.kind === 'symbol' && raised.base.name === 'e';
  const left = isE
    ? call('ln', value)
    : isValue(raised.base, 10)
      ? call('log', value)
      : call('log', value, raised.base);
  const result = relation(left, '=', raised.exponent);
  return told(
    write(read),
    'rewrite',
    [[write(result), 'A logarithm is an exponent', 'It says to which power the base is raised.']],
    answerOf(result),
  );
};

/** The whole numbers on both sides of a logarithm. */
export const betweenTask: Task = (text) => {
  const bound =
    /\b(largest|smallest)\s+integer\s+([A-Z])[^.\n]*?(?:<\s*)?(log_?\(?\s*\d+\s*\)?\s*\(?\s*\d+\s*\)?|sqrt\(\d+\)|√\d+)/i.exec(
      text.split('\n').at(-1) ?? '',
    );
  const read =
    bound &&
    readExpression((bound[3] ?? '').replace(/log_?\(?\s*(\d+)\s*\)?\s*\(?\s*(\d+)\s*\)?/, 'log_($1) ($2)'));
  const value = read ? valueAt(read, {}).re : Number.NaN;
  if (!bound || !read || !Number.isFinite(value) || exactValue(read) || Number.isInteger(value)) return null;
  const result = /largest/i.test(bound[1] ?? '') ? Math.floor(value) : Math.ceil(value);
  return told(
    write(read),
    'estimate',
    [
      [
        `${Math.floor(value)} < ${write(read)} < ${Math.ceil(value)}`,
        'Find the whole numbers beside it',
        'Try powers until it lies between two.',
      ],
    ],
    answerOf(number(result)),
  );
};

/** Roots as powers: root(5; x³) = x^(3/5). */
export const asPowerTask: Task = (text) => {
  if (
    !/\b(?:radical|root)s?\b[^.\n]*\b(?:exponent|exponential|power)|\b(?:fractional|rational) exponents?\b/i.test(
      text,
    ) ||
    !/√|sqrt|root\(/.test(text)
  )
    return null;
  const [only, more] = (findRequest(text.split('\n').at(-1) ?? '')?.statements ?? []).filter(
    (one) => one.kind !== 'relation',
  );
  const line = text.trim().split('\n').at(-1) ?? '';
  const read = only && !more && 'kind' in only ? (only as Expression) : readExpression(line);
  if (!read || symbolsOf(read).length === 0) return null;
  const powers = powersOf(read).map(([base, exponent]) => power(base, exponent));
  const decimal = /\bdecimal\b/i.test(text);
  const result = product(
    powers.map((one) =>
      decimal && one.kind === 'power' && isNumber(one.exponent)
        ? power(one.base, number(one.exponent.value, 'decimal'))
        : one,
    ),
  );
  return told(
    write(read),
    'rewrite',
    [
      [
        write(result),
        'A root is a power',
        'The index of the root goes under the fraction line of the exponent.',
      ],
    ],
    answerOf(result),
  );
};
