import { describe, expect, it } from 'vitest';
import type { Schema } from './endpoint.ts';
import { filledText, text } from './text.ts';

const verdict = (schema: Schema, value: unknown): unknown => {
  const result = schema['~standard'].validate(value);
  if (result instanceof Promise) throw new Error('the contract checks at once');
  return result.issues ? result.issues.map(({ message }) => message) : result.value;
};

describe('free text', () => {
  it('keeps every character as it was written', () => {
    const written = '  Ωμέγα\t𝒳 👩‍👩‍👧‍👦 \u202Eabc\u202C e\u0301 \r\n ';
    expect(verdict(text(100), written)).toBe(written);
  });

  it('may be empty', () => {
    expect(verdict(text(5), '')).toBe('');
  });

  it('is at most as long as the field says', () => {
    expect(verdict(text(5), '12345')).toBe('12345');
    expect(verdict(text(5), '123456')).toEqual(['text_too_long']);
  });

  it.each(['\0', 'a\0b', '\uD800', 'a\uDC00b', '\uDC00\uD800', '\uD83D'])(
    'is refused when it can not be stored: %j',
    (value) => {
      expect(verdict(text(5), value)).toEqual(['text_not_storable']);
    },
  );

  it.each([null, undefined, 7, true, [], {}, ['text']])('is a string and not %j', (value) => {
    expect(verdict(text(5), value)).toHaveLength(1);
  });
});

describe('text that says something', () => {
  it('drops the white space around it', () => {
    expect(verdict(filledText(20), '\n\t\u00A0 two  words \u3000\r\n')).toBe('two  words');
  });

  it.each(['', ' ', '\n\t', '\u00A0\u2003\uFEFF'])('is refused when nothing is left of it: %j', (value) => {
    expect(verdict(filledText(20), value)).toEqual(['text_missing']);
  });

  it('measures what is left, not the white space around it', () => {
    expect(verdict(filledText(3), '   abc   ')).toBe('abc');
    expect(verdict(filledText(3), 'abcd')).toEqual(['text_too_long']);
  });

  it('is refused when it can not be stored', () => {
    expect(verdict(filledText(20), 'a\0')).toEqual(['text_not_storable']);
    expect(verdict(filledText(20), '\uD83D')).toEqual(['text_not_storable']);
  });
});
