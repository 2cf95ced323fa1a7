import * as z from 'zod/mini';

const Formula = z.string();

/** A kind of task, as it is written in `curriculum/tasks`: tasks of the kind, how they are done, and what their numbers come to. */
export const Kind = z.strictObject({
  /** Completes “This is about …”. */
  name: z.string(),
  /** By which words such a task is called and no other: they tell it in however few words it stands. */
  names: z.optional(z.array(z.string())),
  /** One of these words is in every task of the kind: two resistors are not side by side where nobody says so. */
  needs: z.optional(z.array(z.string())),
  /** Tasks of this kind; each number that the solution needs is marked with its letter: `{a:12} oz for ${b:3.48}`. */
  says: z.array(z.string()).check(z.minLength(7)),
  /** How it is done, without the numbers of any task. */
  way: z.string(),
  /** One with small numbers, told and solved. */
  example: z.string(),
  /** Why it is done so, for who asks. */
  why: z.optional(z.string()),
  /** The question that leads to the first step. */
  ask: z.string(),
  /** What comes out, by the letters; none where several numbers answer it. */
  answer: z.optional(Formula),
  /** What is found on the way; `is` completes “That’s …”. */
  steps: z.optional(z.array(z.strictObject({ is: z.string(), get: Formula }))),
  /** What comes out wrongly most often, and what is said of it. */
  slips: z.optional(z.array(z.strictObject({ get: Formula, say: z.string() }))),
});
export type Kind = z.infer<typeof Kind>;

/** The kinds of one area, by their names in its file. */
export const Kinds = z.record(z.string(), Kind);

const MARK = /\{([a-z]):([^}]*)\}/g;

/** A written task as a student would write it. */
export const taskOf = (say: string): string => say.replaceAll(MARK, '$2');

/** The letters of a written task, in the order of their numbers. */
export const lettersOf = (say: string): string[] =>
  Array.from(say.matchAll(MARK), ([, letter = '']) => letter);
