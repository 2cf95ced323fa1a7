import { createHash } from 'node:crypto';
import { appendFile, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { meaningTable } from '../../server/src/features/library/search/engine/meaning-table.ts';
import type { Reading } from '../../server/src/features/library/search/engine/read-passage.ts';
import type { SearchIndex } from '../../server/src/features/library/search/engine/search-index.ts';
import { sentencesIn } from '../../server/src/features/library/search/engine/sentences.ts';
import { miniLm } from '../../server/src/ports/embed/minilm.ts';
import type { Embed } from '../../server/src/ports/embed/port.ts';
import { segmenterLanguage } from '../../server/src/ports/language/segmenter.ts';
import { packVector } from '../../server/src/vectors.ts';

const language = segmenterLanguage();

/** How texts of a language are read for searching. */
export const readingIn = (spoken: string): Reading => ({
  termsOf: (text) => language.termsOf(text, spoken),
  wordsOf: (text) => language.wordsOf(text, spoken),
  sentencesOf: (text) => sentencesIn(text, (line) => language.sentencesOf(line, spoken)),
});

/** What texts mean, made once and kept between runs. */
export interface Vectors {
  embed: Embed;
  /** The vector of a text that was made before. */
  of(text: string): Float32Array;
  make(texts: Iterable<string>): Promise<void>;
}

const KEPT = join(tmpdir(), 'studia-evals-vectors.jsonl');

export const makeVectors = async (): Promise<Vectors> => {
  const embed = miniLm({ warn: console.warn, patience: 60_000 });
  const nameOf = (text: string): string =>
    createHash('sha256').update(`${embed.model}\n${text}`).digest('base64');
  const lines = (await readFile(KEPT, 'utf8').catch(() => '')).split('\n').filter(Boolean);
  const known = new Map(
    lines.map((line) => {
      const [name = '', vector = ''] = line.split(' ');
      const bytes = Uint8Array.from(Buffer.from(vector, 'base64'));
      return [name, new Float32Array(bytes.buffer)];
    }),
  );
  return {
    embed,
    of: (text) => {
      const vector = known.get(nameOf(text));
      if (!vector) throw new Error(`No vector was made of: ${text}`);
      return vector;
    },
    make: async (texts) => {
      // The model's process keeps nobody awake: without this a run ends before its first answer.
      const awake = setInterval(() => undefined, 60_000);
      try {
        for (const text of new Set(texts)) {
          if (known.has(nameOf(text))) continue;
          const vector = await embed.background(text);
          if (vector === null) throw new Error('The language model does not run on this machine.');
          const own = new Float32Array(vector);
          known.set(nameOf(text), own);
          await appendFile(KEPT, `${nameOf(text)} ${Buffer.from(own.buffer).toString('base64')}\n`);
        }
      } finally {
        clearInterval(awake);
      }
    },
  };
};

/** Compares questions with an index whose vectors are kept as the product keeps them. */
export const tableFor = (index: SearchIndex, vectors: Vectors): ReturnType<typeof meaningTable> =>
  meaningTable(index.sentences().map((texts) => texts.map((text) => packVector(vectors.of(text)))));

/** The value that so many of a hundred figures reach. */
export const reachedBy = (percent: number, figures: readonly number[]): number =>
  figures.toSorted((one, other) => other - one)[Math.ceil((figures.length * percent) / 100) - 1] ??
  Number.NaN;

/** An answer is said when three quarters of its terms are: keys are seldom letter for letter. */
export const saysIt = (text: string, answer: string, termsOf: Reading['termsOf']): boolean => {
  const terms = new Set(termsOf(text));
  const wanted = [...new Set(termsOf(answer))];
  return wanted.length > 0 && wanted.filter((term) => terms.has(term)).length >= 0.75 * wanted.length;
};

/** How long quotes are: a longer one holds an answer more easily. */
export const lengthsOf = (lengths: readonly number[]): string =>
  `${Math.round(lengths.reduce((sum, length) => sum + length, 0) / Math.max(1, lengths.length))} characters on average`;

export const share = (part: number, whole: number): string =>
  `${((100 * part) / Math.max(1, whole)).toFixed(1)} %`;
