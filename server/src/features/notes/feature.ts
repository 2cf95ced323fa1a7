import { feature } from '../../feature.ts';
import type { Ports } from '../../ports.ts';
import type { Lessons } from '../lessons/service.ts';
import type { Library } from '../library/service.ts';
import type { Usage } from '../usage/service.ts';
import { handleNoteJobs, noteJobs } from './jobs.ts';
import { noteRoutes } from './routes.ts';
import { makeNotes } from './service.ts';

type NamedPorts =
  | 'db'
  | 'ownFiles'
  | 'documents'
  | 'language'
  | 'embed'
  | 'askModel'
  | 'word'
  | 'decks'
  | 'queue'
  | 'clock'
  | 'random';
interface Needs extends Pick<Ports, NamedPorts> {
  installation: { publicUrl: string };
  library: Pick<Library, 'search'>;
  lessons: Pick<Lessons, 'whole'>;
  usage: Pick<Usage, 'allow' | 'note'>;
}

/** What students write down. */
export const notes = feature({
  name: 'notes',
  make: ({ library, lessons, usage, installation: { publicUrl }, ...ports }: Needs) =>
    makeNotes({ ...ports, publicUrl, books: library.search, lessons, usage }),
  routes: (service) => [noteRoutes(service)],
  jobs: { kinds: noteJobs, handle: handleNoteJobs },
  exportFor: { notes: (service, { id }) => service.exportFor(id) },
  offers: {
    note: (service, student, wish) => service.offers(student, 'note', wish),
    'ai-note': (service, student, wish) => service.offers(student, 'ai-note', wish),
  },
  forget: (service, { id }) => service.forgetAll(id),
});
