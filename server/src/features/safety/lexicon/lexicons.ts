import type { LatinLanguage, MessageLanguage } from '../../../ports/language/port.ts';
import { ARABIC } from './ar.ts';
import { BODY_IN_DANGER } from './body-in-danger.ts';
import { GERMAN } from './de.ts';
import { ENGLISH } from './en.ts';
import { SPANISH } from './es.ts';
import { FRENCH } from './fr.ts';
import { HINDI_IN_LATIN } from './hi-latin.ts';
import { HINDI } from './hi.ts';
import { lexiconOf, type Lexicon } from './lexicon.ts';
import { PORTUGUESE } from './pt.ts';
import type { Phrases } from './slot.ts';
import { CHINESE } from './zh.ts';

/** A language that trouble is noticed in, and what gives it away. */
export interface LanguageLexicon {
  code: MessageLanguage;
  sign: RegExp;
  lexicon: Lexicon;
}

/** Whether one of these words stands in a text, or one that who is in need leaves out the small words beside. */
const holds = (words: ReadonlySet<string>, inNeed: string): RegExp =>
  new RegExp(String.raw`(?:^|[\s.!?])(?:${[...words, ...inNeed.split(' ')].join('|')})(?:$|[\s.!?])`);

export const ENGLISH_LEXICON: LanguageLexicon = { code: 'en', sign: /[a-z]/, lexicon: lexiconOf(ENGLISH) };

const withBody = (code: Exclude<MessageLanguage, 'en'>, phrases: Phrases): Phrases => ({
  ...phrases,
  emergency: `${phrases.emergency}\n${BODY_IN_DANGER[code]}`,
});

/**
 * All others. Who writes one of them need not have said so anywhere: trouble is looked for in another language as soon as one
 * of its small words stands there.
 */
export const otherLexicons = (
  smallWordsOf: (language: LatinLanguage) => ReadonlySet<string>,
): readonly LanguageLexicon[] => [
  {
    code: 'es',
    sign: holds(smallWordsOf('es'), 'me hoy tome trague duele bebi llevo sin'),
    lexicon: lexiconOf(withBody('es', SPANISH)),
  },
  {
    code: 'fr',
    sign: holds(smallWordsOf('fr'), 'jai pris avale mal bu'),
    lexicon: lexiconOf(withBody('fr', FRENCH)),
  },
  {
    code: 'de',
    sign: holds(smallWordsOf('de'), 'hab tabletten kopf'),
    lexicon: lexiconOf(withBody('de', GERMAN)),
  },
  {
    code: 'pt',
    sign: holds(smallWordsOf('pt'), 'me hoje tomei engoli bati bebi doi doendo'),
    lexicon: lexiconOf(withBody('pt', PORTUGUESE)),
  },
  {
    code: 'hi-Latn',
    sign: holds(smallWordsOf('hi-Latn'), 'maine mene mere mera pet seene khoon'),
    lexicon: lexiconOf(withBody('hi-Latn', HINDI_IN_LATIN)),
  },
  { code: 'hi', sign: /[\u0900-\u097f]/, lexicon: lexiconOf(withBody('hi', HINDI)) },
  { code: 'ar', sign: /[\u0600-\u06ff]/, lexicon: lexiconOf(withBody('ar', ARABIC)) },
  { code: 'zh', sign: /[\u4e00-\u9fff]/, lexicon: lexiconOf(withBody('zh', CHINESE), 'unspaced') },
];
