import { allKnown } from '../all-known.ts';
import { leastCommon } from '../arithmetic/primes.ts';
import { spend } from '../budget.ts';
import { absolute, isOne, isWhole, magnitude } from '../expression/fraction.ts';
import {
  anyOf,
  hasSymbol,
  number,
  relation,
  substitute,
  symbol,
  symbolsOf,
  type Expression,
  type Relation,
  type Statement,
} from '../expression/tree.ts';
import { valueAt } from '../expression/value.ts';
import { write } from '../expression/write.ts';
import { filled } from '../formula/fill.ts';
import {
  asConstant,
  coefficientsIn,
  isNothing,
  lettersOf,
  negateP,
  type Polynomial,
} from '../polynomial/polynomial.ts';
import { ratioToExpression } from '../simplify/denormal.ts';
import { displayOf, tidy } from '../simplify/display.ts';
import { ratio } from '../simplify/ratio.ts';
import { newTrail, recordLine, type Trail, type Why } from '../steps/step.ts';
import { solveEquation } from './equation.ts';
import { degreeOf, difference } from './sides.ts';

/** One way to make all equations true: a value for every unknown. */
export type Assignment = ReadonlyMap<string, Expression>;

export interface SolvedSystem {
  readonly assignments: readonly Assignment[];
  readonly statement: Statement;
}

/** Solves several equations together by elimination (two lines, two unknowns) or by substitution. */
export const solveSystem = (equations: readonly Relation[], trail: Trail): SolvedSystem | null => {
  const unknowns = [...new Set(equations.flatMap(symbolsOf))];
  if (equations.length < 2 || unknowns.length > 4 || equations.length > 6) return null;
  const start: Statement = { kind: 'both', parts: equations };
  const eliminated =
    equations.length === 2 && unknowns.length === 2 ? eliminate(equations, unknowns, start, trail) : null;
  const found = eliminated ?? substituteAll(equations, unknowns, start, trail, 0);
  if (!found) return null;
  return { assignments: found, statement: statementOf(found, unknowns) };
};

const statementOf = (assignments: readonly Assignment[], unknowns: readonly string[]): Statement => {
  const parts = assignments.map((one): Statement => {
    const lines = unknowns.flatMap((name) => {
      const value = one.get(name);
      return value ? [relation(symbol(name), '=', value)] : [];
    });
    return together(lines);
  });
  return anyOf(parts);
};

/** Lines that hold together; the line itself where it is only one. */
const together = (lines: readonly Relation[]): Statement => {
  const [only, more] = lines;
  return only && !more ? only : { kind: 'both', parts: lines };
};

export const assignmentPoints = (assignments: readonly Assignment[]): Record<string, number>[] =>
  assignments.flatMap((one) => {
    const values = [...one].map(([name, value]) => [name, valueAt(value, {}).re] as const);
    return values.every(([, value]) => Number.isFinite(value)) ? [Object.fromEntries(values)] : [];
  });

/** Multiplies the lines so that one unknown drops out when they are added. */
const eliminate = (
  equations: readonly Relation[],
  unknowns: readonly string[],
  start: Statement,
  trail: Trail,
): Assignment[] | null => {
  const [x = '', y = ''] = unknowns;
  const [first, second] = equations.map((line) => rowOf(line, x, y));
  if (!first || !second || [first, second].some(({ a, b }) => magnitude(a) < 2n || magnitude(b) < 2n))
    return null;
  const both = (...rows: Row[]): Statement => ({
    kind: 'both',
    parts: rows.map((row) => lineOf(row, x, y)),
  });
  recordLine(trail, start, both(first, second), 'Sort the equations');
  const isFirst = leastCommon(first.a, second.a) <= leastCommon(first.b, second.b);
  const [name, get] = isFirst ? ([x, 'a'] as const) : ([y, 'b'] as const);
  const shared = leastCommon(first[get], second[get]);
  const [one, two] = [times(first, shared / first[get]), times(second, -shared / second[get])];
  const reason = `Now ${name} has opposite numbers in front of it in the two lines.`;
  recordLine(trail, both(first, second), both(one, two), ['Multiply the equations', reason]);
  const added: Row = { a: one.a + two.a, b: one.b + two.b, c: one.c + two.c };
  recordLine(trail, both(one, two), both(first, added), ['Add the two equations', `${name} drops out.`]);
  const lines = [first, added].map((row) => lineOf(row, x, y));
  return substituteAll(lines, unknowns, both(first, added), trail, 1);
};

/** a·x + b·y = c */
type Row = Record<'a' | 'b' | 'c', bigint>;

const rowOf = (line: Relation, x: string, y: string): Row | null => {
  const p = difference(line, x);
  const [rest, front, more] = p ? coefficientsIn(p, x) : [];
  const [last, beside, further] = rest ? coefficientsIn(rest, y) : [];
  const [a, b, c] = [front, beside, last].map((one) => one && asConstant(one));
  if (more || further || !a || !b || !c || ![a, b, c].every(isWhole)) return null;
  return { a: a.top, b: b.top, c: -c.top };
};

const times = ({ a, b, c }: Row, factor: bigint): Row => ({ a: a * factor, b: b * factor, c: c * factor });
const lineOf = ({ a, b, c }: Row, x: string, y: string): Relation => {
  const left = filled('a·x+b·y', { a: number(a), x: symbol(x), b: number(b), y: symbol(y) });
  return relation(tidy(left), '=', number(c));
};

interface Choice {
  at: number;
  name: string;
  value: Expression;
  /** How hard it is to get the letter alone. */
  cost: number;
}

/** Solves one line for one unknown, puts it into the others, and so on until one is left. */
const substituteAll = (
  equations: readonly Relation[],
  unknowns: readonly string[],
  line: Statement,
  trail: Trail,
  depth: number,
): Assignment[] | null => {
  spend(100);
  if (depth > 6) return null;
  const open = equations.filter((equation) => symbolsOf(equation).length > 0 || !isTrue(equation));
  if (open.some((equation) => symbolsOf(equation).length === 0)) {
    recordLine(trail, line, { kind: 'never' }, 'The lines contradict each other');
    return [];
  }
  if (open.length === 0) return null;
  const single = open.find((equation) => symbolsOf(equation).length === 1);
  if (single) return fromSingle(single, open, unknowns, line, trail, depth);
  const choice = chooseLinear(open);
  if (!choice) return null;
  const { at, name, value } = choice;
  const solved = relation(symbol(name), '=', value);
  const others = open.filter((_, index) => index !== at);
  const put = others.map((equation) => putInto(equation, name, value));
  const simpler = put.map((equation) => relation(tidy(equation.left), '=', tidy(equation.right)));
  const inner = substituteAll(simpler, unknowns, together(simpler), newTrail(), depth + 1);
  if (!inner) return null;
  const found = inner.map((one) => withValue(one, name, value)).filter((one) => one !== null);
  const lines: readonly (readonly [Statement, Why])[] = [
    [
      { kind: 'both', parts: [solved, ...others] },
      [`Solve one equation for ${name}`, `In that line ${name} is easy to get alone.`],
    ],
    [
      { kind: 'both', parts: [solved, ...put] },
      [`Put it in for ${name}`, `Wherever ${name} stands, the same value may be written.`],
    ],
    [{ kind: 'both', parts: [solved, ...simpler] }, ['Simplify', 'Multiply out and combine like terms.']],
    [
      statementOf(found, unknowns),
      ['Solve the rest and put the values back', `Then ${name} follows from the first line.`],
    ],
  ];
  for (const [index, [after, why]] of lines.entries())
    recordLine(trail, lines[index - 1]?.[0] ?? line, after, why);
  return found;
};

/** The equation with a value in place of a letter. */
export const putInto = ({ left, right, sign }: Relation, name: string, value: Expression): Relation =>
  relation(substitute(left, name, value), sign, substitute(right, name, value));

const isTrue = (equation: Relation): boolean => {
  const p = difference(equation, 'x');
  return p !== null && isNothing(p);
};

const fromSingle = (
  single: Relation,
  open: readonly Relation[],
  unknowns: readonly string[],
  line: Statement,
  trail: Trail,
  depth: number,
): Assignment[] | null => {
  const [name = ''] = symbolsOf(single);
  const solved = solveEquation(single, name, newTrail());
  if (!solved || solved.all) return null;
  const rest = open.filter((equation) => equation !== single);
  const results = solved.values.map((value): Assignment[] | null => {
    const put = rest.map((equation) => putInto(equation, name, value));
    if (put.length === 0) return [new Map([[name, value]])];
    const inner = substituteAll(put, unknowns, { kind: 'both', parts: put }, newTrail(), depth + 1);
    return inner && inner.map((one) => new Map([...one, [name, value]]));
  });
  const found = allKnown(results)?.flat();
  if (!found) return null;
  const [only, other] = solved.values;
  const own = only && !other ? relation(symbol(name), '=', only) : single;
  const values: Statement = { kind: 'both', parts: [own, ...rest] };
  recordLine(trail, line, values, [`Solve for ${name}`, `This line holds only ${name}.`]);
  recordLine(trail, values, statementOf(found, unknowns), 'Put the value into the other equation');
  return found;
};

const withValue = (inner: Assignment, name: string, value: Expression): Assignment | null => {
  const result = displayOf([...inner].reduce((put, [other, known]) => substitute(put, other, known), value));
  return result && new Map([...inner, [name, result]]);
};

// The easiest letter to get alone: one with 1 or −1 in front.
const chooseLinear = (equations: readonly Relation[]): Choice | null => {
  const choices = equations.flatMap((equation, at) =>
    symbolsOf(equation).flatMap((name) => linearIn(equation, name, at) ?? []),
  );
  return choices.toSorted((a, b) => a.cost - b.cost)[0] ?? null;
};

const linearIn = (equation: Relation, name: string, at: number): Choice | null => {
  const p: Polynomial | null = difference(equation, name);
  if (!p || degreeOf(p, name) !== 1) return null;
  const [rest = new Map(), factor = new Map()] = coefficientsIn(p, name);
  const front = asConstant(factor);
  if (!front || lettersOf(rest).includes(name)) return null;
  const value = ratio(negateP(rest), factor);
  if (!value) return null;
  const written = ratioToExpression(value);
  const cost = (isOne(absolute(front)) ? 0 : 1) + write(written).length / 100;
  return hasSymbol(written, name) ? null : { at, name, value: written, cost };
};
