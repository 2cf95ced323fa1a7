import { feature } from '../../feature.ts';
import type { Ports } from '../../ports.ts';
import type { Curriculum } from '../curriculum/service.ts';
import type { Books, BookSearch } from '../library/service.ts';
import type { Profile } from '../profile/service.ts';
import type { Usage } from '../usage/service.ts';
import type { FindInBooks } from './planner.ts';
import { planRoutes } from './routes.ts';
import { makePlanning } from './service.ts';

interface Needs extends Pick<Ports, 'db' | 'askModel' | 'language' | 'tokens' | 'clock' | 'random'> {
  curriculum: Curriculum;
  library: { books: Pick<Books, 'whole'>; search: BookSearch };
  usage: Usage;
  profile: Profile;
}

/** Ways to a goal. */
export const plan = feature({
  name: 'plan',
  make: (needs: Needs) => {
    const { db, askModel, language, tokens, clock, random, curriculum, library, usage, profile } = needs;
    return makePlanning({
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
  exportFor: { plans: (service, { id }) => service.exportFor(id) },
});

const placesIn =
  (search: BookSearch): FindInBooks =>
  async (question, limit, { reader, bookIds }) => {
    const found = await search.forReader(bookIds && reader, bookIds).find(question, limit);
    return found.map(({ quote, chapter, heading }) => ({ bookId: quote.book_id, chapter, heading }));
  };
