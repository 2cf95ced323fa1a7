/** What another program knows about how a card is remembered. Moments are in ISO format. */
export interface DeckMemory {
  stability: number;
  difficulty: number;
  reps: number;
  lapses: number;
  due: string;
  last_review: string;
}

/** A card as a file holds it. Both sides are Markdown; a picture in them is called `picture:` and its name. */
export interface DeckCard {
  /** Stays the same however often the card is written, so that it is known again. */
  id: string;
  kind: 'basic' | 'cloze';
  front: string;
  back: string;
  /** What Anki calls a deck, and we a subject. */
  subject: string;
  source: string | null;
  suspended: boolean;
  /** Null for a card that nobody has learnt. */
  memory: DeckMemory | null;
}

/** A picture that stands on cards. */
export interface DeckPicture {
  name: string;
  bytes: Uint8Array;
}

export interface Deck {
  cards: DeckCard[];
  pictures: DeckPicture[];
}

/** Why a file gives no cards. */
export type DeckTrouble = 'broken' | 'too-large' | 'too-new' | 'empty';

/** A package that Anki opens, or a table. */
export type DeckFormat = 'anki' | 'csv';

/** Reads and writes files of cards, away from the server's own thread. */
export interface DeckFiles {
  /** The cards of an Anki package, a CSV or a text file; whatever somebody sends, it ends in cards or in a reason. */
  read(bytes: Uint8Array): Promise<Deck | DeckTrouble>;
  write(format: DeckFormat, deck: Deck, now: Date): Promise<Uint8Array>;
  close(): Promise<void>;
}
