import type { Quiz, QuizAnswer, QuizQuestion } from '@studia/contract/quiz';
import type { AnswerReply, QuestionName, SentAnswer } from './calls.ts';

/** What names a question. */
export const nameOf = ({ idea, item }: QuizQuestion): QuestionName => ({ idea: idea.id, item: item.id });

export const isSame = (one: QuestionName, other: QuestionName): boolean =>
  one.idea === other.idea && one.item === other.item;

/** The questions that still wait for this student: neither answered nor answered on this device. */
export const openQuestions = (
  { ahead, answers }: Pick<Quiz, 'ahead' | 'answers'>,
  waiting: readonly QuestionName[],
): QuizQuestion[] => {
  const done = [...answers.map(({ question }) => nameOf(question)), ...waiting];
  return ahead.filter((question) => !done.some((name) => isSame(name, nameOf(question))));
};

/** The quiz after the server has taken an answer. */
export const withReply = (quiz: Quiz, { answered, ahead, finished_at }: AnswerReply): Quiz => ({
  ...quiz,
  answers: withAnswer(quiz.answers, answered),
  ahead,
  finished_at,
});

/** The answers with one more, or with one replaced. */
export const withAnswer = (answers: readonly QuizAnswer[], one: QuizAnswer): QuizAnswer[] => {
  const isOne = ({ question }: QuizAnswer): boolean => isSame(nameOf(question), nameOf(one.question));
  return answers.some(isOne) ? answers.map((other) => (isOne(other) ? one : other)) : [...answers, one];
};

/** How many questions are behind the student, those on this device included. */
export const countDone = ({ answers }: Pick<Quiz, 'answers'>, waiting: readonly SentAnswer[]): number =>
  answers.length +
  waiting.filter((one) => !answers.some(({ question }) => isSame(nameOf(question), one))).length;
