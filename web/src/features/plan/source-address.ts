import type { PlanSource } from '@studia/contract/plan';
import { readerAddress } from '../../client/reader-address.ts';

/** Where the reader opens the page of a source. */
export const addressOf = ({ book_id, page }: PlanSource): string => readerAddress(book_id, { page });

/** A source in a few words: "Algebra, p. 58". */
export const shortTitle = (title: string): string => title.split(':')[0] ?? title;
