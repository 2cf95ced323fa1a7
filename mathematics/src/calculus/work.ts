import { equivalent } from '../expression/equivalent.ts';
import { type Expression, hasSymbol, minus, sizeOf, substitute, symbol } from '../expression/tree.ts';
import { valueAt } from '../expression/value.ts';
import { writeLatex } from '../expression/write-latex.ts';
import { write } from '../expression/write.ts';
import { curveOf } from '../graph/graph.ts';
import { displayOf } from '../simplify/display.ts';
import { simplify } from '../simplify/simplify.ts';
import { chainHolds } from '../steps/check.ts';
import { WHOLE_LINE, newTrail, worded } from '../steps/step.ts';
import {
  type Line,
  type ShownStep,
  type Worked,
  answerOf,
  lineOf,
  showStep,
  stepBetween,
  textAnswer,
} from '../worked.ts';
import { areaAgrees, limitAgrees, matchesSlope } from './check.ts';
import { derivative, ruleFor } from './derivative.ts';
import { RULES, antiderivative, wayToIntegrate } from './integral.ts';
import type { Goal, Side } from './limit-rules.ts';
import { findLimit } from './limit.ts';

/** Differentiates an expression, perhaps more than once, and perhaps at a place. */
export const workDerivative = (
  expression: Expression,
  name: string,
  order: number,
  at: Expression | null,
): Worked | null => {
  let current = expression;
  const steps: ShownStep[] = [];
  for (let round = 0; round < order; round++) {
    const raw = derivative(current, name);
    if (!raw || !matchesSlope(current, raw, name)) return null;
    steps.push({ before: notation(current, name), after: lineOf(raw), ...worded(ruleFor(current, name)) });
    const { result, shownSteps } = tidied(raw);
    steps.push(...shownSteps);
    current = result;
  }
  if (at) {
    const put = substitute(current, name, at);
    const value = displayOf(put);
    if (!value) return null;
    const reason = 'The derivative at this place is the slope there.';
    steps.push(stepBetween(current, put, `Put ${write(at)} in for ${name}`, reason), lastStep(put, value));
    current = value;
  }
  return {
    kind: 'worked',
    problem: notation(expression, name, order),
    instruction: 'derive',
    steps,
    answer: answerOf(current),
    // Each derivative was compared with the slope between two points close together.
    check: 'each-line',
    graph: curveOf([expression], name, at ? [valueAt(at, {}).re] : []),
  };
};

const lastStep = (line: Expression, value: Expression): ShownStep =>
  stepBetween(line, value, 'Work it out', 'Only numbers are left.');

const notation = (expression: Expression, name: string, order = 1): Line => {
  const [sign, latex] = order === 1 ? ['', ''] : [SUPERSCRIPTS[order] ?? '', `^{${order}}`];
  return {
    text: `d${sign}/d${name}${sign} (${write(expression)})`,
    latex: `\\frac{d${latex}}{d${name}${latex}}\\left(${writeLatex(expression)}\\right)`,
  };
};
const SUPERSCRIPTS = ['', '', '²', '³', '⁴', '⁵'];

// The shorter of what the rules gave and its simplified form.
const tidied = (raw: Expression): { result: Expression; shownSteps: ShownStep[] } => {
  const display = displayOf(raw);
  const isStrange = display !== null && hasSymbol(display, 'i') && !hasSymbol(raw, 'i');
  if (!display || isStrange || sizeOf(display) > sizeOf(raw) * 1.2) return { result: raw, shownSteps: [] };
  const trail = newTrail();
  const result = simplify(raw, WHOLE_LINE, trail);
  const few = trail.steps.length <= 6 && sizeOf(result) <= sizeOf(display) && chainHolds(trail.steps);
  const short = stepBetween(raw, display, 'Simplify', 'Multiply and combine like terms.');
  return few
    ? { result, shownSteps: trail.steps.map(showStep) }
    : { result: display, shownSteps: write(raw) === write(display) ? [] : [short] };
};

type Bounds = readonly [from: Expression, to: Expression];

/** Integrates an expression, between bounds where there are any. */
export const workIntegral = (expression: Expression, name: string, bounds: Bounds | null): Worked | null => {
  const raw = antiderivative(expression, name);
  if (!raw) return null;
  const display = displayOf(raw);
  const found = display && sizeOf(display) <= sizeOf(raw) * 1.2 ? display : raw;
  const problem = integralSign(expression, name, bounds);
  const steps: ShownStep[] = [
    { before: problem, after: lineOf(raw), ...worded(RULES[wayToIntegrate(expression, name)]) },
  ];
  if (write(raw) !== write(found)) steps.push(stepBetween(raw, found, 'Simplify', 'Work out the numbers.'));
  const end = bounds ? betweenEnds(expression, found, name, bounds) : withConstant(found);
  return (
    end && { kind: 'worked', problem, instruction: 'integrate', ...end, steps: [...steps, ...end.steps] }
  );
};

const integralSign = (expression: Expression, name: string, bounds: Bounds | null): Line => {
  const [text, latex] = bounds
    ? [` from ${bounds.map(write).join(' to ')}`, `_{${bounds.map(writeLatex).join('}^{')}}`]
    : ['', ''];
  return {
    text: `∫${text} ${write(expression)} d${name}`,
    latex: `\\int${latex} ${writeLatex(expression)}\\,d${name}`,
  };
};

type End = Pick<Worked, 'steps' | 'answer' | 'graph' | 'check'>;

const withConstant = (found: Expression): End => {
  const line: Line = { text: `${write(found)} + C`, latex: `${writeLatex(found)} + C` };
  return {
    steps: [{ before: lineOf(found), after: line, ...worded('Add a constant') }],
    answer: { ...line, value: found },
    // An antiderivative is only found when its derivative leads back.
    check: 'put-back',
  };
};

const betweenEnds = (expression: Expression, found: Expression, name: string, bounds: Bounds): End | null => {
  const [from, to] = bounds;
  const difference = minus(substitute(found, name, to), substitute(found, name, from));
  const value = displayOf(difference);
  if (!value || !equivalent(difference, value)) return null;
  const reason = 'The value at the upper end minus the value at the lower end.';
  const places = bounds.map((end) => valueAt(end, {}).re);
  return {
    steps: [stepBetween(found, difference, 'Put in both ends', reason), lastStep(difference, value)],
    answer: answerOf(value),
    check: areaAgrees(expression, name, from, to, value) ? 'each-line' : null,
    graph: curveOf([expression], name, places),
  };
};

const ENDLESS = { up: lineOf(symbol('∞')), down: lineOf({ kind: 'negative', of: symbol('∞') }) };

export const workLimit = (
  expression: Expression,
  name: string,
  goal: Goal,
  side: Side | null = null,
): Worked | null => {
  const found = findLimit(expression, name, goal, side);
  if (!found) return null;
  const target = typeof goal === 'string' ? ENDLESS[goal] : lineOf(goal);
  const [mark, latexMark] = side === 'left' ? ['−', '^{-}'] : side === 'right' ? ['+', '^{+}'] : ['', ''];
  const sign = (part: Expression): Line => ({
    text: `lim ${name}→${target.text}${mark} ${write(part)}`,
    latex: `\\lim_{${name} \\to ${target.latex}${latexMark}} ${writeLatex(part)}`,
  });
  let before = sign(expression);
  const steps = found.steps.map(({ after: part, rule, reason }, at): ShownStep => {
    const after = at === found.steps.length - 1 && found.value ? lineOf(part) : sign(part);
    const step = { before, after, rule, reason };
    before = after;
    return step;
  });
  const withoutValue = found.endless
    ? { ...ENDLESS[found.endless], value: null }
    : textAnswer('does not exist');
  const answer = found.value ? answerOf(found.value) : withoutValue;
  const isNear = found.value && limitAgrees(expression, name, goal, side, found.value);
  const check = isNear ? 'each-line' : null;
  return { kind: 'worked', problem: sign(expression), instruction: 'limit', steps, answer, check };
};
