import type { LatinLanguage, MessageLanguage } from '../../../ports/language/port.ts';
import { ARABIC } from './ar.ts';
import { GERMAN } from './de.ts';
import { ENGLISH } from './en.ts';
import { SPANISH } from './es.ts';
import { FRENCH } from './fr.ts';
import { HINDI_IN_LATIN } from './hi-latin.ts';
import { HINDI } from './hi.ts';
import { lexiconOf, type Lexicon } from './lexicon.ts';
import { PORTUGUESE } from './pt.ts';
import { CHINESE } from './zh.ts';

/** A language that trouble is noticed in, and what gives it away. */
export interface LanguageLexicon {
  code: MessageLanguage;
  sign: RegExp;
  lexicon: Lexicon;
}

/** Whether one of these words stands in a text. */
const holds = (words: ReadonlySet<string>): RegExp =>
  new RegExp(String.raw`(?:^|[\s.!?])(?:${[...words].join('|')})(?:$|[\s.!?])`);

export const ENGLISH_LEXICON: LanguageLexicon = { code: 'en', sign: /[a-z]/, lexicon: lexiconOf(ENGLISH) };

/**
 * All others. Who writes one of them need not have said so anywhere: trouble is looked for in another language as soon as one
 * of its small words stands there.
 */
export const otherLexicons = (
  smallWordsOf: (language: LatinLanguage) => ReadonlySet<string>,
): readonly LanguageLexicon[] => [
  {
    code: 'es',
    sign: holds(smallWordsOf('es')),
    lexicon: lexiconOf(SPANISH),
  },
  {
    code: 'fr',
    sign: holds(smallWordsOf('fr')),
    lexicon: lexiconOf(FRENCH),
  },
  {
    code: 'de',
    sign: holds(smallWordsOf('de')),
    lexicon: lexiconOf(GERMAN),
  },
  {
    code: 'pt',
    sign: holds(smallWordsOf('pt')),
    lexicon: lexiconOf(PORTUGUESE),
  },
  {
    code: 'hi-Latn',
    sign: holds(smallWordsOf('hi-Latn')),
    lexicon: lexiconOf(HINDI_IN_LATIN),
  },
  { code: 'hi', sign: /[\u0900-\u097f]/, lexicon: lexiconOf(HINDI) },
  { code: 'ar', sign: /[\u0600-\u06ff]/, lexicon: lexiconOf(ARABIC) },
  { code: 'zh', sign: /[\u4e00-\u9fff]/, lexicon: lexiconOf(CHINESE, 'unspaced') },
];
