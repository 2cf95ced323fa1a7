import { feature } from '../../feature.ts';
import type { Ports } from '../../ports.ts';
import type { Curriculum } from '../curriculum/service.ts';
import type { BookSearch, Library } from '../library/service.ts';
import type { Profile } from '../profile/service.ts';
import type { Usage } from '../usage/service.ts';
import type { FindInBooks } from './planner.ts';
import { planRoutes } from './routes.ts';
import { makePlans } from './service.ts';

interface Needs extends Pick<Ports, 'db' | 'askModel' | 'language' | 'tokens' | 'clock' | 'random'> {
  curriculum: Curriculum;
  library: Library;
  usage: Usage;
  profile: Profile;
}

/** Ways to a goal. */
export const plan = feature({
  name: 'plan',
  make: (needs: Needs) => {
    const { db, askModel, language, tokens, clock, random, curriculum, library, usage, profile } = needs;
    return makePlans({
      db,
      askModel,
      language,
      tokens,
      clock,
      random,
      curriculum,
      usage,
      ownBook: (reader, id) => library.books.whole(reader, id),
      findInBooks: placesIn(library.search),
      standardOf: async (student) => (await profile.learner(student)).standard,
    });
  },
  routes: (service) => [planRoutes(service)],
  offers: { plan: (service, student, wish) => service.offers(student, wish) },
  exportFor: { plans: (service, { id }) => service.exportFor(id) },
});

const placesIn =
  (search: BookSearch): FindInBooks =>
  async (question, limit, { reader, bookIds }) => {
    const found = await search.forReader(bookIds && reader, bookIds).find(question, limit);
    return found.map(({ quote, chapter, heading }) => ({ bookId: quote.book_id, chapter, heading }));
  };
