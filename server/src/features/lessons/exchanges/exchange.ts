import type { IdeaId } from '@studia/contract/lessons';
import * as z from 'zod/mini';

const Words = z.string().check(z.minLength(1));
const Ways = z.array(Words).check(z.minLength(3));

/** What students say about an idea in several ways, and what a teacher answers, as it is written down. */
export const WrittenExchange = z.strictObject({
  says: Ways,
  /** What is true of it; a question is neither. */
  is: z._default(z.enum(['question', 'right', 'wrong', 'partly']), 'question'),
  reply: Words,
  /** A question of the teacher's that leads one step on, ways to say its answer, and the answer with its reason. */
  ask: z.optional(Words),
  answers: z.optional(Ways),
  told: z.optional(Words),
});
export type WrittenExchange = z.infer<typeof WrittenExchange>;

/** The exchanges of a chapter by the names of its ideas. */
export const WrittenExchanges = z.record(z.string(), z.array(WrittenExchange));

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
  is: WrittenExchange['is'];
  reply: string;
  thought: Thought | null;
}

export const exchangeFrom = (idea: IdeaId, { says, is, reply, ...more }: WrittenExchange): Exchange => ({
  idea,
  says,
  is,
  reply,
  thought:
    more.ask !== undefined && more.answers && more.told !== undefined
      ? { question: more.ask, answers: more.answers, told: more.told }
      : null,
});
