import * as z from 'zod/mini';
import { readAnki } from './anki-reader.ts';
import { writeAnki } from './anki-writer.ts';
import type { Deck, DeckTrouble } from './port.ts';
import { readTextDeck, writeTextDeck } from './text-deck.ts';
import { Unreadable } from './trouble.ts';

/** What the thread is asked to write. */
const Order = z.object({ format: z.enum(['anki', 'csv']), deck: z.custom<Deck>(), now: z.date() });

/** What the thread of decks can be asked: `read` gives cards or a reason, `write` gives bytes. */
export const answerDeckQuestion = (name: string, input: unknown): Deck | DeckTrouble | Uint8Array => {
  if (name === 'read') return read(z.parse(z.instanceof(Uint8Array), input));
  const { format, deck, now } = z.parse(Order, input);
  return format === 'anki' ? writeAnki(deck, now) : writeTextDeck(deck);
};

/** How every ZIP file begins. */
const isZip = (bytes: Uint8Array): boolean => bytes[0] === 0x50 && bytes[1] === 0x4b;

const read = (bytes: Uint8Array): Deck | DeckTrouble => {
  try {
    return isZip(bytes) ? readAnki(bytes) : readTextDeck(bytes);
  } catch (error) {
    if (error instanceof Unreadable) return error.trouble;
    throw error;
  }
};
