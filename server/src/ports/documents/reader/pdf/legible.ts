import { LINE_END, type Glyph } from './glyphs.ts';

const FEWEST_LETTERS = 12;
const SHARE_LEGIBLE = 0.5;
const ILLEGIBLE = /[\ufffd\p{Co}\p{Cn}]/u;

/** How the words of a page came out of its fonts. */
type Legibility = 'legible' | 'nothing' | 'garbled';

/** A page number alone is no text layer; signs that mean nothing are the codes of a font that does not say what they stand for. */
export const legibilityOf = (glyphs: readonly Glyph[]): Legibility => {
  const printed = glyphs.filter(({ text }) => text !== ' ' && text !== LINE_END);
  if (printed.length < FEWEST_LETTERS) return 'nothing';
  const strange = printed.filter(({ text }) => text > '\u1fff' && ILLEGIBLE.test(text)).length;
  if (strange >= printed.length * SHARE_LEGIBLE) return 'garbled';
  return isCode(printed.map(({ text }) => text).join('')) ? 'garbled' : 'legible';
};

/** Below this, chance speaks: a formula or a table has few letters. */
const ENOUGH = 60;
/** Every language in Latin letters has two vowels in five; shorthand and program code still one in four. */
const FEWEST_VOWELS = 0.2;
/** Program code has one sign in five. Leaders, rules and numbers are none. */
const MOST_SIGNS = 0.4;

/** Whether these are codes of glyphs that were taken for characters: "9$7&RGH" for "VAT Code". */
const isCode = (text: string): boolean => {
  const latin = text.match(/[a-z]/gi)?.length ?? 0;
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  const signs = text.match(/[!"#$%&'()*+/:;<=>?@[\\\]^`{|}~]/g)?.length ?? 0;
  if (text.length >= ENOUGH && signs > text.length * MOST_SIGNS) return true;
  // Other scripts have other vowels, and no such codes.
  if (latin < ENOUGH || latin < letters * SHARE_LEGIBLE) return false;
  const vowels = text.match(/[aeiouyà-öø-ÿ]/gi)?.length ?? 0;
  return vowels < latin * FEWEST_VOWELS;
};
