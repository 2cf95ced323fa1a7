import * as z from 'zod/mini';
import { BoardStep } from './board.ts';
import { endpoints } from './endpoint.ts';
import { BookId } from './ids.ts';
import { LESSON } from './limits.ts';
import { Quote } from './proof.ts';
import { text } from './text.ts';
import { verified, type Trials } from './trial.ts';

const sentence = z.string().check(z.trim(), z.minLength(1));
const slug = z.string().check(z.regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/));

/** An idea's name everywhere: its book, and its own short name there. */
export const IdeaId = z.string().check(z.regex(/^[a-z0-9-]{1,64}\/[a-z0-9-]{1,80}$/));
export type IdeaId = z.infer<typeof IdeaId>;
/** An idea's name begins with that of its book. */
export const bookOfIdea = (idea: IdeaId): string => idea.slice(0, idea.indexOf('/'));

/** A question that can be guessed before anything is told. */
const Hunch = z.strictObject({
  ask: sentence,
  options: z.array(z.strictObject({ says: sentence, reply: sentence })).check(z.minLength(2), z.maxLength(4)),
});
export type Hunch = z.infer<typeof Hunch>;

/** What students wrongly think, how they say it, what is wrong with it, and a question that shows them. */
export const Misconception = z.strictObject({
  id: slug,
  belief: sentence,
  says: z.array(sentence),
  wrong: sentence,
  question: sentence,
});
export type Misconception = z.infer<typeof Misconception>;

/** Something that a good answer says, and several ways to say it. */
export const Point = z.strictObject({ point: sentence, said: z.array(sentence) });
export type Point = z.infer<typeof Point>;

/** A wrong option: what somebody did who takes it, and the misconception behind it where it has a name. */
export const WrongOption = z.strictObject({ text: sentence, slip: sentence, reveals: z.optional(slug) });

const itemParts = {
  id: slug,
  difficulty: z.union([z.literal(1), z.literal(2), z.literal(3)]),
  ask: sentence,
  /** From a nudge to nearly there; none of them contains the answer. */
  hints: z.array(sentence),
  explanation: sentence,
};

const withQuote = <S extends z.core.$ZodType>(quote: S) => {
  const common = { ...itemParts, quote: z.optional(quote) };
  const Item = z.discriminatedUnion('kind', [
    z.strictObject({ ...common, kind: z.literal('choice'), key: sentence, wrong: z.array(WrongOption) }),
    z.strictObject({
      ...common,
      kind: z.literal('number'),
      key: sentence,
      unit: z.optional(sentence),
      /** Other forms that count as well. */
      accepted: z.optional(z.array(sentence)),
      /** What is nearly right, with what to say about it. */
      nearly: z.optional(z.array(z.strictObject({ answer: sentence, say: sentence }))),
    }),
    z.strictObject({
      ...common,
      kind: z.literal('short'),
      key: sentence,
      points: z.array(Point),
      accepted: z.optional(z.array(sentence)),
    }),
    z.strictObject({ ...common, kind: z.literal('order'), key: z.array(sentence) }),
    z.strictObject({
      ...common,
      kind: z.literal('true-false'),
      key: z.boolean(),
      reason: sentence,
      points: z.array(Point),
    }),
  ]);
  const Idea = z.strictObject({
    title: sentence,
    statement: sentence,
    quote,
    simple: z.nullable(sentence),
    full: z.nullable(sentence),
    why: z.nullable(sentence),
    example: z.nullable(
      z.strictObject({ task: sentence, steps: z.array(z.strictObject({ line: sentence, why: sentence })) }),
    ),
    picture: z.nullable(z.strictObject({ like: sentence, stops: sentence })),
    /** What everybody can guess before anything is told, and what is said to each guess. */
    hunch: z.optional(Hunch),
    misconceptions: z.array(Misconception),
    items: z.array(Item),
    terms: z.array(
      z.strictObject({ name: sentence, definition: sentence, also: z.optional(z.array(sentence)) }),
    ),
    board: z.nullable(z.array(BoardStep)),
    needs: z.array(IdeaId),
    /** Questions that students really ask here, and the part that answers each. */
    asks: z.array(z.strictObject({ ask: sentence, part: sentence })),
    /** What students say of it when they have understood, each beside the sentence that sounds like it and is not true. */
    claims: z.optional(z.array(z.strictObject({ right: sentence, wrong: sentence }))),
  });
  return { Item, Idea };
};

const written = withQuote(sentence);

/** A lesson as its writer writes it, beside its chapter: quotes are the chapter's own words, looked up later. */
export const WrittenLesson = z.strictObject({
  ideas: z.array(z.extend(written.Idea, { id: slug })),
});
export type WrittenLesson = z.infer<typeof WrittenLesson>;
export type WrittenIdea = WrittenLesson['ideas'][number];
export type WrittenItem = z.infer<typeof written.Item>;

const proved = withQuote(Quote);

/** One idea of a lesson with everything that teaches it, every quote found in its book. */
export const Idea = z.extend(proved.Idea, { id: IdeaId });
export type Idea = z.infer<typeof Idea>;

/** A question about an idea, with its key. */
export const Item = proved.Item;
export type Item = z.infer<typeof Item>;

/** Who made a lesson: a teacher, a connected model, or rules that only arrange the book's own words. */
export const Author = z.enum(['written', 'model', 'extracted']);
export type Author = z.infer<typeof Author>;

/** The ideas of one chapter, in the order in which they build on each other. */
export const Lesson = z.object({
  book_id: z.string(),
  /** Which chapter of the book, counted from 0, and what it is called. */
  chapter: z.number(),
  title: z.string(),
  author: Author,
  /** Made from the chapter's text: a changed chapter has a new lesson. */
  version: z.string(),
  ideas: z.array(Idea),
});
export type Lesson = z.infer<typeof Lesson>;

/** How a student's answer to one item is given: by its kind. */
export const Answer = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('choice'), option: text(LESSON.answerCharacters) }),
  z.object({ kind: z.literal('number'), text: text(LESSON.answerCharacters) }),
  z.object({ kind: z.literal('short'), text: text(LESSON.answerCharacters) }),
  z.object({
    kind: z.literal('order'),
    order: z.array(text(LESSON.answerCharacters)).check(z.maxLength(LESSON.mostOrdered)),
  }),
  z.object({ kind: z.literal('true-false'), value: z.boolean(), reason: text(LESSON.answerCharacters) }),
]);
export type Answer = z.infer<typeof Answer>;

/** What became of one point that a good answer makes. */
export const JudgedPoint = z.object({
  point: z.string(),
  state: z.enum(['said', 'half', 'missing', 'contradicted']),
});
export type JudgedPoint = z.infer<typeof JudgedPoint>;

/** What is known about an answer. `compare` means that the judge is not sure: the student compares with the key. */
export const Verdict = z.object({
  result: z.enum(['right', 'nearly', 'partly', 'wrong', 'compare']),
  /** From 0 to 1; null while nobody is sure. */
  correct: z.nullable(z.number()),
  /** What probably went wrong, and the misconception behind it where it has a name. */
  slip: z.nullable(z.string()),
  reveals: z.nullable(z.string()),
  points: z.array(JudgedPoint),
});
export type Verdict = z.infer<typeof Verdict>;

/** A question as it is asked: without its key, options and things to order shuffled. */
export const AskedItem = z.object({
  id: z.string(),
  kind: z.enum(['choice', 'number', 'short', 'order', 'true-false']),
  difficulty: z.number(),
  ask: z.string(),
  hints: z.array(z.string()),
  /** What can be chosen, or what is to be put in order. */
  options: z.array(z.string()),
  unit: z.nullable(z.string()),
});
export type AskedItem = z.infer<typeof AskedItem>;

/** An idea as a student is taught it: its questions keep their keys to themselves. */
export const TaughtIdea = z.extend(Idea, { items: z.array(AskedItem) });
export type TaughtIdea = z.infer<typeof TaughtIdea>;

/** A lesson as a student is taught it. */
export const TaughtLesson = z.extend(Lesson, { ideas: z.array(TaughtIdea) });
export type TaughtLesson = z.infer<typeof TaughtLesson>;

/** A line of a book's list of lessons. */
export const LessonSummary = z.object({
  chapter: z.number(),
  title: z.string(),
  author: Author,
  ideas: z.array(z.object({ id: IdeaId, title: z.string() })),
});
export type LessonSummary = z.infer<typeof LessonSummary>;

/** How far the lessons of a book are that did not come with one. */
export const LessonMaking = z.object({
  author: z.enum(['extracted', 'model']),
  state: z.enum(['waiting', 'running', 'done', 'failed', 'stopped']),
  done: z.number(),
  total: z.number(),
});
export type LessonMaking = z.infer<typeof LessonMaking>;

/** What the connected model would take to write the lessons of a book. */
export const LessonEstimate = z.object({
  model: z.string(),
  chapters: z.number(),
  input_tokens: z.number(),
  output_tokens: z.number(),
  /** What is left of today's allowance. */
  /** Null is without limit. */
  tokens_left: z.nullable(z.number()),
});
export type LessonEstimate = z.infer<typeof LessonEstimate>;

/** What a student gets to know about an item once they have answered. */
export const Checked = z.extend(Verdict, {
  /** The right answer as one would say it; in an order, the things one after the other. */
  key: z.string(),
  explanation: z.string(),
  quote: Quote,
});
export type Checked = z.infer<typeof Checked>;

const chapterNumber = z.coerce.number().check(z.int(), z.minimum(0), z.maximum(LESSON.mostChapters));

/** Lessons: what is taught about the chapters of a book. */
export const lessons = endpoints({
  ofBook: {
    method: 'GET',
    path: '/api/lessons/:book',
    summary: 'The lessons of a book, in the order of its chapters.',
    access: 'verified',
    pace: 'normal',
    params: z.object({ book: BookId }),
    reply: z.object({
      success: z.literal(true),
      lessons: z.array(LessonSummary),
      making: z.array(LessonMaking),
      /** A model is connected that can write lessons for this book. */
      can_write: z.boolean(),
    }),
  },
  lesson: {
    method: 'GET',
    path: '/api/lessons/:book/:chapter',
    summary: 'The lesson of one chapter, counted from 0: its ideas with everything that teaches them.',
    access: 'verified',
    pace: 'normal',
    params: z.object({ book: BookId, chapter: chapterNumber }),
    reply: z.object({ success: z.literal(true), lesson: TaughtLesson }),
  },
  estimate: {
    method: 'GET',
    path: '/api/lessons/:book/estimate',
    summary: 'What it would take to have the connected model write the lessons of a book.',
    access: 'verified',
    pace: 'normal',
    params: z.object({ book: BookId }),
    reply: z.object({ success: z.literal(true), estimate: LessonEstimate }),
  },
  write: {
    method: 'POST',
    path: '/api/lessons/:book/write',
    summary: 'Have the connected model write the lessons of a book, chapter by chapter in the background.',
    access: 'verified',
    pace: 'tutor',
    params: z.object({ book: BookId }),
    reply: z.object({ success: z.literal(true) }),
  },
  stop: {
    method: 'POST',
    path: '/api/lessons/:book/stop',
    summary: 'Stop the writing of lessons; what is written stays.',
    access: 'verified',
    pace: 'normal',
    params: z.object({ book: BookId }),
    reply: z.object({ success: z.literal(true), stopped: z.boolean() }),
  },
});

/** Who may make each call, and a good request for it. */
export const trials = (): Trials<typeof lessons> => {
  const ofBook = { params: { book: 'arithmetic' } };
  const request = () => ofBook;
  const open = verified(200);
  return {
    ofBook: { request, answers: open },
    lesson: { request: () => ({ params: { book: 'arithmetic', chapter: 0 } }), answers: open },
    estimate: { request, answers: verified('no_model') },
    write: { request, answers: verified('no_model') },
    stop: { request, answers: verified('book_not_found') },
  };
};

/** A question that leads on, and what is known about its answer. */
export interface Thought {
  question: string;
  answers: readonly string[];
  /** The answer and its reason, for who has found it and for who has not. */
  told: string;
}

/** Something that students say about an idea, and the reply that was written for it. */
export interface Exchange {
  idea: IdeaId;
  says: readonly string[];
  is: 'question' | 'right' | 'wrong' | 'partly';
  reply: string;
  thought: Thought | null;
  /** It is only said in the middle of a talk about its idea: “and at night?” */
  isFollowUp: boolean;
}
