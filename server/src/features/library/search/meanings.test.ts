import { describe, expect, it, onTestFinished } from 'vitest';
import { scriptedClock } from '../../../ports/clock/scripted.ts';
import type { Embed } from '../../../ports/embed/port.ts';
import { readShippedVectors } from '../../../ports/embed/shipped-vectors.ts';
import { segmenterLanguage } from '../../../ports/language/segmenter.ts';
import { freshDatabase } from '../../../testing/database.ts';
import { readStarterBooks } from '../../curriculum/starter-books.ts';
import { passagesOf } from '../ingest/rules/book-passages.ts';
import { meaningTable } from './engine/meaning-table.ts';
import { makeIndex } from './engine/search-index.ts';
import { sentencesIn } from './engine/sentences.ts';
import { makeBookSearch } from './search.ts';

const BOOK = {
  slug: 'animals',
  title: 'Animals',
  pages: [
    { number: 1, chapter: 'Pets', section: 'Dogs', text: 'The hound slept by the fire.' },
    { number: 2, chapter: 'Pets', section: 'Money', text: 'A coin lay on the table.' },
  ],
};
const QUESTION = 'Where would puppies rest?';

/** Means one thing by everything about dogs, and another by the rest. */
const scriptedEmbed = (able = () => true) => {
  const read: string[] = [];
  const vectorOf = (text: string) => {
    read.push(text);
    return Promise.resolve(able() ? Float32Array.from(/hound|puppies/.test(text) ? [1, 0] : [0, 1]) : null);
  };
  const embed: Embed = {
    model: 'scripted',
    embed: vectorOf,
    background: vectorOf,
    wake: () => Promise.resolve(),
    shipped: async () => () => undefined,
    close: () => Promise.resolve(),
  };
  return { embed, read };
};

const setUp = async (able?: () => boolean) => {
  const database = await freshDatabase();
  onTestFinished(() => database.drop());
  const clock = scriptedClock(new Date('2026-01-05T09:00:00Z'));
  const { embed, read } = scriptedEmbed(able);
  const open = () =>
    makeBookSearch({
      curriculum: { books: () => Promise.resolve([BOOK as never]) },
      language: segmenterLanguage(),
      meaning: { embed, db: database.db, clock },
    });
  return { library: open(), reopen: open, read, clock };
};
const work = (signal = new AbortController().signal) => ({ signal, progress: () => undefined });
const answers = (found: readonly { quote: { text: string } }[]) => found.map(({ quote }) => quote.text);

describe('what the books mean', () => {
  it('is used once all of it is known, and known after a restart', async () => {
    const { library, reopen, read } = await setUp();
    expect(await library.find(QUESTION, 1)).toEqual([]);
    await library.learnMeanings(work());
    expect(answers(await library.find(QUESTION, 1))).toEqual(['The hound slept by the fire.']);
    expect(read.filter((text) => text.includes('hound'))).toHaveLength(1);

    const again = reopen();
    expect(answers(await again.find(QUESTION, 1))).toEqual(['The hound slept by the fire.']);
    await again.learnMeanings(work());
    expect(read.filter((text) => text.includes('hound'))).toHaveLength(1);
  });

  it('is looked for again after a while, when another node finds it out', async () => {
    const { library, reopen, clock } = await setUp();
    expect(await library.find(QUESTION, 1)).toEqual([]);
    await reopen().learnMeanings(work());
    expect(await library.find(QUESTION, 1)).toEqual([]);
    clock.advance(30_000);
    expect(await library.find(QUESTION, 1)).toHaveLength(1);
  });

  it('is not asked about questions in other scripts', async () => {
    const { library, read } = await setUp();
    await library.learnMeanings(work());
    const before = read.length;
    expect(await library.find('कुत्ता कहाँ सोता है', 1)).toEqual([]);
    expect(read).toHaveLength(before);
  });

  it('is done without on a machine that can’t, and when it can’t be had in time', async () => {
    let able = false;
    const { library } = await setUp(() => able);
    await library.learnMeanings(work());
    expect(answers(await library.find('What is a hound?', 1))).toEqual(['The hound slept by the fire.']);
    able = true;
    await library.learnMeanings(work());
    able = false;
    expect(answers(await library.find('What is a hound?', 1))).toEqual(['The hound slept by the fire.']);
  });

  it('stops being found out when the node stops', async () => {
    const { library } = await setUp();
    await expect(library.learnMeanings(work(AbortSignal.abort(new Error('stopping'))))).rejects.toThrow(
      'stopping',
    );
  });
});

describe('the meanings that come with Studia', () => {
  const language = segmenterLanguage();
  const open = async () => {
    const index = makeIndex((await readStarterBooks()).flatMap(passagesOf), {
      termsOf: (text) => language.termsOf(text, 'en'),
      wordsOf: (text) => language.wordsOf(text, 'en'),
      sentencesOf: (text) => sentencesIn(text, (line) => language.sentencesOf(line, 'en')),
    });
    return { passages: index.sentences(), shipped: await readShippedVectors('all-MiniLM-L6-v2-q8') };
  };
  let opening: ReturnType<typeof open> | null = null;
  const opened = () => (opening ??= open());

  it('are those of every sentence in its books; after a change, `npm run meanings` makes them anew', async () => {
    const { passages, shipped } = await opened();
    const sentences = passages.flat();
    expect(sentences.length).toBeGreaterThan(5_000);
    expect(sentences.filter((text) => shipped(text)?.length !== 384)).toEqual([]);
    expect(shipped('A sentence of no book.')).toBeUndefined();
    expect((await readShippedVectors('another model'))(sentences[0] ?? '')).toBeUndefined();
  });

  it('are found by looking into the nearest passages as by looking into all', async () => {
    const { passages, shipped } = await opened();
    const vectors = passages.map((sentences) => sentences.flatMap((text) => shipped(text) ?? []));
    const [few, all] = [meaningTable(vectors), meaningTable(vectors, vectors.length)];
    const asked = vectors.flat().filter((_, at) => at % 300 === 0);
    const same = asked.map((vector) => {
      const question = Float32Array.from(vector, (value) => value / Math.hypot(...vector));
      const [found, wanted] = [few(question).nearest(5), all(question).nearest(5)];
      expect(found[0]).toBe(wanted[0]);
      return wanted.filter((passage) => found.includes(passage)).length;
    });
    expect(same.reduce((sum, one) => sum + one, 0) / (5 * asked.length)).toBeGreaterThan(0.98);
  });
});
