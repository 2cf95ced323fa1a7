import { feature } from '../../feature.ts';
import type { Ports } from '../../ports.ts';
import type { Billing } from '../billing/service.ts';
import type { Lessons } from '../lessons/service.ts';
import type { Library } from '../library/service.ts';
import type { Notes } from '../notes/service.ts';
import type { Practice } from '../practice/service.ts';
import type { Quizzes } from '../quiz/service.ts';
import { mindMapRoutes } from './routes.ts';
import { makeMindMaps } from './service.ts';

interface Needs extends Pick<Ports, 'db' | 'clock' | 'random'> {
  billing: Billing;
  lessons: Lessons;
  library: Library;
  notes: Notes;
  practice: Practice;
  quiz: Quizzes;
}

/** What is taught, as a tree. */
export const mindmap = feature({
  name: 'mindmap',
  make: ({ db, clock, random, billing, lessons, library: { books }, notes, practice, quiz }: Needs) =>
    makeMindMaps({ db, clock, random, billing, lessons, books, notes, practice, quiz }),
  routes: (service) => [mindMapRoutes(service)],
  exportFor: { mind_maps: (service, { id }) => service.exportFor(id) },
  offers: { map: (service, student, wish) => service.offers(student, wish) },
});
