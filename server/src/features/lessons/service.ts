import { Failure } from '@studia/contract/errors';
import type { StudentId } from '@studia/contract/ids';
import type {
  Answer,
  Checked,
  Idea,
  IdeaId,
  Item,
  Lesson,
  LessonSummary,
  TaughtLesson,
} from '@studia/contract/lessons';
import type { Language } from '../../ports/language/port.ts';
import { judgeAnswer } from './rules/answer/judge-answer.ts';
import { keyOf, taught } from './rules/asked.ts';

/** What is taught about the chapters of books, by whoever made it. */
export interface Lessons {
  ofBook(reader: StudentId, bookId: string): Promise<LessonSummary[]>;
  /** A lesson as this student is taught it; the order of options is theirs and stays the same. */
  taught(reader: StudentId, bookId: string, chapter: number): Promise<TaughtLesson>;
  /** A whole lesson with its keys, for features that ask and judge; null where there is none. */
  lesson(reader: StudentId | null, bookId: string, chapter: number): Promise<Lesson | null>;
  /** An idea by its name; null when the reader has no such book. */
  idea(reader: StudentId | null, id: IdeaId): Promise<Idea | null>;
  check(reader: StudentId, question: { idea: IdeaId; item: string; answer: Answer }): Promise<Checked>;
}

interface Dependencies {
  /** The lessons of books that come with Studia; read once. */
  read: () => Promise<readonly Lesson[]>;
  language: Language;
  sameNumber: (one: string, other: string) => boolean | null;
}

export const makeLessons = ({ read, language, sameNumber }: Dependencies): Lessons => {
  let reading: Promise<readonly Lesson[]> | null = null;
  const written = () => (reading ??= read());
  const judging = { wordsOf: (text: string) => language.wordsOf(text, 'en'), sameNumber };

  const ofBook = async (bookId: string): Promise<Lesson[]> =>
    (await written()).filter(({ book_id }) => book_id === bookId);

  const lesson: Lessons['lesson'] = async (_, bookId, chapter) =>
    (await ofBook(bookId)).find((one) => one.chapter === chapter) ?? null;

  const idea: Lessons['idea'] = async (_, id) =>
    (await written()).flatMap(({ ideas }) => ideas).find((one) => one.id === id) ?? null;

  return {
    lesson,
    idea,
    ofBook: async (_, bookId) => (await ofBook(bookId)).map(summaryOf),
    taught: async (reader, bookId, chapter) => {
      const whole = await lesson(reader, bookId, chapter);
      if (!whole) throw new Failure('lesson_not_found');
      return taught(whole, reader);
    },
    check: async (reader, question) => {
      const asked = await idea(reader, question.idea);
      const item = asked?.items.find(({ id }) => id === question.item);
      if (!asked || !item) throw new Failure('item_not_found');
      return checked(asked, item, judgeAnswer(item, question.answer, judging));
    },
  };
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
