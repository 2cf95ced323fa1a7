import { fraction, multiply, subtract, type Fraction } from '../expression/fraction.ts';
import { readExpression } from '../expression/read.ts';
import {
  isExpression,
  number,
  power,
  product,
  quotient,
  relation,
  signedSum,
  sum,
  symbol,
  symbolsOf,
  type Expression,
} from '../expression/tree.ts';
import { write } from '../expression/write.ts';
import { isProse } from '../find/pieces.ts';
import { findRequest } from '../find/request.ts';
import {
  asConstant,
  coefficientsIn,
  isUnit,
  lettersOf,
  termsOf,
  totalDegree,
} from '../polynomial/polynomial.ts';
import { polynomialToExpression } from '../simplify/denormal.ts';
import { displayOf } from '../simplify/display.ts';
import { normalOf } from '../simplify/normal.ts';
import { workEquation } from '../solve/work.ts';
import { answerOf, lineOf, told, type Task, type Worked } from '../worked.ts';
import { relationIn, subjectOf } from './subject.ts';
/** The degree of a polynomial. */
export const degreeTask: Task = (text) => {
  if (!/\b(?:find|determine|what is|state|give)\b[^.]*\bdegree\b/i.test(text) || /\bdegrees\b/i.test(text))
    return null;
  const lone = /[a-z]?\)?\s*(-?\d+)\s*$/i.exec(text);
  const subject =
    subjectOf(findRequest(text)) ?? (lone ? { body: number(BigInt(lone[1] ?? '0')), name: 'x' } : null);
  const normal = subject && normalOf(subject.body);
  if (!subject || !normal || !isUnit(normal.bottom)) return null;
  const degrees = termsOf(normal.top).map(({ powers }) => totalDegree(powers));
  const degree = Math.max(0, ...degrees);
  return told(
    write(subject.body),
    'degree',
    [
      [degrees.join(', '), 'Add up the exponents in every term', 'A number alone has degree zero.'],
      [`${degree}`, 'Take the largest', 'The term with the highest degree decides.'],
    ],
    answerOf(number(degree)),
  );
};

/** `What is the coefficient of a^5?`, `the constant term` */
export const coefficientTask: Task = (text) => leading(text) ?? ofTerm(text);

/** `the leading coefficient`, `the coefficient of −15a²`: the number in front. */
const leading = (text: string): Worked | null => {
  if (!/\b(?:leading\s+coefficient|identify\s+the\s+coefficient)\b/i.test(text) || /\bconstant\b/i.test(text))
    return null;
  const subject = subjectOf(findRequest(text));
  const normal = subject && normalOf(subject.body);
  if (!subject || !normal || !isUnit(normal.bottom)) return null;
  const terms = termsOf(normal.top).toSorted((a, b) => totalDegree(b.powers) - totalDegree(a.powers));
  const [first, second] = terms;
  if (!first || (!/\bleading\b/i.test(text) && second)) return null;
  return told(
    write(subject.body),
    'coefficient',
    [
      [
        write(number(first.coefficient)),
        'Look at the term with the highest power',
        'Its number in front is asked for.',
      ],
    ],
    answerOf(number(first.coefficient)),
  );
};

const ofTerm = (text: string): Worked | null => {
  const asked =
    /\bcoefficient\s+of\s+((?:[a-z](?:\^\(?\d+\)?)? ?){1,3}?)(?=[^a-z^]|\s[a-z]{2}|$)|\b(constant)\s+term\b/i.exec(
      text,
    );
  const request =
    asked &&
    findRequest(
      text.replace(
        /(?:what is|find|give)\s+the\s+(?:coefficient\s+of\s+\S+|constant\s+term)(?:\s+(?:in|of)\s+(?:the\s+)?(?:expansion\s+of\s+)?(\([^\n]*))?.*$/is,
        ' $1',
      ),
    );
  const subject = subjectOf(request);
  const normal = subject && normalOf(subject.body);
  const wanted = asked?.[2] ? number(1) : readExpression((asked?.[1] ?? '').trim());
  const key = wanted && normalOf(wanted);
  if (!asked || !subject || !normal || !key || !isUnit(normal.bottom)) return null;
  const value = normal.top.get([...key.top.keys()][0] ?? '')?.coefficient;
  if (!value) return null;
  const expanded = polynomialToExpression(normal.top);
  return told(
    write(subject.body),
    'coefficient',
    [
      [write(expanded), 'Multiply out and combine like terms', 'Then every power stands once.'],
      [write(number(value)), 'Read off the number in front', 'It belongs to this term.'],
    ],
    answerOf(number(value)),
  );
};

/** x² + bx becomes a square when the square of half of b is added. */
export const completeSquareTask: Task = (text) => {
  if (!/\bcomplet\w*\s+(?:the|a|the following|following)\s+square\b/i.test(text)) return null;
  const request = findRequest(text);
  const [statement] = request?.statements ?? [];
  const normal = statement && isExpression(statement) ? normalOf(statement) : null;
  if (!statement || !isExpression(statement) || !normal || !isUnit(normal.bottom)) return null;
  const [name, other] = lettersOf(normal.top);
  const [c, b, a, more] =
    name === undefined ? [] : coefficientsIn(normal.top, name).map((one) => asConstant(one));
  if (
    name === undefined ||
    other !== undefined ||
    !a ||
    !b ||
    !c ||
    more !== undefined ||
    a.top !== 1n ||
    a.bottom !== 1n
  )
    return null;
  const half = fraction(b.top, b.bottom * 2n);
  const square = multiply(half, half);
  const trinomial = signedSum([
    power(symbol(name), number(2)),
    displayOf(product([number(b), symbol(name)])) ?? number(0),
    number(square),
  ]);
  const binomial = power(signedSum([symbol(name), number(half)]), number(2));
  const rest: Fraction = subtract(c, square);
  const answer = c.top === 0n ? binomial : signedSum([binomial, number(rest)]);
  return told(
    write(statement),
    'complete the square',
    [
      [
        write(trinomial),
        'Add the square of half the middle number',
        `Half of ${write(number(b))} is ${write(number(half))}; its square is ${write(number(square))}.`,
      ],
      [write(answer), 'Write it as a square', 'First squared, twice the product, second squared.'],
    ],
    answerOf(answer),
  );
};

/** The sum or product of the solutions of an equation. */
export const sumOfSolutionsTask: Task = (text) => {
  const asked =
    /\b(sum|product)\s+of\s+(?:the\s+)?(?:following\s+equation'?s?\s+)?(?:solutions|roots|zeros)\b/i.exec(
      text,
    );
  const line = asked && relationIn(findRequest(text));
  const worked = line && workEquation(line, {});
  const value = worked?.answer.value;
  const parts = value?.kind === 'either' ? value.parts : value?.kind === 'relation' ? [value] : [];
  const values = parts.flatMap((part) => (part.kind === 'relation' ? [part.right] : []));
  const total =
    worked && values.length > 0
      ? displayOf(asked?.[1]?.toLowerCase() === 'sum' ? sum(values) : product(values))
      : null;
  if (!worked || !total) return null;
  return {
    ...worked,
    steps: [
      ...worked.steps,
      {
        before: worked.answer,
        after: lineOf(total),
        rule: `Take the ${asked?.[1] ?? 'sum'}`,
        reason: 'That is what the exercise asks for.',
      },
    ],
    answer: answerOf(total),
  };
};

/** Where a quotient has no value. */
export const undefinedTask: Task = (text) => {
  if (
    !/\bundefined\b|\bnot defined\b|\bexcluded values?\b|\binvalid values?\b|\brestricted values?\b/i.test(
      text,
    )
  )
    return null;
  const line = findRequest(text)?.statements.at(-1);
  const side =
    line?.kind === 'relation' ? [line.left, line.right].find((one) => one.kind === 'quotient') : null;
  const subject = side ? { body: side, name: 'x' } : subjectOf(findRequest(text));
  if (!subject || subject.body.kind !== 'quotient') return null;
  const worked: Worked | null = workEquation(relation(subject.body.bottom, '=', number(0)), {});
  return (
    worked && {
      ...worked,
      problem: lineOf(subject.body),
      steps: [
        {
          before: lineOf(subject.body),
          after: worked.problem,
          rule: 'Set the bottom to zero',
          reason: 'Nothing can be divided by zero.',
        },
        ...worked.steps,
      ],
    }
  );
};

/** Opposite, reciprocal, absolute value of a number. */
export const partnerTask: Task = (text) => {
  const asked =
    /\b(multiplicative\s+inverse|reciprocal|additive\s+inverse|opposite|absolute\s+value|magnitude|modulus)\s+of\s+(?:[a-z]\s*=\s*)?(.+?)\s*[.?]?\s*$/is.exec(
      text,
    );
  const value =
    asked && readExpression((asked[2] ?? '').replace(/^(?:the\s+)?(?:complex\s+)?number\s+/i, ''));
  if (!asked || !value || isProse(asked[2] ?? '')) return null;
  const kind = (asked[1] ?? '').toLowerCase();
  const raw: Expression = /multiplicative|reciprocal/.test(kind)
    ? quotient(number(1), value)
    : /additive|opposite/.test(kind)
      ? { kind: 'negative', of: value }
      : absoluteOf(value);
  const result = displayOf(raw);
  return (
    result &&
    told(
      write(value),
      kind,
      [
        [
          write(result),
          /multiplicative|reciprocal/.test(kind)
            ? 'Turn it over'
            : /additive|opposite/.test(kind)
              ? 'Change the sign'
              : 'Take the distance from zero',
          'Together they give one, or zero, or the same distance.',
        ],
      ],
      answerOf(result),
    )
  );
};

const absoluteOf = (value: Expression): Expression => {
  const normal = normalOf(value);
  const parts =
    normal && isUnit(normal.bottom) ? coefficientsIn(normal.top, 'i').map(polynomialToExpression) : [];
  const [real, imaginary] = parts;
  if (!real || !imaginary || symbolsOf(value).length > 0) return { kind: 'call', name: 'abs', args: [value] };
  return { kind: 'root', index: 2, of: sum([power(real, number(2)), power(imaginary, number(2))]) };
};
