import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TakenApart } from './anki-reader.ts';
import { readCards } from './card-file.ts';
import type { DeckFiles, DeckTrouble, OpenDeck } from './port.ts';

/** Threads that answer questions. */
interface Pool {
  ask(question: { name: string; input: unknown; limit: number }): Promise<{ value: unknown } | null>;
  close(): Promise<void>;
}

/** A thread that is stuck in a file is given up after this time. */
const LIMIT = 120_000;

/** Files of cards, read and written on a thread: however large or broken one is, nobody else waits for it. */
export const threadedDecks = (pool: Pool): DeckFiles => ({
  read: async (path, work) => {
    const folder = await mkdtemp(join(tmpdir(), 'studia-deck-'));
    try {
      const answer = await pool.ask({ name: 'read', input: { path, folder }, limit: LIMIT });
      if (!answer) return 'given-up';
      const parts = answer.value as TakenApart | DeckTrouble;
      return typeof parts === 'string' ? parts : { value: await work(opened(folder, parts)) };
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  },
  write: async (format, deck, now) => {
    const answer = await pool.ask({ name: 'write', input: { format, deck, now }, limit: LIMIT });
    if (!answer) throw new Error('The cards could not be written.');
    return answer.value as Uint8Array;
  },
  close: () => pool.close(),
});

const opened = (folder: string, { cards, pictures }: TakenApart): OpenDeck => ({
  total: cards,
  cards: (atOnce) => readCards(folder, atOnce),
  pictures: pictures.map(({ name, file }) => ({ name, bytes: () => readFile(join(folder, file)) })),
});
