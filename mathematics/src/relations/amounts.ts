import { type Fraction, isNegative, ONE, subtract, whole } from '../expression/fraction.ts';
import { readAdjunct } from './adjuncts.ts';
import { accept, acceptPhrase, attempt, type Cursor, tokenAt, wordAt } from './cursor.ts';
import { AGE, MONEY, plainThing, readThing, singular, type Thing } from './things.ts';
import { readWho, type Who } from './who.ts';
import { measureOf, PHRASES, POSSESSIVES } from './words.ts';

/** What an amount is compared with: somebody's, another thing, or another time. */
export interface Reference {
  readonly who: Who | null;
  readonly thing: Thing | null;
  readonly when: string | null;
}

/** How an amount is told. */
export type Size =
  | { readonly kind: 'number'; readonly value: Fraction; readonly further: boolean; readonly among?: true }
  | { readonly kind: 'some' | 'rest' | 'all' }
  | { readonly kind: 'difference'; readonly by: Fraction; readonly sign: 1 | -1; readonly to: Reference }
  | { readonly kind: 'multiple'; readonly factor: Fraction; readonly to: Reference; readonly change?: 1 | -1 }
  | { readonly kind: 'part'; readonly part: Fraction; readonly ofRest: boolean; readonly whole?: Fraction };

export interface Amount {
  readonly size: Size;
  readonly thing: Thing | null;
  /** `each`, or what there is one of: `per box`. */
  readonly per: Thing | 'each' | null;
}

type Bare = Omit<Amount, 'per'>;

const NOWHERE: Reference = { who: null, thing: null, when: null };

/** Reads an amount: `5 apples`, `3 more than Ann`, `half of the rest`, `$4 per kilogram`, `twice as old as Tom`. */
export const readAmount = (cursor: Cursor): Amount | null =>
  attempt(cursor, () => {
    const amount = readUncounted(cursor) ?? readMultiple(cursor, ONE, true) ?? readNumbered(cursor);
    return amount && { ...amount, per: readPer(cursor, amount.thing) };
  });

/** What is told without a number, and whether a thing has to follow. */
const UNCOUNTED = [
  ['them | all of them | all of it', 'all', false],
  [
    'all of the | all the | all of his | all his | all of her | all her | all of their | all their',
    'all',
    true,
  ],
  ['the rest', 'rest', false],
  ['the remaining | the other', 'rest', true],
  ['some of them | some of it | some more', 'some', false],
  ['some of the | some of his | some of her | some of their | some', 'some', true],
] as const;

// `them`, `all of the apples`, `the rest`, `the remaining pears`, `some more apples`
const readUncounted = (cursor: Cursor): Bare | null =>
  attempt(cursor, () => {
    const form = UNCOUNTED.find(([phrases]) => acceptPhrase(cursor, phrases) !== null);
    if (!form || wordAt(cursor) === 'of' || tokenAt(cursor)?.kind === 'number') return null;
    const [phrases, kind, isOpen] = form;
    const thing = isOpen || phrases.endsWith('more') ? readThing(cursor) : null;
    return isOpen && !thing ? null : { size: { kind }, thing };
  });

const readWhat = (cursor: Cursor): Thing | null => (accept(cursor, 'money') ? MONEY : readThing(cursor));

const readNumbered = (cursor: Cursor): Bare | null => {
  const another = accept(cursor, 'another', 'additional');
  const token = tokenAt(cursor);
  if (token?.kind !== 'number' || !token.value) return readArticle(cursor, another);
  cursor.at += 1;
  const { value, form } = token;
  const isPart = form === 'fraction' || form === 'percent';
  const compared =
    (isPart ? readPart(cursor, value) : null) ??
    readMultiple(cursor, value, form === 'fraction') ??
    (wordAt(cursor) === 'times' ? null : readDifference(cursor, value, form));
  if (compared || wordAt(cursor) === 'times' || form === 'percent') return compared;
  const size: Size = {
    kind: 'number',
    value,
    further: accept(cursor, 'more', 'additional', 'extra', 'other') || another,
  };
  if (form === 'money') return { size, thing: MONEY };
  if (acceptPhrase(cursor, 'years old | year old')) return { size, thing: AGE };
  if (wordAt(cursor) === 'of') return readAmong(cursor, size);
  const thing = readThing(cursor);
  // “She spent 1/3 on a book” is a third of something, and not a third of a dollar.
  return form === 'fraction' && !thing && isBelowOne(value) ? null : { size, thing };
};
const isBelowOne = (value: Fraction): boolean => isNegative(subtract(value, ONE));

// `3 of them`, `4 of the apples`
const readAmong = (cursor: Cursor, size: Size): Bare | null => {
  const among: Size = size.kind === 'number' ? { ...size, among: true } : size;
  if (acceptPhrase(cursor, 'of them | of these | of those')) return { size: among, thing: null };
  const thing = accept(cursor, 'of') && accept(cursor, 'the', ...POSSESSIVES) ? readThing(cursor) : null;
  return thing && { size: among, thing };
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
    if (!accept(cursor, 'of')) return null;
    const of = (ofRest: boolean, thing: Thing | null): Bare => ({
      size: { kind: 'part', part, ofRest },
      thing,
    });
    if (accept(cursor, 'them', 'it', 'these', 'those')) return of(false, null);
    if (acceptPhrase(cursor, 'the rest')) return wordAt(cursor) === 'of' ? null : of(true, null);
    const owned = POSSESSIVES.has(wordAt(cursor));
    if (!accept(cursor, 'the', 'these', ...POSSESSIVES)) return null;
    const remaining = accept(cursor, 'remaining', 'leftover', 'rest');
    const total = tokenAt(cursor)?.form === 'plain' ? tokenAt(cursor)?.value : null;
    if (total) cursor.at += 1;
    else if (tokenAt(cursor)?.kind === 'number') return null;
    const thing = accept(cursor, 'savings', 'allowance') ? MONEY : readWhat(cursor);
    if (!total) return thing || (remaining && !owned) ? of(remaining, thing) : null;
    if (!thing || owned || remaining) return null;
    return { size: { kind: 'part', part, ofRest: false, whole: total }, thing };
  });

// `3 times as many apples as Ann`, `half as much`, `as many as Tom`, `twice as old as Ben`, `half that number`
const readMultiple = (cursor: Cursor, factor: Fraction, bare: boolean): Bare | null =>
  attempt(cursor, () => {
    if (!accept(cursor, 'times') && !bare) return null;
    const size = (to: Reference): Size => ({ kind: 'multiple', factor, to });
    const old = acceptPhrase(cursor, 'as old') !== null;
    if (!old && !acceptPhrase(cursor, 'as many | as much')) return null;
    const thing = old ? AGE : readWhat(cursor);
    if (!accept(cursor, 'as')) return old || factor === ONE ? null : { size: size(NOWHERE), thing };
    const as = readReference(cursor);
    return as && { size: size(as), thing };
  });

// `3 more apples than Ann`, `20% fewer than on Monday`, `4 years older than Kim`
const readDifference = (cursor: Cursor, value: Fraction, form: string): Bare | null =>
  attempt(cursor, () => {
    const word = wordAt(cursor);
    const unit = measureOf(singular(word)) === null ? null : plainThing(singular(word), word);
    if (unit) cursor.at += 1;
    const isAge = /^(?:older|younger)$/.test(wordAt(cursor));
    const isMore = accept(cursor, 'more', 'farther', 'further', 'longer', 'older');
    const sign = isMore ? 1 : -1;
    if (!isMore && !accept(cursor, 'fewer', 'less', 'shorter', 'younger')) return null;
    if (unit ? wordAt(cursor) !== 'than' || form !== 'plain' : isAge) return null;
    if (isAge && unit?.head !== 'year') return null;
    const thing = isAge ? AGE : (unit ?? (form === 'money' ? MONEY : readWhat(cursor)));
    // `12 fewer bikes in June`: than the ones before; `12 more` would be 12 further ones.
    if (!accept(cursor, 'than'))
      return sign === -1 && form === 'plain'
        ? { size: { kind: 'difference', by: value, sign, to: NOWHERE }, thing }
        : null;
    const than = readReference(cursor);
    if (!than) return null;
    if (form !== 'percent') return { size: { kind: 'difference', by: value, sign, to: than }, thing };
    return { size: { kind: 'multiple', factor: value, to: than, change: sign }, thing };
  });

/** Reads what follows `than` or `as`; a number there is no reference. */
export const readReference = (cursor: Cursor): Reference | null =>
  attempt(cursor, () => {
    const adjunct = readAdjunct(cursor);
    if (adjunct !== null) return { ...NOWHERE, when: adjunct };
    acceptPhrase(cursor, 'the number of | the amount of | there are | there were');
    if (tokenAt(cursor)?.kind === 'number') return null;
    const who = readWho(cursor);
    if (who?.kind !== 'named' && who?.kind !== 'pronoun') return null;
    const [first, second] = who.kind === 'named' ? who.owners : [];
    if (second) return null;
    acceptPhrase(cursor, PHRASES.does);
    const when = readAdjunct(cursor);
    if (first && !first.proper && first.article === null) return { who: null, thing: first.thing, when };
    return { who, thing: first && !first.proper ? first.thing : null, when };
  });

/** Reads `each`, `per box`, `for every box`, `a day`. */
export const readPer = (cursor: Cursor, thing: Thing | null): Amount['per'] =>
  attempt(cursor, () => {
    if (acceptPhrase(cursor, PHRASES.each)) {
      if (accept(cursor, 'of')) return null;
      accept(cursor, 'one');
      return readThing(cursor) ?? 'each';
    }
    // `$5 a book`, `12 pages a day`
    const isOne = thing === MONEY || measureOf(wordAt(cursor, 1)) === 'time';
    return isOne && accept(cursor, 'a', 'an') ? readThing(cursor) : null;
  });
