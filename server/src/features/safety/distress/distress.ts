import type { MessageLanguage } from '../../../ports/language/port.ts';
import { folded } from '../lexicon/fold.ts';
import { inPlainWords, unmaskedEnglish } from '../wording.ts';
import { ENGLISH_DISTRESS, ENGLISH_STUDY, ENGLISH_TOPIC, OWN } from './english.ts';
import { DISTRESS_OF } from './others.ts';

/** How many different matters of distress somebody touches in their own name; of study only what is beyond one counts. */
export const distressIn = (message: string, language: MessageLanguage): number => {
  const words = OTHERS.get(language);
  if (words) return new Set(folded(unquoted(message)).match(words) ?? []).size;
  const plain = inPlainWords(unmaskedEnglish(unquoted(message)));
  if (!OWN.test(plain)) return 0;
  const own = plain.replaceAll(ENGLISH_TOPIC, ' ');
  const found = new Set(ENGLISH.flatMap((matter) => own.match(matter) ?? []));
  return ENGLISH_STUDY.test(plain) ? found.size - 1 : found.size;
};

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
