import type { Request } from '@studia/contract/endpoint';
import {
  lessons,
  type Checked,
  type LessonEstimate,
  type LessonMaking,
  type LessonSummary,
  type TaughtLesson,
} from '@studia/contract/lessons';
import { library } from '@studia/contract/library';
import { BOOK } from '@studia/contract/limits';
import { practice } from '@studia/contract/practice';
import type { Quote } from '@studia/contract/proof';
import { call } from '../../client/call.ts';
import { withFallbackMessage } from '../../client/with-fallback-message.ts';
import { lessonText, questionText } from '../../text/lessons.ts';

/** The lessons of a book, and how far others are on their way. */
export interface LessonsOfBook {
  lessons: LessonSummary[];
  making: LessonMaking[];
  can_write: boolean;
}

export const listLessons = (book: string): Promise<LessonsOfBook> =>
  withFallbackMessage(lessonText.failed, call(lessons.ofBook, { params: { book } }));

export const estimateLessons = async (book: string): Promise<LessonEstimate> =>
  (await call(lessons.estimate, { params: { book } })).estimate;

export const writeLessons = async (book: string): Promise<void> => {
  await call(lessons.write, { params: { book } });
};

export const stopLessons = async (book: string): Promise<void> => {
  await call(lessons.stop, { params: { book } });
};

export const readLesson = async (book: string, chapter: number): Promise<TaughtLesson> =>
  (await withFallbackMessage(lessonText.failed, call(lessons.lesson, { params: { book, chapter } }))).lesson;

/** What a student answered, and what the server must know to count it. */
type AnswerBody = Request<typeof practice.answer>['body'];

/** Has an answer judged and kept: the same id again is the same answer. */
export const giveAnswer = async (given: AnswerBody): Promise<Checked> =>
  (await withFallbackMessage(questionText.checkFailed, call(practice.answer, { body: given }))).checked;

export const reportQuestion = async (report: Request<typeof practice.report>['body']): Promise<void> => {
  await call(practice.report, { body: report });
};

/** Marks the place in the book where somebody is lost. */
export const markLost = async ({ book_id, page, start, end, text }: Quote): Promise<void> => {
  const body = {
    kind: 'lost',
    page,
    start,
    end,
    text: text.slice(0, BOOK.markCharacters),
    note: '',
  } as const;
  await call(library.addMark, { params: { id: book_id }, body });
};
