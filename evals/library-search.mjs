import { createHash } from 'node:crypto';
import { appendFile, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadSources } from './sources.mjs';

const PARTS = [
  'features/library/search/engine/search-index.ts',
  'features/library/search/engine/sentences.ts',
  'features/library/ingest/rules/passages.ts',
  'features/library/search/engine/vectors.ts',
  'features/library/search/engine/meaning-table.ts',
  'features/library/ingest/rules/book-passages.ts',
  'features/library/search/engine/confidence.ts',
  'features/curriculum/starter-books.ts',
  'ports/language/segmenter.ts',
  'ports/embed/minilm.ts',
];

/** Search as it stands in the sources. */
export const loadSearch = async () => {
  const { parts, close } = await loadSources(PARTS, ['ports/embed/embed-thread.mjs']);
  const readingIn = (spoken) => readingOf(parts, spoken);
  return { ...parts, readingIn, reading: readingIn('en'), close };
};

const readingOf = ({ segmenterLanguage, sentencesIn }, spoken) => {
  const language = segmenterLanguage();
  return {
    termsOf: (text) => language.termsOf(text, spoken),
    wordsOf: (text) => language.wordsOf(text, spoken),
    sentencesOf: (text) => sentencesIn(text, (line) => language.sentencesOf(line, spoken)),
  };
};

const KEPT = join(tmpdir(), 'studia-evals-vectors.jsonl');

/** Vectors by text, made once and kept between runs. */
export const makeVectors = async ({ miniLm }) => {
  const embed = miniLm({ warn: console.warn, patience: 60_000 });
  const nameOf = (text) => createHash('sha256').update(`${embed.model}\n${text}`).digest('base64');
  const lines = (await readFile(KEPT, 'utf8').catch(() => '')).split('\n').filter(Boolean);
  const known = new Map(
    lines.map((line) => {
      const [name, vector] = line.split(' ');
      const bytes = Uint8Array.from(Buffer.from(vector, 'base64'));
      return [name, new Float32Array(bytes.buffer)];
    }),
  );
  return {
    embed,
    of: (text) => known.get(nameOf(text)),
    async make(texts) {
      for (const text of new Set(texts)) {
        if (known.has(nameOf(text))) continue;
        const vector = await embed.background(text);
        known.set(nameOf(text), vector);
        await appendFile(KEPT, `${nameOf(text)} ${Buffer.from(vector.buffer).toString('base64')}\n`);
      }
    },
  };
};

/** Compares questions with an index whose vectors are kept as the product keeps them. */
export const tableFor = (index, { meaningTable, packVector }, vectors) =>
  meaningTable(index.sentences().map((said) => said.map((text) => packVector(vectors.of(text)))));

/** The value that so many of a hundred figures reach. */
export const reachedBy = (percent, figures) =>
  figures.toSorted((one, other) => other - one)[Math.ceil((figures.length * percent) / 100) - 1];

/** An answer is said when three quarters of its terms are: keys are seldom letter for letter. */
export const saysIt = (text, answer, termsOf) => {
  const said = new Set(termsOf(text));
  const wanted = [...new Set(termsOf(answer))];
  return wanted.length > 0 && wanted.filter((term) => said.has(term)).length >= 0.75 * wanted.length;
};

/** How long quotes are: a longer one holds an answer more easily. */
export const lengthsOf = (lengths) =>
  `${Math.round(lengths.reduce((sum, length) => sum + length, 0) / Math.max(1, lengths.length))} characters on average`;

export const share = (part, whole) => `${((100 * part) / Math.max(1, whole)).toFixed(1)} %`;
