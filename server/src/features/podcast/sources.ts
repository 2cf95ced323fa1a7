import { Failure } from '@studia/contract/errors';
import type { NoteId, StudentId } from '@studia/contract/ids';
import type { Lesson } from '@studia/contract/lessons';
import type { PodcastMinutes, PodcastType, Script } from '@studia/contract/podcast';
import type { Language } from '../../ports/language/port.ts';
import type { Lessons } from '../lessons/service.ts';
import type { BookSearch } from '../library/service.ts';
import type { Notes } from '../notes/service.ts';
import { lessonScript } from './rules/script/lesson-script.ts';
import { isSpeakable } from './rules/script/note-reading.ts';
import { noteScript } from './rules/script/note-script.ts';
import { writtenScript } from './rules/script/written-script.ts';

export interface SourceDependencies {
  lessons: Pick<Lessons, 'whole' | 'dialogueAbout'>;
  books: Pick<BookSearch, 'forReader'>;
  notes: Pick<Notes, 'read'>;
  language: Pick<Language, 'languageOf'>;
}

/** What a podcast is about. */
export interface Source {
  title: string;
  subtitle: string;
  /** The two letters of its language. */
  language: string;
  /** Whether everybody may hear what is said about it. */
  isPublic: boolean;
  /** A script by rules. */
  write(minutes: PodcastMinutes): Script;
  /** What a model can write one from; null for notes, which are read as they are. */
  lesson: Lesson | null;
}

const UUID = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/;
const ENGLISH = 'en';

/** Finds what a podcast is about, as far as the student may read it. */
export const makeSources = ({ lessons, books, notes, language }: SourceDependencies) => {
  const ofChapter = async (owner: StudentId, source: string): Promise<Source> => {
    const [book = '', chapter = ''] = source.split('~');
    const known = (await books.forReader(owner).books()).find(({ id }) => id === book);
    if (!known) throw new Failure('book_not_found');
    const lesson = (await lessons.whole(owner, book)).find((one) => String(one.chapter) === chapter);
    if (!lesson || lesson.ideas.length === 0) throw new Failure('lesson_not_found');
    const dialogue = await lessons.dialogueAbout(book, lesson.chapter);
    return {
      title: lesson.title,
      subtitle: known.title,
      language: known.language.slice(0, 2),
      isPublic: !UUID.test(book),
      lesson,
      write: (minutes) => {
        const wish = { book: known.title, minutes, seed: `${source} ${minutes}` };
        return dialogue ? writtenScript(lesson, dialogue, wish) : lessonScript(lesson, wish);
      },
    };
  };

  const ofNote = async (owner: StudentId, source: string): Promise<Source> => {
    if (!UUID.test(source)) throw new Failure('note_not_found');
    const note = await notes.read(owner, source as NoteId);
    if (!isSpeakable(note.content)) throw new Failure('podcast_nothing_to_say');
    return {
      title: note.title,
      subtitle: note.source.origin === 'ai' ? (note.source.title ?? '') : '',
      // Too little to tell by is taken for English.
      language: (language.languageOf(note.content.slice(0, 2_000)) ?? ENGLISH).slice(0, 2),
      isPublic: false,
      lesson: null,
      write: (minutes) => noteScript(note, { minutes, seed: `${source} ${minutes}` }),
    };
  };

  return {
    find: (owner: StudentId, type: PodcastType, source: string): Promise<Source> =>
      type === 'chapter' ? ofChapter(owner, source) : ofNote(owner, source),

    /** The sentences of a chapter, where they stand. */
    sentencesOf: async (owner: StudentId, { book_id, title }: Lesson) => {
      const lookup = books.forReader(owner, [book_id]);
      const book = (await lookup.books()).find(({ id }) => id === book_id);
      const sections = book ? await lookup.pages(book_id, 1, book.pages) : [];
      return sections.filter(({ chapter }) => chapter === title).flatMap(({ sentences }) => sentences);
    },
  };
};

export type Sources = ReturnType<typeof makeSources>;
