import type { DeckTrouble } from './port.ts';

/** A file that gives no cards. */
export class Unreadable extends Error {
  readonly trouble: DeckTrouble;

  constructor(trouble: DeckTrouble, detail: string, options?: { cause?: unknown }) {
    super(detail, options);
    this.trouble = trouble;
  }
}
