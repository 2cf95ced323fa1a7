import type { Lesson } from '@studia/contract/lessons';
import { feature } from '../../feature.ts';
import type { Ports } from '../../ports.ts';
import { readPrepared } from '../../prepared.ts';
import type { Curriculum } from '../curriculum/service.ts';
import type { Books, BookSearch } from '../library/service.ts';
import type { Usage } from '../usage/service.ts';
import { comparing } from './comparing.ts';
import { handleLessonJobs, lessonJobs } from './jobs.ts';
import { lessonRoutes } from './routes.ts';
import { makeLessons } from './service.ts';

type NamedPorts =
  | 'db'
  | 'language'
  | 'embed'
  | 'exchangeWorker'
  | 'tokens'
  | 'queue'
  | 'clock'
  | 'model'
  | 'askModel';
interface Needs extends Pick<Ports, NamedPorts> {
  curriculum: Curriculum;
  library: { search: BookSearch; books: Pick<Books, 'whenIndexed'> };
  usage: Usage;
}

// What reads the sources is loaded where it is asked for: most of it was prepared.
const readLessons = async (books: Awaited<ReturnType<Curriculum['books']>>): Promise<Lesson[]> =>
  (await import('./written-lessons.ts')).readWrittenLessons(books);

/** What is taught about the chapters of books. */
export const lessons = feature({
  name: 'lessons',
  make: ({ curriculum, library, usage, model, askModel, ...ports }: Needs) =>
    makeLessons({
      ...ports,
      usage,
      read: async () => (await readPrepared('lessons')) ?? (await readLessons(await curriculum.books())),
      readDialogue: async (book, chapter) =>
        (await import('./dialogues/written-dialogues.ts')).readWrittenDialogue(book, chapter),
      readScenes: async (book, chapter) =>
        (await import('./scenes/written-scenes.ts')).readWrittenScenes(book, chapter),
      library: library.search,
      model: model && askModel && { name: model.name, ask: askModel },
      ...comparing,
    }),
  routes: (service) => [lessonRoutes(service)],
  jobs: { kinds: lessonJobs, handle: handleLessonJobs },
  onStart: async (service, { library }) =>
    library.books.whenIndexed((book, owner) => service.beginExtracting(owner, book)),
});
