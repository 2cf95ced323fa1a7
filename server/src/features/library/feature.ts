import { feature } from '../../feature.ts';
import type { Ports } from '../../ports.ts';
import { readPrepared } from '../../prepared.ts';
import type { Curriculum } from '../curriculum/service.ts';
import { handleLibraryJobs, libraryJobs, orderLibraryJobs } from './jobs.ts';
import { curriculumRoutes, libraryRoutes } from './routes.ts';
import { makeLibrary } from './service.ts';

type NamedPorts = 'db' | 'ownFiles' | 'documents' | 'language' | 'embed' | 'queue' | 'clock' | 'random';
interface Needs extends Pick<Ports, NamedPorts> {
  curriculum: Curriculum;
}

/** Every book there is to read, and what stands in it. */
export const library = feature({
  name: 'library',
  make: ({ db, ownFiles, documents, language, embed, queue, clock, random, curriculum }: Needs) => {
    const prepared = () => readPrepared('passages');
    const ports = { db, ownFiles, documents, language, embed, queue, clock, random };
    return makeLibrary({ ...ports, curriculum, prepared });
  },
  routes: (service) => [libraryRoutes(service), curriculumRoutes(service)],
  jobs: {
    kinds: libraryJobs,
    handle: handleLibraryJobs,
  },
  exportFor: { library: ({ books }, { id }) => books.exportFor(id) },
  forget: ({ books }, { id }) => books.forgetAll(id),
  onStart: (_, { queue, clock, embed }) =>
    orderLibraryJobs(queue, { now: clock.now(), learns: embed !== null }),
  warmUp: ({ search }) => search.warmUp(),
});
