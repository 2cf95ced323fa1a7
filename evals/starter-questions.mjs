import { readFile } from 'node:fs/promises';
import { performance } from 'node:perf_hooks';
import { loadSearch, makeVectors, reachedBy, share, tableFor } from './library-search.mjs';
import { halfOf } from './mathematics-engine.mjs';

/** Questions of our own to the starter books, in a student's words, and some that the books do not answer. */
export const evalStarterQuestions = async () => {
  const rows = JSON.parse(await readFile(new URL('starter-questions.json', import.meta.url), 'utf8'));
  const search = await loadSearch();
  const vectors = await makeVectors(search);
  const passages = (await search.readStarterBooks()).flatMap(search.passagesOf);
  const index = search.makeIndex(passages, search.reading);
  const fits = fitting(passages);
  await vectors.make([...index.sentences().flat(), ...rows.map(({ ask }) => ask)]);
  const meaningOf = tableFor(index, search, vectors);
  const byMeaning = rows.map((row) =>
    judged(row, index.find(row.ask, 10, meaningOf(vectors.of(row.ask))), fits, search),
  );
  const byWords = rows.map((row) => judged(row, index.find(row.ask, 10, null), fits, search));
  const times = await timed(rows, index, vectors, meaningOf);
  await vectors.embed.close();
  await search.close();
  return {
    figure: line('by meaning', byMeaning),
    notes: [
      ...byHalf('by meaning', byMeaning),
      ...byHalf('by words alone', byWords),
      `a question takes ${reachedBy(50, times).toFixed(1)} ms, one of twenty ${reachedBy(5, times).toFixed(1)} ms and more; ${index.sentences().flat().length} sentences`,
    ],
    misses: byMeaning.filter(({ half, miss }) => half === 'seen' && miss).map(({ miss }) => miss),
  };
};

const judged = (row, hits, fits, { certaintyOf, isConfident }) => {
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
  (passages) =>
  ({ book, headings }, { bookId, chapter, heading }) =>
    bookId === book &&
    (headings.includes(heading) ||
      (heading === 'Key terms' &&
        passages.some(
          (one) => one.bookId === book && one.chapter === chapter && headings.includes(one.heading),
        )));

const timed = async (rows, index, vectors, meaningOf) => {
  const times = [];
  for (const { ask } of rows) {
    const start = performance.now();
    index.find(ask, 5, meaningOf(await vectors.embed.embed(ask)));
    times.push(performance.now() - start);
  }
  return times;
};

const byHalf = (name, list) =>
  ['seen', 'unseen'].map((half) =>
    line(
      `${name}, ${half}`,
      list.filter((one) => one.half === half),
    ),
  );

const line = (name, list) => {
  const held = list.filter((one) => one.held);
  const others = list.filter((one) => !one.held);
  const among = (first) => held.filter(({ place }) => place >= 0 && place < first).length;
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
