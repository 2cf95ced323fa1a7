import { Readable } from 'node:stream';
import { Failure, type ErrorCode } from '@studia/contract/errors';
import type { CardPictureId, StudentId } from '@studia/contract/ids';
import { REVIEW } from '@studia/contract/limits';
import { inTransaction, type Handle } from '../../db/transaction.ts';
import type { Clock } from '../../ports/clock/port.ts';
import type {
  Deck,
  DeckCard,
  DeckFiles,
  DeckFormat,
  DeckPicture,
  DeckTrouble,
} from '../../ports/decks/port.ts';
import type { PrivateFiles } from '../../ports/files/port.ts';
import type { Random } from '../../ports/random/port.ts';
import { cardFromDeck, deckCardOf, picturesOf, pictureType } from './deck-cards.ts';
import { scheduleOf } from './rules/schedule.ts';
import { makeReviewStore, type CardRecord, type NewEntry } from './store/cards.ts';
import { makePictureStore } from './store/pictures.ts';

interface Dependencies {
  db: Handle;
  ownFiles: PrivateFiles;
  decks: DeckFiles;
  clock: Clock;
  random: Pick<Random, 'id'>;
}

const MEGABYTE = 1024 * 1024;
const BATCH = 500;
const TROUBLES: Readonly<Record<DeckTrouble, ErrorCode>> = {
  broken: 'deck_unreadable',
  'too-large': 'deck_too_large',
  'too-new': 'deck_too_new',
  empty: 'deck_empty',
};
const FILES = {
  anki: { name: 'studia-cards.apkg', type: 'application/octet-stream' },
  csv: { name: 'studia-cards.csv', type: 'text/csv; charset=utf-8' },
} as const;

/** Cards from and for other programs. */
export const makeExchange = ({ db, ownFiles, decks, clock, random }: Dependencies) => {
  const pictureStore = makePictureStore(db);

  const readDeck = async (file: string): Promise<Deck> => {
    const deck = await decks.read(await ownFiles.bytes(file));
    if (typeof deck === 'string') throw new Failure(TROUBLES[deck]);
    return deck;
  };

  /** Keeps the pictures as files of the student; answers their ids by the names they came with. */
  const keepPictures = async (owner: StudentId, pictures: readonly DeckPicture[]) => {
    const ids = new Map<string, string>();
    for (const picture of pictures) {
      const id = random.id();
      const kept = await ownFiles.keep(Readable.from([picture.bytes]), { limitBytes: picture.bytes.length });
      const type = pictureType(picture);
      await pictureStore.add(
        owner,
        { id, file: kept.file, size: kept.size, name: `${id}.${type}`, type: `image/${type}` },
        clock.now(),
      );
      ids.set(picture.name, id);
    }
    return ids;
  };

  const recordOf = (card: DeckCard, pictures: ReadonlyMap<string, string>, createdAt: Date) => {
    const { memory, ...made } = cardFromDeck(card, pictures);
    const id = random.id();
    const entry: NewEntry | null = memory && {
      id: random.id(),
      card_id: id,
      kind: 'memory',
      at: createdAt,
      memory,
    };
    const schedule = scheduleOf(createdAt, entry ? [entry] : []);
    const record: CardRecord = { ...made, id, origin: made.origin ?? null, created_at: createdAt, schedule };
    return { record, entry };
  };

  const addAll = (owner: StudentId, cards: readonly DeckCard[], pictures: ReadonlyMap<string, string>) =>
    inTransaction(db, async (transaction) => {
      const store = makeReviewStore(transaction);
      const now = clock.now();
      const own = new Set((await store.all(owner, null)).map(({ id }) => id));
      let added = 0;
      for (let from = 0; from < cards.length; from += BATCH) {
        const fresh = cards.slice(from, from + BATCH).filter(({ id }) => !own.has(id));
        const pairs = fresh.map((card, index) =>
          recordOf(card, pictures, new Date(now.getTime() + from + index)),
        );
        const rows = await store.add(
          owner,
          pairs.map(({ record }) => record),
        );
        const kept = new Set(rows.map(({ id }) => id));
        await store.record(
          owner,
          pairs.flatMap(({ entry }) => (entry && kept.has(entry.card_id) ? [entry] : [])),
          now,
        );
        added += rows.length;
      }
      if (added > 0 && (await store.count(owner)) > REVIEW.mostCards) throw new Failure('too_many_cards');
      return { added, known: cards.length - added };
    });

  /** Removes pictures that no card shows any more. */
  const forgetLoose = async (owner: StudentId): Promise<void> => {
    for (const { file } of await pictureStore.removeLoose(owner)) await ownFiles.remove(file);
  };

  const packed = async (format: DeckFormat, deck: Deck) => {
    const bytes = await decks.write(format, deck, clock.now());
    return {
      ...FILES[format],
      size: bytes.length,
      tag: null,
      inline: false,
      open: async ({ start, end }: { start: number; end: number } = { start: 0, end: bytes.length - 1 }) =>
        Readable.from([bytes.subarray(start, end + 1)]),
    };
  };

  return {
    /** Takes a file in; it belongs to nobody until its cards are added, and is gone afterwards. */
    keepUpload: async (content: AsyncIterable<Uint8Array>): Promise<string> =>
      (await ownFiles.keep(content, { limitBytes: REVIEW.megabytes * MEGABYTE })).file,
    dropUpload: (file: string): Promise<void> => ownFiles.remove(file),

    importDeck: async (
      owner: StudentId,
      file: string | undefined,
    ): Promise<{ added: number; known: number }> => {
      if (file === undefined) throw new Failure('deck_missing');
      const { cards, pictures } = await readDeck(file);
      const kept = await keepPictures(owner, pictures);
      try {
        return await addAll(owner, cards, kept);
      } finally {
        // Cards that were there already, or are not taken, leave the pictures that came with them to nobody.
        if (kept.size > 0) await forgetLoose(owner);
        await ownFiles.remove(file);
      }
    },

    exportDeck: async (owner: StudentId, format: DeckFormat, subject: string | null) => {
      const cards = await makeReviewStore(db).all(owner, subject);
      const rows = await pictureStore.find(owner, picturesOf(cards));
      const names = new Map(rows.map(({ id, name }) => [id, name]));
      const pictures: DeckPicture[] = [];
      if (format === 'anki')
        for (const { name, file } of rows) pictures.push({ name, bytes: await ownFiles.bytes(file) });
      return packed(format, { cards: cards.map((card) => deckCardOf(card, names)), pictures });
    },

    /** Cards of whatever feature as an Anki package. */
    exportAnki: (cards: readonly DeckCard[]): Promise<Uint8Array> =>
      decks.write('anki', { cards: [...cards], pictures: [] }, clock.now()),

    picture: async (owner: StudentId, id: CardPictureId) => {
      const [row] = await pictureStore.find(owner, [id]);
      if (!row) throw new Failure('not_found');
      return {
        name: row.name,
        type: row.type,
        size: row.file_size,
        tag: row.id,
        inline: true,
        open: (range?: { start: number; end: number }) => ownFiles.open(row.file, range),
      };
    },

    forgetLoose,

    forgetAll: async (owner: StudentId): Promise<void> => {
      for (const { file } of await pictureStore.all(owner)) await ownFiles.remove(file);
    },
  };
};
