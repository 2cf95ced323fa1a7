import { derivative } from '../calculus/derivative.ts';
import { equivalent } from '../expression/equivalent.ts';
import { isOne } from '../expression/fraction.ts';
import { readExpression, readStatement } from '../expression/read.ts';
import {
  type Expression,
  hasSymbol,
  isExpression,
  minus,
  number,
  power,
  product,
  quotient,
  relation,
  signedSum,
  substitute,
  symbol,
  symbolsOf,
} from '../expression/tree.ts';
import { readValue, valueAt } from '../expression/value.ts';
import { write, writeNumber } from '../expression/write.ts';
import { inForm } from '../find/answer-form.ts';
import { findRequest } from '../find/request.ts';
import { filled } from '../formula/fill.ts';
import { curveOf } from '../graph/graph.ts';
import { displayOf } from '../simplify/display.ts';
import { solveEquation } from '../solve/equation.ts';
import { asPoints, satisfies } from '../solve/solution.ts';
import { workEquation } from '../solve/work.ts';
import { type PlainStep, calculated, plainSolution } from '../steps/plain.ts';
import { newTrail } from '../steps/step.ts';
import { type Task, answerOf, checked, lineOf, stepBetween, textAnswer, withFirstStep } from '../worked.ts';
import { numbersOf, relationIn, slopeOf, subjectOf } from './subject.ts';

const [Y, ZERO] = [symbol('y'), number(0)];

/** The inverse of a function: swap the two letters and solve. */
const inverseTask: Task = (text) => {
  const isOther = /\b(?:multiplicative|additive|varies|matrix|sin|cos|tan|trig)/i.test(text);
  const subject = isOther || !/\binverse\b/i.test(text) ? null : subjectOf(findRequest(text));
  if (!subject || subject.name === 'y' || !hasSymbol(subject.body, subject.name)) return null;
  const { body, name } = subject;
  const swapped = relation(symbol(name), '=', substitute(body, name, Y));
  const values = solveEquation(swapped, 'y', newTrail())?.values ?? [];
  // Of two branches, neither is the inverse without a domain.
  const [value, more] = values;
  if (!value || more) return null;
  const reason = 'The inverse goes back from the result to where it came from.';
  const first = stepBetween(relation(Y, '=', body), swapped, 'Swap the two letters', reason);
  const back = displayOf(substitute(body, name, value));
  return {
    kind: 'worked',
    problem: first.before,
    instruction: 'inverse',
    steps: [first, ...(workEquation(swapped, { unknown: 'y' })?.steps ?? [])],
    answer: answerOf(relation(Y, '=', value)),
    check: back && equivalent(back, symbol(name)) ? 'put-back' : null,
  };
};

/** Where a graph meets an axis. */
const interceptTask: Task = (text) => {
  const axis = [...text.matchAll(/\b([xy])[\s-]?(?:and\s[xy][\s-])?intercepts?\b/gi)]
    .at(-1)?.[1]
    ?.toLowerCase();
  const line = axis === undefined || /\bsum of\b/i.test(text) ? null : relationIn(findRequest(text));
  if (!line) return null;
  const other = axis === 'x' ? 'y' : 'x';
  const put = relation(substitute(line.left, other, ZERO), '=', substitute(line.right, other, ZERO));
  const worked = workEquation(put, { unknown: axis ?? 'x' });
  if (!worked) return null;
  const reason = `On the ${axis}-axis ${other} is zero.`;
  const shown = withFirstStep(worked, lineOf(line), `Put 0 in for ${other}`, reason);
  return { ...shown, instruction: 'intercept' };
};

/** The slope of a line given by an equation. */
const slopeOfLineTask: Task = (text) => {
  const isOther = /\([^()]*,[^()]*\)|\b(?:tangent|secant|passes|through|equation of)\b/i.test(text);
  const line = isOther || !/\bslope\b/i.test(text) ? null : relationIn(findRequest(text));
  const slope = line && slopeOf(line);
  const isTurned = /\bperpendicular\b/i.test(text);
  const result = slope && (isTurned ? displayOf(quotient(number(-1), slope)) : slope);
  const [height] = line ? (solveEquation(line, 'y', newTrail())?.values ?? []) : [];
  if (!line || !slope || !result || !height) return null;
  const steps: PlainStep[] = [
    [`y = ${write(height)}`, 'Solve for y'],
    [write(slope), 'Read off the slope'],
  ];
  if (isTurned) steps.push([`−1 ÷ (${write(slope)})`, 'Turn it over and change its sign']);
  return plainSolution(write(line), 'slope', answerOf(result), ...steps);
};

const VERTEX_FORM =
  /\bvertex\sform\b|\bcompleted?[\s-](?:the[\s-])?square\sform\b|\b(?:in|as|into)\s(?:the\sform\s)?[a-z]?\s?\([a-z]\s?[-−+]\s?[a-z]\)\^2\s?[-−+]\s?[a-z]\b/i;
const VERTEX = /\bvertex\b|\baxis\sof\ssymmetry\b|\b(?:max|min)(?:imum)?\b/i;

/** The turning point of a parabola, its axis, its height, or its vertex form. */
const vertexTask: Task = (text) => {
  const isForm = VERTEX_FORM.test(text);
  const isAsked = isForm || VERTEX.test(text);
  const request = isAsked ? findRequest(text.replace(VERTEX_FORM, ' ')) : null;
  const subject = subjectOf(request);
  const [c, b, a, more] = subject ? (numbersOf(subject.body, subject.name) ?? []) : [];
  if (!request || !subject || !a || !b || !c || more !== undefined) return null;
  const { body, name } = subject;
  const x = displayOf(filled('−b/(2a)', { a: number(a), b: number(b) })) ?? ZERO;
  const y = displayOf(substitute(body, name, x));
  if (!y) return null;
  const point = `(${write(x)}, ${write(y)})`;
  if (isForm) {
    const square = power(displayOf(minus(symbol(name), x)) ?? symbol(name), number(2));
    const form = signedSum([isOne(a) ? square : product([number(a), square]), y]);
    const step = [write(form), 'Complete the square', `The turning point is ${point}.`] as const;
    const worked = plainSolution(write(body), 'vertex form', answerOf(form), step);
    return checked(worked, 'each-line', equivalent(form, body));
  }
  const answer = /\baxis\b|\b(?:where|at which|for wh(?:at|ich))\b/i.test(text)
    ? answerOf(relation(symbol(name), '=', x))
    : /\b(?:max|min)(?:imum)?\b(?!\spoint)/i.test(text)
      ? answerOf(y)
      : textAnswer(point);
  const steps: PlainStep[] = [
    [`${name} = ${write(x)}`, 'Use x = −b/(2a)'],
    [point, 'Put it in'],
  ];
  return inForm(plainSolution(write(body), 'vertex', answer, ...steps), request.form);
};

const TURNING =
  /\b(?:critical|stationary)\s(?:points?|numbers?|values?)\b|\bturning\spoints?\b|\b(?:local|relative)\sextrem\w+|^(?!.*(?:\babsolute\b|\bglobal\b|\binterval\b|\bbetween\b|\[)).*\bmax\w*\s(?:and|or|&)\s(?:local\s|relative\s)?min\w*/i;

/** Where the curve of a polynomial is flat. */
const turningTask: Task = (text) => {
  const subject = TURNING.test(text) ? subjectOf(findRequest(text)) : null;
  const isKnown = subject && numbersOf(subject.body, subject.name);
  const slope = isKnown && displayOf(derivative(subject.body, subject.name) ?? ZERO);
  const worked = slope && workEquation(relation(slope, '=', ZERO), { unknown: subject.name });
  // Where it is flat at no real place, nothing turns.
  if (!worked || worked.answer.text.includes('i')) return null;
  const reason = 'Where a curve turns it is flat, so its derivative is zero there.';
  const shown = withFirstStep(worked, lineOf(subject.body), 'Set the derivative to zero', reason);
  return { ...shown, instruction: 'critical points' };
};

const SPAN =
  /[[(]\s?([^[\](),]{1,20}),\s?([^[\](),]{1,20})[\])]|\b(?:from|between)\s(?:[a-z]\s?=\s?)?(-?\d[\d.]*)\s(?:to|and)\s(?:[a-z]\s?=\s?)?(-?\d[\d.]*)/i;

/** (f(b) − f(a))/(b − a) */
const averageRateTask: Task = (text) => {
  const span = /\baverage\srate\sof\schange\b/i.test(text) ? SPAN.exec(text) : null;
  const request = span && findRequest(text);
  const subject = subjectOf(request);
  const [from, to] = [span?.[1] ?? span?.[3], span?.[2] ?? span?.[4]].map((one) => readExpression(one ?? ''));
  if (!request || !subject || !from || !to) return null;
  const at = (value: Expression): Expression => substitute(subject.body, subject.name, value);
  const line = filled('(q − p)/(b − a)', { p: at(from), q: at(to), a: from, b: to });
  const worked = calculated(
    write(subject.body),
    'average rate of change',
    [[write(line), 'Change of the value over change of the place']],
    { last: 'It is the slope of the line through the two points.' },
  );
  return worked && inForm(worked, request.form);
};

/** `Graph y = x² − 4`: where the curve meets the axes, and its points. */
const graphTask: Task = (text) => {
  const isOther = /\b(?:shifted|stretched|reflected|compressed|secant|area|surface)\b/i.test(text);
  const isAsked = !isOther && /\b(?:graph|plot|sketch|draw)\b/i.test(text);
  const subject = isAsked ? subjectOf(findRequest(text)) : null;
  if (!subject || symbolsOf(subject.body).length !== 1) return null;
  const { body, name } = subject;
  const zeros = solveEquation(relation(body, '=', ZERO), name, newTrail());
  const places = zeros ? asPoints(zeros).map((point) => point[name] ?? 0) : [];
  const start = displayOf(substitute(body, name, ZERO));
  if (!zeros || zeros.all || !start) return null;
  const meets = places.length > 0 ? zeros.values.map(write).join(', ') : 'nowhere';
  const holds = places.every(
    (at) => Math.abs(valueAt(body, { [name]: at }).re) < 1e-6 * Math.max(1, Math.abs(at)),
  );
  const worked = plainSolution(
    `y = ${write(body)}`,
    'graph',
    textAnswer(`It meets the ${name}-axis at ${meets} and the other axis at ${write(start)}.`),
    [`${name} = ${meets}`, 'Set the value to zero', `There the curve meets the ${name}-axis.`],
    [`y = ${write(start)}`, `Put 0 in for ${name}`, 'There the curve meets the other axis.'],
  );
  const graph = curveOf([body], name, places);
  return { ...checked(worked, 'put-back', places.length > 0 && holds), graph };
};

const IS_SOLUTION =
  /\bis\s([a-z])\s?=\s?(\S+)\san?\s(?:solution|root|zero)\s(?:of|to|for)\s(?:the\s(?:equation|inequality)\s)?(.+)$/is;

/** `Is x = 3 a solution of 2x + 1 = 7?` */
const isSolutionTask: Task = (text) => {
  const asked = IS_SOLUTION.exec(text);
  const value = asked && readExpression(asked[2] ?? '');
  const line = asked && readStatement((asked[3] ?? '').trim().replace(/\?+$/, ''));
  const name = asked?.[1] ?? 'x';
  if (!value || line?.kind !== 'relation' || symbolsOf(line).join('') !== name) return null;
  const put = (side: Expression): Expression => substitute(side, name, value);
  const [left, right] = [displayOf(put(line.left)), displayOf(put(line.right))];
  if (!left || !right) return null;
  const holds = satisfies(line, name, value);
  const filledIn = `${write(put(line.left))} ${line.sign} ${write(put(line.right))}`;
  const worked = plainSolution(
    write(line),
    'check a solution',
    textAnswer(holds ? 'Yes' : 'No'),
    [filledIn, `Put ${write(value)} in for ${name}`, 'A solution makes the line true.'],
    [`${write(left)} ${line.sign} ${write(right)}: ${holds}`, 'Work out both sides', 'Then compare.'],
  );
  return checked(worked, 'put-back', true);
};

const COUNT = /\bhow many (?:real )?solutions?\b|\bnumber of (?:real |distinct )*solutions?\b/i;

/** b² − 4ac, and how many real solutions it means. */
const discriminantTask: Task = (text) => {
  const isCount = COUNT.test(text);
  if (!isCount && !/\bdiscriminant\b/i.test(text)) return null;
  const line = findRequest(text)?.statements.at(-1);
  const body = line?.kind === 'relation' && line.sign === '=' ? minus(line.left, line.right) : line;
  if (!body || !isExpression(body)) return null;
  const [name = '', other] = symbolsOf(body);
  const [c, b, a, more] = other === undefined ? (numbersOf(body, name) ?? []) : [];
  if (!a || !b || !c || more !== undefined) return null;
  const [wa, wb, wc] = [a, b, c].map((one) => `(${write(number(one))})`);
  const formula = `${wb}^2 − 4 · ${wa} · ${wc}`;
  const size = readValue(formula);
  if (!size) return null;
  const solutions = size.top > 0n ? 2 : size.top === 0n ? 1 : 0;
  const steps: PlainStep[] = [
    [formula, 'Use b² − 4ac'],
    [writeNumber(size), 'Work it out', 'Its sign tells how many solutions there are.'],
  ];
  if (!isCount) return calculated('b² − 4ac', 'discriminant', steps);
  steps.push([`${solutions}`, 'Look at the sign']);
  return plainSolution('b² − 4ac', 'number of solutions', answerOf(number(solutions)), ...steps);
};

export const FUNCTION_TASKS: readonly Task[] = [
  discriminantTask,
  isSolutionTask,
  graphTask,
  inverseTask,
  interceptTask,
  slopeOfLineTask,
  averageRateTask,
  turningTask,
  vertexTask,
];
