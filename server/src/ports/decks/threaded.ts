import type { Deck, DeckFiles, DeckTrouble } from './port.ts';

/** Threads that answer questions. */
interface Pool {
  ask(question: { name: string; input: unknown; limit: number }): Promise<{ value: unknown } | null>;
  close(): Promise<void>;
}

/** A thread that is stuck in a file is given up after this time. */
const LIMIT = 120_000;

/** Files of cards, read and written on a thread: however large or broken one is, nobody else waits for it. */
export const threadedDecks = (pool: Pool): DeckFiles => ({
  read: async (bytes) => {
    const answer = await pool.ask({ name: 'read', input: bytes, limit: LIMIT });
    return answer ? (answer.value as Deck | DeckTrouble) : 'broken';
  },
  write: async (format, deck, now) => {
    const answer = await pool.ask({ name: 'write', input: { format, deck, now }, limit: LIMIT });
    if (!answer) throw new Error('The cards could not be written.');
    return answer.value as Uint8Array;
  },
  close: () => pool.close(),
});
