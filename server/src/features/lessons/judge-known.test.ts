import { describe, expect, it } from 'vitest';
import { testLanguage } from '../../testing/language.ts';
import type { HeardExchange } from './exchanges/hear-exchanges.ts';
import { makeJudgeKnown } from './judge-known.ts';
import type { JudgedStatement } from './judge-statement.ts';

const heard = (is: 'right' | 'wrong' | 'partly' | 'question', isSaid = true): HeardExchange => ({
  exchange: { idea: 'physics/fall', says: [], is, reply: '', thought: null, isFollowUp: false },
  certainty: 0.9,
  isSaid,
  isNearlySaid: !isSaid,
  shared: 3,
  covered: 1,
});
const judged = (verdict: 'right' | 'wrong') =>
  ({ verdict, truth: null, misconception: null }) as Partial<JudgedStatement> as JudgedStatement;
const FALL = [{ words: 'Heavy and light stones fall equally fast.', idea: null }];
const NOTHING = { near: [], exchanges: [], told: [] };
const judge = (lesson: JudgedStatement | null = null) => makeJudgeKnown(() => lesson, testLanguage);

describe('a statement', () => {
  it('is known by what students say, by a lesson, or by what was told', async () => {
    expect((await judge()('heavy falls first', { ...NOTHING, exchanges: [heard('wrong')] }))?.verdict).toBe(
      'wrong',
    );
    expect((await judge(judged('right'))('they fall together', NOTHING))?.verdict).toBe('right');
    expect(
      (await judge()('so heavy and light stones fall equally fast', { ...NOTHING, told: FALL }))?.told,
    ).toBe(FALL[0]);
  });

  it('is not known where two of them contradict each other', async () => {
    const known = { ...NOTHING, exchanges: [heard('wrong')], told: FALL };
    expect(await judge()('heavy and light stones fall equally fast', known)).toBeNull();
    expect(await judge(judged('right'))('it falls', { ...NOTHING, exchanges: [heard('wrong')] })).toBeNull();
  });

  it('is neither right by what is only nearly said, nor by a question', async () => {
    for (const one of [heard('right', false), heard('question')])
      expect(await judge()('it falls', { ...NOTHING, exchanges: [one] })).toBeNull();
  });

  it.each(['its below 1 so inelastic', 'so it’s greater than 5 and we reject it'])(
    'about a value that nobody here knows is not confirmed by its rule: %s',
    async (message) => {
      expect(await judge(judged('right'))(message, NOTHING)).toBeNull();
    },
  );
});
