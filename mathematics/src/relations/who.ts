import type { Fraction } from '../expression/fraction.ts';
import { accept, attempt, type Cursor, tokenAt, wordAt } from './cursor.ts';
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

/** Several who do something as one. */
export const groupOf = (owners: readonly Owner[]): Owner => {
  const key = owners.map((owner) => owner.key).toSorted();
  return ownerNamed(key.join(' and '), owners.map(({ text }) => text).join(' and '));
};

// `Tom's brother`, `the farmer's cows`
const readOwned = (cursor: Cursor, key: string, text: string): Owner | null => {
  const thing = readThing(cursor);
  return (
    thing && {
      key: `${key}'s ${thing.head}`,
      text: `${text}'s ${thing.text}`,
      thing,
      proper: true,
      article: 'the',
    }
  );
};

/** The subject of a clause. */
export type Who =
  | { readonly kind: 'named'; readonly owners: readonly Owner[] }
  | { readonly kind: 'pronoun'; readonly word: string }
  | { readonly kind: 'each'; readonly thing: Thing | null }
  | { readonly kind: 'counted'; readonly count: Fraction; readonly thing: Thing; readonly further: boolean }
  | { readonly kind: 'there' };

const isCapital = (cursor: Cursor): boolean => /^\p{Lu}/u.test(tokenAt(cursor)?.raw ?? '');

/** Reads a subject: a name, a pronoun, `each box`, `5 boxes`, `Tom and Ann`, `the farmer`. */
export const readWho = (cursor: Cursor): Who | null =>
  attempt(cursor, () => {
    const word = wordAt(cursor);
    if (word === 'there') return accept(cursor, 'there') ? { kind: 'there' } : null;
    if (word === 'each' || word === 'every') return readEach(cursor);
    const token = tokenAt(cursor);
    if (token?.kind === 'number' && token.value && token.form === 'plain')
      return readCounted(cursor, token.value);
    if (PRONOUNS.has(word) && !(word === 'her' && !isEndOfName(cursor))) {
      cursor.at += 1;
      accept(cursor, 'both', 'all', 'each');
      return { kind: 'pronoun', word };
    }
    return readNamed(cursor);
  });

const isEndOfName = (cursor: Cursor): boolean =>
  tokenAt(cursor, 1)?.kind !== 'word' ||
  FUNCTION_WORDS.has(wordAt(cursor, 1)) ||
  isSurelyVerb(wordAt(cursor, 1));

const readEach = (cursor: Cursor): Who | null => {
  cursor.at += 1;
  if (accept(cursor, 'of')) {
    if (accept(cursor, 'them')) return { kind: 'each', thing: null };
    if (!accept(cursor, 'the', 'these', ...POSSESSIVES)) return null;
    if (tokenAt(cursor)?.kind === 'number') return null;
  }
  accept(cursor, 'one');
  return { kind: 'each', thing: readThing(cursor) };
};

const readCounted = (cursor: Cursor, count: Fraction): Who | null => {
  cursor.at += 1;
  const further = accept(cursor, 'more', 'other');
  const thing = readThing(cursor);
  return thing && { kind: 'counted', count, thing, further };
};

const readNamed = (cursor: Cursor): Who | null => {
  const first = readOwner(cursor);
  if (!first) return null;
  const owners = [first];
  for (;;) {
    const next = attempt(cursor, () => {
      const comma = accept(cursor, ',');
      if (!accept(cursor, 'and') && !comma) return null;
      const owner = readOwner(cursor);
      // `Tom has 5 and Ann …` begins a new clause after the number; here only names are joined.
      return owner && owner.proper === first.proper ? owner : null;
    });
    if (!next) break;
    owners.push(next);
  }
  return { kind: 'named', owners };
};

/** A word that may begin a name of somebody. */
const isNameWord = (cursor: Cursor): boolean =>
  isCapital(cursor) && (!FUNCTION_WORDS.has(wordAt(cursor)) || isNamedWill(cursor));

const plainOwner = (thing: Thing, article: Owner['article']): Owner => ({
  key: keyFor(thing),
  text: `${article === null ? '' : 'the '}${thing.text}`,
  thing,
  proper: false,
  article,
});

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
      : plainOwner(thing, article);
  });

const keyFor = ({ head, adjectives, of }: Thing): string =>
  [...adjectives, head, ...(of === null ? [] : ['of', of])].join(' ');

// `Will has 5 apples`
const isNamedWill = (cursor: Cursor): boolean =>
  tokenAt(cursor)?.raw === 'Will' && isSurelyVerb(wordAt(cursor, 1));

const readProper = (cursor: Cursor): Owner | null =>
  attempt(cursor, () => {
    const words: string[] = [];
    const start = cursor.at;
    while (words.length < 3 && isNameWord(cursor) && tokenAt(cursor)?.kind === 'word') {
      words.push(tokenAt(cursor)?.raw ?? '');
      cursor.at += 1;
    }
    const text = words.join(' ');
    const key = text.toLowerCase();
    if (words.length === 0) return null;
    // The first word of a sentence has a capital anyway: `Apples cost …`, `Students …`.
    if (start === 0 && words.length === 1) {
      if (isPlural(key) && BEHIND_THINGS.has(wordAt(cursor))) {
        cursor.at = start;
        const plain = readThing(cursor);
        return plain && plainOwner(plain, null);
      }
      if (
        !isEndOfName({ ...cursor, at: start }) &&
        isPlural(wordAt(cursor)) &&
        tokenAt(cursor, 1)?.kind !== 'number'
      )
        return null;
    }
    return accept(cursor, "'s") ? readOwned(cursor, key, text) : ownerNamed(key, text, singular(key));
  });

/** Verbs behind which a capital at the beginning may be that of a thing. */
const BEHIND_THINGS = new Set(['cost', 'are', 'were', 'have', 'grow', 'come', 'sell']);
