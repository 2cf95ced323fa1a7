import { stemmer as french } from '@orama/stemmers/french';
import { stemmer as german } from '@orama/stemmers/german';
import { stemmer as italian } from '@orama/stemmers/italian';
import { stemmer as portuguese } from '@orama/stemmers/portuguese';
import { stemmer as russian } from '@orama/stemmers/russian';
import { stemmer as spanish } from '@orama/stemmers/spanish';
import { languageOf } from './detect.ts';
import { englishStem } from './english.ts';
import type { Language, Sentence } from './port.ts';
import { SMALL_WORDS } from './small-words.ts';
import { allWordsIn, termsIn } from './terms.ts';

const STEMMERS: Readonly<Record<string, (word: string) => string>> = {
  de: german,
  en: englishStem,
  es: spanish,
  fr: french,
  it: italian,
  pt: portuguese,
  ru: russian,
};

/** Words and sentences by the rules of Unicode, endings by Snowball. */
export const segmenterLanguage = (): Language => ({
  termsOf: (text, language) => termsIn(text, language, rememberedStem(language)),
  wordsOf: (text, language) => allWordsIn(text, rememberedStem(language)),
  sentencesOf: (text, language) => joined(segments(text, language)),
  languageOf,
  smallWordsOf: (language) => SMALL_WORDS[language],
});

const STEMS = new Map<string, Map<string, string>>();
const MOST_REMEMBERED = 50_000;

/** A book uses the same few thousand words again and again. */
const rememberedStem = (language: string): ((word: string) => string) => {
  const stem = STEMMERS[language];
  if (!stem) return (word) => word;
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

const segments = (text: string, language: string): Sentence[] =>
  Array.from(
    new Intl.Segmenter(language, { granularity: 'sentence' }).segment(text),
    ({ segment, index }) => {
      const start = index + (segment.length - segment.trimStart().length);
      return { text: segment.trim(), start, end: start + segment.trim().length };
    },
  ).filter(({ text: sentence }) => sentence !== '');

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
