import type { StudentId } from '@studia/contract/ids';
import { QUIZ } from '@studia/contract/limits';
import type { Handle } from '../../db/transaction.ts';
import type { Practice } from '../practice/service.ts';
import { planNext, type Planned } from './rules/plan.ts';
import type { QuizState, StoredQuestion } from './rules/quiz-state.ts';
import { makeQuizStore } from './store.ts';

interface Dependencies {
  practice: Pick<Practice, 'predict'>;
}

type Settings = Pick<QuizState, 'mode' | 'difficulty' | 'length'>;
type Plannable = Pick<StoredQuestion, 'content' | 'daysSince' | 'answered'>;

/** Decides which questions come next, by what the student's record predicts. */
export const makePlanning = ({ practice }: Dependencies) => {
  /** How likely the student is to get each right; what was asked keeps the chance it was chosen for. */
  const foretell = async <Question extends Plannable & { chance: number }>(
    within: Handle,
    student: StudentId,
    mode: QuizState['mode'],
    questions: readonly Question[],
  ): Promise<Question[]> => {
    const chances = await practice.predict(
      within,
      student,
      questions.map(({ content }) => ({ idea: content.idea.id, difficulty: content.item.difficulty })),
    );
    const chanceOf = (question: Question, index: number): number => {
      const foretold = chances[index]?.[mode === 'alone' ? 'alone' : 'any'];
      return question.answered ? question.chance : (foretold ?? question.chance);
    };
    return questions.map((question, index) => changed(question, { chance: chanceOf(question, index) }));
  };

  return {
    /** The questions of a quiz that begins, the first of them in their places. */
    place: async (
      within: Handle,
      student: StudentId,
      quiz: Settings,
      pool: readonly Omit<Plannable, 'answered'>[],
    ) => {
      const questions = await foretell(
        within,
        student,
        quiz.mode,
        pool.map(({ content, daysSince }) => ({ content, daysSince, answered: null, chance: QUIZ.target })),
      );
      const placeOf = placesIn(planNext(quiz, questions));
      return questions.map((question) => changed(question, { place: placeOf(question) }));
    },

    /** Chooses anew among the questions of a quiz that nobody else answers meanwhile, with what the last answer showed. */
    renew: async (
      within: Handle,
      student: StudentId,
      quiz: QuizState,
      before: readonly StoredQuestion[],
    ): Promise<StoredQuestion[]> => {
      const questions = await foretell(within, student, quiz.mode, before);
      const next = planNext(quiz, questions);
      await makeQuizStore(within).plan(quiz.id, next);
      const placeOf = placesIn(next);
      return questions.map((question) => changed(question, { place: placeOf(question) }));
    },
  };
};

const placesIn = (planned: readonly Planned[]) => {
  const places = new Map(planned.map(({ idea, item }, place) => [`${idea} ${item}`, place]));
  return ({ content }: Pick<StoredQuestion, 'content'>): number | null =>
    places.get(`${content.idea.id} ${content.item.id}`) ?? null;
};

const changed = <Thing extends object, Change extends object>(thing: Thing, change: Change) => ({
  ...thing,
  ...change,
});
