import type { Picture, Solution } from '@studia/contract/proof';
import { type Line, nextSumStep, readSum, showSum, symbolsOf, type Worked } from '@studia/mathematics';
import { inMarkdown } from '../../../markdown.ts';
import { inline } from '../show/mathematics.ts';
import { pictureAtOpening, pictureOf } from '../show/picture.ts';
import { checkOf } from './check-it.ts';
import { ownWay } from './own-way.ts';
import { solutionOf, stepsOf } from './solution.ts';
import { strategyFor } from './strategy.ts';
import { strideAt } from './stride.ts';
import { twinOf } from './twin.ts';
import { workedIn } from './worked.ts';

/** What can be said about an exercise at the line where it stands, each part ready to stand in a sentence. */
export interface ExerciseFacts {
  problem: string;
  /** The whole problem, however long it is. */
  inFull: string;
  /** The problem as the engine writes it, by which its lines are known. */
  problemText: string;
  /** What a task in words gives, quantity by quantity. */
  given: string[];
  /** It is told in words: it has no line that could be read aloud in a sentence. */
  isTold: boolean;
  goal: { kind: string; letters: string[] };
  line: string;
  lineText: string;
  rule: string;
  /** What a story needs first, by its name; null where that can’t be said. */
  wanted: string | null;
  /** Why the next step is taken; empty where that would give the answer away. */
  reason: string;
  /** How a child can find the result of a small sum. */
  strategy: string | null;
  /** What comes first in a sum of several operations; null where there is only one. */
  first: string | null;
  after: string;
  /** The line after the next step, as the engine writes it; null when the step is the last. */
  next: string | null;
  answer: string;
  /** The answer put back into the problem; null where that can't be shown in one line. */
  putBack: string | null;
  howToCheck: string;
  isInequality: boolean;
  solution: Solution;
  picture: Picture | null;
  openingPicture: Picture | null;
}

/** What is known about an exercise; null when it can't be worked. */
export const factsOf = ({
  problem,
  line,
}: {
  problem: string;
  line: string | null;
}): ExerciseFacts | null => {
  const worked = workedIn(problem);
  if (!worked) return null;
  const at = line ?? worked.problem.text;
  const stride = strideAt(worked, at);
  const next =
    stride && strideAt(worked, stride.after.text)?.before.text === stride.after.text
      ? stride.after.text
      : null;
  const sum = readSum(at);
  const sumStep = sum && nextSumStep(sum);
  return {
    problem: named(worked.problem),
    inFull: named(worked.problem) === YOUR_TASK ? inMarkdown(problem) : named(worked.problem),
    problemText: worked.problem.text,
    given: givenIn(worked.problem),
    isTold: worked.problem.latex.startsWith('\\text{'),
    goal: {
      kind: worked.instruction,
      letters: worked.answer.value ? [...symbolsOf(worked.answer.value)] : [],
    },
    line: stride ? named(stride.before) : named(worked.problem),
    lineText: stride?.before.text ?? worked.problem.text,
    rule: stride ? inMarkdown(stride.rule) : '',
    wanted:
      worked.instruction === STORY ? (/^(.{3,60}?) = /.exec(stride?.after.text ?? '')?.[1] ?? null) : null,
    reason: stride ? withoutAnswer(worked, stride.reason) : '',
    strategy: sumStep ? strategyFor(sumStep) : null,
    first: sum && sumStep && showSum(sumStep.operation) !== showSum(sum) ? showSum(sumStep.operation) : null,
    after: stride ? inline(stride.after) : inline(worked.answer),
    next,
    answer: inline(worked.answer),
    putBack: putBackIn(worked),
    howToCheck: checkOf(worked),
    isInequality: /[<>≤≥]/.test(worked.problem.text),
    solution: solutionOf(worked),
    picture: pictureOf(worked),
    openingPicture: pictureAtOpening(worked),
  };
};

/** Tasks that the engine has read as a story. */
const STORY = 'solve the story';

const givenIn = ({ text }: Line): string[] =>
  /^Given: (.+)$/.exec(text)?.[1]?.split(', ').map(inMarkdown) ?? [];

/** A line inside a sentence; words stand in quotation marks. */
export const named = (line: Pick<Line, 'text' | 'latex'>): string => {
  if (line.text.startsWith('Given: ')) return YOUR_TASK;
  if (!/\p{L}{2}/u.test(line.text) || inline(line).startsWith('$')) return inline(line);
  // Nobody wants to read a whole story again.
  return line.text.length > LONGEST_NAME && (line.text.match(/\p{L}{2,}/gu)?.length ?? 0) > 6
    ? YOUR_TASK
    : `“${inline(line)}”`;
};
/** What is given makes no task by itself, and a long one need not be read again. */
const YOUR_TASK = 'your task';
const LONGEST_NAME = 60;

// A reason may name the very answer; then the rule alone has to do.
const withoutAnswer = ({ answer }: Worked, reason: string): string =>
  reason.includes(answer.text) || /\d\s*=\s*\d/.test(reason) ? '' : inMarkdown(reason);

/** `3 · 5 + 7 = 22` for 3x + 7 = 22 and x = 5. */
const putBackIn = ({ problem, answer, instruction, check }: Worked): string | null => {
  const found = /^([a-z]) = (−?\d+)$/.exec(answer.text);
  if (instruction !== 'solve' || check !== 'put-back' || !found || /[/^√|]/.test(problem.text)) return null;
  const [, letter = 'x', value = ''] = found;
  const shown = value.startsWith('−') ? `(${value})` : value;
  const text = problem.text
    .replaceAll(new RegExp(String.raw`(\d)${letter}`, 'g'), `$1 · ${shown}`)
    .replaceAll(new RegExp(String.raw`(?<!\p{L})${letter}(?!\p{L})`, 'gu'), shown);
  return /\p{L}/u.test(text) ? null : text;
};

/** The same step on other numbers; null where none was found. */
interface TwinStep {
  exercise: string;
  rule: string;
  before: string;
  after: string;
}

/** The step at hand, done on a twin of the exercise. */
export const twinStep = ({ problem, line }: { problem: string; line: string }): TwinStep | null => {
  const worked = workedIn(problem);
  const own = worked && !stepsOf(worked).some(({ before }) => before.text === line) && ownWay(worked, line);
  // A line of the student's own has a twin of its own.
  if (own && own.problem.text !== worked.problem.text && own.instruction === 'solve')
    return twinStep({ problem: `Solve ${line}`, line });
  const twin = worked && twinOf(problem, worked);
  if (!worked || !twin) return null;
  const at = Math.max(
    0,
    worked.steps.findIndex(({ before }) => before.text === line),
  );
  const like = twin.worked.steps[at];
  const stride = like && strideAt(twin.worked, like.before.text);
  // What comes out the same with other numbers would be told, not shown.
  const isSame = stride && stride.after.text === strideAt(worked, line)?.after.text;
  return stride && !isSame
    ? {
        exercise: twin.exercise,
        rule: inMarkdown(stride.rule),
        before: named(stride.before),
        after: inline(stride.after),
      }
    : null;
};
