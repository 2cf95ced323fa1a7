import { Failure } from '@studia/contract/errors';
import { NoteId, ChatSessionId, type StudentId } from '@studia/contract/ids';
import type { Lesson } from '@studia/contract/lessons';
import { MIND_MAP } from '@studia/contract/limits';
import type { MapIdea, MapNode, MapSource } from '@studia/contract/mindmap';
import type { QuizScope } from '@studia/contract/quiz';
import type { Lessons } from '../lessons/service.ts';
import type { Library } from '../library/service.ts';
import type { Notes } from '../notes/service.ts';
import type { Practice } from '../practice/service.ts';
import type { Quizzes } from '../quiz/service.ts';
import { mapOfBook, mapOfChapter, mapOfIdeas } from './rules/lesson-map.ts';
import { mapOfNote } from './rules/note-map.ts';

export interface DrawingDependencies {
  lessons: Pick<Lessons, 'whole'>;
  books: Pick<Library['books'], 'book'>;
  notes: Pick<Notes, 'read'>;
  /** Knows which ideas words and pages are about. */
  quiz: Pick<Quizzes, 'preview'>;
  practice: Pick<Practice, 'masteryOf'>;
}

interface Drawing {
  title: string;
  nodes: MapNode[];
}

/** Draws maps of what is taught; nothing of it is stored. */
export const makeDrawing = ({ lessons, books, notes, quiz, practice }: DrawingDependencies) => {
  const lessonsOf = async (student: StudentId, bookIds: Iterable<string>): Promise<Lesson[]> =>
    (await Promise.all(Array.from(new Set(bookIds), (id) => lessons.whole(student, id)))).flat();

  const ofBook = async (student: StudentId, id: string): Promise<Drawing> => {
    const { book, chapters } = await books.book(student, id);
    const { title } = book;
    return { title, nodes: mapOfBook({ id, title, chapters }, await lessons.whole(student, id)) };
  };

  const ofChapter = async (student: StudentId, name: string): Promise<Drawing> => {
    const [, book = '', chapter = ''] = /^([a-z0-9-]{1,64})\.(\d{1,4})$/.exec(name) ?? [];
    const lesson = (await lessons.whole(student, book)).find((one) => one.chapter === Number(chapter));
    if (!lesson || chapter === '') throw new Failure('lesson_not_found');
    return { title: lesson.title, nodes: mapOfChapter(lesson) };
  };

  const ofNote = async (student: StudentId, id: string): Promise<Drawing> => {
    const note = await notes.read(student, idOf(NoteId, id, 'note_not_found'));
    const nodes = mapOfNote(note);
    if (nodes.length > 1) return { title: note.title, nodes };
    return { title: note.title, nodes: await ideasOf(student, note.title, { note: note.id }) };
  };

  const ofConversation = async (student: StudentId, id: string): Promise<Drawing> => {
    const conversation = idOf(ChatSessionId, id, 'session_not_found');
    const { title } = await quiz.preview(student, { conversation });
    return { title, nodes: await ideasOf(student, title, { conversation }) };
  };

  const ideasOf = async (student: StudentId, title: string, scope: QuizScope): Promise<MapNode[]> => {
    const { ideas } = await quiz.preview(student, scope);
    const found = await lessonsOf(
      student,
      ideas.map(({ book }) => book),
    );
    return mapOfIdeas(title, found, new Set(ideas.map(({ id }) => id)));
  };

  const draw = { book: ofBook, chapter: ofChapter, note: ofNote, conversation: ofConversation };

  return {
    draw: async (student: StudentId, { type, id }: MapSource): Promise<Drawing> => {
      const { title, nodes } = await draw[type](student, id);
      return { title: title.slice(0, MIND_MAP.titleCharacters).toWellFormed(), nodes };
    },

    /** The ideas that entries name, as far as the student's books have them, with what the student can do. */
    ideasIn: async (student: StudentId, nodes: readonly MapNode[]): Promise<MapIdea[]> => {
      const named = new Set(nodes.flatMap(({ idea }) => idea ?? []));
      const found = await lessonsOf(
        student,
        Array.from(named, (id) => id.slice(0, id.indexOf('/'))),
      );
      const mastery = await practice.masteryOf(student, [...named]);
      return found.flatMap(({ chapter, ideas }) =>
        ideas.flatMap(({ id, title, statement }) => {
          const known = named.has(id) && mastery.get(id);
          return known ? [{ id, title, statement, chapter, mastery: known }] : [];
        }),
      );
    },
  };
};

const idOf = <Schema extends { safeParse: (id: string) => { success: boolean; data?: unknown } }>(
  schema: Schema,
  id: string,
  missing: 'note_not_found' | 'session_not_found',
): NonNullable<ReturnType<Schema['safeParse']>['data']> => {
  const { data } = schema.safeParse(id);
  if (data === undefined) throw new Failure(missing);
  return data as NonNullable<ReturnType<Schema['safeParse']>['data']>;
};
