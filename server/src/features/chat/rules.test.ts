import { describe, expect, it } from 'vitest';
import { obstacleTo, previewOf, titleOf, TURN_SILENCE } from './rules.ts';

const NOW = new Date('2026-01-05T09:00:00Z');
const HOUR = 3_600_000;
const ago = (milliseconds: number) => new Date(NOW.getTime() - milliseconds);

describe('the title of a conversation', () => {
  it('is its first message', () => {
    expect(titleOf('What is a cell?')).toBe('What is a cell?');
  });

  it('is made of what a button was pressed on, where nothing was written', () => {
    const about = { book_id: 'biology', title: 'Biology', page: 12 };
    expect(titleOf('', { ...about, quote: 'A leaf is green.' })).toBe('A leaf is green.');
    expect(titleOf('', about)).toBe('p. 12, Biology');
    expect(titleOf('', { book_id: 'biology', title: 'Biology' })).toBe('Biology');
    expect(titleOf('Why?', { ...about, quote: 'A leaf is green.' })).toBe('Why?');
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

  it('keeps the accent on its last letter, and nothing of what comes after', () => {
    const accented = `${'x'.repeat(99)}e\u0301`;
    expect(previewOf(`${accented} and on`)).toBe(accented);
    expect(previewOf(`${'x'.repeat(100)} e\u0301`)).toBe('x'.repeat(100));
    expect(previewOf('Two\r\nlines')).toBe('Two lines');
  });
});

describe('a message to a conversation', () => {
  it.each([
    [null, 'nothing stands against it', {}],
    ['turn_in_progress', 'the tutor is answering', { turnStartedAt: ago(1), turnSeenAt: ago(1) }],
    [
      'turn_in_progress',
      'the tutor takes its time',
      { turnStartedAt: ago(HOUR), turnSeenAt: ago(TURN_SILENCE) },
    ],
    [null, 'the last turn went silent', { turnStartedAt: ago(HOUR), turnSeenAt: ago(TURN_SILENCE + 1) }],
    [null, 'an older version left a turn behind', { turnStartedAt: ago(TURN_SILENCE + 1) }],
    ['session_ended', 'it has ended', { endedAt: ago(1) }],
    ['session_ended', 'it has ended in the middle of a turn', { endedAt: ago(1), turnStartedAt: ago(2) }],
  ])('meets %s when %s', (obstacle, _, session) => {
    expect(obstacleTo({ endedAt: null, turnStartedAt: null, turnSeenAt: null, ...session }, NOW)).toBe(
      obstacle,
    );
  });
});
