import { feature } from '../../feature.ts';
import type { Ports } from '../../ports.ts';
import type { Lessons } from '../lessons/service.ts';
import type { Library } from '../library/service.ts';
import type { Practice } from '../practice/service.ts';
import { handleReviewJobs, reviewJobs } from './jobs.ts';
import { reviewRoutes } from './routes.ts';
import { makeReview } from './service.ts';

interface Needs extends Pick<Ports, 'db' | 'ownFiles' | 'decks' | 'queue' | 'clock' | 'random'> {
  lessons: Lessons;
  library: Library;
  practice: Practice;
}

/** Cards that come back when they are about to be forgotten. */
export const review = feature({
  name: 'review',
  make: ({ db, ownFiles, decks, queue, clock, random, lessons, library, practice }: Needs) =>
    makeReview({
      db,
      ownFiles,
      decks,
      queue,
      clock,
      random,
      lessons,
      practice,
      subjectOf: async (reader, bookId) => {
        const { book } = await library.books.book(reader, bookId);
        const subject = book.subject ?? book.title;
        return subject.charAt(0).toUpperCase() + subject.slice(1);
      },
    }),
  routes: (service) => [reviewRoutes(service)],
  jobs: { kinds: reviewJobs, handle: handleReviewJobs },
  forget: (service, { id }) => service.forgetAll(id),
  offers: { deck: (service, student, wish) => service.offers(student, wish) },
  exportFor: { review: (service, { id }) => service.exportFor(id) },
});
