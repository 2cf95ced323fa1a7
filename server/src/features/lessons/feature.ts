import { feature } from '../../feature.ts';
import type { Ports } from '../../ports.ts';
import { readPrepared } from '../../prepared.ts';
import type { Curriculum } from '../curriculum/service.ts';
import type { Books, BookSearch } from '../library/service.ts';
import type { Usage } from '../usage/service.ts';
import { comparing } from './comparing.ts';
import { readWrittenDialogue } from './dialogues/written-dialogues.ts';
import { readWrittenExchanges } from './exchanges/written-exchanges.ts';
import { handleLessonJobs, lessonJobs } from './jobs.ts';
import { lessonRoutes } from './routes.ts';
import { makeLessons } from './service.ts';
import { readWrittenLessons } from './written-lessons.ts';

type NamedPorts = 'db' | 'language' | 'embed' | 'tokens' | 'queue' | 'clock' | 'model' | 'askModel';
interface Needs extends Pick<Ports, NamedPorts> {
  curriculum: Curriculum;
  library: { search: BookSearch; books: Pick<Books, 'whenIndexed'> };
  usage: Usage;
}

/** What is taught about the chapters of books. */
export const lessons = feature({
  name: 'lessons',
  make: ({ curriculum, library, usage, model, askModel, ...ports }: Needs) =>
    makeLessons({
      ...ports,
      usage,
      read: async () =>
        (await readPrepared('lessons')) ?? (await readWrittenLessons(await curriculum.books())),
      readDialogue: readWrittenDialogue,
      readExchanges: async () => (await readPrepared('exchanges')) ?? (await readWrittenExchanges()),
      library: library.search,
      model: model && askModel && { name: model.name, ask: askModel },
      ...comparing,
    }),
  routes: (service) => [lessonRoutes(service)],
  jobs: { kinds: lessonJobs, handle: handleLessonJobs },
  onStart: async (service, { library }) =>
    library.books.whenIndexed((book, owner) => service.beginExtracting(owner, book)),
});
