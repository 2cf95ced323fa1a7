import * as z from 'zod/mini';

/** A place on the board. */
export const Point = z.readonly(z.tuple([z.number(), z.number()]));
export type Point = z.infer<typeof Point>;

/** Upper left corner, width and height. */
const Box = z.readonly(z.tuple([z.number(), z.number(), z.number(), z.number()]));

const Range = z.readonly(z.tuple([z.number(), z.number()]));

/** What a line is drawn with. `marker` is broad and lies under the rest. */
export const Ink = z.enum(['ink', 'accent', 'coral', 'good', 'marker']);
export type Ink = z.infer<typeof Ink>;

const common = {
  ink: z.optional(Ink),
  /** What this command says to who can't see it. Writing says itself; an empty text leaves that to the step before. */
  says: z.optional(z.string()),
};

const points = z.readonly(z.array(Point).check(z.minLength(2)));

/** One movement of the teacher's hand: plain data, so that it can be sent, kept and played again. */
export const BoardCommand = z.discriminatedUnion('do', [
  /** Handwriting that starts at a place on its base line; 28 high unless told. */
  z.strictObject({
    ...common,
    do: z.literal('write'),
    text: z.string(),
    at: Point,
    size: z.optional(z.number()),
  }),
  /** A line of handwriting with `\\frac{}{}`, `\\sqrt{}`, `^{}` and `_{}` in it. */
  z.strictObject({
    ...common,
    do: z.literal('formula'),
    text: z.string(),
    at: Point,
    size: z.optional(z.number()),
  }),
  /** A line through points: straight from one to the next, or smooth. */
  z.strictObject({
    ...common,
    do: z.literal('path'),
    points,
    smooth: z.optional(z.boolean()),
    closed: z.optional(z.boolean()),
    dashed: z.optional(z.boolean()),
  }),
  z.strictObject({ ...common, do: z.literal('arrow'), from: Point, to: Point }),
  z.strictObject({ ...common, do: z.literal('rect'), box: Box, hatched: z.optional(z.boolean()) }),
  z.strictObject({ ...common, do: z.literal('circle'), center: Point, radius: z.number() }),
  /** A bar cut into equal parts, the first so many of them hatched. */
  z.strictObject({
    ...common,
    do: z.literal('bar'),
    box: Box,
    parts: z.number().check(z.int(), z.minimum(1), z.maximum(24)),
    filled: z.optional(z.number().check(z.int(), z.minimum(0))),
  }),
  /** A number line with a tick and a number at every step, and dots on some numbers. */
  z.strictObject({
    ...common,
    do: z.literal('number-line'),
    at: Point,
    width: z.number(),
    from: z.number(),
    to: z.number(),
    step: z.number().check(z.positive()),
    dots: z.optional(z.readonly(z.array(z.number()))),
  }),
  /** Rows of short texts in columns of the given widths. */
  z.strictObject({
    ...common,
    do: z.literal('table'),
    at: Point,
    widths: z.readonly(z.array(z.number()).check(z.minLength(1))),
    rows: z.readonly(z.array(z.readonly(z.array(z.string()))).check(z.minLength(1))),
    size: z.optional(z.number()),
  }),
  /** Two axes in a box, and a curve given by points in the axes' own units. */
  z.strictObject({ ...common, do: z.literal('plot'), box: Box, x: Range, y: Range, curve: points }),
  /** A drawing of a book that comes with Studia, fitted into a box. */
  z.strictObject({
    ...common,
    do: z.literal('picture'),
    book: z.string(),
    name: z.string(),
    box: Box,
  }),
]);
export type BoardCommand = z.infer<typeof BoardCommand>;

/** What a teacher says, what she draws meanwhile, and what can be seen then. */
export const BoardStep = z.strictObject({
  say: z.string().check(z.minLength(1), z.maxLength(240)),
  /** For who can't see the board: what was drawn, in a sentence. Writing alone needs none. */
  shows: z.optional(z.string()),
  draw: z.readonly(z.array(BoardCommand)),
});
export type BoardStep = z.infer<typeof BoardStep>;
