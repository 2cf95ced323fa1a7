import type { Fraction } from '../expression/fraction.ts';
import { accept, acceptPhrase, attempt, type Cursor, tokenAt, wordAt } from './cursor.ts';
import { isPlural, plainThing, readThing, singular, type Thing } from './things.ts';
import { isSurelyVerb } from './verbs.ts';
import { FUNCTION_WORDS, POSSESSIVES, PRONOUNS, TIME_WORDS } from './words.ts';

/** One who has or does something, or a thing about which something is said. */
export interface Owner {
  readonly key: string;
  readonly text: string;
  readonly thing: Thing;
  readonly proper: boolean;
  readonly article: 'a' | 'the' | null;
}

/** One with a name of their own. */
export const ownerNamed = (key: string, text: string, head = key): Owner => ({
  key,
  text,
  thing: plainThing(head, text),
  proper: true,
  article: null,
});

/** A thing of which something is said. */
const ownerOf = (thing: Thing, article: Owner['article'] = null): Owner => ({
  key: [...thing.adjectives, thing.head, ...(thing.of === null ? [] : ['of', thing.of])].join(' '),
  text: `${article === null ? '' : 'the '}${thing.text}`,
  thing,
  proper: false,
  article,
});

/** Several who do something as one. */
export const groupOf = (owners: readonly Owner[]): Owner =>
  ownerNamed(joined(owners.map(({ key }) => key).toSorted()), joined(owners.map(({ text }) => text)));
const joined = (names: readonly string[]): string => names.join(' and ');

/** The subject of a clause. */
export type Who =
  | { readonly kind: 'named'; readonly owners: readonly Owner[] }
  | { readonly kind: 'pronoun'; readonly word: string }
  | { readonly kind: 'each'; readonly thing: Thing | null }
  | {
      readonly kind: 'counted';
      readonly count: Fraction;
      readonly thing: Thing | null;
      readonly further: boolean;
    }
  | { readonly kind: 'there' };

const isCapital = (cursor: Cursor): boolean => /^\p{Lu}/u.test(tokenAt(cursor)?.raw ?? '');

/** Whether a clause may begin here: `On Tuesday he read …`. */
export const startsSubject = (cursor: Cursor): boolean =>
  ['there', 'he', 'she', 'they', 'it', 'we', 'i'].includes(wordAt(cursor)) || isCapital(cursor);

/** Reads a subject: a name, a pronoun, `each box`, `5 boxes`, `Tom and Ann`, `the farmer`. */
export const readWho = (cursor: Cursor): Who | null =>
  attempt(cursor, () => {
    const token = tokenAt(cursor);
    if (accept(cursor, 'there')) return { kind: 'there' };
    if (accept(cursor, 'each', 'every')) return readEach(cursor);
    if (token?.kind === 'number' && token.value && token.form === 'plain') {
      cursor.at += 1;
      const further = accept(cursor, 'more', 'other');
      return { kind: 'counted', count: token.value, thing: readThing(cursor), further };
    }
    const word = wordAt(cursor);
    if (!PRONOUNS.has(word) || (word === 'her' && !isEndOfName(cursor))) return readNamed(cursor);
    cursor.at += 1;
    accept(cursor, 'both', 'all', 'each');
    return { kind: 'pronoun', word };
  });

const isEndOfName = (cursor: Cursor): boolean =>
  tokenAt(cursor, 1)?.kind !== 'word' ||
  FUNCTION_WORDS.has(wordAt(cursor, 1)) ||
  isSurelyVerb(wordAt(cursor, 1));

const readEach = (cursor: Cursor): Who | null => {
  if (acceptPhrase(cursor, 'of them')) return { kind: 'each', thing: null };
  if (accept(cursor, 'of') && !accept(cursor, 'the', 'these', ...POSSESSIVES)) return null;
  accept(cursor, 'one');
  return tokenAt(cursor)?.kind === 'number' ? null : { kind: 'each', thing: readThing(cursor) };
};

const readNamed = (cursor: Cursor): Who | null => {
  const first = readOwner(cursor);
  const owners = first ? [first] : [];
  // `Tom has 5 and Ann …` begins a new clause after the number; here only names are joined.
  const readNext = (): Owner | null => {
    const comma = accept(cursor, ',');
    const owner = accept(cursor, 'and') || comma ? readOwner(cursor) : null;
    return owner?.proper === first?.proper ? owner : null;
  };
  for (let next = first; next;) {
    next = attempt(cursor, readNext);
    if (next) owners.push(next);
  }
  return first && { kind: 'named', owners };
};

/** Reads one owner: `Tom`, `Mrs Hill`, `Tom's brother`, `the red box`, `her mother`, `boys`. */
const readOwner = (cursor: Cursor): Owner | null =>
  attempt(cursor, () => {
    const name = isNameWord(cursor) && !TIME_WORDS.has(wordAt(cursor)) ? readProper(cursor) : null;
    if (name) return name;
    const article = accept(cursor, 'a', 'an') ? 'a' : accept(cursor, 'the', ...POSSESSIVES) ? 'the' : null;
    const thing = readThing(cursor);
    if (!thing) return null;
    // A bare noun is a subject only in the plural.
    if (article === null && !isPlural(thing.text.split(' ').at(-1) ?? '') && thing.of === null) return null;
    return accept(cursor, "'s")
      ? readOwned(cursor, thing.head, `the ${thing.text}`)
      : ownerOf(thing, article);
  });

// `Tom's brother`, `the farmer's cows`
const readOwned = (cursor: Cursor, key: string, text: string): Owner | null => {
  const thing = readThing(cursor);
  const owner = thing && ownerNamed(`${key}'s ${thing.head}`, `${text}'s ${thing.text}`);
  return owner && { ...owner, thing, article: 'the' };
};

/** A word that may begin a name of somebody; `Will has 5 apples`. */
const isNameWord = (cursor: Cursor): boolean =>
  isCapital(cursor) &&
  (!FUNCTION_WORDS.has(wordAt(cursor)) ||
    (tokenAt(cursor)?.raw === 'Will' && isSurelyVerb(wordAt(cursor, 1))));

const readProper = (cursor: Cursor): Owner | null =>
  attempt(cursor, () => {
    const words: string[] = [];
    const start = cursor.at;
    for (; words.length < 3 && isNameWord(cursor) && tokenAt(cursor)?.kind === 'word'; cursor.at += 1)
      words.push(tokenAt(cursor)?.raw ?? '');
    const text = words.join(' ');
    const key = text.toLowerCase();
    if (words.length === 0) return null;
    // The first word of a sentence has a capital anyway: `Apples cost …`, `Students …`.
    if (start === 0 && words.length === 1 && isPlural(key)) {
      const first: Cursor = { ...cursor, at: 0 };
      const plain = readThing(first);
      if (plain && BEHIND_THINGS.has(wordAt(first))) {
        cursor.at = first.at;
        return ownerOf(plain);
      }
      if (tokenAt(cursor)?.kind === 'word' && !isEndOfName({ ...cursor, at: 0 })) return null;
    }
    return accept(cursor, "'s") ? readOwned(cursor, key, text) : ownerNamed(key, text, singular(key));
  });

/** Verbs behind which a capital at the beginning may be that of a thing. */
const BEHIND_THINGS = new Set(['cost', 'are', 'were', 'have', 'grow', 'come', 'sell']);
