import type { Style } from '@studia/contract/chat';
import { checkLines, work } from '@studia/mathematics';
import { anotherOne, mathematicsTurn, standing } from '../builtin/exercise/converse.ts';
import { isProblem } from '../builtin/exercise/list.ts';
import { openProblem } from '../builtin/exercise/open.ts';
import type { Turn } from '../builtin/exercise/turn.ts';
import { explainWhole } from '../builtin/exercise/whole.ts';
import type { Intent } from '../builtin/intent/intent.ts';
import { problemIn } from '../builtin/material/problem.ts';
import type { Memory, OpenExercise, Quiz, QuizItem } from '../builtin/memory.ts';
import type { Wanted } from '../builtin/quiz/items.ts';
import type { QuizTurn } from '../builtin/quiz/open.ts';
import { itemsLike, itemsOfProblems } from '../builtin/quiz/problem-items.ts';
import { continueQuiz } from '../builtin/quiz/quiz.ts';

interface Said {
  message: string;
  intent: Intent;
}

/**
 * What the math worker can be asked. Each question is as large as a turn allows, so that a turn asks few of them; what goes in
 * and out is plain data, which can be copied to another thread.
 */
const QUESTIONS = {
  /** What mathematics has to say to a message; null when it is about something else. */
  turn: ({ message, intent, memory, style }: Said & { memory: Memory; style: Style }): Turn | null =>
    mathematicsTurn(message, intent, memory, style),
  /** Another exercise like the last one. */
  another: (memory: Memory): Turn | null => anotherOne(memory),
  /** The line at which an open exercise stands. */
  standing: (open: OpenExercise): string => standing(open),
  /** Opens the problem in shown texts that a message asks to work on. */
  shown: ({ material, message, style }: ShownMaterial): Turn | null => {
    const problem = problemIn(material, message);
    if (problem === null) return null;
    return style === 'explain' ? explainWhole(problem) : openProblem(problem);
  },
  /** The answer to what is said while a quiz question waits. */
  quiz: ({ quiz, message, intent }: Said & { quiz: Quiz }): QuizTurn | null =>
    continueQuiz(quiz, message, intent),
  /** Questions of a kind of problem; none when it is no kind of problem. */
  problems: ({ about, ...wanted }: Wanted & { about: string }): QuizItem[] => itemsOfProblems(about, wanted),
  /** Questions like the exercise that was done last. */
  problemsLike: ({ exercise, count }: { exercise: string; count: number }): QuizItem[] =>
    itemsLike(exercise, count),
  /** Which of several questions are problems to be worked out. */
  areProblems: (questions: readonly string[]): boolean[] => questions.map(isProblem),
  /** A problem line by line down to its answer; null when it can't be worked. */
  workedLines: (problem: string): string[] | null => {
    const worked = work(problem);
    return worked.kind === 'worked'
      ? [worked.problem.text, ...worked.steps.map(({ after }) => after.text), `Answer: ${worked.answer.text}`]
      : null;
  },
  /** What the next lines of a model's reply are worth. */
  lines: checkLines,
};

interface ShownMaterial {
  material: readonly { text: string }[];
  message: string;
  style: Style;
}

/** What can be asked, by name. */
export type Questions = typeof QUESTIONS;

/** Answers a question that came from another thread. */
export const answerQuestion = (name: string, input: unknown): unknown => {
  const question = (QUESTIONS as Readonly<Record<string, (input: never) => unknown>>)[name];
  if (!question) throw new Error(`There is no question “${name}”.`);
  return question(input as never);
};
