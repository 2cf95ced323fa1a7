import { Readable } from 'node:stream';
import { Failure } from '@studia/contract/errors';
import type { CardPictureId, StudentId } from '@studia/contract/ids';
import type { Handle } from '../../db/transaction.ts';
import type { Clock } from '../../ports/clock/port.ts';
import type { Deck, DeckCard, DeckFiles, DeckFormat, DeckPicture } from '../../ports/decks/port.ts';
import type { PrivateFiles } from '../../ports/files/port.ts';
import { deckCardOf, picturesOf } from './deck-cards.ts';
import { makeReviewStore } from './store/cards.ts';
import { makePictureStore } from './store/pictures.ts';

interface Dependencies {
  db: Handle;
  ownFiles: PrivateFiles;
  decks: Pick<DeckFiles, 'write'>;
  clock: Clock;
}

const FILES = {
  anki: { name: 'studia-cards.apkg', type: 'application/octet-stream' },
  csv: { name: 'studia-cards.csv', type: 'text/csv; charset=utf-8' },
} as const;

/** Cards for other programs, and the pictures on them. */
export const makeExchange = ({ db, ownFiles, decks, clock }: Dependencies) => {
  const pictureStore = makePictureStore(db);

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
  };
};
