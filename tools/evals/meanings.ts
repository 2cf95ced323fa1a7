import { writeFile } from 'node:fs/promises';
import { readStarterBooks } from '../../server/src/features/curriculum/starter-books.ts';
import { readWrittenExchanges } from '../../server/src/features/lessons/exchanges/written-exchanges.ts';
import { indexIdeas } from '../../server/src/features/lessons/rules/search/idea-index.ts';
import { nearTextsOf } from '../../server/src/features/lessons/rules/search/near-texts.ts';
import { readWrittenLessons } from '../../server/src/features/lessons/written-lessons.ts';
import { passagesOf } from '../../server/src/features/library/ingest/rules/book-passages.ts';
import { makeIndex } from '../../server/src/features/library/search/engine/search-index.ts';
import { wordingsOf } from '../../server/src/features/support/answers/rules.ts';
import { readWrittenAnswers } from '../../server/src/features/support/answers/written-answers.ts';
import { packVectors, readShippedVectors } from '../../server/src/ports/embed/shipped-vectors.ts';
import { packVector } from '../../server/src/vectors.ts';
import { makeVectors, readingIn } from './library-search.ts';

/**
 * Writes curriculum/meanings.bin anew after the starter books, their lessons or the answers of help changed: what each of their sentences means, so that a
 * newcomer's first question is answered by meaning and no machine has to find it out for itself. Sentences that stayed keep
 * their row.
 */
const FILE = new URL('../../curriculum/meanings.bin', import.meta.url);

const books = await readStarterBooks();
const reading = readingIn('en');
const ideas = (await readWrittenLessons(books)).flatMap((lesson) => lesson.ideas);
const sentences = new Set([
  ...makeIndex(books.flatMap(passagesOf), reading).sentences().flat(),
  ...indexIdeas(ideas, reading.termsOf).texts,
  ...ideas.flatMap(nearTextsOf).map(({ text }) => text),
  ...(await readWrittenExchanges()).flatMap(({ says }) => says),
  ...readWrittenAnswers().flatMap(({ answers }) => answers.flatMap(wordingsOf)),
]);
const vectors = await makeVectors();
const { model } = vectors.embed;
const known = await readShippedVectors(model).catch(() => () => undefined);
const changed = Array.from(sentences).filter((text) => known(text) === undefined);
await vectors.make(changed);
const rows = new Map(
  Array.from(sentences, (text) => [text, known(text) ?? packVector(vectors.of(text))] as const),
);
await writeFile(FILE, packVectors(model, rows));
await vectors.embed.close();
console.log(`${rows.size} sentences, ${changed.length} of them new`);
