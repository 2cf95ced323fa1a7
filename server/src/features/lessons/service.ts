import { Failure } from '@studia/contract/errors';
import type { StudentId } from '@studia/contract/ids';
import type {
  Answer,
  Checked,
  Idea,
  IdeaId,
  Item,
  Lesson,
  LessonEstimate,
  LessonMaking,
  LessonSummary,
  TaughtLesson,
} from '@studia/contract/lessons';
import type { Embed } from '../../ports/embed/port.ts';
import type { Language } from '../../ports/language/port.ts';
import { makeFindIdeas, type FindIdeas } from './find-ideas.ts';
import { makeLessonMaking, type MakingDependencies } from './making.ts';
import { isStoredBook } from './own-book.ts';
import { judgeAnswer } from './rules/answer/judge-answer.ts';
import { keyOf, taught } from './rules/asked.ts';
import { makeLessonStore } from './store.ts';

/** The lessons of a book as a student sees their list. */
interface LessonsOfBook {
  lessons: LessonSummary[];
  making: LessonMaking[];
  can_write: boolean;
}

/** What is taught about the chapters of books, by whoever made it. */
export interface Lessons {
  ofBook(reader: StudentId, bookId: string): Promise<LessonsOfBook>;
  /** A lesson as this student is taught it; the order of options is theirs and stays the same. */
  taught(reader: StudentId, bookId: string, chapter: number): Promise<TaughtLesson>;
  /** Whole lessons with their keys, for features that ask and judge. */
  whole(reader: StudentId | null, bookId: string): Promise<Lesson[]>;
  /** An idea by its name; null when the reader has no such book. */
  idea(reader: StudentId | null, id: IdeaId): Promise<Idea | null>;
  check(reader: StudentId, question: { idea: IdeaId; item: string; answer: Answer }): Promise<Checked>;
  find: FindIdeas;
  estimate(reader: StudentId, bookId: string): Promise<LessonEstimate>;
  beginWriting(reader: StudentId, bookId: string): Promise<void>;
  stopWriting(reader: StudentId, bookId: string): Promise<boolean>;
}

/** What is done for lessons in the background. */
interface LessonWork {
  /** Asks for the thin lessons of a book. */
  beginExtracting(reader: StudentId | null, bookId: string): Promise<void>;
  extract(reader: StudentId | null, bookId: string, signal: AbortSignal): Promise<void>;
  write(reader: StudentId, bookId: string, signal: AbortSignal): Promise<void>;
}

interface Dependencies extends MakingDependencies {
  /** The lessons of books that come with Studia; read once. */
  read: () => Promise<readonly Lesson[]>;
  language: Language;
  embed: Embed | null;
  sameNumber: (one: string, other: string) => boolean | null;
}

export const makeLessons = (dependencies: Dependencies): Lessons & LessonWork => {
  const { read, db, library, language, embed, sameNumber, model } = dependencies;
  let reading: Promise<readonly Lesson[]> | null = null;
  const written = () => (reading ??= read());
  const store = makeLessonStore(db);
  const making = makeLessonMaking(dependencies);
  const judging = { wordsOf: (text: string) => language.wordsOf(text, 'en'), sameNumber };

  const isReadable = async (reader: StudentId | null, bookId: string): Promise<boolean> =>
    (await library.forReader(reader).books()).some(({ id }) => id === bookId);

  const whole: Lessons['whole'] = async (reader, bookId) => {
    const ofStudia = (await written()).filter(({ book_id }) => book_id === bookId);
    if (ofStudia.length > 0 || !isStoredBook(bookId) || !(await isReadable(reader, bookId))) return ofStudia;
    return bestOfEach(await store.ofBook(bookId));
  };

  const idea: Lessons['idea'] = async (reader, id) => {
    const [bookId = ''] = id.split('/');
    const lessons = await whole(reader, bookId);
    return lessons.flatMap(({ ideas }) => ideas).find((one) => one.id === id) ?? null;
  };

  return {
    ...making,
    whole,
    idea,
    find: makeFindIdeas({ lessons: written, language, embed }),
    ofBook: async (reader, bookId) => {
      const lessons = (await whole(reader, bookId)).map(summaryOf);
      const isMade = isStoredBook(bookId) && (await isReadable(reader, bookId));
      if (isMade && (await store.making(bookId)).length === 0) await making.beginExtracting(reader, bookId);
      return {
        lessons,
        making: isMade ? await store.making(bookId) : [],
        can_write: isMade && model !== null,
      };
    },
    taught: async (reader, bookId, chapter) => {
      const lesson = (await whole(reader, bookId)).find((one) => one.chapter === chapter);
      if (!lesson) throw new Failure('lesson_not_found');
      return taught(lesson, reader);
    },
    check: async (reader, question) => {
      const asked = await idea(reader, question.idea);
      const item = asked?.items.find(({ id }) => id === question.item);
      if (!asked || !item) throw new Failure('item_not_found');
      return checked(asked, item, judgeAnswer(item, question.answer, judging));
    },
  };
};

/** Of each chapter the better lesson: a model's explains, an extracted one only arranges. */
const bestOfEach = (lessons: readonly Lesson[]): Lesson[] => {
  const best = new Map<number, Lesson>();
  for (const lesson of lessons)
    if (lesson.author === 'model' || !best.has(lesson.chapter)) best.set(lesson.chapter, lesson);
  return Array.from(best.values()).toSorted((one, other) => one.chapter - other.chapter);
};

const checked = (idea: Idea, item: Item, verdict: ReturnType<typeof judgeAnswer>): Checked => ({
  ...verdict,
  key: keyOf(item),
  explanation: item.explanation,
  quote: item.quote ?? idea.quote,
});

const summaryOf = ({ chapter, title, author, ideas }: Lesson): LessonSummary => ({
  chapter,
  title,
  author,
  ideas: ideas.map((idea) => ({ id: idea.id, title: idea.title })),
});
