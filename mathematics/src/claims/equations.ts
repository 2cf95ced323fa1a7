import { within } from '../budget.ts';
import { isWhole } from '../expression/fraction.ts';
import { readStatement } from '../expression/read.ts';
import {
  type Expression,
  type Relation,
  contains,
  isNumber,
  substitute,
  symbolsOf,
} from '../expression/tree.ts';
import { type Complex, isReal, exactValue, valueAt } from '../expression/value.ts';
import { writeLatex } from '../expression/write-latex.ts';
import { write } from '../expression/write.ts';
import { isProse } from '../find/pieces.ts';
import { solveEquation } from '../solve/equation.ts';
import { type Solutions, asStatement } from '../solve/solution.ts';
import { newTrail } from '../steps/step.ts';
import { type Part, type Span, piecesAt, trimmed } from './parts.ts';
import { writtenLike, sideOf } from './value.ts';

/** An equation in one unknown that a line states, and where it stands. */
export interface Stated extends Span {
  latex: boolean;
}

/** What the line is worth as the next step of a solution. */
export type StepJudged = { verdict: 'right' } | { verdict: 'unknown' } | { verdict: 'wrong'; now: string };

/** An equation with its solutions. */
export interface ReadEquation {
  equation: Relation;
  unknown: string;
  solutions: Solutions;
  points: readonly Complex[];
}

const WORK_OF_AN_EQUATION = 30_000;

/** Follows a solution: every step may only have solutions that the first line has. */
export const makeSolution = (begun: ReadEquation | null) => {
  let first = begun;
  return {
    /** The first line, when a solution is being followed. */
    standing: (): ReadEquation | null => first,
    forget: (): void => {
      first = null;
    },
    judge: (stated: Stated): StepJudged => {
      const read = within(WORK_OF_AN_EQUATION, () => readEquation(stated.text), null);
      if (!read) return { verdict: 'unknown' };
      if (first?.unknown !== read.unknown) {
        // `x = 3` is told, not solved: nothing follows from it.
        first = isTold(read.equation) ? null : read;
        return { verdict: 'unknown' };
      }
      if (isPartOf(read, first)) return { verdict: 'right' };
      const now = mended(read, first, stated);
      if (now === null) first = null;
      return now === null ? { verdict: 'unknown' } : { verdict: 'wrong', now };
    },
  };
};

const readEquation = (text: string): ReadEquation | null => {
  if (isProse(text.replaceAll(/\\[a-zA-Z]+/g, ' '))) return null;
  const equation = readStatement(text);
  if (equation?.kind !== 'relation' || equation.sign !== '=') return null;
  const [unknown, other] = symbolsOf(equation);
  if (unknown === undefined || other !== undefined || !isTame(equation)) return null;
  const solutions = solveEquation(equation, unknown, newTrail());
  if (!solutions || solutions.all || solutions.values.length === 0) return null;
  const points = solutions.values.map((value) => valueAt(value, {}));
  return points.every((point) => Number.isFinite(point.re) && isReal(point))
    ? { equation, unknown, solutions, points }
    : null;
};

// Roots, bars, logarithms and unknowns below a line bring in values on the way, and letters like e have two meanings.
const isTame = ({ left, right }: Relation): boolean =>
  ![left, right].some((side) =>
    contains(
      side,
      (node) =>
        node.kind === 'root' ||
        node.kind === 'call' ||
        (node.kind === 'symbol' && ['e', 'i', 'π', '∞'].includes(node.name)) ||
        (node.kind === 'quotient' && symbolsOf(node.bottom).length > 0) ||
        (node.kind === 'power' &&
          (node.exponent.kind !== 'number' || !isWhole(node.exponent.value) || node.exponent.value.top < 0n)),
    ),
  );

const isTold = ({ left, right }: Relation): boolean =>
  (left.kind === 'symbol' && symbolsOf(right).length === 0) ||
  (right.kind === 'symbol' && symbolsOf(left).length === 0);

const isPartOf = (read: ReadEquation, first: ReadEquation): boolean => {
  const places = isTold(read.equation) ? (/\.(\d+)/.exec(write(read.equation))?.[1]?.length ?? null) : null;
  const near = places === null ? 1e-9 : 10 ** -places;
  return read.points.every(({ re }) =>
    first.points.some(
      (point) => Math.abs(point.re - re) <= near * (1 + (places === null ? Math.abs(re) : 0)),
    ),
  );
};

/** The line with its number put right, or the solution itself; null when neither can be written exactly. */
const mended = (
  { equation, unknown }: ReadEquation,
  first: ReadEquation,
  { text, latex }: Stated,
): string | null => {
  const [only, another] = first.solutions.values;
  if (!only || first.solutions.values.some((value) => !exactValue(value))) return null;
  const [leftText, rightText] = text.split('=');
  if (!another && leftText !== undefined && rightText !== undefined) {
    if (isNumber(equation.right) || symbolsOf(equation.right).length === 0) {
      const value = valueOf(equation.left, unknown, only, rightText);
      if (value !== null) return `${leftText.trimEnd()} = ${value}`;
    } else if (symbolsOf(equation.left).length === 0) {
      const value = valueOf(equation.right, unknown, only, leftText);
      if (value !== null) return `${value} = ${rightText.trimStart()}`;
    }
  }
  const solved = asStatement(first.solutions);
  return latex ? writeLatex(solved) : write(solved);
};

const valueOf = (side: Expression, unknown: string, solution: Expression, like: string): string | null => {
  const exact = exactValue(substitute(side, unknown, solution));
  return exact && writtenLike(sideOf(exact), like);
};

/** What a line says about the solution that is being worked out. */
export type StepLine =
  | {
      kind: 'equations';
      stated: readonly Stated[];
      /** The first of them sets a problem: nothing before it counts. */
      isNew: boolean;
    }
  /** Words between two steps: what is done next. */
  | { kind: 'going on' }
  | { kind: 'something else' };

const DOING =
  /^\s*(?:[-*•]\s+|\d{1,2}[.)]\s+|#+\s+)?(?:\*\*)?(?:step\s*\d*\s*[:.)-]?\s*(?:\*\*)?\s*)?(?:\*\*)?(?:first|next|then|now|finally|so|thus|hence|therefore|which gives|this gives|giving|we get|we have|that is|to isolate|add|adding|subtract|subtracting|divide|dividing|multiply|multiplying|expand|expanding|simplify|simplifying|collect|collecting|combine|combining|move|moving|factor|factoring|distribute|distributing|take|taking|undo|undoing|start|starting|solve|solving)\b/i;
const SETS = /\b(?:solv(?:e|ing)|start(?:ing)?|begin|given|consider|example|problem|exercise|another|try)\b/i;
/** More than this stand in no line that anybody reads. */
const MOST_STEPS = 8;
const NUMBERED = /^\s*(?:[-*•]|\(?\d{1,2}[.)]|\(?[a-h][.)])\s+/;
const ARROWS = /→|⇒|⟹|=>|\\(?:Rightarrow|Longrightarrow|implies|to|rightarrow)(?![a-zA-Z])/;

/** The equations in a line when it is a step: nothing else in it, or told what is done. */
export const stepIn = (line: string, parts: readonly Part[]): StepLine => {
  if (line.trim() === '') return { kind: 'going on' };
  const doing = DOING.test(line);
  const stated = parts.flatMap((part) =>
    part.kind === 'mathematics' ? splitAt(part.text, part.start, true) : inWords(part, doing),
  );
  const withEquals = line.split(/=(?!>)/).length - 1;
  if (withEquals === 0) return { kind: doing ? 'going on' : 'something else' };
  // A list of equations may be a list of exercises.
  const isComplete = stated.length > 0 && stated.length <= MOST_STEPS && stated.length === withEquals;
  if (!isComplete || (NUMBERED.test(line) && !doing)) return { kind: 'something else' };
  const joined = stated.length === 1 || ARROWS.test(line);
  const bare = parts.every((part) => part.kind === 'mathematics' || isBare(part.text));
  return joined && (doing || bare)
    ? { kind: 'equations', stated, isNew: SETS.test(line) }
    : { kind: 'something else' };
};

const isBare = (words: string): boolean =>
  !/\p{L}{2,}/u.test(words.replaceAll(/\b(?:or|so|then|and|gives|therefore|thus|hence)\b/gi, ''));

const LEADS =
  /^.*?(?::|\b(?:so|then|get|gives|giving|have|thus|hence|therefore|now|is|solve|with|from|equation)\b)(?!.*\b[a-z]{4,}\b.*=)/i;

// In words an equation stands at the end: behind a colon, or behind the word that leads to it.
const inWords = ({ text, start }: Part, doing: boolean): Stated[] => {
  const lead = doing ? (LEADS.exec(text)?.[0].length ?? 0) : 0;
  return splitAt(text.slice(lead), start + lead, false).filter(
    ({ text: equation }) => !/\p{L}{3,}/u.test(equation),
  );
};

const splitAt = (text: string, start: number, latex: boolean): Stated[] =>
  piecesAt(text, new RegExp(ARROWS, 'g')).pieces.flatMap((piece) => {
    if (!/=(?!>)/.test(piece.text)) return [];
    const lead = /^[\s*_,]*/.exec(piece.text)?.[0].length ?? 0;
    const bare = { text: piece.text.slice(lead), start: piece.start + lead, end: piece.end };
    const equation = trimmed(bare, /(?:[\s*_.,;:!]|\\\\)+$/, start);
    return [{ ...equation, text: equation.text.replaceAll('&', ' '), latex }];
  });
