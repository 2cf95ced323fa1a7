import { ask, type Part } from '../wording/parts.ts';
import type { PhraseKey } from '../wording/phrases.ts';

/** Words of a task that tell where to begin, the surest first. What stands in the first group is named. */
const CLUES: readonly (readonly [RegExp, PhraseKey])[] = [
  [/\b(?:average|mean)\b(?! (?:speed|velocity|rate))/i, 'clueAverage'],
  [/\bratio\b|(?<![\d:.])\d{1,3}\s?:\s?\d{1,3}(?![\d:])(?!\s?(?:am|pm|a\.m|p\.m))/i, 'clueRatio'],
  [/(?<![\d.])(\d+(?:\.\d+)?\s?%)/, 'cluePercent'],
  [/\b((?:twice|double|half|(?:three|four|five|six|\d+) times) as \p{L}+)/iu, 'clueTimes'],
  [/\b(each|every|per|apiece)\b/i, 'clueGroups'],
  [/\d\s?(?:km\/h|kmh|kph|mph|m\/s|miles per hour)\b/i, 'clueSpeed'],
  [
    /\b(?:left|remain\w*|gives? away|gave|loses?|lost|spends?|spent|eats?|ate|sells?|sold|takes? away)\b/i,
    'clueLess',
  ],
  [/\b(altogether|in all|in total|total|combined|together)\b/i, 'clueTogether'],
  [/\bhow (?:many|much) (?:more|fewer|less|longer|taller|older|further|farther|faster)\b/i, 'clueCompare'],
];
/** What a task of this sort is hardly done without: it may open the talk about it. */
const TO_BEGIN_WITH = new Set<PhraseKey>(['clueAverage', 'clueFractions', 'clueRatio']);

/** Questions that the words of a task lead to, the surest first. */
export const cluesIn = (task: string): Part[] => {
  const found = CLUES.flatMap(([words, phrase]): Part[] => {
    const [whole, word = whole] = words.exec(task) ?? [];
    return whole === undefined ? [] : [ask(phrase, { word: word ?? '', number: word ?? '' })];
  });
  const [one, other] = unlikeBottoms(task) ?? [];
  return one === undefined || other === undefined
    ? found
    : [ask('clueFractions'), ask('clueBottoms', { one, other }), ...found];
};

/** The question to begin with, where the words of the task leave no doubt. */
export const firstClue = (task: string): Part | undefined =>
  cluesIn(task).find((part) => part.part === 'say' && TO_BEGIN_WITH.has(part.phrase));

/** The bottoms of two parts of one whole that are put together or taken away, in pieces of different sizes. */
const unlikeBottoms = (task: string): [string, string] | null => {
  const [one, other, more] = Array.from(
    task.matchAll(/(?<![\d./])\d{1,2}\s?\/\s?(\d{1,3})(?![\d./])/g),
    ([, bottom = '']) => bottom,
  );
  const isPutTogether = /\b(?:left|together|in all|altogether|total|more)\b/i.test(task);
  return one !== undefined && other !== undefined && more === undefined && one !== other && isPutTogether
    ? [one, other]
    : null;
};

/** What is asked in a task, as the student put it; null where that is not clear. */
export const questionIn = (task: string): string | null => {
  const sentences = task.split(/(?<=[.?!])\s+|[,;]\s+(?=(?:how|what|which|find|calculate|work out)\b)/i);
  const asked = sentences
    .findLast((one) => ASKS.test(one))
    ?.replace(/^.{0,200}?(?=\b(?:how (?:many|much|long|far|old|fast|tall|big|high)|what)\b)/i, '');
  return asked !== undefined && asked.length <= LONGEST && asked.split(' ').length >= SHORTEST
    ? `${asked.replace(/[\s?.!,]+$/, '')}?`
    : null;
};
const ASKS = /\b(?:how (?:many|much|long|far|old|fast|tall|big|high)|what)\b/i;
const [LONGEST, SHORTEST] = [90, 3];
