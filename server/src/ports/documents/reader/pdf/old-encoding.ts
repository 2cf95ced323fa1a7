import { TextDecoder } from 'node:util';
import { LINE_END, type Glyph } from './glyphs.ts';

/** Alphabets that were once written with the upper half of a byte, and their vowels. */
const ALPHABETS = [
  { decoder: new TextDecoder('windows-1251'), letters: /[\u0400-\u045f]/g, vowels: /[аеёиоуыэюяіїє]/gi },
  { decoder: new TextDecoder('windows-1253'), letters: /[\u0370-\u03ff]/g, vowels: /[αεηιουωάέήίόύώϊϋ]/gi },
] as const;

/** The byte that stands for a character in Windows' Latin, which a font without a map is taken for. */
const BYTES: ReadonlyMap<string, number> = new Map(
  Array.from({ length: 256 }, (_, byte) => [
    new TextDecoder('windows-1252').decode(Uint8Array.of(byte)),
    byte,
  ]),
);

const ENOUGH = 20;
/** No language in Latin letters has more than one letter in three with an accent. */
const MOST_ACCENTED = 0.6;
const LEAST_VOWELS = 0.3;

/** Words of another alphabet that a font passes off as Latin ("Îãëàâëåíèå" for "Оглавление"), as they were meant; others as they are. */
export const inTheirAlphabet = (glyphs: readonly Glyph[]): readonly Glyph[] => {
  const text = glyphs.map((glyph) => glyph.text).join('');
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  const accented = text.match(/[à-öø-ÿ]/gi)?.length ?? 0;
  if (letters < ENOUGH || accented < letters * MOST_ACCENTED) return glyphs;
  const [best] = ALPHABETS.map(({ decoder, ...alphabet }) => ({
    decoder,
    share: vowelShare(read(text, decoder), alphabet),
  }))
    .filter(({ share }) => share >= LEAST_VOWELS)
    .toSorted((one, other) => other.share - one.share);
  return best === undefined ? glyphs : glyphs.map((glyph) => corrected(glyph, best.decoder));
};

const corrected = (glyph: Glyph, decoder: TextDecoder): Glyph =>
  glyph.text === LINE_END ? glyph : { ...glyph, text: read(glyph.text, decoder) };

const read = (text: string, decoder: TextDecoder): string =>
  Array.from(text, (character) => {
    const byte = BYTES.get(character);
    return byte === undefined || byte < 0x80 ? character : decoder.decode(Uint8Array.of(byte));
  }).join('');

const vowelShare = (text: string, { letters, vowels }: { letters: RegExp; vowels: RegExp }): number => {
  const all = text.match(letters)?.length ?? 0;
  // What holds for half of the page only is a guess.
  return all < ENOUGH ? 0 : (text.match(vowels)?.length ?? 0) / all;
};
