import { Quote } from '@studia/contract/proof';
import * as z from 'zod/mini';

// An exercise from an older release has not counted these yet.
const orElse = <Value>(schema: z.ZodMiniType<Value>, otherwise: Value) =>
  z.pipe(
    z.optional(schema),
    z.transform((value: Value | undefined) => value ?? otherwise),
  );

export const OpenExercise = z.object({
  /** Arithmetic goes operation by operation, everything else line by line. */
  kind: z.enum(['arithmetic', 'steps']),
  /** The exercise as the student gave it. */
  exercise: z.string(),
  /** The line as it stands now, some steps later. */
  line: z.string(),
  /** How far up the hint ladder this step is. */
  rung: z.number(),
  /** Tries and hints since the exercise was opened: how much the student has worked for it. */
  effort: orElse(z.number(), 0),
  /** How often the whole solution was asked for. */
  asked: orElse(z.number(), 0),
  /** Right parts of the answer that the student has given one by one. */
  found: orElse(z.string(), ''),
  /** The student has said why the whole solution is wanted. */
  reasoned: orElse(z.boolean(), false),
});
/** An exercise that is being worked on. */
export type OpenExercise = z.infer<typeof OpenExercise>;

export const Topic = z.object({
  /** The words that it is looked up by. */
  words: z.string(),
  heading: z.string(),
  /** What has been quoted about it so far, the latest last. */
  quotes: z.array(Quote),
});
/** What a conversation is about. */
export type Topic = z.infer<typeof Topic>;

export const QuizItem = z.object({
  question: z.string(),
  key: z.string(),
  /** Where the answer stands; nothing for a question that is worked out. */
  quote: z.nullable(Quote),
  /** The sentence of the student's own material, and the file it stands in. */
  material: z.nullable(z.object({ text: z.string(), filename: z.string() })),
  /** The problem that the key was worked out from. */
  problem: z.nullable(z.string()),
});
/** One question of a quiz with its key. */
export type QuizItem = z.infer<typeof QuizItem>;

export const Quiz = z.object({
  about: z.string(),
  /** The question that waits for an answer, and those after it. */
  items: z.array(QuizItem),
  /** How many were right at the first try, of how many so far. */
  right: z.number(),
  asked: z.number(),
  /** Tries at the question that waits. */
  tries: z.number(),
});
/** A quiz that is going on. */
export type Quiz = z.infer<typeof Quiz>;

export const ExerciseList = z.object({
  items: z.array(z.string()),
  /** Which of them is worked on. */
  at: z.number(),
  /** What it was opened as. */
  open: z.nullable(z.string()),
});
/** Exercises that the student gave all at once. */
export type ExerciseList = z.infer<typeof ExerciseList>;

const Place = z.object({
  book_id: z.string(),
  page: z.number(),
  /** It lies open before the student, who reads while asking. */
  open: z.boolean(),
});
/** A page that a conversation is about. */
export type Place = z.infer<typeof Place>;

const Awaited = z.enum(['goal', 'quiz topic', 'story', 'point', 'reasons', 'objection', 'which book']);
type Awaited = z.infer<typeof Awaited>;

/** What the tutor must remember between two messages. */
export interface Memory {
  exercise: OpenExercise | null;
  /** The exercise that was finished last. */
  finished: string | null;
  list: ExerciseList | null;
  topic: Topic | null;
  place: Place | null;
  quiz: Quiz | null;
  /** What the conversation turned to last. */
  last: 'exercise' | 'topic' | null;
  /** What the tutor has asked and not heard yet: the goal of a plan, the topic of a quiz, the lines of a story, a part of a text. */
  waitsFor: Awaited | null;
  /** What the tutor has offered: the message that “yes” stands for. */
  offer: string | null;
}

export const NOTHING_REMEMBERED: Memory = {
  exercise: null,
  finished: null,
  list: null,
  topic: null,
  place: null,
  quiz: null,
  last: null,
  waitsFor: null,
  offer: null,
};

/** What stands beside an old answer, whatever shape it has: a part that can't be read is forgotten. */
export const readMemory = (remembered: unknown): Memory => {
  // An older release remembered nothing but the exercise.
  const alone = OpenExercise.safeParse(remembered).data;
  if (alone) return { ...NOTHING_REMEMBERED, exercise: alone, last: 'exercise' };
  const parts = z.record(z.string(), z.unknown()).safeParse(remembered).data ?? {};
  const part = <Part>(schema: z.ZodMiniType<Part>, name: keyof Memory): Part | null =>
    schema.safeParse(parts[name]).data ?? null;
  return {
    exercise: part(OpenExercise, 'exercise'),
    finished: part(z.string(), 'finished'),
    list: part(ExerciseList, 'list'),
    topic: part(Topic, 'topic'),
    place: part(Place, 'place'),
    quiz: part(Quiz, 'quiz'),
    last: part(z.enum(['exercise', 'topic']), 'last'),
    waitsFor: part(Awaited, 'waitsFor'),
    offer: part(z.string(), 'offer'),
  };
};
