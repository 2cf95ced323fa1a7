import type { FoundPassage, KnownBook, Lookup } from '../../library/service.ts';
import { escapeQuoted } from '../escape-quoted.ts';
import { grown, headed, quoted, titled, type BookReply } from './books/reply.ts';
import { bookNamed, chaptersIn } from './stretch.ts';

const [MOST_CHAPTERS, MOST_PLACES, LOOKED_AT] = [20, 3, 8];
const WHERE =
  /^(?:and )?(?:in )?(?:which|what) (book|chapter|page|section|part)s?\b(?:.*?)\b(?:is|are|talks?|speaks?|tells?|deals?|covers?|explains?|describes?|mentions?|has|have|contains?|says?|can i (?:find|read)|do i find|should i read|about)\b(?:\s+(?:about|on|with|something|anything|to learn))*\s+(.{3,80}?)\??$/i;
const WHERE_IS =
  /^where (?:in (?:the|this|my) book )?(?:is|are|does it|do they|can i (?:find|read)|do i find|does the book)\b(?:\s+(?:talk|speak|say|about|something|anything|explained|described|the part|on))*\s+(.{3,60}?)(?:\s+(?:explained|described|mentioned|discussed|in (?:the|this|my) book))\??$/i;
const CHAPTERS =
  /^(?:(?:please )?(?:show|list|give|tell)(?: me)? (?:all )?(?:the )?(?:chapters|table of contents|contents)|(?:what|which) (?:are the )?chapters\b|table of contents|how many chapters)\b/i;
const THAT_PAGE =
  /^(?:and )?(?:(?:on )?(?:which|what) (?:page|chapter|book) (?:is|was|does|did) (?:that|it|this)(?: on| in| from| stand| say(?: that)?)?|where (?:is|does|did) (?:that|it|this)(?: stand| written| from| come from| say that)*)\??$/i;
const PAGES = /^how (?:many pages|long is)\b/i;
const AUTHOR =
  /^(?:who (?:wrote|is the (?:author|writer) of|has written)|(?:what is |what's )?the (?:author|writer) of|by whom (?:is|was))\b/i;

/** What a question wants to know about the books themselves, and not about what they say. */
type ShelfQuestion =
  | { kind: 'where'; unit: string; subject: string }
  | { kind: 'chapters' | 'pages' | 'author' | 'last quote' };

/** Reads a question about books: where something stands, how they are divided, who wrote them; null for any other. */
export const shelfQuestionIn = (message: string): ShelfQuestion | null => {
  const text = message.trim();
  if (THAT_PAGE.test(text)) return { kind: 'last quote' };
  const where = WHERE.exec(text);
  if (where) return { kind: 'where', unit: (where[1] ?? '').toLowerCase(), subject: where[2] ?? '' };
  const place = WHERE_IS.exec(text);
  if (place) return { kind: 'where', unit: 'page', subject: place[1] ?? '' };
  if (CHAPTERS.test(text)) return { kind: 'chapters' };
  if (PAGES.test(text)) return { kind: 'pages' };
  return AUTHOR.test(text) ? { kind: 'author' } : null;
};

/** The place where something is told, with its words. */
export const whereItStands = async (
  { unit, subject }: { unit: string; subject: string },
  library: Lookup,
): Promise<BookReply | null> => {
  const found = await library.find(subject, LOOKED_AT);
  const [best] = found;
  if (!best || !(await library.verify(best.quote))) return null;
  const withChapters = await Promise.all(found.map((one) => withItsChapter(one, library)));
  const [first = best] = withChapters;
  const others = [...new Map(withChapters.map((one) => [nameOf(unit, one), one])).values()]
    .filter((one) => nameOf(unit, one) !== nameOf(unit, first))
    .filter(({ quote }) => unit === 'book' || quote.book_id === best.quote.book_id)
    .slice(0, MOST_PLACES - 1);
  return {
    text: [
      `Best in ${placed(unit, first)}. There it says:`,
      quoted(best.quote, 1),
      ...(others.length > 0 ? [`Also in ${others.map((one) => placed(unit, one)).join(' and in ')}.`] : []),
      'Open the page and read that paragraph. What’s new to you?',
    ].join('\n\n'),
    quotes: [best.quote],
    topic: grown(null, subject, best.heading, [best.quote]),
  };
};

// What a search calls a chapter may be the part of the book that all chapters stand in.
const withItsChapter = async (found: FoundPassage, library: Lookup): Promise<FoundPassage> => {
  const { book_id, page } = found.quote;
  const book = (await library.books()).find(({ id }) => id === book_id);
  const chapters = book ? await chaptersIn(book, library) : [];
  return { ...found, chapter: chapters.findLast((one) => one.page <= page)?.title ?? found.chapter };
};

const nameOf = (unit: string, { quote, chapter, heading }: FoundPassage): string => {
  if (unit === 'book') return quote.title;
  return unit === 'chapter' ? `${quote.title} ${chapter}` : `${quote.title} ${heading}`;
};

const placed = (unit: string, { quote, chapter, heading }: FoundPassage): string => {
  if (unit === 'book') return `${titled(quote.title)}, p. ${quote.page}`;
  const name = unit === 'chapter' || unit === 'part' ? chapter || heading : heading || chapter;
  return `${headed(name)} of ${titled(quote.title)}, p. ${quote.page}`;
};

/** What is known about a book besides its words; null where the message names none and none lies open. */
export const aboutTheBook = async (
  kind: 'chapters' | 'pages' | 'author',
  message: string,
  open: KnownBook | null,
  library: Lookup,
): Promise<{ text: string; book: KnownBook } | null> => {
  const book = bookNamed(message, await library.books()) ?? (NAMES_A_THING.test(message) ? null : open);
  const text = book && (kind === 'author' ? authorOf(book) : await divisionOf(kind, book, library));
  return book && text !== null ? { text, book } : null;
};

const authorOf = ({ title, author }: KnownBook): string | null =>
  author === null
    ? null
    : `${titled(title)} is by ${escapeQuoted(author)}. What would you like to know about it?`;

const divisionOf = async (
  kind: 'chapters' | 'pages',
  book: KnownBook,
  library: Lookup,
): Promise<string | null> => {
  const chapters = await chaptersIn(book, library);
  if (kind === 'pages')
    return `${titled(book.title)} has ${book.pages} pages${chapters.length > 1 ? ` in ${chapters.length} parts` : ''}. Which of them shall we look at?`;
  if (chapters.length < 2) return null;
  const shown = chapters.slice(0, MOST_CHAPTERS);
  const rest = chapters.length - shown.length;
  return [
    `${titled(book.title)} has ${chapters.length} parts:`,
    shown.map(({ title, page }) => `- ${escapeQuoted(title)} (p. ${page})`).join('\n') +
      (rest > 0 ? `\n- … and ${rest} more` : ''),
    'Which one shall we start with? You can say “summarise chapter 2” or “quiz me on chapter 2”.',
  ].join('\n\n');
};

// “Who wrote Hamlet?” is not about the book that lies open.
const NAMES_A_THING =
  /\b(?:wrote|author of|writer of|by whom)\b(?!\s+(?:it|this|that|the book|this book)\b)/i;
