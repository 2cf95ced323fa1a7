import type { IdeaId } from '@studia/contract/lessons';
import type { Embed } from '../../../ports/embed/port.ts';
import type { ExchangeWorker } from './exchange-worker.ts';
import { LAST_WORDS, type HeardExchange } from './hear-exchanges.ts';

/** Where a conversation stands: the idea at hand, what was talked about before, and what we said, the last at the end. */
interface Thread {
  at: IdeaId | null;
  about: string;
  replies: readonly string[];
}

/** The exchanges that a message may begin, the most fitting first; none where nothing is known of meanings. */
export type FindExchanges = (message: string, thread: Thread) => Promise<readonly HeardExchange[]>;

interface Dependencies {
  exchangeWorker: ExchangeWorker;
  embed: Embed | null;
}

/** Finds what a message says among all that students say about the written lessons. */
export const makeFindExchanges =
  ({ exchangeWorker, embed }: Dependencies): FindExchanges =>
  async (message, { at, about, replies }) => {
    if (!embed) return [];
    const before = (replies.at(-1) ?? '').slice(0, LAST_WORDS);
    // Each has its own time, and where the first takes too long, nobody waits for the others.
    const alone = await embed.embed(message);
    if (!alone) return [];
    const together = about === '' ? alone : ((await embed.embed(`${about}: ${message}`)) ?? alone);
    const after = before === '' ? alone : ((await embed.embed(`${before} ${message}`)) ?? alone);
    const asked = { message, at, replies, vectors: { alone, together, after }, model: embed.model };
    return exchangeWorker.ask('hear', asked, []);
  };
