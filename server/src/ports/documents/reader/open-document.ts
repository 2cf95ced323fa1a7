import type { ReadEvent, ReadPage } from '../port.ts';

/** A document that was opened: what it says of itself, and its pages from any of them on. */
export interface OpenedDocument {
  readonly about: Omit<Extract<ReadEvent, { type: 'opened' }>, 'type' | 'kind'>;
  pages(from: number): AsyncIterable<ReadPage> | Iterable<ReadPage>;
  close?(): void;
}

/** Opens one kind of document; throws `Unreadable` when it can't. */
export type Opener = (bytes: Uint8Array) => Promise<OpenedDocument>;
