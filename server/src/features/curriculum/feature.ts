import { feature } from '../../feature.ts';
import { readPrepared } from '../../prepared.ts';
import { makeCurriculum } from './service.ts';
import { readStarterBooks, readStarterDrawing } from './starter-books.ts';
import { subjectLists } from './subject-lists.ts';

/** The books that come with Studia, and what is taught where. */
export const curriculum = feature({
  name: 'curriculum',
  make: () =>
    makeCurriculum({
      read: async () => (await readPrepared('books')) ?? readStarterBooks(),
      readDrawing: readStarterDrawing,
      lists: subjectLists,
    }),
});
