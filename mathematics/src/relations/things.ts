import { rowsOf } from '../table-text.ts';
import { accept, attempt, type Cursor, tokenAt, wordAt } from './cursor.ts';
import { isSurelyVerb, isVerb } from './verbs.ts';
import { FUNCTION_WORDS, isKindOf, PLURALS, PREPOSITIONS, TIME_WORDS } from './words.ts';

/** What is counted or measured: `red apples` has the head `apple`, `boxes of chalk` is of chalk. */
export interface Thing {
  readonly head: string;
  readonly adjectives: readonly string[];
  readonly of: string | null;
  readonly text: string;
}

const IRREGULAR = new Map(rowsOf(PLURALS));
const KEEP_IE = /^(?:cookie|brownie|movie|pie|calorie|tie|smoothie|hoodie|selfie|zombie|genie|goalie)s$/;

/** The singular, good enough to know one noun in both its forms. */
export const singular = (word: string): string => {
  const known = IRREGULAR.get(word);
  if (known !== undefined) return known;
  if (KEEP_IE.test(word)) return word.slice(0, -1);
  if (/[^aeiou]ies$/.test(word)) return `${word.slice(0, -3)}y`;
  if (/(?:sh|ch|ss|x|zz|[^aeiou]o)es$/.test(word)) return word.slice(0, -2);
  return /[^su]s$|ius$/.test(word) && word.length > 3 && !word.endsWith('is') ? word.slice(0, -1) : word;
};

export const isPlural = (word: string): boolean => singular(word) !== word;

/** A thing that goes by one name. */
export const plainThing = (head: string, text = head): Thing => ({ head, adjectives: [], of: null, text });

export const MONEY = plainThing('$', 'money');
/** How old somebody is; what something costs is money of the thing. */
export const AGE = plainThing('age', 'years');

/** Whether one of two names takes in the other. */
export const overlaps = (a: Thing, b: Thing): boolean => takesIn(a, b) || takesIn(b, a);

const MOST_WORDS = 5;

const MANNER = /(?<!^(?:fami|butterf|assemb|supp|jel|bel|bul))ly$/;

const isNounWord = (cursor: Cursor, first: boolean): boolean => {
  const token = tokenAt(cursor);
  if (token?.kind !== 'word') return false;
  if (FUNCTION_WORDS.has(token.word) || PREPOSITIONS.has(token.word) || TIME_WORDS.has(token.word))
    return false;
  if (!first && MANNER.test(token.word)) return false;
  return first || !(isSurelyVerb(token.word) || (isVerb(token.word) && startsObject(cursor)));
};

// `the book costs $5`: what could be a noun is a verb where an amount follows.
const startsObject = (cursor: Cursor): boolean => {
  const next = tokenAt(cursor, 1);
  return next?.kind === 'number' || ['a', 'an', 'some', 'the', 'as', 'for'].includes(next?.word ?? '');
};

const NOT_CONTENT = new Set('the them his her their these those it # a all each that'.split(' '));

/** Reads a thing without its article: `red apples`, `boxes of crayons`. */
export const readThing = (cursor: Cursor): Thing | null => {
  const words = nounRun(cursor);
  const head = words.at(-1);
  if (head === undefined) return null;
  const of =
    attempt(cursor, () => {
      const run = accept(cursor, 'of') && !NOT_CONTENT.has(wordAt(cursor)) ? nounRun(cursor) : [];
      return run.length > 0 ? run : null;
    }) ?? [];
  const content = of.at(-1);
  return {
    head: singular(head),
    adjectives: [...words.slice(0, -1), ...of.slice(0, -1)].toSorted(),
    of: content === undefined ? null : singular(content),
    text: [...words, ...(content === undefined ? [] : ['of', ...of])].join(' '),
  };
};

const nounRun = (cursor: Cursor): string[] => {
  const words: string[] = [];
  while (words.length < MOST_WORDS && isNounWord(cursor, words.length === 0)) {
    words.push(wordAt(cursor));
    cursor.at += 1;
  }
  return words;
};

export const keyOf = ({ head, adjectives, of }: Thing): string =>
  `${adjectives.join(' ')}|${head}|${of ?? ''}`;

/** Whether a name takes in a thing: `apples` takes in red ones, `fruit` takes in apples. */
export const takesIn = (general: Thing, special: Thing): boolean =>
  (general.of === null || general.of === special.of) &&
  (general.head === special.head
    ? general.adjectives.every((one) => special.adjectives.includes(one))
    : general.adjectives.length === 0 && general.of === null && isKindOf(special.head, general.head));
