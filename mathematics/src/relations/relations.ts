import { within, WORK_OF_A_PROBLEM } from '../budget.ts';
import { type Fraction, isNegative, isWhole, whole } from '../expression/fraction.ts';
import { childrenOf, type Expression, type Relation } from '../expression/tree.ts';
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
  readonly kind: 'solved';
  readonly answer: Fraction;
  /** `$` for money, a unit, or the name of what is counted. */
  readonly unit: string;
  /** What was asked for, in the words of the story. */
  readonly unknown: string;
  readonly equations: readonly Relation[];
  /** Whether the answer itself fits the equations: not when nothing was solved, or when what came out had to be rounded. */
  readonly isPutBack: boolean;
  readonly lines: readonly StoryLine[];
}

/** A story that was not read in full, with the sentences that were and those that were not. */
export interface RefusedStory {
  readonly kind: 'refused';
  readonly why:
    | 'too long'
    | 'no single question'
    | 'sentence not read'
    | 'meaning not certain'
    | 'question not understood'
    | 'no single solution'
    | 'number without a role'
    | 'answer not possible';
  readonly read: readonly string[];
  readonly unread: readonly string[];
}

const LONGEST = 1_200;

/** Reads an arithmetic story and solves it, or says what of it was not read. */
export const solveRelations = (text: string): SolvedStory | RefusedStory => {
  if (text.length > LONGEST) return { kind: 'refused', why: 'too long', read: [], unread: [] };
  const written = sentencesOf(text);
  const sentences = written.map(readSentence);
  const tokens = written.flatMap((line) => line.tokens);
  const refuse = (why: RefusedStory['why'], unclear: readonly string[] = []): RefusedStory => ({
    kind: 'refused',
    why,
    read: sentences
      .filter((one) => one.kind === 'read' && !unclear.includes(one.text))
      .map((one) => one.text),
    unread: [...sentences.filter(({ kind }) => kind === 'unread').map((one) => one.text), ...unclear],
  });
  if (sentences.some(({ kind }) => kind === 'unread')) return refuse('sentence not read');
  const asked = sentences.flatMap((one) => one.question ?? []);
  const [question, second] = asked;
  if (!question || second) return refuse('no single question');
  const world = newWorld(
    new Set(tokens.filter(({ word }) => isPlural(word)).map(({ word }) => singular(word))),
  );
  const unclear = sentences.find(({ clauses }) => !clauses.every((clause) => takeAct(world, clause)));
  if (unclear) return refuse('meaning not certain', [unclear.text]);
  return within(
    WORK_OF_A_PROBLEM,
    () => answer(world, question, tokens, refuse),
    refuse('no single solution'),
  );
};

const answer = (
  world: World,
  question: Question,
  tokens: readonly Token[],
  refuse: (why: RefusedStory['why'], unclear?: readonly string[]) => RefusedStory,
): SolvedStory | RefusedStory => {
  const target = targetOf(world, question);
  // Something will only happen: the question has to ask about then.
  const isLater = tokens.some(({ raw }) => raw === 'will') && !question.text.includes('will');
  if (!target || (isLater && target.unit !== 'years'))
    return refuse('question not understood', [question.text]);
  const solution = solveStory(world.book, target.value);
  const exact = solution && valueOf(target.value, solution.values);
  if (!solution || !exact) return refuse('no single solution');
  const equations = solution.path.flatMap((step) => step.equations.map((equation) => equation.relation));
  const used = new Set(
    [target.value, ...equations.flatMap(({ left, right }) => [left, right])].flatMap(numbersIn),
  );
  if (tokens.some(({ value }) => value !== null && !used.has(value))) return refuse('number without a role');
  if ([...solution.values.values(), exact].some(isNegative)) return refuse('answer not possible');
  const value =
    isWhole(exact) || target.rounding === null
      ? exact
      : whole(exact.top / exact.bottom + (target.rounding === 'up' ? 1n : 0n));
  if (isCountable(target.unit) && !isWhole(value)) return refuse('answer not possible');
  return {
    kind: 'solved',
    answer: value,
    unit: target.unit,
    unknown: target.name,
    equations,
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
