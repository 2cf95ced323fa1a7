import {
  CONSTANTS,
  type Relation,
  type Statement,
  hasSymbol,
  minus,
  number,
  symbolsOf,
} from '../expression/tree.ts';
import { writeLatex } from '../expression/write-latex.ts';
import { write } from '../expression/write.ts';
import { type Graph, curveOf, numberLineOf } from '../graph/graph.ts';
import { displayOf } from '../simplify/display.ts';
import { finish } from '../steps/finish.ts';
import { newTrail } from '../steps/step.ts';
import type { Answer, Worked } from '../worked.ts';
import { solveEquation } from './equation.ts';
import { solveInequality } from './inequality.ts';
import { inBrackets } from './interval.ts';
import type { QuadraticWay } from './polynomial-equation.ts';
import { type Solutions, asPoints, asStatement, satisfies } from './solution.ts';
import { type Assignment, assignmentPoints, putInto, solveSystem } from './system.ts';

export interface SolveWish {
  /** The letter to solve for; found out when it is not said. */
  unknown?: string;
  way?: QuadraticWay;
}

/** The letter an equation is about: the last of the alphabet, as x is. */
export const likelyUnknown = (statement: Statement): string | null => {
  const names = symbolsOf(statement).filter((name) => !CONSTANTS.has(name));
  const [first] = names.toSorted((a, b) => rank(a) - rank(b));
  return first ?? null;
};
const rank = (name: string): number =>
  name === 'x' ? 0 : name === 'y' ? 1 : name === 'z' ? 2 : 3 + (122 - (name.codePointAt(0) ?? 0));

export const workEquation = (equation: Relation, { unknown, way = 'any' }: SolveWish): Worked | null => {
  const name = unknown ?? likelyUnknown(equation);
  if (name === null) return null;
  const trail = newTrail();
  const solved = solveEquation(equation, name, trail, way);
  if (!solved || !holds(equation, solved) || isBeyondLetters(equation, solved)) return null;
  return finish({
    problem: equation,
    instruction: 'solve',
    steps: trail.steps,
    answer: asStatement(solved),
    solutions: asPoints(solved),
    ...(solved.values.length > 0 && { check: 'put-back' as const }),
    graph: graphOf(equation, solved),
  });
};

// With other letters around, no value found or an imaginary one says nothing about the formula.
const isBeyondLetters = (equation: Relation, { values, all }: Solutions): boolean =>
  symbolsOf(equation).length > 1 &&
  !all &&
  (values.length === 0 || (!hasImaginary(equation) && values.some((value) => hasSymbol(value, 'i'))));
const hasImaginary = ({ left, right }: Relation): boolean => hasSymbol(left, 'i') || hasSymbol(right, 'i');

const holds = (equation: Relation, { unknown, values, all }: Solutions): boolean =>
  all
    ? satisfies(equation, unknown, number(3)) || satisfies(equation, unknown, number(7))
    : values.every((value) => satisfies(equation, unknown, value));

const graphOf = ({ left, right }: Relation, solved: Solutions): Graph | null => {
  const letters = new Set([...symbolsOf(left), ...symbolsOf(right)]);
  if (letters.size !== 1 || solved.all) return null;
  const places = asPoints(solved).map((point) => point[solved.unknown] ?? 0);
  return curveOf([left, right], solved.unknown, places);
};

export const workInequality = (problem: Statement, { unknown }: SolveWish): Worked | null => {
  const name = unknown ?? likelyUnknown(problem);
  if (name === null || symbolsOf(problem).length !== 1) return null;
  const trail = newTrail();
  const solved = solveInequality(problem, name, trail);
  if (!solved) return null;
  const { statement, intervals } = solved;
  const worded: Answer = {
    text: `${write(statement)}; as an interval: ${inBrackets(intervals)}`,
    latex: `${writeLatex(statement)},\\quad ${inBrackets(intervals, true)}`,
    value: statement,
  };
  return finish({
    problem,
    instruction: 'solve',
    steps: trail.steps,
    answer: statement,
    graph: numberLineOf(intervals),
    worded,
  });
};

export const workSystem = (equations: readonly Relation[], { unknown }: SolveWish): Worked | null => {
  const trail = newTrail();
  const solved = solveSystem(equations, trail);
  if (!solved || !solved.assignments.every((one) => equations.every((equation) => isTrueFor(equation, one))))
    return null;
  const wanted = unknown === undefined ? null : solved.assignments.map((one) => one.get(unknown));
  const answer: Statement =
    wanted && unknown !== undefined
      ? asStatement({ unknown, values: wanted.filter((one) => one !== undefined) })
      : solved.statement;
  const points = assignmentPoints(solved.assignments);
  return finish({
    problem: { kind: 'both', parts: equations },
    instruction: 'solve',
    steps: trail.steps,
    answer,
    solutions: points,
    ...(solved.assignments.length > 0 && { check: 'put-back' as const }),
  });
};

const isTrueFor = (equation: Relation, assignment: Assignment): boolean => {
  const { left, right } = [...assignment].reduce(
    (line, [name, value]) => putInto(line, name, value),
    equation,
  );
  const difference = displayOf(minus(left, right));
  return difference !== null && (difference.kind !== 'number' || difference.value.top === 0n);
};
