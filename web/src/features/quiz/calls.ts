import type { Reply, Request } from '@studia/contract/endpoint';
import type { QuizId } from '@studia/contract/ids';
import {
  quiz,
  type Quiz,
  type QuizAnswer,
  type QuizPreview,
  type QuizScope,
  type QuizSummary,
} from '@studia/contract/quiz';
import { call, callKeepalive } from '../../client/call.ts';
import { withFallbackMessage } from '../../client/with-fallback-message.ts';
import { newQuizText, quizText } from '../../text/quiz.ts';

type CreateRequest = Request<typeof quiz.create>['body'];
type AnswerRequest = Request<typeof quiz.answer>['body'];
/** What names a question within its quiz. */
export type QuestionName = Pick<AnswerRequest, 'idea' | 'item'>;
export type AnswerReply = Reply<typeof quiz.answer>;
/** An answer on its way to the server. */
export type SentAnswer = AnswerRequest;

export const previewQuiz = async (scope: QuizScope): Promise<QuizPreview> =>
  (await withFallbackMessage(newQuizText.previewFailed, call(quiz.preview, { body: { scope } }))).preview;

/** Starts a quiz. The same id again gets the same quiz, so a lost answer costs nothing. */
export const createQuiz = async (body: CreateRequest): Promise<Quiz> =>
  (await withFallbackMessage(newQuizText.startFailed, call(quiz.create, { body }))).quiz;

export const listQuizzes = async (): Promise<QuizSummary[]> =>
  (await withFallbackMessage(quizText.failed, call(quiz.list, {}))).quizzes;

export const readQuiz = async (id: QuizId): Promise<Quiz> =>
  (await withFallbackMessage(quizText.failed, call(quiz.read, { params: { id } }))).quiz;

export const sendAnswer = (id: QuizId, body: SentAnswer): Promise<AnswerReply> =>
  call(quiz.answer, { params: { id }, body });

/** Says that hints are open. Whether it arrives matters little: the answer says it again. */
export const sayHints = (id: QuizId, name: QuestionName, hints: number): void =>
  void callKeepalive(quiz.hint, { params: { id }, body: { ...name, hints } }).catch(() => undefined);

export const compareAnswer = async (
  id: QuizId,
  name: QuestionName,
  correct: 0 | 0.5 | 1,
): Promise<QuizAnswer> =>
  (
    await withFallbackMessage(
      quizText.compareFailed,
      call(quiz.compare, { params: { id }, body: { ...name, correct } }),
    )
  ).answered;

export const finishQuiz = async (id: QuizId): Promise<Quiz> =>
  (await withFallbackMessage(quizText.failed, call(quiz.finish, { params: { id } }))).quiz;

export const deleteQuiz = async (id: QuizId): Promise<void> => {
  await withFallbackMessage(quizText.failed, call(quiz.delete, { params: { id } }));
};
