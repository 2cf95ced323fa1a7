import { once } from '../once.ts';
import { quantities } from './all-laws.ts';
import { type Measure } from './measures.ts';
import type { Quantity } from './table.ts';
import { NONE, type Unit, isSame, readUnit } from './units.ts';

/** A phrase of the text that names quantities. */
export interface Naming {
  readonly phrase: string;
  readonly quantities: readonly Quantity[];
  readonly start: number;
  readonly end: number;
}

interface Word {
  readonly word: string;
  readonly start: number;
  readonly end: number;
}

const WORD = /=|[^\s,.;:?!()=–-]+/gu;

const wordsOf = (text: string): Word[] =>
  [...text.matchAll(WORD)].map(({ 0: word, index }) => ({
    word: word.toLowerCase().replace(/'s$/, ''),
    start: index,
    end: index + word.length,
  }));

const keyOf = (phrase: string): string =>
  wordsOf(phrase)
    .map(({ word }) => word)
    .join(' ');

/** Phrases and what they name. */
export type PhraseIndex = ReadonlyMap<string, readonly Quantity[]>;

const indexOf = (phrasesOf: (quantity: Quantity) => readonly string[]): (() => PhraseIndex) =>
  once(() => {
    const index = new Map<string, Quantity[]>();
    for (const quantity of quantities().values())
      for (const key of new Set(phrasesOf(quantity).map(keyOf)))
        index.set(key, [...(index.get(key) ?? []), quantity]);
    return index;
  });

export const besideANumber = indexOf(({ nouns, beside }) => [...nouns, ...beside]);
export const inAQuestion = indexOf(({ nouns, asked }) => [...nouns, ...asked]);
const byNoun = indexOf(({ nouns }) => nouns);

/** Whether the phrase is a name of its own for the quantity, not only a hint. */
export const isNoun = (phrase: string, quantity: Quantity): boolean =>
  byNoun().get(phrase)?.includes(quantity) ?? false;

const LONGEST_PHRASE = 10;

/** The phrases of a text that name quantities of the wanted kind, the longest at each place. */
export const namingsIn = (
  text: string,
  index: PhraseIndex,
  isWanted: (quantity: Quantity) => boolean,
): Naming[] => {
  const words = wordsOf(text);
  const namings: Naming[] = [];
  for (let at = 0; at < words.length;) {
    let taken = 1;
    for (let count = Math.min(LONGEST_PHRASE, words.length - at); count > 0; count--) {
      const part = words.slice(at, at + count);
      const phrase = part.map(({ word }) => word).join(' ');
      const named = index.get(phrase)?.filter(isWanted) ?? [];
      if (named.length === 0) continue;
      namings.push({ phrase, quantities: named, start: part[0]?.start ?? 0, end: part.at(-1)?.end ?? 0 });
      taken = count;
      break;
    }
    at += taken;
  }
  return namings;
};

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

/** Whether a text asks in a sentence: `250 Hz, 1.2 m, wave speed?` only says what it is about. */
const asksInASentence = (text: string): boolean => ASKS.test(text);

/** The question of a text: exactly one, with the quantity it asks for named in it. */
export const readQuestion = (text: string): Question | null => {
  const asking = text.length > LONGEST_TEXT ? [] : sentencesOf(text);
  const [sentence, other] = asking.filter((one) => one.text.trimEnd().endsWith('?') || ASKS.test(one.text));
  if (!sentence || other) return null;
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
  const isTwo =
    next &&
    naming &&
    /^[\s,]*(?:and|or|,)\s+(?:the\s+|its\s+|what\s+)?$/i.test(asked.slice(naming.end, next.start));
  if (isTwo) return null;
  if (naming) {
    const { quantities: targets, start, end } = naming;
    return { ...whole, targets, unit: unit?.unit ?? null, named: place(start, end) };
  }
  if (!unit?.isCounted) return null;
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

const BEHIND_COUNTED = /^\s|^[?.,]|^$/;
const BEHIND_WANTED =
  /^\s*(?:[?.,)(]|$)|^\s+(?:is|does|do|will|if|and|of|for|when|at|that|from|to|needed|are)\b/;

// `How many watts …`, `… in km/h?`
const wantedUnit = (asked: string): { unit: Unit; start: number; end: number; isCounted: boolean } | null => {
  const counted = COUNTED.exec(asked);
  const places = counted ? [counted] : [...asked.matchAll(WANTED)];
  for (const match of places) {
    const start = match.index + match[0].length;
    const read = readUnit(asked.slice(start));
    if (!read) continue;
    const rest = asked.slice(start + read.length);
    if ((counted ? BEHIND_COUNTED : BEHIND_WANTED).test(rest))
      return { unit: read.unit, start: match.index, end: start + read.length, isCounted: counted !== null };
  }
  return null;
};

const MOST_WORDS = 24;
/** Who speaks in whole sentences says what is so, and sets no task without asking. */
const SPEAKS =
  /\b(?:i|i'm|im|my|we|you|your|he|she|they|because|so|but|not|always|never|why|if|would|should|could|explain|means?|better)\b/i;

/** What a task in few words asks for: the one quantity that is named without a number, as in `kinetic energy 1500 kg 20 m/s`. */
export const askedInFewWords = (text: string, measures: readonly Measure[]): Question | null => {
  if (asksInASentence(text) || SPEAKS.test(text) || text.split(/\s+/).length > MOST_WORDS) return null;
  const unit = wantedUnit(text)?.unit ?? null;
  const namings = namingsIn(text, byNoun(), () => true);
  const given = new Set(measures.map((measure) => nameOf(measure, text, namings)));
  const free = namings.filter((one) => !given.has(one));
  const [naming, other] = free;
  if (!naming || other || TELLS.test(text.slice(naming.end))) return null;
  const { quantities: targets, start, end } = naming;
  return { targets, unit, start: 0, end: text.length, named: { start, end } };
};

/** “Speed is …” tells something of it. */
const TELLS =
  /^\s{0,3}(?:is|are|was|were|has|had|does|stays?|stayed|goes|depends?|equals?|can|must|will|=)(?![a-z])/i;
const BEFORE_ITS_NUMBER =
  /^\s{0,3}(?:(?:is|are|=|:|of|was|at|equals)\s{0,3})?(?:(?:an?|about|only)\s{1,3})?$/i;
const BEHIND_ITS_NUMBER = /^\s{0,3}(?:(?:of|as|for)\s{1,3})?(?:(?:the|an?)\s{1,3})?$/i;

/** What names a number: what stands right before it, else what stands right behind it. */
const nameOf = (measure: Measure, text: string, namings: readonly Naming[]): Naming | undefined => {
  const fitting = namings.filter((naming) =>
    naming.quantities.some((one) => isSame(one.unit.dimension, measure.unit.dimension)),
  );
  const isBefore = ({ end }: Naming): boolean =>
    end <= measure.start && BEFORE_ITS_NUMBER.test(text.slice(end, measure.start));
  const isBehind = ({ start }: Naming): boolean =>
    start >= measure.end && BEHIND_ITS_NUMBER.test(text.slice(measure.end, start));
  return fitting.find(isBefore) ?? fitting.find(isBehind);
};
