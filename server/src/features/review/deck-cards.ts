import { REVIEW } from '@studia/contract/limits';
import type { CardSource } from '@studia/contract/review';
import type { DeckCard } from '../../ports/decks/port.ts';
import type { CardToAdd } from './adding.ts';
import type { Memory } from './rules/schedule.ts';
import type { CardRow } from './store/cards.ts';

/** Where a picture of ours is found, and how a file of cards calls it. */
const ADDRESS = /\/api\/review\/pictures\/([0-9a-f-]{36})/g;
const NAMED = /!\[\]\(picture:([^)\s]+)\)/g;
const ORIGIN_CHARACTERS = 200;

/** A card of a file as one of ours. Pictures are known by their names as addresses have them; those that did not come along are left out. */
export const cardFromDeck = (
  card: DeckCard,
  pictures: ReadonlyMap<string, string>,
): CardToAdd & { suspended: boolean; memory: Memory | null } => {
  const shown = (text: string) =>
    text.replaceAll(NAMED, (_, name: string) => {
      const id = pictures.get(name);
      return id === undefined ? '' : `![](/api/review/pictures/${id})`;
    });
  const front = cut(shown(card.front), REVIEW.frontCharacters);
  const { kind, subject, source, suspended, memory } = card;
  const made = card.id === '' ? `text:${subject}:${card.front}` : `deck:${card.id}`;
  return {
    kind,
    front: front.trim() === '' ? '…' : front,
    back: cut(shown(card.back), REVIEW.backCharacters),
    subject: cut(subject, REVIEW.subjectCharacters),
    source:
      source === null ? null : { title: cut(source, REVIEW.sourceCharacters), quote: null, note_id: null },
    origin: cut(made, ORIGIN_CHARACTERS),
    suspended,
    memory,
  };
};

/** Text that is short enough and can be stored. */
const cut = (text: string, most: number): string => text.replaceAll('\0', '').slice(0, most).toWellFormed();

/** The pictures that stand on cards, by their ids. */
export const picturesOf = (cards: readonly Pick<CardRow, 'front' | 'back'>[]): string[] => [
  ...new Set(
    cards.flatMap(({ front, back }) => Array.from(`${front} ${back}`.matchAll(ADDRESS), ([, id = '']) => id)),
  ),
];

/** One of our cards as a file holds it; a picture there is named after its id. */
export const deckCardOf = (row: CardRow, names: ReadonlyMap<string, string>): DeckCard => {
  const named = (text: string) =>
    text.replaceAll(ADDRESS, (address, id: string) => {
      const name = names.get(id);
      return name === undefined ? address : `picture:${name}`;
    });
  return {
    id: row.id,
    kind: row.kind,
    front: named(row.front),
    back: named(row.back),
    subject: row.subject,
    source: sourceLine(row.source as CardSource | null),
    suspended: row.suspended,
    memory: memoryOf(row),
  };
};

const sourceLine = (source: CardSource | null): string | null => {
  if (source === null) return null;
  return source.quote ? `${source.quote.title}, p. ${source.quote.page}` : source.title;
};

/** What is worth telling another program: a card in its first minutes is new there. */
const memoryOf = ({ state, last_review, ...row }: CardRow): Memory | null => {
  if (last_review === null || (state !== 'review' && state !== 'relearning')) return null;
  const { stability, difficulty, reps, lapses, due } = row;
  return {
    stability,
    difficulty,
    reps,
    lapses,
    due: due.toISOString(),
    last_review: last_review.toISOString(),
  };
};

const TYPES: Readonly<Record<number, string>> = { 0x89: 'png', 0xff: 'jpeg', 0x47: 'gif', 0x52: 'webp' };

/** What kind of picture it is, by its first byte; the reader of decks lets nothing else through. */
export const pictureType = (bytes: Uint8Array): string => TYPES[bytes[0] ?? 0] ?? 'png';
