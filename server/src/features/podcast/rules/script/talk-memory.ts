import { sentencesOf, spokenWords, stems } from './words.ts';

/** What a listener has heard so far. */
export interface TalkMemory {
  add(text: string): void;
  /** How much of what a text says is new, from 0 to 1: its words that mean something and were not heard. */
  newness(text: string): number;
  /** Whether every word that has to be learnt first was said before, and every name. */
  knows(text: string): boolean;
  /** Whether “the curve” of a text was there before. */
  canPointAt(text: string): boolean;
  /** Whether a whole sentence of a text was said before. */
  repeats(text: string): boolean;
  /** Whether these very words were said. */
  has(text: string): boolean;
}

const SHORTEST = 4;
const LONG = 6;
const SMALL =
  /\b(?:with|that|than|then|when|from|have|this|they|them|their|there|your|what|which|because|only|also|does|into|will|would|just|same|some|even|still|about|where|while|without|between|every|each|other|always|never|many|much|more|most|make|makes|made|need|needs|isn[’']?t|don[’']?t|doesn[’']?t|can[’']?t|won[’']?t|aren[’']?t|it[’']s)\b/giu;

/** What is named as if it were known; everybody knows the sun. */
const POINTED =
  /(?<=\bthe )(?!(?:same|sun|moon|earth|world|difference|other|others|most|more|best|first|last|next|only|right|wrong|real|whole|answer|point|rest|word|name|number|reason|middle|time|past|future|air|ground|sky|people|body|book|exam|number|numbers|teacher|result|order|rule|formula|equation|sign|bigger|smaller|better|second)\b)\p{L}{4,}/giu;

const meaning = (text: string): string[] => [
  ...new Set(stems(text.replaceAll(SMALL, ' '), SHORTEST)),
  ...(text.match(/\d+(?:\.\d+)?/g) ?? []),
];

const key = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** The same texts are held against what was heard at every turn of a talk: what a text has in it is found once. */
const remembered = <Found>(find: (text: string) => Found): ((text: string) => Found) => {
  const known = new Map<string, Found>();
  return (text) => {
    const found = known.get(text) ?? find(text);
    known.set(text, found);
    return found;
  };
};

/** `learnt` are the words of the chapter that have to be explained, and the names in it. */
export const makeTalkMemory = (learnt: readonly string[]): TalkMemory => {
  const words = new Set<string>();
  const hard = [...new Set(learnt.map(key))].filter((word) => word.length > 2);
  let all = ' ';
  const within = (text: string, word: string): boolean => text.includes(` ${word}`);
  const meaningOf = remembered(meaning);
  const keyOf = remembered((text) => ` ${key(text)} `);
  const hardIn = remembered((text) => hard.filter((word) => within(keyOf(text), word)));
  const longSentences = remembered((text) =>
    sentencesOf(text)
      .filter((one) => spokenWords(one) > LONG)
      .map(keyOf),
  );
  return {
    add: (text) => {
      for (const stem of meaningOf(text)) words.add(stem);
      all += keyOf(text).slice(1);
    },
    newness: (text) => {
      const own = meaningOf(text);
      return own.filter((stem) => !words.has(stem)).length / Math.max(1, own.length);
    },
    knows: (text) => hardIn(text).every((word) => within(all, word.slice(0, Math.max(4, word.length - 2)))),
    canPointAt: (text) =>
      (text.match(POINTED) ?? []).every((noun) => stems(noun, SHORTEST).every((stem) => words.has(stem))),
    repeats: (text) => longSentences(text).some((sentence) => all.includes(sentence)),
    has: (text) => all.includes(keyOf(text)),
  };
};
