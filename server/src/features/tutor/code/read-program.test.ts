import { describe, expect, it } from 'vitest';
import { lezerCode } from '../../../ports/code/lezer.ts';
import { NEW_STATE } from '../state/state.ts';
import { FAULTLESS, FAULTY } from './programs.fixture.ts';
import { proposes, readProgram } from './read-program.ts';

const read = (message: string) => readProgram(message, NEW_STATE, lezerCode());

describe('a faulty program', () => {
  it.each(FAULTY)('%s in line %i: %s', async (fault, line, message) => {
    const [first] = (await read(message))?.remarks ?? [];
    expect(first).toMatchObject({ fault, line });
  });
});

describe('a faultless program', () => {
  it.each(FAULTLESS)('gets no remark: %s', async (message) => {
    expect((await read(message))?.remarks).toEqual([]);
  });
});

describe('the part of a line that mends it', () => {
  const mended = { mended: 'for i in range(1, 11):' } as Parameters<typeof proposes>[1];
  it('is enough, without the rest of the line', () => {
    expect(proposes('range(1,11)', mended)).toBe(true);
  });
  it.each(['range(1,10)', 'range(11)', 'print(i)'])('is not any other call: %s', (words) => {
    expect(proposes(words, mended)).toBe(false);
  });
});
