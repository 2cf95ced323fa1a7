import type { Language } from '../../ports/language/port.ts';
import { distressIn } from './distress/distress.ts';
import { concernOf } from './frames.ts';
import { hiddenIn } from './hidden.ts';
import { folded } from './lexicon/fold.ts';
import { ENGLISH_LEXICON, otherLexicons, type LanguageLexicon } from './lexicon/lexicons.ts';
import { SIGNS, type Concern } from './signs.ts';
import { inPlainWords, unmasked, unmaskedEnglish } from './wording.ts';

export type { Concern } from './signs.ts';

/** What was noticed, and in which language it was said. */
export interface Noticed {
  concern: Concern;
  language: LanguageLexicon['code'];
}

/** What a message is about when it is no matter of study: somebody in trouble, or a wish that must not be met. */
export type Notice = (message: string) => Noticed | null;

/** Notices by rules, in every language that there is a lexicon for. */
export const makeNotice = ({ smallWordsOf }: Pick<Language, 'smallWordsOf'>): Notice => {
  const others = otherLexicons(smallWordsOf);
  return (message) => {
    for (const text of [message, ...hiddenIn(message)]) {
      const noticed = noticedAsWritten(text, others);
      if (noticed) return noticed;
    }
    return null;
  };
};

const noticedAsWritten = (message: string, others: readonly LanguageLexicon[]): Noticed | null => {
  const written = unmasked(message);
  const english = ownWords(inPlainWords(unmaskedEnglish(message)));
  const sign = SIGNS.find((one) => one.sign.test(english) && !one.unless?.test(english))?.concern;
  const concern = sign && sign !== 'doubt' ? sign : (phrasesIn(english) ?? sign ?? null);
  if (concern && !isWeak(concern)) return { concern, language: 'en' };
  const text = bare(folded(ownWords(written.toLowerCase())));
  for (const lexicon of others) {
    const found = noticedBy(lexicon, text);
    if (found) return { concern: found, language: lexicon.code };
  }
  return concern && { concern, language: 'en' };
};

/** Phrases of English are many, and some of them are said of homework too: who is in trouble has a word of distress beside them. */
const phrasesIn = (english: string): Concern | null => {
  const concern = noticedBy(ENGLISH_LEXICON, bare(english));
  return concern === null || isWeak(concern) || distressIn(english, 'en') > 0 ? concern : null;
};

// Small words of other languages look like English wishes, and what is in doubt may be certain there: trouble comes first.
const isWeak = (concern: Concern): boolean => WEAK.has(concern);
const WEAK: ReadonlySet<Concern> = new Set(['dangerous wish', 'sexual wish', 'doubt']);

/** Whether plain words themselves say that something is studied, played or meant as a joke. */
export const soundsLikeStudy = (plain: string): boolean => {
  const filled = ENGLISH_LEXICON.lexicon(bare(plain));
  return STUDY.some((slot) => filled.has(slot));
};
const STUDY = ['study', 'joke', 'play', 'mishap', 'harmless thing'] as const;

const noticedBy = ({ sign, lexicon }: LanguageLexicon, text: string): Concern | null => {
  for (const part of new Set(partsOf(text))) {
    const concern = sign.test(part) ? concernOf(lexicon(part)) : null;
    if (concern) return concern;
  }
  return null;
};

/** What belongs together stands close together: a short message as a whole, a long one two sentences at a time. */
const partsOf = (text: string): readonly string[] => {
  if (text.length <= ONE_BREATH) return [text];
  const sentences = text.split(/(?<=[.!?。！？\n])\s*/).flatMap((one) => one.match(LONGEST_SENTENCE) ?? []);
  return sentences.map((one, at) => [one, sentences[at + 1] ?? ''].join(' ').trim());
};
const ONE_BREATH = 240;
const LONGEST_SENTENCE = /.{1,240}(?: |$)|.{1,240}/gsu;

/** Signs between words tell nothing here. */
const bare = (text: string): string =>
  text
    .replaceAll(/[,;:"'’‘“”„«»()\-–—_/،؛]+/g, ' ')
    .replaceAll(/ +/g, ' ')
    .trim();

const ABOUT_A_TEXT =
  /\b(?:novel|play|poem|character|act \d|scene|chapter|translate|translation|sentence|grammar|essay|quote|lyrics|song|story|movie|film|protest|slogan|author|shakespeare|book|line \d)\b/;

/** A rule that writing teachers give, and nothing that somebody was told to keep to themselves. */
const RULE_OF_WRITING = /\bshow,? (?:do not|don'?t|dont|not) tell\b/gi;

/** What is asked of how a text ends, and never of a life: not what somebody excuses themselves for. */
const ENDS_A_TEXT =
  /(?<=\bhow (?:(?:do|can|should|could|would) (?:i|we|you)|to) )end it(?=(?:(?!\b(?:i know|sorry|sounds)\b)[^.!?,\n])*\b(?:cheesy|clich\w+|cringe\w*|corny|cliffhanger|plot twist|happily ever|fairy ?tale|(?:he|she|they) woke up|just a dream|an? (?:good |strong |better )?last (?:line|sentence))\b)/g;

// Words between quotation marks in a question about a text are not the student's own.
const ownWords = (text: string): string => {
  const own = text.replaceAll(RULE_OF_WRITING, ' ').replaceAll(ENDS_A_TEXT, 'end the text');
  return ABOUT_A_TEXT.test(own) ? own.replaceAll(/"[^"\n]*"/g, ' ') : own;
};
