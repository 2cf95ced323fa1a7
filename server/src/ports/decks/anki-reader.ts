import { strFromU8 } from 'fflate';
import type { Database } from 'node-sqlite3-wasm';
import * as z from 'zod/mini';
import { AnkiRow, cardOf } from './anki-card.ts';
import { readDecks, readModels } from './anki-models.ts';
import { MOST_CARDS, MOST_COLLECTION_BYTES, MOST_PICTURE_BYTES, MOST_PICTURES_BYTES } from './limits.ts';
import { isPicture } from './pictures.ts';
import type { Deck, DeckCard, DeckPicture } from './port.ts';
import { withDatabase } from './sqlite.ts';
import { Unreadable } from './trouble.ts';
import { unpack } from './unpack.ts';

/** The cards of an Anki package (schema 11), with the pictures that stand on them. */
export const readAnki = (bytes: Uint8Array): Deck => {
  const cards = readCards(collectionIn(bytes));
  if (cards.length === 0) throw new Unreadable('empty', 'no cards');
  return { cards, pictures: picturesOn(cards, bytes) };
};

const READABLE = new Set(['collection.anki21', 'collection.anki2']);

/** The newest collection of the package that we can read. Beside one in the new format stands an empty old one. */
const collectionIn = (bytes: Uint8Array): Uint8Array => {
  const isNew =
    'collection.anki21b' in unpack(bytes, (name) => name === 'collection.anki21b', MOST_COLLECTION_BYTES);
  const entries = unpack(bytes, (name) => READABLE.has(name), MOST_COLLECTION_BYTES);
  const collection = entries['collection.anki21'] ?? (isNew ? undefined : entries['collection.anki2']);
  if (collection) return collection;
  throw new Unreadable(isNew ? 'too-new' : 'broken', 'no collection');
};

const ROWS = `SELECT notes.guid, notes.mid, notes.flds, cards.ord, cards.did, cards.type, cards.queue, cards.due, cards.ivl,
  cards.factor, cards.reps, cards.lapses, cards.data
  FROM cards JOIN notes ON notes.id = cards.nid ORDER BY cards.id LIMIT ${MOST_CARDS + 1}`;

const readCards = (collection: Uint8Array): DeckCard[] => {
  try {
    return withDatabase(collection, (database) => cardsIn(database));
  } catch (error) {
    if (error instanceof Unreadable) throw error;
    throw new Unreadable('broken', 'the collection can not be read', { cause: error });
  }
};

const Collection = z.object({ crt: z.number(), models: z.string(), decks: z.string() });

const cardsIn = (database: Database): DeckCard[] => {
  const collection = z.parse(Collection, database.get('SELECT crt, models, decks FROM col LIMIT 1'));
  const [models, decks] = [readModels(collection.models), readDecks(collection.decks)];
  const rows = database.all(ROWS);
  if (rows.length > MOST_CARDS) throw new Unreadable('too-large', 'too many cards');
  return rows.flatMap((row) => {
    const read = z.safeParse(AnkiRow, row);
    if (!read.success) return [];
    const { did, mid } = read.data;
    const deck = decks.get(String(did))?.name ?? '';
    return cardOf(read.data, { model: models.get(String(mid)), deck, created: collection.crt * 1_000 }) ?? [];
  });
};

const PICTURE = /picture:([^)\s]+)/g;

const Media = z.record(z.string(), z.string());

/** The pictures that cards name, and no other file of the package. */
const picturesOn = (cards: readonly DeckCard[], bytes: Uint8Array): DeckPicture[] => {
  const named = new Set(
    cards.flatMap(({ front, back }) =>
      Array.from(`${front} ${back}`.matchAll(PICTURE), ([, name = '']) => decodeURIComponent(name)),
    ),
  );
  if (named.size === 0) return [];
  const entries = mediaIn(bytes).filter(([, name]) => named.has(name));
  const numbers = new Map(entries);
  const files = unpack(bytes, (number) => numbers.has(number), MOST_PICTURES_BYTES);
  return Object.entries(files).flatMap(([number, content]) => {
    const fits = content.length <= MOST_PICTURE_BYTES && isPicture(content);
    return fits ? [{ name: numbers.get(number) ?? '', bytes: content }] : [];
  });
};

/** Which entry of the package is which file. */
const mediaIn = (bytes: Uint8Array): [string, string][] => {
  const { media } = unpack(bytes, (name) => name === 'media', MOST_COLLECTION_BYTES);
  try {
    return Object.entries(z.parse(Media, JSON.parse(strFromU8(media ?? new Uint8Array()))));
  } catch {
    return [];
  }
};
