import { feature } from '../../feature.ts';
import type { Ports } from '../../ports.ts';
import { readPrepared } from '../../prepared.ts';
import type { Curriculum } from '../curriculum/service.ts';
import { lessonRoutes } from './routes.ts';
import { sameNumber } from './rules/same-number.ts';
import { makeLessons } from './service.ts';
import { readWrittenLessons } from './written-lessons.ts';

interface Needs extends Pick<Ports, 'language'> {
  curriculum: Curriculum;
}

/** What is taught about the chapters of books. */
export const lessons = feature({
  name: 'lessons',
  make: ({ language, curriculum }: Needs) =>
    makeLessons({
      read: async () =>
        (await readPrepared('lessons')) ?? (await readWrittenLessons(await curriculum.books())),
      language,
      sameNumber,
    }),
  routes: (service) => [lessonRoutes(service)],
});
