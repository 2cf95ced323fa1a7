import type { Quote } from '@studia/contract/proof';
import type { Handle } from '../../../db/transaction.ts';
import { othersFirst } from '../../../line.ts';
import type { Clock } from '../../../ports/clock/port.ts';
import type { Embed } from '../../../ports/embed/port.ts';
import type { Language } from '../../../ports/language/port.ts';
import type { Curriculum } from '../../curriculum/service.ts';
import { passagesOf } from '../ingest/rules/book-passages.ts';
import { sectionAround, sectionsOf } from '../reading/rules/section.ts';
import { entryPrepared, type PreparedPassage } from './engine/prepared-passage.ts';
import type { Reading } from './engine/read-passage.ts';
import { entryOf, indexOver, type Entry, type Hit, type SearchIndex } from './engine/search-index.ts';
import { sentencesIn } from './engine/sentences.ts';
import { makeMeanings, type Work } from './meanings.ts';

interface Dependencies {
  curriculum: Pick<Curriculum, 'books'>;
  /** Their passages, where they were read ahead of time. */
  prepared: () => Promise<readonly PreparedPassage[] | null>;
  language: Language;
  meaning: { embed: Embed; db: Handle; clock: Clock } | null;
}

/** How many passages are ranked for one question, and how many where some books only are meant. */
const MOST_FOUND = 12;
const MOST_LOOKED_AT = 40;

/** Search in the books that come with Studia: few enough to be kept in memory. */
export const makeStarterSearch = ({ curriculum, prepared, language, meaning }: Dependencies) => {
  let building: Promise<{ index: SearchIndex; sentences: ReturnType<SearchIndex['sentences']> }> | null =
    null;
  const meanings = meaning ? makeMeanings(meaning) : null;

  const reading: Reading = {
    termsOf: (text) => language.termsOf(text, 'en'),
    wordsOf: (text) => language.wordsOf(text, 'en'),
    sentencesOf: (text) => sentencesIn(text, (line) => language.sentencesOf(line, 'en')),
  };

  const build = async () => {
    const ready = await prepared();
    const entries = ready ? await inTurns(ready, entryPrepared) : await readNow();
    const index = indexOver(entries, reading);
    return { index, sentences: index.sentences() };
  };
  const readNow = async (): Promise<Entry[]> =>
    inTurns((await curriculum.books()).flatMap(passagesOf), (passage, at) => entryOf(passage, at, reading));
  const built = () => (building ??= build());

  const bookOf = async (id: string) => (await curriculum.books()).find(({ slug }) => slug === id);

  return {
    /** The best passages in all of them, or in some. */
    find: async (question: string, ids: readonly string[] | null): Promise<Hit[]> => {
      const { index, sentences } = await built();
      const asked = (await meanings?.of(question, sentences)) ?? null;
      if (ids === null) return index.find(question, MOST_FOUND, asked);
      const hits = index.find(question, MOST_LOOKED_AT, asked);
      return hits.filter(({ passage }) => ids.includes(passage.bookId));
    },

    pageText: async (id: string, page: number): Promise<string | undefined> =>
      (await bookOf(id))?.pages.find(({ number }) => number === page)?.text,

    section: async (quote: Quote) => {
      const book = await bookOf(quote.book_id);
      return book ? sectionAround(book, quote, (line) => language.sentencesOf(line, 'en')) : null;
    },

    /** Some pages of a book, section by section. */
    sections: async (id: string, from: number, to: number) => {
      const book = await bookOf(id);
      const pages = book?.pages.filter(({ number }) => number >= from && number <= to) ?? [];
      return book ? sectionsOf({ ...book, pages }, (line) => language.sentencesOf(line, 'en')) : [];
    },

    known: async () =>
      (await curriculum.books()).map(({ slug, title, language: spoken, pages }) => ({
        id: slug,
        title,
        author: null,
        language: spoken,
        pages: pages.length,
        isOwn: false,
      })),

    chapters: async (id: string) =>
      ((await bookOf(id))?.chapters ?? []).map(({ title, firstPage }) => ({
        title,
        page: firstPage,
        level: 1,
      })),

    /** Reads the books and opens the model, so that the first question need not wait for either. */
    warmUp: async (): Promise<void> => {
      const { sentences } = await built();
      await meanings?.of('Is everything known?', sentences);
    },

    learn: async (work: Work): Promise<void> => {
      await meanings?.learn((await built()).sentences, work);
    },
  };
};

const AT_ONCE = 50;

/** Whoever asks for something else meanwhile need not wait for all of it. */
const inTurns = async <Item, Made>(
  items: readonly Item[],
  make: (item: Item, at: number) => Made,
): Promise<Made[]> => {
  const made: Made[] = [];
  for (const [at, item] of items.entries()) {
    made.push(make(item, at));
    if (at % AT_ONCE === 0) await othersFirst();
  }
  return made;
};
