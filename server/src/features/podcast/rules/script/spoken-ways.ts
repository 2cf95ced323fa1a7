import type { Exchange } from '@studia/contract/lessons';
import { flat, lowered, written } from './words.ts';

type Names = ReadonlyMap<string, string>;

/** What is left of texting once everything that can be mended was; nobody says it. */
const TEXTING =
  /\b(?:u|ur|r|y|w|bc|cuz|coz|cos|thru|pls|plz|tho|gonna|wanna|gotta|kinda|sorta|idk|idc|lol|btw|thx|ppl|smth|dunno|wat|wut|vs|urself|normaly|thatll|ill|id|wed|hed|shed|lets|stuff|like\?)\b|\bE[pk]\b|\bits (?=\d)|, its\b|\p{L}\p{L} = |= \p{L}{2,}|[?!]{2,}|\.{2,}|(?:,| -) (?:right|no|or what|huh)$/iu;
/** Signs that must be seen. */
const UNSPEAKABLE = /[|→□{}`#~\\<>]|[a-z_][a-z_]\(|[!=]=|[₀-₉]\p{Lu}|(?:^|\s)[=+]\s*$|\bx\d/u;
const SIGNS = /[=+×÷−*/^²³√]/g;
/** What points at something that was said before, unless the sentence itself has said it. */
const POINTS =
  /\b(?:it|its|it’s|they|them|they’re|their|he|she|him|his|her|this|these|those|that’s|there)\b/i;
const NOUN = /\p{L}{4,}/gu;
const SMALL =
  /^(?:what|when|where|which|whose|does|have|with|that|this|just|only|then|than|many|much|make|mean|really|actually|would|could|should|there|isn|doesn|because|always|never|every|good|know|they|them|their)$/;

/** How many things a text may have that are easier seen than heard. */
export const isHearable = (text: string, signs: number): boolean =>
  !UNSPEAKABLE.test(text.replaceAll(/\$[^$]*\$/g, '')) && (text.match(SIGNS)?.length ?? 0) <= signs;

const standsAlone = (words: string): boolean => {
  const at = words.search(POINTS);
  if (at === -1) return true;
  return (words.slice(0, at).match(NOUN) ?? []).some((word) => !SMALL.test(word.toLowerCase()));
};

const SHORTEST = 4;
const LONGEST = 20;
const MOST_SIGNS = 3;

const isSaid = (typed: string, words: string): boolean => {
  const count = words.split(' ').length;
  return (
    !TEXTING.test(typed) &&
    !/\bits\b/i.test(words) &&
    !/^(?:so|but|and|like|ok|well|no|yes|because)\b/i.test(typed) &&
    count >= SHORTEST &&
    count <= LONGEST &&
    isHearable(words, MOST_SIGNS) &&
    standsAlone(words)
  );
};

const unique = (ways: readonly string[]): string[] => [...new Set(ways)];

/** What students state, as it stands inside of a sentence. */
export const statedWays = ({ says }: Pick<Exchange, 'says'>, names: Names): string[] =>
  unique(
    says.flatMap((typed) => {
      const words = lowered(flat(written(typed, names)).replace(/(?<![.?!])[.?!]+$/, ''), names);
      return isSaid(typed, words) && !typed.includes('?') ? [words] : [];
    }),
  );
