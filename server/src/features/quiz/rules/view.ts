import type { AskedItem, Item } from '@studia/contract/lessons';
import type { Quiz, QuizAnswer, QuizOutcome, QuizQuestion } from '@studia/contract/quiz';
import type { QuizState, StoredAnswer, StoredQuestion } from './quiz-state.ts';

/** How an item is shown and what its key is; the order of options hangs on the seed. */
export interface Showing {
  ask: (item: Item, seed: string) => AskedItem;
  keyOf: (item: Item) => string;
}

/** What a quiz looks like to its student: no key before its answer, no feedback alone before the end. */
export const makeQuizView = ({ ask, keyOf }: Showing) => {
  const question = ({ id, mode }: QuizState, { content, hints }: StoredQuestion): QuizQuestion => {
    const item = ask(content.item, `${id} ${content.idea.id}`);
    return {
      idea: {
        id: content.idea.id,
        title: content.idea.title,
        book: content.book,
        chapter: content.chapter,
      },
      item: mode === 'alone' ? { ...item, hints: [] } : item,
      opened: hints,
    };
  };

  const outcome = ({ content }: StoredQuestion, { verdict, judge }: StoredAnswer): QuizOutcome => {
    const { idea, item } = content;
    const met = content.misconceptions.find(({ id }) => id === verdict.reveals);
    return {
      ...verdict,
      key: keyOf(item),
      explanation: item.explanation,
      quote: item.quote ?? idea.quote,
      judge,
      statement: idea.statement,
      simple: idea.simple,
      misconception: met ? { belief: met.belief, wrong: met.wrong } : null,
    };
  };

  const answer = (quiz: QuizState, asked: StoredQuestion, given: StoredAnswer): QuizAnswer => ({
    id: given.id,
    question: question(quiz, asked),
    answer: given.answer,
    confidence: given.confidence,
    hints: given.hints,
    milliseconds: given.milliseconds,
    outcome: quiz.mode === 'alone' && quiz.finished_at === null ? null : outcome(asked, given),
  });

  const ahead = (quiz: QuizState, questions: readonly StoredQuestion[]): QuizQuestion[] =>
    quiz.finished_at === null
      ? questions
          .filter(({ place, answered }) => place !== null && answered === null)
          .toSorted((one, other) => (one.place ?? 0) - (other.place ?? 0))
          .map((one) => question(quiz, one))
      : [];

  const whole = (quiz: QuizState, questions: readonly StoredQuestion[]): Quiz => ({
    ...stateOf(quiz),
    answers: questions
      .flatMap((one) => (one.answered ? [{ one, given: one.answered }] : []))
      .toSorted((a, b) => a.given.number - b.given.number)
      .map(({ one, given }) => answer(quiz, one, given)),
    ahead: ahead(quiz, questions),
  });

  return { whole, answer, ahead };
};

export const stateOf = ({ created_at, ends_at, finished_at, ...quiz }: QuizState) => ({
  ...quiz,
  created_at: created_at.toISOString(),
  ends_at: ends_at?.toISOString() ?? null,
  finished_at: finished_at?.toISOString() ?? null,
});
