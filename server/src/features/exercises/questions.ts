import { approach, checkLines, work } from '@studia/mathematics';
import { openPart } from './kinds/asked-parts.ts';
import { likeTask, taskLike } from './kinds/kind-of.ts';
import { taskHelp } from './kinds/task-help.ts';
import { examineWithLedger } from './reading/examine-with-ledger.ts';
import { stepAsked } from './working/about-step.ts';
import { anotherExercise } from './working/another.ts';
import { factsOf, twinStep } from './working/facts.ts';
import { otherNumbers } from './working/other-numbers.ts';
import { problemInFile } from './working/problem-in-file.ts';

/**
 * What can be asked about exercises. Each question is as large as a turn allows, so that a turn asks few of them; what goes in
 * and out is plain data, which can be copied to another thread.
 */
const QUESTIONS = {
  /** What mathematics reads in a message. */
  examine: examineWithLedger,
  /** What can be said about an exercise where it stands. */
  facts: factsOf,
  /** The step at hand on other numbers. */
  twin: twinStep,
  /** Another exercise: alike, harder or easier. */
  another: anotherExercise,
  /** Another task of a kind, and one of the kind that a task is of. */
  taskLike,
  likeTask,
  /** What can be told about a task, as far as a student has come. */
  taskHelp,
  /** What a task still asks for once something was found. */
  openPart,
  /** A story with other numbers, where some of them are free. */
  otherNumbers,
  /** How a problem about quantities can be begun. */
  approach,
  /** The step of a shown solution that a message asks about. */
  step: stepAsked,
  /** The problem in shown texts that a message asks to work on. */
  inFile: ({
    material,
    message,
  }: {
    material: readonly { text: string }[];
    message: string;
  }): string | null => problemInFile(material, message),
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

/** What can be asked, by name. */
export type Questions = typeof QUESTIONS;

/** Answers a question that came from another thread. */
export const answerQuestion = (name: string, input: unknown): unknown => {
  const question = (QUESTIONS as Readonly<Record<string, (input: never) => unknown>>)[name];
  if (!question) throw new Error(`There is no question “${name}”.`);
  return question(input as never);
};
