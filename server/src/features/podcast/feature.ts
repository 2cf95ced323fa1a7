import { feature } from '../../feature.ts';
import type { Ports } from '../../ports.ts';
import type { Lessons } from '../lessons/service.ts';
import type { Library } from '../library/service.ts';
import type { Notes } from '../notes/service.ts';
import type { Usage } from '../usage/service.ts';
import { handlePodcastJobs, podcastJobs } from './jobs.ts';
import { podcastRoutes } from './routes.ts';
import { makePodcasts } from './service.ts';
import { makeSources } from './sources.ts';

type NamedPorts =
  | 'db'
  | 'speech'
  | 'ownFiles'
  | 'queue'
  | 'clock'
  | 'random'
  | 'language'
  | 'model'
  | 'askModel';
interface Needs extends Pick<Ports, NamedPorts> {
  lessons: Pick<Lessons, 'whole' | 'dialogueAbout'>;
  library: Pick<Library, 'search'>;
  notes: Pick<Notes, 'read'>;
  usage: Pick<Usage, 'allow' | 'note'>;
}

/** Two voices that talk about chapters and notes. */
export const podcast = feature({
  name: 'podcast',
  make: ({ lessons, library, notes, usage, language, model, ...ports }: Needs) =>
    makePodcasts({
      ...ports,
      usage,
      modelName: model?.name ?? null,
      sources: makeSources({ lessons, books: library.search, notes, language }),
    }),
  routes: (service) => [podcastRoutes(service)],
  jobs: { kinds: podcastJobs, handle: handlePodcastJobs },
  offers: { podcast: (service, student, wish) => service.offers(student, wish) },
  exportFor: { podcasts: (service, { id }) => service.exportFor(id) },
  forget: (service, { id }) => service.forgetAll(id),
});
