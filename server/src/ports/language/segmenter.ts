import { stemmer as arabic } from '@orama/stemmers/arabic';
import { stemmer as english } from '@orama/stemmers/english';
import { stemmer as french } from '@orama/stemmers/french';
import { stemmer as german } from '@orama/stemmers/german';
import { stemmer as italian } from '@orama/stemmers/italian';
import { stemmer as portuguese } from '@orama/stemmers/portuguese';
import { stemmer as russian } from '@orama/stemmers/russian';
import { stemmer as spanish } from '@orama/stemmers/spanish';
import { IRREGULAR } from './irregular.ts';
import type { Language, Sentence } from './port.ts';
import { STOP_WORDS } from './stop-words.ts';

const englishStem = (word: string): string => english(IRREGULAR.get(word) ?? word);

const STEMMERS: Readonly<Record<string, (word: string) => string>> = {
  ar: arabic,
  de: german,
  en: englishStem,
  es: spanish,
  fr: french,
  it: italian,
  pt: portuguese,
  ru: russian,
};

/** Scripts that put no spaces between words: two neighbouring characters are a term. */
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u;
/** Languages whose words change in the middle or at the front: pieces of four characters find them again. */
const BY_PIECES: ReadonlySet<string> = new Set(['hi', 'ar', 'bn', 'ta', 'te', 'mr']);
const PIECE = 4;

/** Words and sentences by the rules of Unicode, endings by Snowball. */
export const segmenterLanguage = (): Language => ({
  termsOf: (text, language) => {
    const stem = rememberedStem(language);
    return wordsOf(text).flatMap((word) => {
      if (UNSPACED.test(word)) return pairsOf(word);
      if (BY_PIECES.has(language)) return piecesOf(word);
      if (language === 'en' && STOP_WORDS.has(word)) return [];
      return [stem ? stem(word) : word];
    });
  },
  wordsOf: (text, language) => {
    const stem = rememberedStem(language);
    return wordsOf(text).map((word) => (stem ? stem(word) : word));
  },
  sentencesOf: (text, language) => joined(segments(text, language)),
});

const STEMS = new Map<string, Map<string, string>>();
const MOST_REMEMBERED = 50_000;

/** A book uses the same few thousand words again and again. */
const rememberedStem = (language: string): ((word: string) => string) | undefined => {
  const stem = STEMMERS[language];
  if (!stem) return undefined;
  const known = STEMS.get(language) ?? new Map<string, string>();
  STEMS.set(language, known);
  return (word) => {
    const found = known.get(word);
    if (found !== undefined) return found;
    if (known.size >= MOST_REMEMBERED) known.clear();
    const stemmed = stem(word);
    known.set(word, stemmed);
    return stemmed;
  };
};

// Marks above and below letters are part of the word in Hindi, so they are kept; in Latin letters they are folded away.
const wordsOf = (text: string): string[] =>
  text
    .normalize('NFKD')
    .replaceAll(/(?<=\p{Script=Latin})\p{Mn}+/gu, '')
    .normalize('NFC')
    .toLowerCase()
    .replaceAll(/(?<=\p{L})['’](?:s|t|re|ve|ll|d|m)?(?!\p{L})/gu, '')
    .match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];

const pairsOf = (word: string): string[] => {
  const characters = Array.from(word);
  if (characters.length === 1) return characters;
  return characters.slice(1).map((character, at) => `${characters[at] ?? ''}${character}`);
};

const piecesOf = (word: string): string[] => {
  const characters = Array.from(word);
  if (characters.length <= PIECE) return [word];
  return characters.slice(PIECE - 1).map((_, at) => characters.slice(at, at + PIECE).join(''));
};

const segments = (text: string, language: string): Sentence[] =>
  Array.from(
    new Intl.Segmenter(language, { granularity: 'sentence' }).segment(text),
    ({ segment, index }) => {
      const start = index + (segment.length - segment.trimStart().length);
      return { text: segment.trim(), start, end: start + segment.trim().length };
    },
  ).filter(({ text: said }) => said !== '');

const ABBREVIATION = /(?:\b(?:Dr|Mr|Mrs|Ms|Prof|St|vs|etc|al|e\.g|i\.e|cf|approx|No|Fig|p|pp)\.|\b[A-Z]\.)$/;

// Unicode's rule ends a sentence after "Dr."; ours goes on.
const joined = (sentences: readonly Sentence[]): Sentence[] => {
  const whole: Sentence[] = [];
  for (const sentence of sentences) {
    const last = whole.at(-1);
    if (last && ABBREVIATION.test(last.text)) {
      last.text = `${last.text} ${sentence.text}`;
      last.end = sentence.end;
    } else whole.push({ ...sentence });
  }
  return whole;
};
