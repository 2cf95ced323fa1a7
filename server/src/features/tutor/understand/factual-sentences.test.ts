import { expect, it } from 'vitest';
import { isFact } from './factual-sentences.ts';

it('a belief, a question and an option are no facts', () => {
  for (const one of ['People thought the Earth was flat.', 'Does it sink?', 'B) a warm climate'])
    expect(isFact(one)).toBe(false);
});
