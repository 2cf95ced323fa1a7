import type { StudentId } from '@studia/contract/ids';
import { inTransaction, sqlRunner, type Handle } from '../../../db/transaction.ts';
import { othersFirst } from '../../../line.ts';
import type { Documents, OutlineEntry, ReadEvent, ReadPage } from '../../../ports/documents/port.ts';
import type { PrivateFiles } from '../../../ports/files/port.ts';
import type { Language } from '../../../ports/language/port.ts';
import type { Queue } from '../../../ports/queue/port.ts';
import { embedBook } from '../jobs.ts';
import { sentencesIn } from '../search/engine/sentences.ts';
import { makeBookStore, type BookRow } from '../store/books.ts';
import { makePageStore, type KeptPage } from '../store/pages.ts';
import { makePassageStore } from '../store/passages.ts';
import { beginIndex, INDEX_VERSION, type BookIndex } from './rules/book-index.ts';
import type { BookChapter } from './rules/chapter.ts';
import { chaptersOf } from './rules/chapters.ts';
import { COVER_BYTES, COVER_WIDTH } from './rules/cover.ts';
import { matterOf } from './rules/matter.ts';
import { cleanAuthor, cleanTitle, titleFrom } from './rules/title.ts';
import { isLasting, sentenceAbout } from './rules/troubles.ts';

interface Dependencies {
  db: Handle;
  ownFiles: PrivateFiles;
  documents: Pick<Documents, 'read' | 'pictureOf'>;
  language: Language;
  queue: Pick<Queue, 'enqueue'>;
}

/** Pages that are kept together, so that a restart loses little and a long book costs few round trips. */
const PAGES_AT_ONCE = 20;

/** What becomes of a book after it arrived: its pages, its chapters, its index. Every stage can be done again. */
export const makeIngest = ({ db, ownFiles, documents, language, queue }: Dependencies) => {
  const books = makeBookStore(db);
  const pages = makePageStore(db);

  /** Reads on from the page where an earlier reading ended. */
  const read = async (book: BookRow, path: string, signal: AbortSignal): Promise<OutlineEntry[]> => {
    let count = await pages.count(book.id);
    let [outline, total]: [OutlineEntry[], number] = [[], book.pages];
    let waiting: KeptPage[] = [];
    const keep = async (): Promise<void> => {
      await pages.addPages(book.id, waiting);
      count = waiting.at(-1)?.number ?? count;
      waiting = [];
      await books.enter(book.id, 'read', { done: count, total });
    };
    // The last page once more: a reading that has nothing left to read could not tell the language.
    const from = Math.max(1, count);
    for await (const event of documents.read({ path }, { from, signal, background: true })) {
      if (event.type === 'opened') {
        [outline, total] = [[...event.outline], event.pages];
        await open(book, event);
      } else if (event.type === 'page') {
        waiting.push(pageToStore(event.page));
        // The first page at once: somebody waits to see it.
        if (waiting.length >= PAGES_AT_ONCE || count === 0) await keep();
      } else {
        await keep();
        if (event.type === 'done') await learnLanguage(book, event.language);
        else {
          await books.learn(book.id, { trouble_lasts: isLasting(event.trouble) });
          await books.enter(book.id, 'read', {
            done: count,
            total,
            trouble: sentenceAbout(event.trouble, count),
          });
        }
      }
    }
    return outline;
  };

  // Who imported it may have said so; and a second reading knows no better than the first.
  const learnLanguage = async (
    { id, language: listedLanguage }: BookRow,
    detectedLanguage: string | null,
  ): Promise<void> => {
    if (listedLanguage === null) await books.learn(id, { language: detectedLanguage });
  };

  const open = async (book: BookRow, event: ReadEvent & { type: 'opened' }): Promise<void> => {
    const title =
      book.title === book.filename ? (cleanTitle(event.title) ?? titleFrom(book.filename)) : book.title;
    const author = book.author ?? cleanAuthor(event.author);
    await books.learn(book.id, { pages: event.pages, title, author });
  };

  const keepCover = async ({ id }: BookRow, path: string): Promise<void> => {
    // Looked up anew: whoever imported the book may have brought one meanwhile.
    const book = await books.atWork(id);
    if (book?.cover !== null) return;
    const picture = await documents.pictureOf({ path }, { page: 1, width: COVER_WIDTH });
    if (picture === null) return;
    const { file } = await ownFiles.keep(inOnePiece(picture), { limitBytes: COVER_BYTES });
    if (!(await books.learn(book.id, { cover: file }))) await ownFiles.remove(file);
  };

  const findChapters = async (book: BookRow, outline: readonly OutlineEntry[]): Promise<void> => {
    const all = await pages.pages(book.id, 1, book.pages);
    const chapters = chaptersOf(outline, all.map(withHeadings));
    await books.enter(book.id, 'chapters', { done: 0, total: all.length, trouble: book.trouble });
    await inTransaction(db, (transaction) => makePageStore(transaction).setChapters(book.id, chapters));
    await books.enter(book.id, 'passages', { done: 0, total: all.length, trouble: book.trouble });
    await makeIndex(book, all, chapters);
  };

  const makeIndex = async (
    book: BookRow,
    all: readonly { number: number; text: string }[],
    chapters: readonly BookChapter[],
  ): Promise<void> => {
    const index = await indexOf(all, chapters, book.language ?? 'en');
    await inTransaction(db, async (transaction) => {
      await makePassageStore(transaction).replace(book.id, index, INDEX_VERSION);
      const next = { done: 0, total: index.passages.length, trouble: book.trouble };
      await makeBookStore(transaction).enter(book.id, 'embedded', next);
      // A key of its own for every index: a job over the last one may be about to end, and would swallow this one.
      const key = `${book.id} ${INDEX_VERSION}`;
      await queue.enqueue(embedBook, { id: book.id }, { key, within: sqlRunner(transaction) });
    });
  };

  const indexOf = async (
    all: readonly { number: number; text: string }[],
    chapters: readonly BookChapter[],
    spoken: string,
  ): Promise<BookIndex> => {
    const reading = {
      termsOf: (text: string) => language.termsOf(text, spoken),
      wordsOf: (text: string) => language.wordsOf(text, spoken),
      sentencesOf: (text: string) => sentencesIn(text, (line) => language.sentencesOf(line, spoken)),
    };
    const index = beginIndex(chapters, reading, matterOf(chapters, all));
    for (const page of all) {
      index.add(page);
      // A long book is a second of work.
      if (page.number % PAGES_AT_ONCE === 0) await othersFirst();
    }
    return index.done();
  };

  return {
    /** Takes a book from where it stands to where it can be searched; answers whose it is, null when there was nothing to do. */
    run: async (id: string, signal: AbortSignal): Promise<{ owner: StudentId | null } | null> => {
      const book = await books.atWork(id);
      // A book that is gone is nobody's work.
      if (!book || book.stage === 'embedded' || book.stage === 'ready') return null;
      const outline = await ownFiles.onDisk(book.file, async (path) => {
        const found = await read(book, path, signal);
        await keepCover(book, path);
        return found;
      });
      const after = await books.atWork(id);
      if (!after || (await pages.count(id)) === 0) return null;
      await findChapters(after, outline);
      return { owner: after.student_id as StudentId | null };
    },

    /** Makes the index of every book anew that was made by older rules; each stays searchable by its old one meanwhile. */
    renew: async (signal: AbortSignal): Promise<void> => {
      for (const id of await books.indexedBefore(INDEX_VERSION)) {
        signal.throwIfAborted();
        const book = await books.atWork(id);
        if (!book) continue;
        const all = await pages.pages(id, 1, book.pages);
        await books.learn(id, { title: cleanTitle(book.title) ?? book.title });
        await makeIndex(book, all, await pages.chapters(id));
      }
    },
  };
};

const pageToStore = ({ number, label, text, by, size, lines, headings }: ReadPage): KeptPage => ({
  number,
  label,
  // The database keeps no such character; a space keeps every place where it was.
  text: text.replaceAll('\0', ' '),
  by,
  width: size?.width ?? null,
  height: size?.height ?? null,
  lines: lines.map(({ start, end, box }) =>
    [start, end, box.left, box.top, box.width, box.height].map((value) => Math.round(value * 1e5) / 1e5),
  ),
  headings: headings.map(({ title, start, level }) => [title.replaceAll('\0', ' '), start, level]),
});

const withHeadings = ({ number, text, headings }: { number: number; text: string; headings: unknown }) => ({
  number,
  text,
  headings: (headings as KeptPage['headings']).map(([title, start, level]) => ({ title, start, level })),
});

const inOnePiece = async function* (bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes;
};
