import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Database } from 'node-sqlite3-wasm';
import * as z from 'zod/mini';
import { AnkiRow, cardOf } from './anki-card.ts';
import { readDecks, readModels } from './anki-models.ts';
import { writeCards } from './card-file.ts';
import {
  MOST_CARDS,
  MOST_COLLECTION_BYTES,
  MOST_MEDIA_BYTES,
  MOST_NOTE,
  MOST_PICTURE_BYTES,
  MOST_PICTURES_BYTES,
} from './limits.ts';
import { isPicture } from './pictures.ts';
import type { DeckCard } from './port.ts';
import { readDatabase } from './sqlite.ts';
import { Unreadable } from './trouble.ts';
import { withZip, type ZipFile } from './zip-file.ts';

/** What lies in a folder after a file was taken apart. */
export interface TakenApart {
  cards: number;
  /** The name of a picture, and of the file in which it lies. */
  pictures: { name: string; file: string }[];
}

/** Puts the cards of an Anki package (schema 11) into a folder, with the pictures that stand on them. */
export const readAnki = (path: string, folder: string): Promise<TakenApart> =>
  withZip(path, async (zip) => {
    const collection = join(folder, 'collection');
    await zip.extract(collectionIn(zip), collection, MOST_COLLECTION_BYTES);
    const named = new Set<string>();
    const cards = cardsOf(collection, folder, named);
    return { cards, pictures: await picturesOf(zip, folder, named) };
  });

/** The newest collection of the package that we can read. Beside one in the new format stands an empty old one. */
const collectionIn = (zip: ZipFile): string => {
  const isNew = zip.has('collection.anki21b');
  if (zip.has('collection.anki21')) return 'collection.anki21';
  if (!isNew && zip.has('collection.anki2')) return 'collection.anki2';
  throw new Unreadable(isNew ? 'too-new' : 'broken', 'no collection');
};

const cardsOf = (collection: string, folder: string, named: Set<string>): number => {
  try {
    return readDatabase(collection, (database) => writeCards(folder, naming(cardsIn(database), named)));
  } catch (error) {
    if (error instanceof Unreadable) throw error;
    throw new Unreadable('broken', 'the collection can not be read', { cause: error });
  }
};

/** A picture on a card, under its name as an address has it. */
const PICTURE = /!\[\]\(picture:([^)\s]+)\)/g;

/** The same cards; what pictures they name is noted on the way. */
const naming = function* (cards: Iterable<DeckCard>, named: Set<string>): Generator<DeckCard> {
  for (const card of cards) {
    for (const [, name = ''] of `${card.front} ${card.back}`.matchAll(PICTURE)) named.add(name);
    yield card;
  }
};

/** The tables as Anki has them. What only calls itself one of them (a view) could give rows without end. */
const TABLES = `SELECT count(*) AS tables FROM sqlite_master WHERE type = 'table' AND rootpage > 0
  AND name IN ('col', 'notes', 'cards')`;

// In the order of their keys, so that nothing has to be sorted in memory.
const ROWS = `SELECT notes.guid, notes.mid, substr(notes.flds, 1, ${MOST_NOTE}) AS flds, cards.ord, cards.did, cards.type, cards.queue,
  cards.due, cards.ivl, cards.factor, cards.reps, cards.lapses, substr(cards.data, 1, 1000) AS data
  FROM cards CROSS JOIN notes ON notes.id = cards.nid ORDER BY cards.rowid`;

const Collection = z.object({ crt: z.number(), models: z.string(), decks: z.string() });

const cardsIn = function* (database: Database): Generator<DeckCard> {
  if (database.get(TABLES)?.['tables'] !== 3) throw new Unreadable('broken', 'no tables of cards');
  if (Number(database.get('SELECT count(*) AS cards FROM cards')?.['cards']) > MOST_CARDS)
    throw new Unreadable('too-many', 'too many cards');
  const collection = z.parse(Collection, database.get('SELECT crt, models, decks FROM col LIMIT 1'));
  const [models, decks] = [readModels(collection.models), readDecks(collection.decks)];
  const rows = database.prepare(ROWS);
  try {
    for (const row of rows.iterate()) {
      const read = z.safeParse(AnkiRow, row);
      if (!read.success) continue;
      const { did, mid } = read.data;
      const deck = decks.get(String(did))?.name ?? '';
      const model = models.get(String(mid));
      const card = cardOf(read.data, { model, deck, created: collection.crt * 1_000 });
      if (card) yield card;
    }
  } finally {
    rows.finalize();
  }
};

/** Unpacks the pictures that cards name, and no other file of the package. */
const picturesOf = async (
  zip: ZipFile,
  folder: string,
  named: ReadonlySet<string>,
): Promise<TakenApart['pictures']> => {
  const pictures: TakenApart['pictures'] = [];
  if (named.size === 0) return pictures;
  let room = MOST_PICTURES_BYTES;
  for (const [entry, name] of await mediaIn(zip, folder)) {
    if (!named.has(encodeURIComponent(name.toWellFormed())) || !zip.has(entry)) continue;
    const file = `picture-${pictures.length}`;
    const { head, size } = await zip.extract(entry, join(folder, file), room);
    room -= size;
    if (size <= MOST_PICTURE_BYTES && isPicture(head)) pictures.push({ name, file });
  }
  return pictures;
};

const Media = z.record(z.string(), z.string());

/** Which entry of the package is which file. */
const mediaIn = async (zip: ZipFile, folder: string): Promise<[string, string][]> => {
  const list = join(folder, 'media');
  try {
    await zip.extract('media', list, MOST_MEDIA_BYTES);
    return Object.entries(z.parse(Media, JSON.parse(readFileSync(list, 'utf8'))));
  } catch {
    return [];
  }
};
