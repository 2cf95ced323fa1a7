import type { NoteLength, NoteMaking, NoteStyle } from '@studia/contract/ai-notes';
import { Failure } from '@studia/contract/errors';
import type { NoteId, StudentId } from '@studia/contract/ids';
import type { Lesson } from '@studia/contract/lessons';
import { mergeTexts } from '@studia/contract/note-merge';
import type { Note } from '@studia/contract/notes';
import type { Quote } from '@studia/contract/proof';
import { inTransaction, sqlRunner, type Handle } from '../../../db/transaction.ts';
import type { Clock } from '../../../ports/clock/port.ts';
import type { AskModel } from '../../../ports/model/port.ts';
import type { Queue } from '../../../ports/queue/port.ts';
import type { Random } from '../../../ports/random/port.ts';
import type { Lessons } from '../../lessons/service.ts';
import type { BookSearch } from '../../library/service.ts';
import type { Usage } from '../../usage/service.ts';
import { makeNote } from '../jobs.ts';
import type { NewNote, NoteChange } from '../note-change.ts';
import { linesOf, type NoteLine } from '../rules/note-lines.ts';
import { chapterMarkdown } from '../rules/note-markdown.ts';
import { isTitleOfMade, titleOfMade } from '../rules/note-title.ts';
import { makeMakingStore } from '../store/making.ts';
import { askForLines } from './model-lines.ts';

export interface MakingDependencies {
  db: Handle;
  lessons: Pick<Lessons, 'whole'>;
  books: Pick<BookSearch, 'forReader'>;
  usage: Pick<Usage, 'allow' | 'note'>;
  /** The connected model; without one, lines are taken from the lessons. */
  askModel: AskModel | null;
  queue: Pick<Queue, 'enqueue'>;
  clock: Clock;
  random: Pick<Random, 'id'>;
}

/** What the making needs of notes themselves. */
interface OwnNotes {
  create(owner: StudentId, note: NewNote): Promise<Note>;
  read(owner: StudentId, id: NoteId): Promise<Note>;
  update(owner: StudentId, id: NoteId, change: NoteChange): Promise<Note>;
}

interface MakeWish {
  id?: NoteId | undefined;
  book: string;
  chapters: readonly number[];
  style: NoteStyle;
  length: NoteLength;
}

export interface NoteWithMaking {
  note: Note;
  making: NoteMaking;
}

/** Fewer lines than this are not worth a model's name: the lesson's own are better. */
const FEWEST_LINES = 2;
/** How often a note that somebody writes in meanwhile is tried again. */
const TRIES = 5;

/** Notes that are made from the chapters of a book: every line has the words of the book that prove it. */
export const makeNoteMaking = (dependencies: MakingDependencies, notes: OwnNotes) => {
  const { db, lessons, books, usage, askModel, queue, clock, random } = dependencies;
  const store = makeMakingStore(db);

  const begin = (owner: StudentId, id: NoteId, within: Handle) =>
    queue.enqueue(makeNote, { id, student: owner }, { key: id, within: sqlRunner(within) });

  const state = async (owner: StudentId, id: NoteId): Promise<NoteWithMaking> => {
    // The note last: what is said to be done by then stands in it.
    const making = await store.of(id);
    const chapters = (await store.chapters(id)).map(({ chapter, title, state: part }) => ({
      chapter,
      title,
      state: part,
    }));
    const note = await notes.read(owner, id);
    if (!making) throw new Failure('note_not_made');
    const { book_id, style, length, state: stage } = making;
    return {
      note,
      making: {
        note_id: id,
        book_id,
        style: style as NoteStyle,
        length: length as NoteLength,
        state: stage,
        chapters,
      },
    };
  };

  /** What the model says about a chapter, judged; nothing where there is no model, no allowance, or too little is left. */
  const modelLines = async (
    owner: StudentId,
    lesson: Lesson,
    wish: { style: NoteStyle; length: NoteLength },
    signal: AbortSignal,
  ): Promise<NoteLine[]> => {
    if (!askModel) return [];
    const sentences = await sentencesOf(owner, lesson);
    if (sentences.length === 0) return [];
    await usage.allow(owner);
    const { lines, usage: used } = await askForLines(
      askModel,
      { title: lesson.title, sentences },
      wish,
      signal,
    );
    signal.throwIfAborted();
    await usage.note(db, owner, { feature: 'notes', sessionId: null, ...used });
    return lines.length >= FEWEST_LINES ? lines : [];
  };

  const sentencesOf = async (owner: StudentId, { book_id, title }: Lesson): Promise<Quote[]> => {
    const lookup = books.forReader(owner, [book_id]);
    const book = (await lookup.books()).find(({ id }) => id === book_id);
    const sections = book ? await lookup.pages(book_id, 1, book.pages) : [];
    return sections.filter(({ chapter }) => chapter === title).flatMap(({ sentences }) => sentences);
  };

  /** Puts a chapter into the note, beside whatever the student wrote there since it was made last. */
  const place = async (owner: StudentId, id: NoteId, chapter: number, content: string, quotes: Quote[]) => {
    for (let attempt = 1; ; attempt += 1)
      try {
        const note = await notes.read(owner, id);
        const made = await store.chapters(id);
        const [before, after] = [false, true].map((isNew) =>
          made
            .map((one) => (isNew && one.chapter === chapter ? content : one.content))
            .filter((part) => part !== '')
            .join('\n\n'),
        );
        const { text } = mergeTexts(before ?? '', note.content, after ?? '');
        await notes.update(owner, id, { revision: note.revision, content: text, quotes, reason: 'made' });
        await store.keepChapter(id, chapter, content);
        return;
      } catch (error) {
        if (attempt === TRIES || !(error instanceof Failure) || error.code !== 'note_changed') throw error;
      }
  };

  /** A title that we gave says the style: it changes when all of the note is made again in another. */
  const rename = async (
    owner: StudentId,
    { id, title, revision, source }: Note,
    { book_id, style, chapters }: NoteMaking,
    wish: { chapters: readonly number[]; style?: NoteStyle | undefined },
  ): Promise<void> => {
    const isWhole = chapters.every(({ chapter }) => wish.chapters.includes(chapter));
    if (!isWhole) return;
    const book = { title: source.title ?? '', chapters: (await lessons.whole(owner, book_id)).length };
    const next = titleOfMade(wish.style ?? style, book, chapters);
    if (title === next || !isTitleOfMade(title, book, chapters)) return;
    try {
      await notes.update(owner, id, { revision, title: next });
    } catch (error) {
      // Somebody writes at this moment: the title matters less.
      if (!(error instanceof Failure) || error.code !== 'note_changed') throw error;
    }
  };

  return {
    make: async (owner: StudentId, wish: MakeWish): Promise<NoteWithMaking> => {
      const { id = random.id() as NoteId, book, style, length } = wish;
      if (await store.of(id)) return state(owner, id);
      const known = (await books.forReader(owner).books()).find((one) => one.id === book);
      if (!known) throw new Failure('book_not_found');
      const wanted = new Set(wish.chapters);
      const all = await lessons.whole(owner, book);
      const chapters = all.filter(({ chapter }) => wanted.has(chapter));
      if (chapters.length === 0) throw new Failure('lesson_not_found');
      if (askModel) await usage.allow(owner);
      const source = { origin: 'ai' as const, id: book, title: known.title };
      const title = titleOfMade(style, { title: known.title, chapters: all.length }, chapters);
      await notes.create(owner, { id, title, content: '', source });
      await inTransaction(db, async (transaction) => {
        const within = makeMakingStore(transaction);
        await within.add(id, { book_id: book, style, length }, clock.now());
        for (const one of chapters) await within.addChapter(id, one.chapter, one.title);
        await begin(owner, id, transaction);
      });
      return state(owner, id);
    },

    state,

    remake: async (
      owner: StudentId,
      id: NoteId,
      wish: { chapters: readonly number[]; style?: NoteStyle | undefined; length?: NoteLength | undefined },
    ): Promise<NoteWithMaking> => {
      const { note, making } = await state(owner, id);
      await rename(owner, note, making, wish);
      await inTransaction(db, async (transaction) => {
        const within = makeMakingStore(transaction);
        const { style = making.style, length = making.length } = wish;
        await within.change(id, { style, length, state: 'waiting' }, clock.now());
        await within.askAgain(id, wish.chapters);
        await begin(owner, id, transaction);
      });
      return state(owner, id);
    },

    /** The job: one chapter after the other; what was made before is not made again. */
    work: async (owner: StudentId, id: NoteId, signal: AbortSignal): Promise<void> => {
      const making = await store.of(id);
      if (!making) return;
      const wish = { style: making.style as NoteStyle, length: making.length as NoteLength };
      const enter = (next: 'running' | 'done' | 'failed') =>
        store.change(id, { ...wish, state: next }, clock.now());
      await enter('running');
      try {
        const all = await lessons.whole(owner, making.book_id);
        for (const { chapter, title } of (await store.chapters(id)).filter(isOpen)) {
          signal.throwIfAborted();
          await store.enterChapter(id, chapter, 'running');
          const lesson = all.find((one) => one.chapter === chapter);
          const written = lesson ? await modelLines(owner, lesson, wish, signal) : [];
          const lines = written.length > 0 ? written : lesson ? linesOf(lesson, wish.style, wish.length) : [];
          const quotes = lines.map(({ quote }) => quote);
          if (lines.length > 0)
            await place(owner, id, chapter, chapterMarkdown(title, lines, wish.style), quotes);
          await store.enterChapter(id, chapter, lines.length > 0 ? 'done' : 'empty');
        }
        await enter('done');
      } catch (error) {
        if (!signal.aborted) await enter('failed');
        throw error;
      }
    },
  };
};

const isOpen = ({ state }: { state: string }): boolean => state === 'waiting' || state === 'running';
