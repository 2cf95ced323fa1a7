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

/** A file of cards that was taken apart. Its parts lie on the disk: however large it is, little of it is in memory. */
export interface OpenDeck {
  /** How many cards there are. */
  readonly total: number;
  /** The cards in their order, so many at a time. */
  cards(atOnce: number): AsyncIterable<DeckCard[]>;
  readonly pictures: readonly { readonly name: string; bytes(): Promise<Uint8Array> }[];
}

/** Why a file gives no cards; `given-up` is what broke or held up its reader, which another try may not. */
export type DeckTrouble = 'broken' | 'too-large' | 'too-many' | 'too-new' | 'empty' | 'given-up';

/** A package that Anki opens, or a table. */
export type DeckFormat = 'anki' | 'csv';

/** Reads and writes files of cards, away from the server's own thread. */
export interface DeckFiles {
  /**
   * Lets somebody have the cards of an Anki package, a CSV or a text file of this machine; whatever was sent, it ends in their
   * work or in a reason.
   */
  read<T>(path: string, work: (deck: OpenDeck) => Promise<T>): Promise<{ value: T } | DeckTrouble>;
  write(format: DeckFormat, deck: Deck, now: Date): Promise<Uint8Array>;
  close(): Promise<void>;
}
