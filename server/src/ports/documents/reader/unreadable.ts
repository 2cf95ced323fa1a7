import type { ReadTrouble } from '../port.ts';

/** A document that can't be read, for a reason that was foreseen. */
export class Unreadable extends Error {
  override name = 'Unreadable';
  readonly trouble: ReadTrouble;

  constructor(trouble: ReadTrouble, detail: string, options?: { cause?: unknown }) {
    super(detail, options);
    this.trouble = trouble;
  }
}
