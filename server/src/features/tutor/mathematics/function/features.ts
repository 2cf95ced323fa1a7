import { findRequest, type Request } from '../find/request.ts';
import { inForm } from '../find/answer-form.ts';
import { fraction, multiply, subtract, whole, type Fraction } from '../expression/fraction.ts';
import { readExpression } from '../expression/read.ts';
import { hasSymbol, isExpression, number, power, product, quotient, relation, signedSum, substitute, sum, symbol, symbolsOf, type Expression, type Relation } from '../expression/tree.ts';
import { asConstant, coefficientsIn, isUnit, lettersOf, termsOf, totalDegree } from '../polynomial/polynomial.ts';
import { polynomialToExpression } from '../simplify/denormal.ts';
import { displayOf } from '../simplify/display.ts';
import { normalOf } from '../simplify/normal.ts';
import { write } from '../expression/write.ts';
import { solveEquation } from '../solve/equation.ts';
import { likelyUnknown, workEquation } from '../solve/work.ts';
import { newTrail } from '../steps/step.ts';
import { answerOf, lineOf, plainLine, told, type Task, type Worked } from '../worked.ts';

/** The expression that a message is about: a function's body, the right side of y = …, or the expression itself. */
const subjectOf = (request: Request | null): { body: Expression; name: string } | null => {
  if (!request) return null;
  const own = [...request.functions.values()].at(-1);
  if (own) return { body: own.body, name: own.letter };
  const last = request.statements.at(-1);
  if (!last) return null;
  if (isExpression(last)) return { body: last, name: likelyUnknown(last) ?? 'x' };
  if (last.kind === 'relation' && last.left.kind === 'symbol') return { body: last.right, name: likelyUnknown(last.right) ?? 'x' };
  return null;
};

const relationIn = (request: Request | null): Relation | null => {
  const own = request && [...request.functions.values()].at(-1);
  if (own) return relation(symbol('y'), '=', own.body);
  const last = request?.statements.at(-1);
  return last?.kind === 'relation' && last.sign === '=' ? last : null;
};

/** The degree of a polynomial. */
export const degreeTask: Task = (text) => {
  if (!/\b(?:find|determine|what is|state|give)\b[^.]*\bdegree\b/i.test(text) || /\bdegrees\b/i.test(text)) return null;
  const lone = /[a-z]?\)?\s*(-?\d+)\s*$/i.exec(text);
  const subject = subjectOf(findRequest(text)) ?? (lone ? { body: number(BigInt(lone[1] ?? '0')), name: 'x' } : null);
  const normal = subject && normalOf(subject.body);
  if (!subject || !normal || !isUnit(normal.bottom)) return null;
  const degrees = termsOf(normal.top).map(({ powers }) => totalDegree(powers));
  const degree = Math.max(0, ...degrees);
  return told(write(subject.body), 'degree', [[degrees.join(', '), 'Add up the exponents in every term', 'A number alone has degree zero.'], [`${degree}`, 'Take the largest', 'The term with the highest degree decides.']], answerOf(number(degree)));
};

/** `What is the coefficient of a^5?`, `the constant term` */
export const coefficientTask: Task = (text) => {
  const asked = /\bcoefficient\s+of\s+([a-z](?:\^\(?\d+\)?)?(?:\s*[a-z](?:\^\(?\d+\)?)?)*)\b|\b(constant)\s+term\b/i.exec(text);
  const request = asked && findRequest(text.replace(/(?:what is|find|give)\s+the\s+(?:coefficient\s+of\s+\S+|constant\s+term).*$/is, ''));
  const subject = subjectOf(request);
  const normal = subject && normalOf(subject.body);
  const wanted = asked?.[2] ? number(1) : readExpression((asked?.[1] ?? '').trim());
  const key = wanted && normalOf(wanted);
  if (!asked || !subject || !normal || !key || !isUnit(normal.bottom)) return null;
  const value = normal.top.get([...key.top.keys()][0] ?? '')?.coefficient ?? whole(0);
  const expanded = polynomialToExpression(normal.top);
  return told(write(subject.body), 'coefficient', [[write(expanded), 'Multiply out and combine like terms', 'Then every power stands once.'], [write(number(value)), 'Read off the number in front', 'It belongs to this term.']], answerOf(number(value)));
};

/** The inverse of a function: swap the two letters and solve. */
export const inverseTask: Task = (text) => {
  if (!/\binverse\b/i.test(text) || /\b(?:multiplicative|additive|varies|variation|matrix|sin|cos|tan|trig)\b/i.test(text)) return null;
  const request = findRequest(text);
  const subject = subjectOf(request);
  if (!subject || !hasSymbol(subject.body, subject.name)) return null;
  const { body, name } = subject;
  const swapped = relation(symbol(name === 'y' ? 'x' : name), '=', substitute(body, name, symbol('y')));
  if (name === 'y') return null;
  const solved = solveEquation(swapped, 'y', newTrail());
  const positive = /\[\s*0|\(\s*0\s*,|≥\s*0|nonnegative/i.test(text);
  const value = solved?.values.length === 1 ? solved.values[0] : positive ? solved?.values.at(-1) : solved?.values.at(-1);
  if (!value) return null;
  const worked = workEquation(swapped, { unknown: 'y' });
  return {
    kind: 'worked',
    problem: lineOf(relation(symbol('y'), '=', body)),
    instruction: 'inverse',
    steps: [{ before: lineOf(relation(symbol('y'), '=', body)), after: lineOf(swapped), rule: 'Swap the two letters', reason: 'The inverse goes back from the result to where it came from.' }, ...(worked?.steps ?? [])],
    answer: answerOf(relation(symbol('y'), '=', value)),
    checkedBy: 'substitution',
  };
};

/** Where a graph meets the axes. */
export const interceptTask: Task = (text) => {
  const asked = [...text.matchAll(/\b([xy])[\s-]*(?:\w+\s+(?:of|for)\s+the\s+)?[xy]?[\s-]*intercepts?\b/gi)].at(-1);
  const both = /\bsum\b/i.test(text);
  const line = asked && !both ? relationIn(findRequest(text)) : null;
  if (!asked || !line) return null;
  const axis = (/([xy])[\s-]*intercepts?\s*$/i.exec(asked[0])?.[1] ?? asked[1] ?? 'x').toLowerCase();
  const other = axis === 'x' ? 'y' : 'x';
  const put = relation(substitute(line.left, other, number(0)), '=', substitute(line.right, other, number(0)));
  const worked = workEquation(put, { unknown: axis });
  if (!worked) return null;
  return { ...worked, problem: lineOf(line), instruction: 'intercept', steps: [{ before: lineOf(line), after: lineOf(put), rule: `Put 0 in for ${other}`, reason: `On the ${axis}-axis ${other} is zero.` }, ...worked.steps] };
};

/** The slope of a line given by an equation. */
export const slopeOfLineTask: Task = (text) => {
  if (!/\bslope\b/i.test(text) || /\([^()]*,[^()]*\)|\b(?:parallel|perpendicular|tangent|secant|passes|through)\b/i.test(text)) return null;
  const line = relationIn(findRequest(text));
  const solved = line && solveEquation(line, 'y', newTrail());
  const [value] = solved?.values ?? [];
  const normal = value && normalOf(value);
  if (!line || !value || !normal || !isUnit(normal.bottom)) return null;
  const slope = asConstant(coefficientsIn(normal.top, 'x')[1] ?? new Map());
  if (!slope || coefficientsIn(normal.top, 'x').length > 2) return null;
  return told(write(line), 'slope', [[`y = ${write(value)}`, 'Solve for y', 'In y = mx + b the number in front of x is the slope.'], [write(number(slope)), 'Read off the slope', 'It says how far the line goes up for one step to the right.']], answerOf(number(slope)));
};

/** The turning point of a parabola. */
export const vertexTask: Task = (text) => {
  const asked = /\bvertex\b|\baxis\s+of\s+symmetry\b|\b(?:maximum|minimum)\b/i.exec(text);
  const request = asked && findRequest(text);
  const subject = subjectOf(request);
  const normal = subject && normalOf(subject.body);
  if (!asked || !subject || !normal || !isUnit(normal.bottom)) return null;
  const [c, b, a, more] = coefficientsIn(normal.top, subject.name).map((one) => asConstant(one));
  if (!a || !b || !c || more !== undefined) return null;
  const x = fraction(-b.top * a.bottom, b.bottom * 2n * a.top);
  const y = displayOf(substitute(subject.body, subject.name, number(x)));
  if (!y) return null;
  const wantsX = /\baxis\b|\bx[\s-]*(?:value|coordinate)|\bwhen\b|\bhow long\b|\bat what time\b/i.test(text);
  const wantsPoint = /\bvertex\b/i.test(text) && !/\b[xy][\s-]*(?:value|coordinate)/i.test(text);
  const point = `(${write(number(x))}, ${write(y)})`;
  const worked = told(
    write(subject.body),
    'vertex',
    [
      [`${subject.name} = ${write(number(x))}`, 'Use x = −b/(2a)', 'The turning point lies halfway between the two zeros.'],
      [point, 'Put it in', 'That gives the height of the turning point.'],
    ],
    wantsPoint ? { ...plainLine(point), value: null } : answerOf(wantsX ? number(x) : y),
  );
  return request && !wantsPoint ? inForm(worked, request.form) : worked;
};

/** (f(b) − f(a))/(b − a) */
export const averageRateTask: Task = (text) => {
  if (!/\baverage\s+(?:rate\s+of\s+change|velocity|speed)\b|\bsecant\b/i.test(text)) return null;
  const request = findRequest(text);
  const subject = subjectOf(request);
  const ends = /[[(]\s*([^[\](),]+)\s*,\s*([^[\](),]+)\s*[\])]/.exec(text) ?? /\b(?:from|between)\s+(?:[a-z](?:_\d)?\s*=\s*)?(-?[\d.]+)\s+(?:to|and)\s+(?:[a-z](?:_\d)?\s*=\s*)?(-?[\d.]+)/i.exec(text);
  const [from, to] = [ends?.[1], ends?.[2]].map((one) => (one === undefined ? null : readExpression(one)));
  if (!request || !subject || !from || !to) return null;
  const at = (value: Expression): Expression => substitute(subject.body, subject.name, value);
  const raw: Expression = { kind: 'quotient', top: sum([at(to), { kind: 'negative', of: at(from) }]), bottom: sum([to, { kind: 'negative', of: from }]) };
  const value = displayOf(raw);
  if (!value) return null;
  return inForm(told(write(subject.body), 'average rate of change', [[write(raw), 'Change of the value over change of the place', 'The value at the end minus the value at the beginning, divided by the distance between.'], [write(value), 'Work it out', 'It is the slope of the line through the two points.']], answerOf(value)), request.form);
};

/** x² + bx becomes a square when the square of half of b is added. */
export const completeSquareTask: Task = (text) => {
  if (!/\bcomplet\w*\s+(?:the|a|the following|following)\s+square\b/i.test(text)) return null;
  const request = findRequest(text);
  const [statement] = request?.statements ?? [];
  const normal = statement && isExpression(statement) ? normalOf(statement) : null;
  if (!statement || !isExpression(statement) || !normal || !isUnit(normal.bottom)) return null;
  const [name, other] = lettersOf(normal.top);
  const [c, b, a, more] = name === undefined ? [] : coefficientsIn(normal.top, name).map((one) => asConstant(one));
  if (name === undefined || other !== undefined || !a || !b || !c || more !== undefined || a.top !== 1n || a.bottom !== 1n) return null;
  const half = fraction(b.top, b.bottom * 2n);
  const square = multiply(half, half);
  const trinomial = signedSum([power(symbol(name), number(2)), displayOf(product([number(b), symbol(name)])) ?? number(0), number(square)]);
  const binomial = power(signedSum([symbol(name), number(half)]), number(2));
  const rest: Fraction = subtract(c, square);
  const answer = c.top === 0n ? binomial : signedSum([binomial, number(rest)]);
  return told(write(statement), 'complete the square', [[write(trinomial), 'Add the square of half the middle number', `Half of ${write(number(b))} is ${write(number(half))}; its square is ${write(number(square))}.`], [write(answer), 'Write it as a square', 'First squared, twice the product, second squared.']], answerOf(answer));
};

/** The sum or product of the solutions of an equation. */
export const sumOfSolutionsTask: Task = (text) => {
  const asked = /\b(sum|product)\s+of\s+(?:the\s+)?(?:following\s+equation'?s?\s+)?(?:solutions|roots|zeros)\b/i.exec(text);
  const line = asked && relationIn(findRequest(text));
  const worked = line && workEquation(line, {});
  const value = worked?.answer.value;
  const parts = value?.kind === 'either' ? value.parts : value?.kind === 'relation' ? [value] : [];
  const values = parts.flatMap((part) => (part.kind === 'relation' ? [part.right] : []));
  const total = worked && values.length > 0 ? displayOf(asked?.[1]?.toLowerCase() === 'sum' ? sum(values) : product(values)) : null;
  if (!worked || !total) return null;
  return { ...worked, steps: [...worked.steps, { before: worked.answer, after: lineOf(total), rule: `Take the ${asked?.[1] ?? 'sum'}`, reason: 'That is what the exercise asks for.' }], answer: answerOf(total) };
};

/** Where a quotient has no value. */
export const undefinedTask: Task = (text) => {
  if (!/\bundefined\b|\bnot defined\b|\bexcluded values?\b/i.test(text)) return null;
  const subject = subjectOf(findRequest(text));
  if (!subject || subject.body.kind !== 'quotient') return null;
  const worked: Worked | null = workEquation(relation(subject.body.bottom, '=', number(0)), {});
  return worked && { ...worked, problem: lineOf(subject.body), steps: [{ before: lineOf(subject.body), after: worked.problem, rule: 'Set the bottom to zero', reason: 'Nothing can be divided by zero.' }, ...worked.steps] };
};

/** Opposite, reciprocal, absolute value of a number. */
export const partnerTask: Task = (text) => {
  const asked = /\b(multiplicative\s+inverse|reciprocal|additive\s+inverse|opposite|absolute\s+value|magnitude|modulus)\s+of\s+(?:[a-z]\s*=\s*)?(.+?)\s*[.?]?\s*$/is.exec(text);
  const value = asked && readExpression((asked[2] ?? '').replace(/^(?:the\s+)?(?:complex\s+)?number\s+/i, ''));
  if (!asked || !value) return null;
  const kind = (asked[1] ?? '').toLowerCase();
  const raw: Expression = /multiplicative|reciprocal/.test(kind) ? quotient(number(1), value) : /additive|opposite/.test(kind) ? { kind: 'negative', of: value } : absoluteOf(value);
  const result = displayOf(raw);
  return result && told(write(value), kind, [[write(result), /multiplicative|reciprocal/.test(kind) ? 'Turn it over' : /additive|opposite/.test(kind) ? 'Change the sign' : 'Take the distance from zero', 'Together they give one, or zero, or the same distance.']], answerOf(result));
};

const absoluteOf = (value: Expression): Expression => {
  const normal = normalOf(value);
  const parts = normal && isUnit(normal.bottom) ? coefficientsIn(normal.top, 'i').map(polynomialToExpression) : [];
  const [real, imaginary] = parts;
  if (!real || !imaginary || symbolsOf(value).length > 0) return { kind: 'call', name: 'abs', args: [value] };
  return { kind: 'root', index: 2, of: sum([power(real, number(2)), power(imaginary, number(2))]) };
};
