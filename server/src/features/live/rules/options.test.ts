import { describe, expect, it } from 'vitest';
import { chosenOption, placedOption, tappedOption } from './options.ts';

const GAS = { says: 'Carbon dioxide', also: ['the gas', 'co2', 'air'] };
const LIGHT = { says: 'Light', also: ['sunlight', 'the sun'] };
const NEITHER = { says: 'Not one of them', also: ['none', 'neither of them'] };
const OPTIONS = [GAS, LIGHT, NEITHER];

describe('an answer to choose', () => {
  it.each([
    ['Carbon dioxide', GAS],
    ['co2', GAS],
    ['i think its the gas?', GAS],
    ['hmm maybe sunlight', LIGHT],
    ['none', NEITHER],
  ])('is “%s”', (words, option) => {
    expect(tappedOption(words, OPTIONS)).toBe(option);
  });

  it.each([
    ['it must be carbon dioxide that does it', GAS],
    ['the gas carbon dioxid in the air', GAS],
    ['from the suns light', LIGHT],
    ['light and the gas', null],
    ['not the light', null],
    ['it isnt carbon dioxide', null],
    ['bananas', null],
  ])('is found in “%s”, or left open where it is not clear', (words, option) => {
    expect(tappedOption(words, OPTIONS)).toBeNull();
    expect(chosenOption(words, OPTIONS)).toBe(option);
  });

  it.each(['no idea', 'i have no clue', 'i don’t know', 'idk maybe'])('is not given by “%s”', (words) => {
    const options = [
      { says: 'No', also: ['nope'] },
      { says: 'Yes', also: ['i know'] },
    ];
    expect(tappedOption(words, options) ?? chosenOption(words, options)).toBeNull();
  });

  it('is heard behind a doubt', () => {
    expect(chosenOption('not sure but i think carbon dioxide', OPTIONS)).toBe(GAS);
    expect(chosenOption('idk maybe the sun', OPTIONS)).toBe(LIGHT);
  });

  it.each([
    ['the second one', LIGHT],
    ['b', LIGHT],
    ['i think the first', GAS],
    ['third option please', NEITHER],
    ['second hand', null],
    ['one third', null],
  ])('is said by its place: “%s”', (words, option) => {
    expect(placedOption(words, OPTIONS)).toBe(option);
  });

  it('has the same number however it is written', () => {
    const options = [
      { says: '2,007', also: [] },
      { says: '27', also: [] },
    ];
    expect(tappedOption('its 2007', options)).toBe(options[0]);
    expect(chosenOption('that would be 27 then', options)).toBe(options[1]);
    expect(tappedOption('two thousand and seven', options)).toBe(options[0]);
    const lengths = [
      { says: '200 metres', also: [] },
      { says: 'About 2.7', also: [] },
    ];
    expect(tappedOption('Two hundred meters.', lengths)).toBe(lengths[0]);
    expect(tappedOption('about two point seven', lengths)).toBe(lengths[1]);
    expect(tappedOption('one two', [{ says: '3', also: [] }])).toBeNull();
    const small = [
      { says: '5', also: [] },
      { says: '50', also: [] },
    ];
    expect(chosenOption('its 0.5', small)).toBeNull();
    expect(chosenOption('5.', small)).toBe(small[0]);
  });
});
