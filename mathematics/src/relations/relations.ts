import { allKnown } from '../all-known.ts';
import { within, WORK_OF_A_PROBLEM } from '../budget.ts';
import { type Fraction, isNegative, isWhole, whole, show } from '../expression/fraction.ts';
import { childrenOf, type Expression, number } from '../expression/tree.ts';
import { plainLine, type Worked } from '../worked.ts';
import { takeAct } from './acts.ts';
import { targetOf } from './asked.ts';
import { linesOf, type StoryLine } from './lines.ts';
import type { Question } from './questions.ts';
import { readSentence } from './sentences.ts';
import { solveStory, valueOf } from './solve-story.ts';
import { isPlural, singular } from './things.ts';
import { sentencesOf, type Token } from './tokens.ts';
import { measureOf } from './words.ts';
import { newWorld, type World } from './world.ts';

/** A story that was read from end to end and solved. */
export interface SolvedStory {
  readonly answer: Fraction;
  /** `$` for money, a unit, or the name of what is counted. */
  readonly unit: string;
  /** Whether the answer itself fits the equations: not when nothing was solved, or when what came out had to be rounded. */
  readonly isPutBack: boolean;
  readonly lines: readonly StoryLine[];
}

const LONGEST = 1_200;

/** Reads an arithmetic story and solves it; null where something of it is not certain. */
export const solveRelations = (text: string): SolvedStory | null => {
  const written = text.length > LONGEST ? [] : sentencesOf(text);
  const sentences = allKnown(written.map(readSentence)) ?? [];
  const tokens = written.flatMap((line) => line.tokens);
  const [question, second] = sentences.flatMap((one) => one.question ?? []);
  if (!question || second) return null;
  const plurals = tokens.filter(({ word }) => isPlural(word)).map(({ word }) => singular(word));
  const world = newWorld(new Set(plurals));
  const isTaken = sentences.every(({ clauses }) => clauses.every((clause) => takeAct(world, clause)));
  return isTaken ? within(WORK_OF_A_PROBLEM, () => answered(world, question, tokens), null) : null;
};

const answered = (world: World, question: Question, tokens: readonly Token[]): SolvedStory | null => {
  const target = targetOf(world, question);
  // Something will only happen: the question has to ask about then.
  const isLater = tokens.some(({ raw }) => raw === 'will') && !question.text.includes('will');
  const solution = target && (!isLater || target.unit === 'years') && solveStory(world.book, target.value);
  const exact = solution && valueOf(target.value, solution.values);
  if (!solution || !exact) return null;
  const equations = solution.path.flatMap((step) => step.equations.map((equation) => equation.relation));
  const sides = [target.value, ...equations.flatMap(({ left, right }) => [left, right])];
  const used = new Set(sides.flatMap(numbersIn));
  // A number without a role may be what changes everything.
  if (tokens.some(({ value }) => value !== null && !used.has(value))) return null;
  const isRounded = !isWhole(exact) && target.rounding !== null;
  const value = isRounded ? whole(exact.top / exact.bottom + (target.rounding === 'up' ? 1n : 0n)) : exact;
  if ([...solution.values.values(), exact].some(isNegative) || (isCountable(target.unit) && !isWhole(value)))
    return null;
  return {
    answer: value,
    unit: target.unit,
    isPutBack: equations.length > 0 && value === exact,
    lines: linesOf(world.book, solution, target, value),
  };
};

// Told numbers are known again by identity: the tree holds the very value of the token.
const numbersIn = (expression: Expression): Fraction[] =>
  expression.kind === 'number' ? [expression.value] : childrenOf(expression).flatMap(numbersIn);

/** Whether there are only whole ones of it: children, not litres. */
const isCountable = (unit: string): boolean =>
  unit !== '$' &&
  unit !== 'years' &&
  [unit.split(' ')[0], unit.split(' ').at(-1)].every((word = '') => measureOf(singular(word)) === null);

/** A solved story as the engine hands out its work: one step for each line, the answer with its unit. */
const asWorked = (text: string, { answer, unit, isPutBack, lines }: SolvedStory): Worked => {
  const problem = text.replaceAll(/\s+/g, ' ').trim();
  const befores = [problem, ...lines.map((line) => line.text)];
  // $4.5 is written $4.50.
  const amount =
    unit === '$'
      ? `$${show(answer).replace(/^(\d+\.\d)$/, '$10')}`
      : `${show(answer)}${unit === '' ? '' : ` ${unit}`}`;
  return {
    kind: 'worked',
    problem: plainLine(problem),
    instruction: 'solve the story',
    steps: lines.map((line, at) => ({
      before: plainLine(befores[at] ?? problem),
      after: plainLine(line.text),
      rule: line.reason.replace(/\.$/, ''),
      reason: line.reason,
    })),
    answer: { ...plainLine(amount), value: number(answer) },
    check: isPutBack ? 'put-back' : null,
  };
};

/** Works an arithmetic story; null when it was not read whole. */
export const workByRelations = (text: string): Worked | null => {
  const story = solveRelations(text);
  return story && asWorked(text, story);
};
