import { createHash } from 'node:crypto';
import { strToU8, zipSync } from 'fflate';
import type { Database } from 'node-sqlite3-wasm';
import { OUR_DECK } from './anki-card.ts';
import { collectionRow, MODELS, SCHEMA } from './anki-collection.ts';
import { htmlOf } from './html.ts';
import type { Deck, DeckCard } from './port.ts';
import { makeDatabase } from './sqlite.ts';

const DAY = 86_400_000;
/** The ease that every card begins with; FSRS does not look at it. */
const FACTOR = 2_500;

/** An Anki package of the cards: one note and one card each, with what FSRS knows, and the pictures. */
export const writeAnki = ({ cards, pictures }: Deck, now: Date): Uint8Array => {
  const media = Object.fromEntries(pictures.map(({ name }, index) => [String(index), name]));
  const files = Object.fromEntries(pictures.map(({ bytes }, index) => [String(index), bytes]));
  const collection = makeDatabase((database) => writeCollection(database, cards, now));
  return zipSync({
    'collection.anki2': collection,
    media: strToU8(JSON.stringify(media)),
    ...files,
  });
};

const writeCollection = (database: Database, cards: readonly DeckCard[], now: Date): void => {
  const created = firstDay(cards, now);
  const decks = new Map([...new Set(cards.map(deckName))].map((name) => [name, numberOf(name)]));
  database.exec(SCHEMA);
  database.exec('BEGIN');
  database.run(`INSERT INTO col VALUES (${places(13)})`, collectionRow(created / 1_000, now, decks));
  const note = database.prepare(`INSERT INTO notes VALUES (${places(11)})`);
  const card = database.prepare(`INSERT INTO cards VALUES (${places(18)})`);
  for (const [index, one] of cards.entries()) {
    const id = now.getTime() + index;
    note.run(noteRow(one, id, now));
    card.run(cardRow(one, { id, index, created, now, deck: decks.get(deckName(one)) ?? 1 }));
  }
  note.finalize();
  card.finalize();
  database.exec('COMMIT');
};

const places = (count: number): string => Array.from({ length: count }, () => '?').join(', ');

/** Days are counted from the midnight before anything was learnt. */
const firstDay = (cards: readonly DeckCard[], now: Date): number => {
  const first = cards.reduce((least, { memory }) => {
    const last = memory ? Date.parse(memory.last_review) : least;
    return Math.min(least, last);
  }, now.getTime());
  return first - (first % DAY);
};

const deckName = ({ subject }: DeckCard): string => (subject === '' ? OUR_DECK : `${OUR_DECK}::${subject}`);

/** An id that a name always has. */
const numberOf = (name: string): number =>
  1_000_000_000_000 + Number.parseInt(createHash('sha1').update(name).digest('hex').slice(0, 9), 16);

const noteRow = ({ id: guid, kind, front, back, source }: DeckCard, id: number, now: Date) => {
  const first = htmlOf(front);
  const plain = first.replaceAll(/<[^<>]*>/g, '');
  const checksum = Number.parseInt(createHash('sha1').update(plain).digest('hex').slice(0, 8), 16);
  const fields = [first, htmlOf(back), htmlOf(source ?? '')].join('\u001f');
  const seconds = Math.floor(now.getTime() / 1_000);
  return [id, guid, MODELS[kind], seconds, -1, '', fields, plain, checksum, 0, ''];
};

interface Place {
  id: number;
  index: number;
  created: number;
  now: Date;
  deck: number;
}

const cardRow = ({ memory, suspended }: DeckCard, { id, index, created, now, deck }: Place) => {
  const seconds = Math.floor(now.getTime() / 1_000);
  const head = [id, id, deck, 0, seconds, -1];
  const tail = [0, 0, 0, 0];
  if (!memory) return [...head, 0, suspended ? -1 : 0, index + 1, 0, 0, 0, 0, ...tail, '{}'];
  const { stability, difficulty, reps, lapses } = memory;
  const due = Math.floor((Date.parse(memory.due) - created) / DAY);
  const interval = Math.max(1, Math.round((Date.parse(memory.due) - Date.parse(memory.last_review)) / DAY));
  const data = JSON.stringify({ s: rounded(stability), d: rounded(difficulty), dr: 0.9 });
  return [...head, 2, suspended ? -1 : 2, due, interval, FACTOR, reps, lapses, ...tail, data];
};

/** As many places as Anki keeps. */
const rounded = (value: number): number => Math.round(value * 1_000) / 1_000;
