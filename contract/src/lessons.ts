import * as z from 'zod/mini';
import { BoardStep } from './board.ts';
import { LESSON } from './limits.ts';
import { Quote } from './proof.ts';
import { text } from './text.ts';

const sentence = z.string().check(z.trim(), z.minLength(1));
const slug = z.string().check(z.regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/));

/** An idea's name everywhere: its book, and its own short name there. */
export const IdeaId = z.string().check(z.regex(/^[a-z0-9-]{1,64}\/[a-z0-9-]{1,80}$/));
export type IdeaId = z.infer<typeof IdeaId>;

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
    misconceptions: z.array(Misconception),
    items: z.array(Item),
    terms: z.array(
      z.strictObject({ name: sentence, definition: sentence, also: z.optional(z.array(sentence)) }),
    ),
    board: z.nullable(z.array(BoardStep)),
    needs: z.array(IdeaId),
    /** Questions that students really ask here, and the part that answers each. */
    asks: z.array(z.strictObject({ ask: sentence, part: sentence })),
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
