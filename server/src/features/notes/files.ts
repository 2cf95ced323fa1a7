import { Readable } from 'node:stream';
import { Failure } from '@studia/contract/errors';
import type { NoteId, StudentId } from '@studia/contract/ids';
import type { Note } from '@studia/contract/notes';
import type { Clock } from '../../ports/clock/port.ts';
import type { DeckFiles } from '../../ports/decks/port.ts';
import type { Word } from '../../ports/word/port.ts';
import { linkAddress } from './rules/link-address.ts';
import { cardsIn } from './rules/note-cards.ts';

export interface FileDependencies {
  word: Word;
  decks: Pick<DeckFiles, 'write'>;
  clock: Clock;
  /** Where people reach Studia. */
  publicUrl: string;
}

interface Needs extends FileDependencies {
  read: (owner: StudentId, id: NoteId) => Promise<Note>;
}

const WORD = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';

/** Files that other programs open. */
export const makeNoteFiles = ({ word, decks, clock, publicUrl, read }: Needs) => ({
  /** The note as a document for word processors. */
  word: async (owner: StudentId, id: NoteId) => {
    const { title, content, quotes } = await read(owner, id);
    const addressOf = (href: string) => linkAddress(href, quotes, publicUrl);
    return fileOf(await word.write({ title, markdown: content, addressOf }), title, 'docx', WORD);
  },

  /** Its terms and questions as cards. */
  anki: async (owner: StudentId, id: NoteId) => {
    const { title, content } = await read(owner, id);
    const cards = cardsIn(id, content);
    if (cards.length === 0) throw new Failure('note_without_cards');
    const common = {
      kind: 'basic',
      subject: title || 'Notes',
      source: null,
      suspended: false,
      memory: null,
    } as const;
    const deck = { cards: cards.map((card) => Object.assign(card, common)), pictures: [] };
    return fileOf(await decks.write('anki', deck, clock.now()), title, 'apkg', 'application/octet-stream');
  },
});

const fileOf = (bytes: Uint8Array, title: string, ending: string, type: string) => ({
  name: `${title.slice(0, 80) || 'Note'}.${ending}`,
  type,
  size: bytes.length,
  tag: null,
  inline: false,
  open: async ({ start, end } = { start: 0, end: bytes.length - 1 }) =>
    Readable.from([Buffer.from(bytes.subarray(start, end + 1))]),
});
