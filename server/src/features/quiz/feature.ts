import { feature } from '../../feature.ts';
import type { Ports } from '../../ports.ts';
import type { Chat } from '../chat/service.ts';
import type { Lessons } from '../lessons/service.ts';
import type { Library } from '../library/service.ts';
import type { Notes } from '../notes/service.ts';
import type { Plans } from '../plan/service.ts';
import type { Practice } from '../practice/service.ts';
import type { Review } from '../review/service.ts';
import { quizRoutes } from './routes.ts';
import { makeQuizzes } from './service.ts';
import { makeSources } from './sources.ts';

interface Needs extends Pick<Ports, 'db' | 'clock' | 'random'> {
  lessons: Lessons;
  library: Library;
  practice: Practice;
  review: Review;
  notes: Notes;
  chat: Chat;
  plan: Plans;
}

/** Quizzes on anything a student studies. */
export const quiz = feature({
  name: 'quiz',
  make: ({ db, clock, random, lessons, library, practice, review, notes, chat, plan }: Needs) =>
    makeQuizzes({
      db,
      clock,
      random,
      lessons,
      practice: alsoGradingCards(practice, review),
      sources: makeSources({ library, practice, notes, chat, plan }),
    }),
  routes: (service) => [quizRoutes(service)],
  offers: { quiz: (service, student, wish) => service.offers(student, wish) },
  exportFor: { quizzes: (service, { id }) => service.exportFor(id) },
});

/** An answer to a question is also one to the card of its idea: a mistake that the student was sure of comes first there. */
const alsoGradingCards = (practice: Practice, review: Pick<Review, 'fromAnswer'>): Practice => ({
  ...practice,
  record: async (within, student, attempts) => {
    const added = await practice.record(within, student, attempts);
    for (const attempt of added) {
      const { idea } = attempt;
      if (idea !== null) await review.fromAnswer(within, student, { ...attempt, idea });
    }
    return added;
  },
});
