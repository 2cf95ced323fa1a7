import { describe, expect, it } from 'vitest';
import { readPhrase, standsAt, type Script } from './phrase.ts';

const stands = (line: string, text: string, script: Script = 'spaced'): boolean => {
  const words = script === 'spaced' ? text.split(' ') : Array.from(text);
  const phrase = readPhrase(line, script);
  return words.some((_, place) => standsAt(phrase, words, place, script));
};

describe('a phrase', () => {
  it.each([
    ['want to (go|stay)', 'i want to stay', true],
    ['want to (go|stay)', 'i want to leave', false],
    ['(very)? tired', 'so tired', true],
    ['bull* me', 'they bullied me', true],
    ['bull* me', 'they bullied you', false],
    ['dad ~ me', 'my dad often hits me', true],
    ['dad ~ me', 'my dad is very often not with me', false],
    ['dad ~ me', 'my dad . ask me', false],
    ['live !(in|at)', 'live in town', false],
    ['live !(in|at)', 'live here', true],
    ['^ help', 'no . help', true],
    ['^ help', 'no help', false],
    ['stop$', 'please stop', true],
    ['stop$', 'please stop it', false],
    ['lose # kg', 'lose 9 kg', true],
    ['(a (b|c)|d) e', 'a c e', true],
  ])('%j and %j: %s', (line, text, found) => {
    expect(stands(line, text)).toBe(found);
  });

  it('of a language without spaces goes sign by sign', () => {
    expect(stands('不想(再)?活', '我不想活了', 'unspaced')).toBe(true);
    expect(stands('用~打', '他用皮带打我', 'unspaced')).toBe(true);
  });

  it.each(['(a', 'a)', 'a ?'])('that is not well written is not taken: %s', (line) => {
    expect(() => readPhrase(line, 'spaced')).toThrow(/bracket|understood/);
  });
});
