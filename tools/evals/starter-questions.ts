import { performance } from 'node:perf_hooks';
import { readStarterBooks } from '../../server/src/features/curriculum/starter-books.ts';
import { passagesOf } from '../../server/src/features/library/ingest/rules/book-passages.ts';
import { certaintyOf, isConfident } from '../../server/src/features/library/search/engine/confidence.ts';
import {
  makeIndex,
  type Hit,
  type Passage,
  type SearchIndex,
} from '../../server/src/features/library/search/engine/search-index.ts';
import { HALVES, type Evaluation } from './evaluation.ts';
import { halfOf } from './halves.ts';
import { makeVectors, reachedBy, readingIn, share, tableFor, type Vectors } from './library-search.ts';
import { ownMaterial } from './material.ts';

/** A question and the sections that answer it; none of a book that is null. */
export interface StarterQuestion {
  ask: string;
  book: string | null;
  headings: readonly string[];
}
type Judged = ReturnType<typeof judged>;
type Fits = (question: StarterQuestion, passage: Passage) => boolean;

/** Questions of our own to the starter books, in a student's words, and some that the books do not answer. */
export const evalStarterQuestions = async (): Promise<Evaluation> => {
  const rows = await ownMaterial<StarterQuestion[]>('starter-questions.json');
  const vectors = await makeVectors();
  const passages = (await readStarterBooks()).flatMap(passagesOf);
  const index = makeIndex(passages, readingIn('en'));
  const fits = fitting(passages);
  await vectors.make([...index.sentences().flat(), ...rows.map(({ ask }) => ask)]);
  const meaningOf = tableFor(index, vectors);
  const byMeaning = rows.map((row) =>
    judged(row, index.find(row.ask, 10, meaningOf(vectors.of(row.ask))), fits),
  );
  const byWords = rows.map((row) => judged(row, index.find(row.ask, 10, null), fits));
  const times = await timed(rows, index, vectors, meaningOf);
  await vectors.embed.close();
  return {
    figure: line('by meaning', byMeaning),
    notes: [
      ...byHalf('by meaning', byMeaning),
      ...byHalf('by words alone', byWords),
      `a question takes ${reachedBy(50, times).toFixed(1)} ms, one of twenty ${reachedBy(5, times).toFixed(1)} ms and more; ${index.sentences().flat().length} sentences`,
    ],
    misses: byMeaning.flatMap(({ half, miss }) => (half === 'seen' && miss ? [miss] : [])),
  };
};

const judged = (row: StarterQuestion, hits: readonly Hit[], fits: Fits) => {
  const place = hits.findIndex(({ passage }) => fits(row, passage));
  const [best] = hits;
  const answered = best !== undefined && isConfident(best);
  const found = best ? `${best.passage.bookId}, ${best.passage.heading}` : 'nothing';
  const wrong = row.book === null ? answered : place !== 0 || !answered;
  return {
    half: halfOf(row.ask),
    held: row.book !== null,
    place,
    answered,
    certainty: best ? certaintyOf(best) : 0,
    miss:
      wrong &&
      `${row.ask} → ${answered ? '' : 'refused: '}${found} (${best ? certaintyOf(best).toFixed(2) : 0})`,
  };
};

// The key terms at the end of a chapter repeat what its sections say.
const fitting =
  (passages: readonly Passage[]): Fits =>
  ({ book, headings }, { bookId, chapter, heading }) =>
    bookId === book &&
    (headings.includes(heading) ||
      (heading === 'Key terms' &&
        passages.some(
          (one) => one.bookId === book && one.chapter === chapter && headings.includes(one.heading),
        )));

const timed = async (
  rows: readonly StarterQuestion[],
  index: SearchIndex,
  vectors: Vectors,
  meaningOf: ReturnType<typeof tableFor>,
): Promise<number[]> => {
  const times: number[] = [];
  for (const { ask } of rows) {
    const start = performance.now();
    const vector = await vectors.embed.embed(ask);
    index.find(ask, 5, vector && meaningOf(vector));
    times.push(performance.now() - start);
  }
  return times;
};

const byHalf = (name: string, list: readonly Judged[]): string[] =>
  HALVES.map((half) =>
    line(
      `${name}, ${half}`,
      list.filter((one) => one.half === half),
    ),
  );

const line = (name: string, list: readonly Judged[]): string => {
  const held = list.filter((one) => one.held);
  const others = list.filter((one) => !one.held);
  const among = (first: number): number => held.filter(({ place }) => place >= 0 && place < first).length;
  const threshold = reachedBy(
    90,
    held.map(({ certainty }) => certainty),
  );
  const refused = others.filter(({ certainty }) => certainty < threshold).length;
  return (
    `${name}: first ${share(among(1), held.length)}, in five ${share(among(5), held.length)} of ${held.length}; ` +
    `answered ${share(held.filter(({ answered }) => answered).length, held.length)}, others refused ${share(others.filter(({ answered }) => !answered).length, others.length)} of ${others.length} ` +
    `(where 90 % are answered, at ${threshold.toFixed(2)}: ${share(refused, others.length)})`
  );
};
