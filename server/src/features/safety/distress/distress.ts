import type { MessageLanguage } from '../../../ports/language/port.ts';
import { folded } from '../lexicon/fold.ts';
import { inPlainWords, unmaskedEnglish } from '../wording.ts';
import { ENGLISH_DISTRESS, ENGLISH_STUDY, ENGLISH_TOPIC, OWN } from './english.ts';
import { DISTRESS_OF } from './others.ts';

/** How many different matters of distress somebody touches in their own name; of study only what is beyond one counts. */
export const distressIn = (message: string, language: MessageLanguage): number => {
  const { isOwn, isStudy, words } = distressWordsIn(message, language);
  if (!isOwn) return 0;
  return isStudy ? words - 1 : words;
};

/** Whether there is any word of distress, whoever it is said of and whatever is studied beside it. */
export const hasDistress = (message: string, language: MessageLanguage): boolean =>
  distressWordsIn(message, language).words > 0;

interface DistressWords {
  /** In somebody's own name, or of somebody near. */
  isOwn: boolean;
  isStudy: boolean;
  /** How many different words of distress there are. */
  words: number;
}

const distressWordsIn = (message: string, language: MessageLanguage): DistressWords => {
  const others = OTHERS.get(language);
  if (others) return { isOwn: true, isStudy: false, words: countOf([others], folded(unquoted(message))) };
  const plain = inPlainWords(unmaskedEnglish(unquoted(message)));
  return {
    isOwn: OWN.test(plain),
    isStudy: ENGLISH_STUDY.test(plain),
    words: countOf(ENGLISH, plain.replaceAll(ENGLISH_TOPIC, ' ')),
  };
};

const countOf = (matters: readonly RegExp[], text: string): number =>
  new Set(matters.flatMap((matter) => text.match(matter) ?? [])).size;

/** What stands between quotation marks is an example, or a text; what somebody was told stays. */
const unquoted = (message: string): string =>
  message.replaceAll(QUOTED, (quote, at: number) =>
    TOLD.test(message.slice(Math.max(0, at - BEFORE), at)) ? quote : ' ',
  );
const QUOTED =
  /"[^"\n]{2,}"|“[^”\n]{2,}”|«[^»\n]{2,}»|„[^“”\n]{2,}[“”]|(?<![\p{L}\p{N}])['‘][^'’\n]+ [^'’\n]+['’](?![\p{L}\p{N}])/gu;
const TOLD = /\b(?:said|says|saying|told|tells|called?|calls|texts?|texted|wrote|like|me)\W*$/i;
const BEFORE = 12;

const everywhere = ({ source }: RegExp): RegExp => new RegExp(source, 'gu');
const ENGLISH = ENGLISH_DISTRESS.map(everywhere);
const OTHERS = new Map(Object.entries(DISTRESS_OF).map(([code, words]) => [code, everywhere(words)]));
