import { closeSync, createReadStream, openSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { MOST_CARDS, MOST_CARDS_BYTES } from './limits.ts';
import type { DeckCard } from './port.ts';
import { Unreadable } from './trouble.ts';

const NAME = 'cards.jsonl';
const PIECE = 256 * 1024;
/** Whoever reads a file line by line takes these for ends of lines, too. */
const OTHER_LINE_ENDS = /[\u2028\u2029]/g;
const escaped = (sign: string): string => `\\u${sign.charCodeAt(0).toString(16)}`;

/** Writes cards into a folder as they come, one a line; answers how many there were. */
export const writeCards = (folder: string, cards: Iterable<DeckCard>): number => {
  const file = openSync(join(folder, NAME), 'wx', 0o600);
  let waiting = '';
  let [count, bytes] = [0, 0];
  const flush = (): void => {
    bytes += writeSync(file, waiting);
    waiting = '';
    if (bytes > MOST_CARDS_BYTES) throw new Unreadable('too-large', 'too much on the cards');
  };
  try {
    for (const card of cards) {
      count += 1;
      if (count > MOST_CARDS) throw new Unreadable('too-many', 'too many cards');
      waiting += `${JSON.stringify(card).replaceAll(OTHER_LINE_ENDS, escaped)}\n`;
      if (waiting.length > PIECE) flush();
    }
    flush();
  } finally {
    closeSync(file);
  }
  if (count === 0) throw new Unreadable('empty', 'no cards');
  return count;
};

/** The cards of a folder, so many at a time. */
export const readCards = async function* (folder: string, atOnce: number): AsyncGenerator<DeckCard[]> {
  let cards: DeckCard[] = [];
  const lines = createInterface({ input: createReadStream(join(folder, NAME)) });
  for await (const line of lines) {
    cards.push(JSON.parse(line) as DeckCard);
    if (cards.length < atOnce) continue;
    yield cards;
    cards = [];
  }
  if (cards.length > 0) yield cards;
};
