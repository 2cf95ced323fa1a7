import { describe, expect, it } from 'vitest';
import { lezerCode } from '../../../ports/code/lezer.ts';
import { NEW_STATE } from '../state/state.ts';
import { FAULTLESS, FAULTY } from './programs.fixture.ts';
import { readProgram } from './read-program.ts';

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
