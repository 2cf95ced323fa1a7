import { closeSync, openSync, readSync } from 'node:fs';
import * as z from 'zod/mini';
import { readAnki, type TakenApart } from './anki-reader.ts';
import { writeAnki } from './anki-writer.ts';
import type { Deck, DeckTrouble } from './port.ts';
import { readTextDeck, writeTextDeck } from './text-deck.ts';
import { Unreadable } from './trouble.ts';

/** What the thread is asked to take apart, and where the parts go. */
const Reading = z.object({ path: z.string(), folder: z.string() });

/** What the thread is asked to write. */
const Order = z.object({ format: z.enum(['anki', 'csv']), deck: z.custom<Deck>(), now: z.date() });

/** What the thread of decks can be asked: `read` takes a file apart or gives a reason, `write` gives bytes. */
export const answerDeckQuestion = (
  name: string,
  input: unknown,
): Promise<TakenApart | DeckTrouble> | Uint8Array => {
  if (name === 'read') return read(z.parse(Reading, input));
  const { format, deck, now } = z.parse(Order, input);
  return format === 'anki' ? writeAnki(deck, now) : writeTextDeck(deck);
};

const read = async ({ path, folder }: z.infer<typeof Reading>): Promise<TakenApart | DeckTrouble> => {
  try {
    return isZip(path) ? await readAnki(path, folder) : { cards: readTextDeck(path, folder), pictures: [] };
  } catch (error) {
    if (error instanceof Unreadable) return error.trouble;
    throw error;
  }
};

/** Whether a file begins as every ZIP file does. */
const isZip = (path: string): boolean => {
  const head = new Uint8Array(2);
  const file = openSync(path, 'r');
  try {
    readSync(file, head);
  } finally {
    closeSync(file);
  }
  return head[0] === 0x50 && head[1] === 0x4b;
};
