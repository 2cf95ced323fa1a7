import { BOOK } from '@studia/contract/limits';
import type { ReadLimits } from './port.ts';

const MEGABYTE = 1024 * 1024;
const SECOND = 1_000;

/** What a document may ask for unless somebody says otherwise. */
export const READ_LIMITS: ReadLimits = {
  bytes: BOOK.megabytes * MEGABYTE,
  pages: BOOK.mostPages,
  openTime: 60 * SECOND,
  // A full page is recognised in about ten seconds; a busy machine may need ten times as long.
  pageTime: 180 * SECOND,
  wholeTime: 4 * 60 * 60 * SECOND,
};

/** What a child that reads may occupy before it is ended. */
export const MOST_MEMORY = 1_024 * MEGABYTE;
/** What its scripts alone may occupy. */
export const MOST_HEAP_MEGABYTES = 512;

/** More than any book has: every picture and every section is an entry. */
export const MOST_ENTRIES = 5_000;
export const LONGEST_ENTRY_NAME = 500;
/** One section or slide, unpacked. */
export const MOST_ENTRY_BYTES = 32 * MEGABYTE;
/** Everything that is unpacked of one archive. */
export const MOST_UNPACKED_BYTES = 256 * MEGABYTE;
/** Text shrinks to a tenth, markup to a hundredth; more is made to burst. */
export const MOST_RATIO = 250;
/** Below this a ratio says nothing. */
export const SMALL_ENTRY_BYTES = MEGABYTE;

/** A picture that is recognised, decoded. */
export const MOST_PIXELS = 60_000_000;
