import { type Fraction, ONE, whole } from '../expression/fraction.ts';
import { readAdjunct } from './adjuncts.ts';
import { accept, acceptPhrase, attempt, type Cursor, tokenAt, wordAt } from './cursor.ts';
import { MONEY, readThing, singular, type Thing } from './things.ts';
import { readWho, type Who } from './who.ts';
import { FUNCTION_WORDS, measureOf, PHRASES, POSSESSIVES } from './words.ts';

/** What an amount is compared with: somebody's, another thing, or another time. */
export interface Reference {
  readonly who: Who | null;
  readonly thing: Thing | null;
  readonly when: string | null;
}

/** How an amount is told. */
export type Size =
  | { readonly kind: 'number'; readonly value: Fraction; readonly further: boolean; readonly among?: true }
  | { readonly kind: 'some' }
  | { readonly kind: 'difference'; readonly by: Fraction; readonly sign: 1 | -1; readonly than: Reference }
  | { readonly kind: 'multiple'; readonly factor: Fraction; readonly as: Reference; readonly change?: 1 | -1 }
  | {
      readonly kind: 'part';
      readonly part: Fraction;
      readonly ofRest: boolean;
      readonly whole?: Fraction;
    }
  | { readonly kind: 'rest' }
  | { readonly kind: 'all' };

export interface Amount {
  readonly size: Size;
  readonly thing: Thing | null;
  /** `each`, or what there is one of: `per box`. */
  readonly per: Thing | 'each' | null;
}

const NOWHERE: Reference = { who: null, thing: null, when: null };

/** Reads an amount: `5 apples`, `3 more than Ann`, `half of the rest`, `$4 per kilogram`. */
export const readAmount = (cursor: Cursor): Amount | null =>
  attempt(cursor, () => {
    acceptPhrase(cursor, 'a total of | a grand total of');
    accept(cursor, 'only', 'just', 'exactly', 'up');
    const amount = readRest(cursor) ?? readSome(cursor) ?? readSame(cursor) ?? readNumbered(cursor);
    if (!amount) return null;
    return { ...amount, per: amount.per ?? readPer(cursor, amount.thing) };
  });

type Bare = Omit<Amount, 'per'> & { readonly per?: Amount['per'] };

const readRest = (cursor: Cursor): Bare | null =>
  attempt(cursor, () => {
    if (accept(cursor, 'them')) return { size: { kind: 'all' }, thing: null };
    if (acceptPhrase(cursor, 'the rest | the remainder | the others')) {
      if (wordAt(cursor) === 'of') return null;
      return { size: { kind: 'rest' }, thing: null };
    }
    if (acceptPhrase(cursor, 'the remaining | the other') && tokenAt(cursor)?.kind !== 'number')
      return { size: { kind: 'rest' }, thing: readThing(cursor) };
    if (accept(cursor, 'all')) {
      accept(cursor, 'of');
      if (accept(cursor, 'them', 'it')) return { size: { kind: 'all' }, thing: null };
      if (!accept(cursor, 'the', ...POSSESSIVES)) return null;
      const thing = tokenAt(cursor)?.kind === 'number' ? null : readThing(cursor);
      return thing && { size: { kind: 'all' }, thing };
    }
    return null;
  });

const readSome = (cursor: Cursor): Bare | null =>
  attempt(cursor, () => {
    if (!acceptPhrase(cursor, 'some | a few | several | a number of | a certain number of')) return null;
    const more = accept(cursor, 'more', 'other');
    if (acceptPhrase(cursor, 'of them | of it')) return { size: { kind: 'some' }, thing: null };
    if (accept(cursor, 'of')) accept(cursor, 'the', ...POSSESSIVES);
    const thing = readThing(cursor);
    return thing || more || wordAt(cursor) === 'to' ? { size: { kind: 'some' }, thing } : null;
  });

const readWhat = (cursor: Cursor): Thing | null => (accept(cursor, 'money') ? MONEY : readThing(cursor));

// `as many apples as Ann`, `the same number of apples as Ann`
const readSame = (cursor: Cursor): Bare | null =>
  attempt(cursor, () => {
    if (!acceptPhrase(cursor, 'as many | as much | the same number of | the same amount of')) return null;
    const thing = readWhat(cursor);
    if (!accept(cursor, 'as')) return null;
    const as = readReference(cursor);
    return as && { size: { kind: 'multiple', factor: ONE, as }, thing };
  });

const readNumbered = (cursor: Cursor): Bare | null => {
  const another = accept(cursor, 'another', 'additional');
  // `a $20 bill`
  if (tokenAt(cursor, 1)?.form === 'money' && /^(?:bill|note)$/.test(wordAt(cursor, 2))) accept(cursor, 'a');
  const token = tokenAt(cursor);
  if (token?.kind !== 'number' || !token.value) return readArticle(cursor, another);
  cursor.at += 1;
  const { value, form } = token;
  const twice = /^(?:twice|thrice)$/i.test(token.raw);
  if (form === 'fraction' || form === 'percent') {
    const part = readPart(cursor, value);
    if (part) return part;
  }
  const multiple = readMultiple(cursor, value, twice || form === 'fraction');
  if (multiple) return multiple;
  if (twice || wordAt(cursor) === 'times') return null;
  const difference = readDifference(cursor, value, form);
  if (difference) return difference;
  if (form === 'percent') return null;
  const further = accept(cursor, 'more', 'additional', 'extra', 'other') || another;
  if (form === 'money') return money(cursor, value, further);
  return counted(cursor, value, further);
};

const money = (cursor: Cursor, value: Fraction, further: boolean): Bare => {
  acceptPhrase(cursor, 'in cash | bill | note');
  return { size: { kind: 'number', value, further }, thing: MONEY };
};

const counted = (cursor: Cursor, value: Fraction, further: boolean): Bare | null => {
  const size: Size = { kind: 'number', value, further };
  if (accept(cursor, 'of')) {
    const part: Size = { kind: 'number', value, further, among: true };
    if (accept(cursor, 'them', 'these', 'those', 'it')) return { size: part, thing: null };
    if (!accept(cursor, 'the', ...POSSESSIVES)) return null;
    const thing = readThing(cursor);
    return thing && { size: part, thing };
  }
  return { size, thing: readThing(cursor) };
};

// `an apple` is one; `a lot`, `a few more` are no numbers.
const readArticle = (cursor: Cursor, another: boolean): Bare | null => {
  if (!another && !accept(cursor, 'a', 'an')) return null;
  if (/^(?:lot|few|couple|bunch|number|little|total|pair|bit|group|set|fraction|part)$/.test(wordAt(cursor)))
    return null;
  const thing = readThing(cursor);
  return thing && { size: { kind: 'number', value: whole(1), further: another }, thing };
};

// `half of the apples`, `20% of them`, `a third of the rest`
const readPart = (cursor: Cursor, part: Fraction): Bare | null =>
  attempt(cursor, () => {
    // `half the apples`, `half his money`
    const isOwn = wordAt(cursor) === 'the' || POSSESSIVES.has(wordAt(cursor));
    const isBare = isOwn && !/^(?:number|amount|price|cost)$/.test(wordAt(cursor, 1));
    if (!accept(cursor, 'of') && !isBare) return null;
    const of = (ofRest: boolean, thing: Thing | null): Bare => ({
      size: { kind: 'part', part, ofRest },
      thing,
    });
    if (acceptPhrase(cursor, PHRASES.whatIsLeft)) return of(true, null);
    if (accept(cursor, 'them', 'it', 'these', 'those')) return of(false, null);
    if (acceptPhrase(cursor, 'the rest | the remainder')) {
      return wordAt(cursor) === 'of' ? null : of(true, null);
    }
    const owned = POSSESSIVES.has(wordAt(cursor));
    if (!accept(cursor, 'the', 'these', ...POSSESSIVES)) return null;
    const remaining = accept(cursor, 'remaining', 'leftover', 'rest');
    const total = tokenAt(cursor)?.form === 'plain' ? tokenAt(cursor)?.value : null;
    if (total) cursor.at += 1;
    else if (tokenAt(cursor)?.kind === 'number') return null;
    const thing = accept(cursor, 'money', 'savings', 'allowance') ? MONEY : readThing(cursor);
    if (total)
      return thing && !owned && !remaining
        ? { size: { kind: 'part', part, ofRest: false, whole: total }, thing }
        : null;
    return thing || (remaining && !owned) ? of(remaining, thing) : null;
  });

// `3 times as many apples as Ann`, `half as much`, `twice the number of apples Ann has`
const readMultiple = (cursor: Cursor, factor: Fraction, bare: boolean): Bare | null =>
  attempt(cursor, () => {
    if (!accept(cursor, 'times') && !bare) return null;
    if (accept(cursor, 'as')) {
      if (!accept(cursor, 'many', 'much')) return null;
      const thing = readWhat(cursor);
      if (!accept(cursor, 'as')) return { size: { kind: 'multiple', factor, as: NOWHERE }, thing };
      const as = readReference(cursor);
      return as && { size: { kind: 'multiple', factor, as }, thing };
    }
    if (acceptPhrase(cursor, 'that many | that number | that amount | that much')) {
      const thing = FUNCTION_WORDS.has(wordAt(cursor)) ? null : readThing(cursor);
      return { size: { kind: 'multiple', factor, as: NOWHERE }, thing };
    }
    return null;
  });

// `3 more apples than Ann`, `20% fewer than on Monday`
const readDifference = (cursor: Cursor, value: Fraction, form: string): Bare | null =>
  attempt(cursor, () => {
    const unit = form === 'plain' && measureOf(singular(wordAt(cursor))) !== null ? readThing(cursor) : null;
    const isMore = accept(cursor, 'more', 'farther', 'further', 'longer');
    const sign = isMore ? 1 : -1;
    if ((!isMore && !accept(cursor, 'fewer', 'less', 'shorter')) || (unit && wordAt(cursor) !== 'than'))
      return null;
    const thing = unit ?? (form === 'money' ? MONEY : readWhat(cursor));
    // `12 fewer bikes in June`: than the ones before; `12 more` would be 12 further ones.
    if (!accept(cursor, 'than'))
      return sign === -1 && form === 'plain'
        ? { size: { kind: 'difference', by: value, sign, than: NOWHERE }, thing }
        : null;
    const than = readReference(cursor);
    if (!than) return null;
    if (form !== 'percent') return { size: { kind: 'difference', by: value, sign, than }, thing };
    return { size: { kind: 'multiple', factor: value, as: than, change: sign }, thing };
  });

/** Reads what follows `than` or `as`; a number there is no reference. */
export const readReference = (cursor: Cursor): Reference | null =>
  attempt(cursor, () => {
    const adjunct = readAdjunct(cursor);
    if (adjunct !== null) return { ...NOWHERE, when: adjunct };
    acceptPhrase(cursor, 'the number of | the amount of | there are | there were');
    if (tokenAt(cursor)?.kind === 'number') return null;
    const who = readWho(cursor);
    if (!who || who.kind === 'counted' || who.kind === 'there' || who.kind === 'each') return null;
    const first = who.kind === 'named' ? who.owners[0] : null;
    if (who.kind === 'named' && who.owners.length > 1) return null;
    acceptPhrase(cursor, PHRASES.does);
    const when = readAdjunct(cursor);
    if (first && !first.proper && first.article === null) return { who: null, thing: first.thing, when };
    return { who, thing: first && !first.proper ? first.thing : null, when };
  });

/** Reads `each`, `per box`, `for every box`, `a day`. */
const readPer = (cursor: Cursor, thing: Thing | null): Amount['per'] =>
  attempt(cursor, () => {
    if (accept(cursor, 'apiece')) return 'each';
    if (wordAt(cursor) === 'to' && wordAt(cursor, 1) === 'each') cursor.at += 1;
    if (acceptPhrase(cursor, PHRASES.each)) {
      if (accept(cursor, 'of')) return null;
      accept(cursor, 'one');
      return readThing(cursor) ?? 'each';
    }
    // `$5 a book`, `12 pages a day`
    const isOne = thing === MONEY || measureOf(wordAt(cursor, 1)) === 'time';
    return isOne && accept(cursor, 'a', 'an') ? readThing(cursor) : null;
  });
