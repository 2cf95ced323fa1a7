import { allKnown } from '../all-known.ts';
import { equivalent } from '../expression/equivalent.ts';
import { fraction, greatestCommonDivisor, multiply, subtract, whole, isOne } from '../expression/fraction.ts';
import { readExpression } from '../expression/read.ts';
import {
  type Expression,
  isExpression,
  isNumber,
  number,
  power,
  product,
  quotient,
  signedSum,
  sum,
  symbol,
  call,
} from '../expression/tree.ts';
import { write } from '../expression/write.ts';
import { inOneNotation, isProse, piecesIn, weightOf } from '../find/pieces.ts';
import { findRequest } from '../find/request.ts';
import {
  commonDivisor,
  contentOf,
  degreeIn,
  isNothing,
  lettersOf,
  longDivision,
  scaleP,
  termsOf,
  totalDegree,
  primitive,
} from '../polynomial/polynomial.ts';
import { polynomialToExpression } from '../simplify/denormal.ts';
import { displayOf } from '../simplify/display.ts';
import { polynomialOf } from '../simplify/normal.ts';
import { plainSolution } from '../steps/plain.ts';
import type { Rule } from '../steps/step.ts';
import { type Task, type Worked, answerOf, checked } from '../worked.ts';
import { listParts } from './lists.ts';
import { numbersOf, polynomialIn, subjectOf } from './subject.ts';

const compared = (worked: Worked, before: Expression, after: Expression): Worked =>
  checked(worked, 'each-line', equivalent(before, after));

/** The degree of a polynomial. */
const degreeTask: Task = (text) => {
  if (!/\b(?:find|determine|what is|state|give)\b[^.]*\bdegree\b/i.test(text) || /\bdegrees\b/i.test(text))
    return null;
  const lone = /(-?\d+)\s?[?.]?$/.exec(text)?.[1];
  const subject = subjectOf(findRequest(text))?.body ?? (lone === undefined ? null : number(BigInt(lone)));
  const polynomial = polynomialIn(subject);
  if (!subject || !polynomial) return null;
  const degrees = termsOf(polynomial).map(({ powers }) => totalDegree(powers));
  const degree = Math.max(0, ...degrees);
  return plainSolution(
    write(subject),
    'degree',
    answerOf(number(degree)),
    [degrees.join(', '), 'Add up the exponents in every term'],
    [`${degree}`, 'Take the largest'],
  );
};

const OF_TERM =
  /\bcoefficient\sof\s(?:the\s)?((?:[a-z](?:\^\(?\d{1,9}\)?)?){1,3})(?![a-z^\d])|\b(constant)\sterm\b|\b(leading)\scoefficient\b/i;

/** `What is the coefficient of a^5?`, `the constant term`, `the leading coefficient` */
const coefficientTask: Task = (text) => {
  const asked = OF_TERM.exec(text);
  const question =
    /(?:what is|find|give)\sthe\s(?:leading\scoefficient|coefficient\sof\s\S+|constant\sterm)(?:\s(?:in|of)\s(?:the\s)?(?:expansion\sof\s)?)?/i;
  const subject = asked && subjectOf(findRequest(text.replace(question, ' ')))?.body;
  const polynomial = polynomialIn(subject);
  if (!asked || !subject || !polynomial) return null;
  const [highest] = termsOf(polynomial).toSorted((a, b) => totalDegree(b.powers) - totalDegree(a.powers));
  const wanted = asked[2] ? number(1) : readExpression((asked[1] ?? '').trim());
  const key = [...(polynomialIn(wanted)?.keys() ?? [])][0] ?? '';
  const value = asked[3] ? highest?.coefficient : (polynomial.get(key)?.coefficient ?? whole(0));
  if (!value || (!asked[3] && !wanted)) return null;
  return plainSolution(
    write(subject),
    'coefficient',
    answerOf(number(value)),
    [write(polynomialToExpression(polynomial)), 'Multiply out and combine like terms'],
    [write(number(value)), 'Read off the number in front'],
  );
};

/** x² + bx becomes a square when the square of half of b is added. */
const completeSquareTask: Task = (text) => {
  if (!/\bcomplet\w*\s(?:the|a|the following|following)\ssquare\b/i.test(text)) return null;
  const statement = findRequest(text)?.statements[0];
  const body = statement && isExpression(statement) ? statement : null;
  const name = lettersOf(polynomialIn(body) ?? new Map())[0] ?? 'x';
  const [c, b, a, more] = numbersOf(body, name) ?? [];
  if (!body || !a || !b || !c || more !== undefined || !isOne(a)) return null;
  const half = fraction(b.top, b.bottom * 2n);
  const square = multiply(half, half);
  const binomial = power(signedSum([symbol(name), number(half)]), number(2));
  const answer = c.top === 0n ? binomial : signedSum([binomial, number(subtract(c, square))]);
  const reason = `Half of ${write(number(b))} is ${write(number(half))}; its square is ${write(number(square))}.`;
  const worked = plainSolution(
    write(body),
    'complete the square',
    answerOf(answer),
    [write(sum([body, number(square)])), 'Add the square of half the middle number', reason],
    [write(answer), 'Write it as a square'],
  );
  // Alone, x² + bx is asked to become a whole square: something is added, so the lines differ.
  return c.top === 0n ? worked : compared(worked, body, answer);
};

const PARTNER =
  /\b(multiplicative\sinverse|reciprocal|additive\sinverse|opposite|absolute\svalue)\sof\s(?:[a-z]\s?=\s?)?(?:the\s)?(?:number\s)?(.+)$/is;

/** Opposite, reciprocal, absolute value of a number. */
const partnerTask: Task = (text) => {
  const asked = PARTNER.exec(text);
  const written = (asked?.[2] ?? '').trim().replace(/[.?]$/, '');
  const value = asked && !isProse(written) ? readExpression(written) : null;
  if (!asked || !value || /i/.test(written)) return null;
  const kind = (asked[1] ?? '').toLowerCase();
  const [line, rule]: [Expression, Rule] = /multiplicative|reciprocal/.test(kind)
    ? [quotient(number(1), value), 'Turn it over']
    : /additive|opposite/.test(kind)
      ? [{ kind: 'negative', of: value }, 'Change the sign']
      : [call('abs', value), 'Take the distance from zero'];
  const result = displayOf(line);
  const worked = result && plainSolution(write(value), kind, answerOf(result), [write(result), rule]);
  return worked && compared(worked, line, result);
};

/** The greatest common factor of terms with letters. */
const commonTermTask: Task = (text) => {
  const rest = /\b(?:greatest common factor|GCF)\b\.?(?:\sof)?:?([^]*)$/i.exec(text)?.[1];
  const parts = listParts((rest ?? '').replace(/[.?]\s?$/, ''));
  const read = parts.map((one) => readExpression(one));
  if (parts.length < 2 || read.every((one) => one === null || isNumber(one))) return null;
  const known = allKnown(read.map(polynomialIn));
  if (!known || known.some(({ size }) => size !== 1)) return null;
  const content = known.map((one) => contentOf(one).top).reduce(greatestCommonDivisor);
  const letters = known.map(primitive).reduce(commonDivisor);
  const result = polynomialToExpression(scaleP(letters, whole(content)));
  const rule = 'The largest number that divides all, and each letter with its smallest exponent';
  const steps = [[write(result), rule, 'Then it divides every term.']] as const;
  return plainSolution(parts.join(', '), 'greatest common factor', answerOf(result), ...steps);
};

/** `Divide 2x³ + 3x − 4 by x + 2`: long division, with the remainder. */
const divisionTask: Task = (raw) => {
  const text = inOneNotation(raw);
  if (!/\b(?:divide|division|divided|quotient|remainder)\b/i.test(text)) return null;
  const [top, bottom] = partsIn(text);
  const [a, b] = [top && polynomialOf(top), bottom && polynomialOf(bottom)];
  if (!top || !bottom || !a || !b || isNothing(b)) return null;
  const [name, other] = lettersOf(b);
  if (name === undefined || other !== undefined || lettersOf(a).join('') !== name) return null;
  const found = degreeIn(a, name) < degreeIn(b, name) ? null : longDivision(a, b, name);
  if (!found) return null;
  const [times, rest] = [polynomialToExpression(found.quotient), polynomialToExpression(found.rest)];
  const isRest = /\bremainder\b(?!\s(?:over|above|as|in))/i.test(text) && !/\bquotient\b/i.test(text);
  const full = isNothing(found.rest) ? times : signedSum([times, quotient(rest, bottom)]);
  const reason = 'Divide the highest powers, multiply back, subtract, and go on with what is left.';
  const worked = plainSolution(
    `(${write(top)}) ÷ (${write(bottom)})`,
    'divide',
    answerOf(isRest ? rest : full),
    [`${write(times)}, remainder ${write(rest)}`, 'Long division', reason],
    [write(full), 'Write it as a sum'],
  );
  // Put back: quotient times divisor and the rest make what was divided.
  return checked(worked, 'put-back', equivalent(top, sum([product([times, bottom]), rest])));
};

const partsIn = (text: string): (Expression | undefined)[] => {
  const pieces = piecesIn(text, new Set()).flatMap(({ statement, start, end }) =>
    isExpression(statement) && weightOf(statement) > 0 ? [{ statement, start, end }] : [],
  );
  const by = /\bby\b/i.exec(text)?.index ?? -1;
  const [first, second] = [pieces.findLast(({ end }) => end <= by), pieces.find(({ start }) => start >= by)];
  if (by > 0 && first && second) return [first.statement, second.statement];
  const single = pieces.at(-1)?.statement;
  return single?.kind === 'quotient' && /\b(?:long|synthetic)\sdivision\b|\bremainder\b/i.test(text)
    ? [single.top, single.bottom]
    : [];
};

export const POLYNOMIAL_TASKS: readonly Task[] = [
  commonTermTask,
  divisionTask,
  partnerTask,
  completeSquareTask,
  degreeTask,
  coefficientTask,
];
