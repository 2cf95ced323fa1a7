import { Failure } from '@studia/contract/errors';
import type { StudentId } from '@studia/contract/ids';
import type { LessonEstimate } from '@studia/contract/lessons';
import { inTransaction, type Handle } from '../../db/transaction.ts';
import { othersFirst } from '../../line.ts';
import type { Clock } from '../../ports/clock/port.ts';
import type { AskModel } from '../../ports/model/port.ts';
import type { Queue } from '../../ports/queue/port.ts';
import type { Tokens } from '../../ports/tokens/port.ts';
import type { BookSearch } from '../library/service.ts';
import type { Usage } from '../usage/service.ts';
import { extractLessons, writeLessons } from './jobs.ts';
import { askForLesson } from './model-lesson.ts';
import { isStoredBook, provedFrom, readOwnBook } from './own-book.ts';
import type { ExtractedChapter } from './rules/extract/defined.ts';
import { knowBook } from './rules/extract/known-book.ts';
import { extractLesson } from './rules/extract/lesson.ts';
import { makeLessonStore, type Maker } from './store.ts';

/** What making lessons needs. */
export interface MakingDependencies {
  db: Handle;
  library: BookSearch;
  usage: Usage;
  tokens: Tokens;
  queue: Pick<Queue, 'enqueue'>;
  clock: Clock;
  /** The connected model, and what it is called; null where there is none. */
  model: { name: string; ask: AskModel } | null;
}

/** About what a model writes for one chapter. */
const OUTPUT_OF_A_CHAPTER = 6_000;
/** Fewer words than this are a title page or a list, not something to teach. */
const FEWEST_SENTENCES = 8;

/** Makes lessons of books that did not come with any: thin ones from their own words, or by the connected model. */
export const makeLessonMaking = ({ db, library, usage, tokens, queue, clock, model }: MakingDependencies) => {
  const store = makeLessonStore(db);

  const chaptersOf = async (reader: StudentId | null, bookId: string): Promise<ExtractedChapter[]> => {
    const chapters = isStoredBook(bookId) ? await readOwnBook(library, reader, bookId) : null;
    if (!chapters) throw new Failure('book_not_found');
    return chapters.filter(({ sentences }) => sentences.length >= FEWEST_SENTENCES);
  };

  const enter = (
    bookId: string,
    author: Maker,
    state: 'waiting' | 'running' | 'done',
    done: number,
    total: number,
  ) => store.enter(bookId, { author, state, done, total }, clock.now());

  const isStopped = async (bookId: string): Promise<boolean> =>
    (await store.making(bookId)).some(({ author, state }) => author === 'model' && state === 'stopped');

  const isWritten = async (bookId: string, chapter: number, version: string): Promise<boolean> =>
    (await store.ofBook(bookId)).some(
      (lesson) => lesson.author === 'model' && lesson.chapter === chapter && lesson.version === version,
    );

  return {
    /** Asks for thin lessons of a book that has none yet; many who ask at once ask once. */
    beginExtracting: async (reader: StudentId | null, bookId: string): Promise<void> => {
      await enter(bookId, 'extracted', 'waiting', 0, 0);
      await queue.enqueue(extractLessons, { book: bookId, student: reader }, { key: bookId });
    },

    /** The job: one chapter after the other; what was made before is not made again. */
    extract: async (reader: StudentId | null, bookId: string, signal: AbortSignal): Promise<void> => {
      const chapters = await chaptersOf(reader, bookId).catch(() => null);
      if (!chapters) return;
      const book = knowBook(chapters);
      for (const [done, chapter] of chapters.entries()) {
        signal.throwIfAborted();
        await enter(bookId, 'extracted', 'running', done, chapters.length);
        const lesson = extractLesson(chapter, book);
        if (lesson) await store.keep({ ...lesson, author: 'extracted' }, clock.now());
        await othersFirst();
      }
      await enter(bookId, 'extracted', 'done', chapters.length, chapters.length);
    },

    estimate: async (reader: StudentId, bookId: string): Promise<LessonEstimate> => {
      if (!model) throw new Failure('no_model');
      const chapters = await chaptersOf(reader, bookId);
      const counts = await Promise.all(chapters.map(({ sentences }) => tokens.count(textOf(sentences))));
      return {
        model: model.name,
        chapters: chapters.length,
        input_tokens: counts.reduce((sum, count) => sum + count, 0),
        output_tokens: chapters.length * OUTPUT_OF_A_CHAPTER,
        tokens_left: await usage.tokensLeft(reader),
      };
    },

    beginWriting: async (reader: StudentId, bookId: string): Promise<void> => {
      if (!model) throw new Failure('no_model');
      await usage.allow(reader);
      const { length } = await chaptersOf(reader, bookId);
      await enter(bookId, 'model', 'waiting', 0, length);
      await queue.enqueue(writeLessons, { book: bookId, student: reader }, { key: bookId });
    },

    stopWriting: async (reader: StudentId, bookId: string): Promise<boolean> => {
      await chaptersOf(reader, bookId);
      return store.stop(bookId, 'model', clock.now());
    },

    /** The job: the model writes chapter by chapter until it is done, stopped, or the allowance is used. */
    write: async (reader: StudentId, bookId: string, signal: AbortSignal): Promise<void> => {
      const chapters = model ? await chaptersOf(reader, bookId).catch(() => null) : null;
      if (!model || !chapters) return;
      for (const [done, chapter] of chapters.entries()) {
        signal.throwIfAborted();
        if (await isStopped(bookId)) return;
        await enter(bookId, 'model', 'running', done, chapters.length);
        const proved = provedFrom(chapter);
        if (await isWritten(bookId, chapter.number, proved.version)) continue;
        await usage.allow(reader);
        const { lesson, usage: used } = await askForLesson(
          model.ask,
          proved,
          textOf(chapter.sentences),
          signal,
        );
        signal.throwIfAborted();
        await inTransaction(db, async (transaction) => {
          if (lesson) await makeLessonStore(transaction).keep(lesson, clock.now());
          await usage.note(transaction, reader, { feature: 'lessons', sessionId: null, ...used });
        });
      }
      await enter(bookId, 'model', 'done', chapters.length, chapters.length);
    },
  };
};

const textOf = (sentences: ExtractedChapter['sentences']): string =>
  sentences.map(({ text }) => text).join(' ');
