import { gptTokens } from './gpt.ts';
import type { Tokens } from './port.ts';

/** Threads that answer questions. */
interface Pool {
  ask(question: { name: string; input: unknown; limit: number }): Promise<{ value: unknown } | null>;
}

/** Milliseconds: far more than the longest message takes. */
const LIMIT = 5_000;

/** The same count on a thread of its own, which takes its table of 40 MB with it when nobody asks; without an answer it is made here. */
export const threadedTokens = (pool: Pool, here: Tokens = gptTokens()): Tokens => ({
  count: async (text) => {
    if (text === '') return 0;
    const answer = await pool.ask({ name: 'count', input: text, limit: LIMIT });
    return answer ? (answer.value as number) : here.count(text);
  },
});
