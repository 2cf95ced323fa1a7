import { createHash } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { readStarterBooks } from '../../server/src/features/curriculum/starter-books.ts';
import { passagesOf } from '../../server/src/features/library/ingest/rules/book-passages.ts';
import { makeIndex } from '../../server/src/features/library/search/engine/search-index.ts';
import { packVector } from '../../server/src/features/library/search/engine/vectors.ts';
import { makeVectors, readingIn } from './library-search.ts';

/**
 * Writes curriculum/meanings.txt anew after the starter books changed: what each of their sentences means, so that a newcomer's
 * first question is answered by meaning and no machine has to find it out for itself. Takes minutes.
 */
const sentences = [
  ...new Set(
    makeIndex((await readStarterBooks()).flatMap(passagesOf), readingIn('en'))
      .sentences()
      .flat(),
  ),
];
const vectors = await makeVectors();
await vectors.make(sentences);
const lines = sentences.map((text) => {
  const name = createHash('sha256').update(text).digest('hex').slice(0, 16);
  return `${name} ${Buffer.from(packVector(vectors.of(text))).toString('base64')}`;
});
await writeFile(
  new URL('../../curriculum/meanings.txt', import.meta.url),
  `${vectors.embed.model}\n${lines.toSorted().join('\n')}\n`,
);
await vectors.embed.close();
console.log(`${lines.length} sentences`);
