import type { LanguageLexicon } from '../lexicon/lexicons.ts';
import { ARABIC } from './ar.ts';
import { GERMAN } from './de.ts';
import { ENGLISH } from './en.ts';
import { SPANISH } from './es.ts';
import { FRENCH } from './fr.ts';
import { HINDI_IN_LATIN } from './hi-latin.ts';
import { HINDI } from './hi.ts';
import { PORTUGUESE } from './pt.ts';
import type { SafeWords } from './words.ts';
import { CHINESE } from './zh.ts';

/** The fixed words of every language that trouble is noticed in. */
export const SAFE_WORDS: Readonly<Record<LanguageLexicon['code'], SafeWords>> = {
  en: ENGLISH,
  es: SPANISH,
  fr: FRENCH,
  de: GERMAN,
  pt: PORTUGUESE,
  hi: HINDI,
  'hi-Latn': HINDI_IN_LATIN,
  ar: ARABIC,
  zh: CHINESE,
};
