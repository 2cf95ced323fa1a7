import { describe, expect, it } from 'vitest';
import { starterExchanges } from '../../testing/starter-exchanges.ts';
import { writtenLessons } from '../../testing/starter-lessons.ts';
import { makeAnswersTo, makeDefine } from './definitions.ts';
import { tableOf } from './exchanges/exchange-table.ts';

const answers = starterExchanges().then((all) => makeAnswersTo(tableOf(all, () => undefined)));
const define = makeDefine({
  lessons: writtenLessons,
  answersTo: async (word) => (await answers)(word),
});

const BIOLOGY = { ideas: [], book: 'biology' };

describe('what a word means', () => {
  it.each(['what is photosynthesis?', 'Whats photosynthesis again', 'wait, what does photosynthesis mean'])(
    'is found for “%s”',
    async (question) => {
      const found = await define(question, BIOLOGY);
      expect(found).toMatchObject({ name: 'photosynthesis' });
      expect(found?.text).toContain('glucose');
    },
  );

  it('is that of the book at hand, and not guessed where books differ', async () => {
    const found = await define('what is a stoma', BIOLOGY);
    expect(found?.idea).toMatch(/^biology\//);
  });

  it('is what was written for who asks, where no lesson has the word as its own', async () => {
    expect((await define('what is a cell?', { ideas: [], book: 'economics' }))?.text).toContain('smallest');
  });

  it.each(['why is photosynthesis slow at night', 'what is the best band', 'photosynthesis', 'what is'])(
    'is not looked for in “%s”',
    async (question) => {
      expect(await define(question, BIOLOGY)).toBeNull();
    },
  );
});
