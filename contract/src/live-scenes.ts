import * as z from 'zod/mini';

const words = z.string().check(z.trim(), z.minLength(1));

/** An answer that was thought of: how it stands on its button, how else it is said, and what the tutor says then. A guess is neither right nor wrong. */
const SceneOption = z.strictObject({
  says: words,
  also: z.array(words),
  is: z.optional(z.enum(['right', 'wrong'])),
  reply: words,
});
export type SceneOption = z.infer<typeof SceneOption>;

/** One thought of a live lesson: what is said and shown, the question that it leads to, and everything that a student may say then. */
const Scene = z.strictObject({
  lines: z.array(words).check(z.minLength(1), z.maxLength(4)),
  /** So many of the next steps of the idea's board appear meanwhile, one with each line. */
  board: z.optional(z.int().check(z.minimum(1))),
  /** Where an idea has no board: lines in the tutor's hand. */
  write: z.optional(z.array(words).check(z.minLength(1), z.maxLength(3))),
  ask: words,
  options: z.array(SceneOption).check(z.minLength(2), z.maxLength(4)),
  /** To who does not know, and to answers that nobody thought of. */
  other: words,
  why: words,
  simpler: words,
  example: words,
});
export type Scene = z.infer<typeof Scene>;

/** How an idea is taught live, after its hunch; `close` settles what the hunch had asked. */
const IdeaScenes = z.strictObject({
  scenes: z.array(Scene).check(z.minLength(2), z.maxLength(6)),
  close: words,
  /** Questions of the idea that can be answered by who has followed, the first to be asked first. */
  items: z.optional(z.array(words).check(z.minLength(1))),
});
export type IdeaScenes = z.infer<typeof IdeaScenes>;

/** The live lesson of a chapter, by the names of its ideas. */
export const LiveScenes = z.record(z.string(), IdeaScenes);
export type LiveScenes = z.infer<typeof LiveScenes>;
