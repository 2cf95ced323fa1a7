import {
  lessons,
  type Answer,
  type Checked,
  type IdeaId,
  type LessonSummary,
  type TaughtLesson,
} from '@studia/contract/lessons';
import { call } from '../../client/call.ts';
import { withFallbackMessage } from '../../client/with-fallback-message.ts';
import { lessonText, questionText } from '../../text/lessons.ts';

export const listLessons = async (book: string): Promise<LessonSummary[]> =>
  (await withFallbackMessage(lessonText.failed, call(lessons.ofBook, { params: { book } }))).lessons;

export const readLesson = async (book: string, chapter: number): Promise<TaughtLesson> =>
  (await withFallbackMessage(lessonText.failed, call(lessons.lesson, { params: { book, chapter } }))).lesson;

export const checkAnswer = async (idea: IdeaId, item: string, answer: Answer): Promise<Checked> =>
  (await withFallbackMessage(questionText.checkFailed, call(lessons.check, { body: { idea, item, answer } })))
    .checked;
