import type { StudentId } from '@studia/contract/ids';
import type { BookSearch } from '../library/service.ts';
import type { ExtractedChapter } from './rules/extract/defined.ts';
import { chaptersWithin } from './rules/extract/parts.ts';
import { versionOf, type ProvedChapter } from './rules/prove.ts';

const UUID = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/;

/** A book that was uploaded or imported, by its id; those that come with Studia have a short name. */
export const isStoredBook = (bookId: string): boolean => UUID.test(bookId);

/** Reads a book that did not come with Studia, chapter by chapter and sentence by sentence; null when it is not there. */
export const readOwnBook = async (
  library: BookSearch,
  reader: StudentId | null,
  bookId: string,
): Promise<ExtractedChapter[] | null> => {
  const lookup = library.forReader(reader, [bookId]);
  const book = (await lookup.books()).find(({ id }) => id === bookId);
  if (!book) return null;
  const chapters = new Map<
    string,
    ExtractedChapter & { sentences: ExtractedChapter['sentences'][number][] }
  >();
  const sections = await lookup.pages(bookId, 1, book.pages);
  const outside = sections.filter(({ isMatter }) => !isMatter);
  const taught = outside.length > 0 ? outside : sections;
  const titles = chaptersWithin(taught, await lookup.chapters(bookId));
  for (const [index, { chapter: whole, heading, sentences }] of taught.entries()) {
    const chapter = titles[index] ?? whole;
    const known = chapters.get(chapter) ?? {
      bookId,
      number: chapters.size,
      title: chapter,
      language: book.language,
      sentences: [],
    };
    chapters.set(chapter, known);
    for (const quote of sentences) known.sentences.push({ quote, text: folded(quote.text), heading });
  }
  return Array.from(chapters.values());
};

const folded = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();

/** A chapter of such a book, to be taught: words stand in it where one of its sentences holds them. */
export const provedFrom = ({ bookId, number, title, sentences }: ExtractedChapter): ProvedChapter => ({
  bookId,
  number,
  title,
  version: versionOf(sentences.map(({ text }) => text).join('\n')),
  locate: (words) => {
    const wanted = folded(words);
    // Less than this stands in many sentences and proves nothing.
    if (wanted.length < SHORTEST_QUOTE) return null;
    return sentences.find(({ text }) => text.includes(wanted))?.quote ?? null;
  },
});

const SHORTEST_QUOTE = 20;
