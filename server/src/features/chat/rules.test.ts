import { describe, expect, it } from 'vitest';
import { obstacleTo, previewOf, titleOf, TURN_LIMIT } from './rules.ts';

const NOW = new Date('2026-01-05T09:00:00Z');
const ago = (milliseconds: number) => new Date(NOW.getTime() - milliseconds);

describe('the title of a conversation', () => {
  it('is its first message', () => {
    expect(titleOf('What is a cell?')).toBe('What is a cell?');
  });

  it('is cut at 50 characters', () => {
    expect(titleOf('x'.repeat(50))).toBe('x'.repeat(50));
    expect(titleOf('x'.repeat(51))).toBe('x'.repeat(50));
  });

  it('counts characters as people see them, so that no emoji is cut in half', () => {
    expect(titleOf('🙂'.repeat(60))).toBe('🙂'.repeat(50));
    expect(titleOf('👩‍👩‍👧‍👦'.repeat(60))).toBe('👩‍👩‍👧‍👦'.repeat(50));
    expect(titleOf(`${'x'.repeat(49)}🇩🇪🇫🇷`)).toBe(`${'x'.repeat(49)}🇩🇪`);
    expect(titleOf(`${'x'.repeat(49)}e\u0301a`)).toBe(`${'x'.repeat(49)}e\u0301`);
  });

  it('stands on one line', () => {
    expect(titleOf('  two\n\n lines\tand  spaces ')).toBe('two lines and spaces');
  });

  it('stays short when one character is made of thousands', () => {
    const title = titleOf(`a${'\u0301'.repeat(19_000)}`);
    expect(title.length).toBeLessThan(2_000);
    expect(title.isWellFormed()).toBe(true);
    expect(titleOf('😀\u200D'.repeat(9_000)).isWellFormed()).toBe(true);
  });
});

describe('the preview of a conversation', () => {
  it('is cut at 100 characters', () => {
    expect(previewOf('x'.repeat(101))).toBe('x'.repeat(100));
    expect(previewOf('🙂'.repeat(101))).toBe('🙂'.repeat(100));
  });
});

describe('a message to a conversation', () => {
  it.each([
    [null, 'nothing stands against it', { endedAt: null, turnStartedAt: null }],
    ['turn_in_progress', 'the tutor is answering', { endedAt: null, turnStartedAt: ago(1) }],
    ['turn_in_progress', 'the tutor takes its time', { endedAt: null, turnStartedAt: ago(TURN_LIMIT) }],
    [null, 'the last turn was cut off long ago', { endedAt: null, turnStartedAt: ago(TURN_LIMIT + 1) }],
    ['session_ended', 'it has ended', { endedAt: ago(1), turnStartedAt: null }],
    ['session_ended', 'it has ended in the middle of a turn', { endedAt: ago(1), turnStartedAt: ago(2) }],
  ])('meets %s when %s', (obstacle, _, session) => {
    expect(obstacleTo(session, NOW)).toBe(obstacle);
  });
});
