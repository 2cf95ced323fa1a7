import type { Exchange, IdeaId } from '@studia/contract/lessons';
import * as z from 'zod/mini';

const Words = z.string().check(z.minLength(1));
const Ways = z.array(Words).check(z.minLength(3));

/** What students say about an idea in several ways, and what a teacher answers, as it is written down. */
export const WrittenExchange = z.strictObject({
  says: Ways,
  /** What is true of it; a question is neither. */
  is: z.optional(z.enum(['right', 'wrong', 'partly'])),
  reply: Words,
  /** A question of the teacher's that leads one step on, ways to say its answer, and the answer with its reason. */
  ask: z.optional(Words),
  answers: z.optional(Ways),
  told: z.optional(Words),
});
export type WrittenExchange = z.infer<typeof WrittenExchange>;

/** The exchanges of a chapter by the names of its ideas. */
export const WrittenExchanges = z.record(z.string(), z.array(WrittenExchange));

export const exchangeFrom = (
  idea: IdeaId,
  { says, is, reply, ...more }: WrittenExchange,
  isFollowUp: boolean,
): Exchange => ({
  idea,
  says,
  is: is ?? 'question',
  reply,
  thought:
    more.ask !== undefined && more.answers && more.told !== undefined
      ? { question: more.ask, answers: more.answers, told: more.told }
      : null,
  isFollowUp,
});
