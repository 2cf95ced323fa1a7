import { quantities } from './all-laws.ts';
import { isSame, NONE } from './dimension.ts';
import { inAQuestion, isNoun, namingsIn, type Naming } from './phrases.ts';
import type { Quantity } from './table.ts';
import { readUnit, type Unit } from './units.ts';

/** What a text asks for. */
export interface Question {
  /** What the words may mean. */
  readonly targets: readonly Quantity[];
  /** The unit the answer is wanted in. */
  readonly unit: Unit | null;
  /** Where the sentence of the question stands. */
  readonly start: number;
  readonly end: number;
  /** Where the asked quantity is named. */
  readonly named: { readonly start: number; readonly end: number };
}

export type NoQuestion = 'no question' | 'several questions' | 'asked quantity not named';

const SENTENCE_END = /[?!]|\.(?=\s|$)|\n/g;
const ASKS =
  /(?:^|[\s,(])(?:what|what's|whats|how|which|find|calculate|determine|compute|work out|when does|when will|where is|where does|where will|by how much|give)(?=\s)/i;
const LONGEST_TEXT = 900;

interface Sentence {
  readonly text: string;
  readonly start: number;
}

/** The sentences of a text and where they start. */
export const sentencesOf = (text: string): Sentence[] => {
  const sentences: Sentence[] = [];
  let start = 0;
  for (const { index } of [...text.matchAll(SENTENCE_END), { index: text.length }]) {
    const sentence = text.slice(start, index + 1);
    if (sentence.trim() !== '') sentences.push({ text: sentence, start });
    start = index + 1;
  }
  return sentences;
};

/** The question of a text: exactly one, with the quantity it asks for named in it. */
export const readQuestion = (text: string): Question | NoQuestion => {
  if (text.length > LONGEST_TEXT) return 'no question';
  const asking = sentencesOf(text).filter(
    (sentence) => sentence.text.trimEnd().endsWith('?') || ASKS.test(sentence.text),
  );
  const [sentence, other] = asking;
  if (!sentence) return 'no question';
  if (other) return 'several questions';
  const from = ASKS.exec(sentence.text)?.index ?? 0;
  const asked = sentence.text.slice(from);
  const unit = wantedUnit(asked);
  const isWanted = (quantity: Quantity): boolean =>
    unit === null || isSame(quantity.unit.dimension, unit.unit.dimension);
  const [first, second, third] = namingsIn(asked, inAQuestion(), isWanted);
  const isDoubled = first && second && namesAgain(asked, first, second);
  const [naming, next] = isDoubled ? [second, third] : [first, second];
  const place = (start: number, end: number): { start: number; end: number } => ({
    start: sentence.start + from + start,
    end: sentence.start + from + end,
  });
  const whole = { start: sentence.start, end: sentence.start + sentence.text.length };
  if (
    next &&
    naming &&
    /^[\s,]*(?:and|or|,)\s+(?:the\s+|its\s+|what\s+)?$/i.test(asked.slice(naming.end, next.start))
  )
    return 'several questions';
  if (naming)
    return {
      ...whole,
      targets: naming.quantities,
      unit: unit?.unit ?? null,
      named: place(naming.start, naming.end),
    };
  if (!unit?.isCounted) return 'asked quantity not named';
  const targets = [...quantities().values()].filter((quantity) => quantity.isBare && isWanted(quantity));
  return { ...whole, targets, unit: unit.unit, named: place(unit.start, unit.end) };
};

// `How long is the hypotenuse`: the noun says which length is meant.
const namesAgain = (asked: string, first: Naming, second: Naming): boolean =>
  /^\s+(?:is\s+)?(?:the|its|an?|one|each)\s+$/i.test(asked.slice(first.end, second.start)) &&
  second.quantities.every((one) => isNoun(second.phrase, one) || first.quantities.includes(one)) &&
  first.quantities.some((one) => isSame(one.unit.dimension, second.quantities[0]?.unit.dimension ?? NONE));

const COUNTED = /\bhow many\s+(?=\S)/i;
const WANTED = /\bin\s+(?:units of\s+)?(?=\S)/gi;

// `How many watts …`, `… in km/h?`
const wantedUnit = (asked: string): { unit: Unit; start: number; end: number; isCounted: boolean } | null => {
  const counted = COUNTED.exec(asked);
  const places = counted ? [counted] : [...asked.matchAll(WANTED)];
  for (const match of places) {
    const start = match.index + match[0].length;
    const read = readUnit(asked.slice(start));
    if (!read) continue;
    const rest = asked.slice(start + read.length);
    if (
      counted
        ? /^\s|^[?.,]|^$/.test(rest)
        : /^\s*(?:[?.,)(]|$)|^\s+(?:is|does|do|will|if|and|of|for|when|at|that|from|to|needed|are)\b/.test(
            rest,
          )
    )
      return { unit: read.unit, start: match.index, end: start + read.length, isCounted: counted !== null };
  }
  return null;
};
