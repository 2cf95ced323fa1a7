import type { Tongue } from '../lexicon/lexicons.ts';
import { ARABIC } from './ar.ts';
import { GERMAN } from './de.ts';
import { ENGLISH } from './en.ts';
import { SPANISH } from './es.ts';
import { FRENCH } from './fr.ts';
import { HINDI_IN_LATIN } from './hi-latin.ts';
import { HINDI } from './hi.ts';
import { PORTUGUESE } from './pt.ts';
import { CHINESE } from './zh.ts';

/** The fixed words in one language: short, warm, never a lecture. `{number}` stands for the emergency number. */
export interface SafeWords {
  openings: Readonly<Record<'self-harm' | 'eating' | 'abuse' | 'emergency' | 'follow-up', string>>;
  /** To a person they trust, and what to do when it is urgent. */
  toSomebody: string;
  ifHurt: string;
  callNow: string;
  ifSwallowed: string;
  whileYouWait: string;
  whoListens: string;
  anywhere: string;
  stillHere: string;
  afterwards: string;
  startSmall: string;
  refusals: Readonly<Record<'dangerous wish' | 'sexual wish', string>>;
  /** What stands for the emergency number of a country that is not known. */
  localNumber: string;
}

/** The fixed words of every language that trouble is noticed in. */
export const SAFE_WORDS: Readonly<Record<Tongue['code'], SafeWords>> = {
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
