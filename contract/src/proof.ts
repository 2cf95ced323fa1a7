import * as z from 'zod/mini';

/** Words of a book exactly as they stand there, and where: the one proof that everything here carries. */
export const Quote = z.object({
  /** A book of the student's own, or the short name of a starter book. */
  book_id: z.string(),
  title: z.string(),
  page: z.number(),
  /** What is printed on the page as its number, where that is not its place in the file. */
  label: z.optional(z.string()),
  /** Where on the page the words begin and end, in UTF-16 units. */
  start: z.number(),
  end: z.number(),
  text: z.string(),
});
export type Quote = z.infer<typeof Quote>;

/** One line of a worked solution. */
export const SolutionStep = z.object({
  /** The line after this step, as one writes it by keyboard, and as LaTeX. */
  text: z.string(),
  latex: z.string(),
  /** What was done and why, in a teacher's words. */
  reason: z.string(),
});
export type SolutionStep = z.infer<typeof SolutionStep>;

/**
 * How a worked solution was made sure of: every line was compared with the one before it, the answer was put back into
 * the problem, or a formula among its lines was read back and computed exactly.
 */
export const SolutionCheck = z.enum(['each-line', 'put-back', 'formula']);
export type SolutionCheck = z.infer<typeof SolutionCheck>;

/** A whole worked solution; the student opens its steps one by one. */
export const Solution = z.object({
  problem: z.object({ text: z.string(), latex: z.string() }),
  steps: z.array(SolutionStep),
  answer: z.object({ text: z.string(), latex: z.string() }),
  /** Null when nothing checked it, and absent in conversations from before it was kept: then there is no tick. */
  check: z.optional(z.nullable(SolutionCheck)),
});
export type Solution = z.infer<typeof Solution>;

/** A line of an answer that the algebra engine looked at. */
export const CheckedLine = z.object({
  /** Which line of the answer, counted from 0. */
  line: z.number(),
  verdict: z.enum(['right', 'corrected']),
  /** What stood there before it was corrected. */
  was: z.optional(z.string()),
});
export type CheckedLine = z.infer<typeof CheckedLine>;

const point = z.tuple([z.number(), z.number()]);

/** A picture of numbers, as data: the web draws it, a screen reader reads its sentence. */
export const Picture = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('graph'),
    sentence: z.string(),
    curves: z.array(z.object({ label: z.string(), points: z.array(point) })),
    marks: z.array(z.object({ label: z.string(), at: point })),
  }),
  z.object({
    kind: z.literal('number-line'),
    sentence: z.string(),
    from: z.number(),
    to: z.number(),
    spans: z.array(
      z.object({
        from: z.nullable(z.number()),
        to: z.nullable(z.number()),
        from_included: z.boolean(),
        to_included: z.boolean(),
      }),
    ),
  }),
]);
export type Picture = z.infer<typeof Picture>;

/** Where an answer comes from. */
export const Source = z.enum(['books', 'mathematics', 'general', 'teaching']);
export type Source = z.infer<typeof Source>;

/** What stands beside the words of an answer. */
export const Proof = z.object({
  source: Source,
  quotes: z.array(Quote),
  solution: z.nullable(Solution),
  checks: z.array(CheckedLine),
  picture: z.nullable(Picture),
});
export type Proof = z.infer<typeof Proof>;
