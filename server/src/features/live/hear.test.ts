import type { Exchange } from '@studia/contract/lessons';
import { describe, expect, it } from 'vitest';
import type { HeardExchange } from '../lessons/service.ts';
import { makeHear } from './hear.ts';
import { NEW_LESSON } from './rules/lesson-state.ts';

const exchangeOf = (is: Exchange['is'], certainty: number, isSaid: boolean): HeardExchange => ({
  exchange: {
    idea: 'small/parts',
    is,
    says: ['a way to say it'],
    reply: `${is} reply`,
    thought: null,
    isFollowUp: false,
  },
  certainty,
  shared: 4,
  isSaid,
  isNearlySaid: isSaid,
  covered: 1,
});
const hear = (...found: HeardExchange[]) =>
  makeHear({
    lessons: {
      exchanges: async () => found,
      near: async () => [],
      judgeStatement: () => null,
      define: async () => null,
    },
  });
const NOWHERE = { state: NEW_LESSON, lesson: null };

describe('words in the middle of a lesson', () => {
  it('get a verdict only where nearly the same words were written down', async () => {
    const reply = await hear(exchangeOf('wrong', 1, true)).statement(NOWHERE, 'a thought');
    expect(reply).toMatchObject({ is: 'wrong', text: 'wrong reply' });
    const alike = await hear(exchangeOf('wrong', 1, false)).statement(NOWHERE, 'a thought');
    expect(alike).toMatchObject({ is: 'unsure', text: 'wrong reply' });
  });

  it('get no reply that hardly fits, and a statement no reply to a question', async () => {
    expect(await hear(exchangeOf('right', 0.4, true)).statement(NOWHERE, 'a thought')).toBeNull();
    expect(await hear(exchangeOf('question', 1, true)).statement(NOWHERE, 'a thought')).toBeNull();
    expect(await hear(exchangeOf('question', 1, true)).reply(NOWHERE, 'why', true)).toMatchObject({
      is: 'question',
    });
  });
});
