import { feature } from '../../feature.ts';
import type { Ports } from '../../ports.ts';
import type { Billing } from '../billing/service.ts';
import type { Lessons } from '../lessons/service.ts';
import type { Library } from '../library/service.ts';
import type { Usage } from '../usage/service.ts';
import { practiceRoutes } from './routes.ts';
import { makePractice } from './service.ts';
import { makeTriedBooks } from './tried-books.ts';

interface Needs extends Pick<Ports, 'db' | 'clock'> {
  lessons: Lessons;
  library: Library;
  usage: Usage;
  billing: Billing;
}

/** What students answered, and what they can do alone. */
export const practice = feature({
  name: 'practice',
  make: ({ db, clock, lessons, library: { books }, usage, billing }: Needs) =>
    makePractice({
      db,
      clock,
      lessons,
      usage,
      triedBooks: makeTriedBooks({ books, lessons }),
      hasAdvanced: async (student) => (await billing.allows(student)).advanced_analytics,
    }),
  routes: (service) => [practiceRoutes(service)],
  exportFor: {
    attempts: (service, { id }) => service.exportFor(id),
    question_reports: (service, { id }) => service.reports.of(id),
  },
});
