import { onlyOf } from '../all-known.ts';
import { type Expression, number } from '../expression/tree.ts';
import type { Amount, Reference, Size } from './amounts.ts';
import { newPeople, note, type People, single } from './people.ts';
import { type Book, changedBy, equate, newBook, newUnknown, times } from './solve-story.ts';
import { AGE, keyOf, MONEY, overlaps, plainThing, takesIn, type Thing } from './things.ts';
import type { Owner } from './who.ts';

/** One amount of a story: somebody has, does or costs so much, once or for each one of something. */
export interface Fact {
  readonly owner: Owner | null;
  /** `have`, `cost`, `share`, or what was done. */
  readonly stem: string;
  readonly thing: Thing;
  readonly when: string;
  readonly per: Thing | null;
  readonly first: Expression;
  /** What it is by now. */
  amount: Expression;
  /** What was paid or taken for it. */
  readonly cost: Expression | null;
  /** What it is a part of. */
  readonly whole: Fact | null;
  /** It was told as what is left: nothing may change it afterwards. */
  final: boolean;
}

/** What the sentences of a story have said so far. */
export interface World {
  readonly book: Book;
  readonly people: People;
  readonly facts: Fact[];
  /** What is spoken of, for `5 more` without a noun. */
  thing: Thing | null;
  /** What there is more than one of: `a box` then stands for any of the boxes. */
  readonly several: ReadonlySet<string>;
}

export const newWorld = (several: ReadonlySet<string>): World => ({
  several,
  book: newBook(),
  people: newPeople(),
  facts: [],
  thing: null,
});

export const thingOf = (world: World, amount: Amount | null): Thing | null => amount?.thing ?? world.thing;

/** A place can have things as a person can. */
export const placeOf = (when: string): Owner | null => {
  const text = /^(?:in|on|at|inside|under|near) (.+)$/.exec(when)?.[1];
  if (text === undefined) return null;
  return { key: text, text: `the ${text}`, thing: plainThing(text), proper: false, article: 'the' };
};

export const addFact = (
  world: World,
  fact: Pick<Fact, 'owner' | 'stem' | 'thing' | 'amount'> & Partial<Fact>,
): Fact => {
  const known = { first: fact.amount, when: '', per: null, cost: null, whole: null };
  const added = { ...known, final: false, ...fact };
  world.facts.push(added);
  return added;
};

/** So much of one thing for each one of another, whoever has them. */
export const addPer = (world: World, stem: string, thing: Thing, per: Thing, amount: Expression): Fact =>
  addFact(world, { owner: null, stem, thing, per, amount });

export const addHolding = (world: World, owner: Owner | null, thing: Thing, amount: Expression): Fact =>
  addFact(world, { owner, stem: 'have', thing, amount });

/** What anybody has of anything, once and not for each of something. */
export const held = (world: World): Fact[] =>
  world.facts.filter(({ stem, per }) => stem === 'have' && per === null);

export const isOwn = (owner: Owner | null, fact: Fact): boolean =>
  (owner?.key ?? '') === (fact.owner?.key ?? '');

/** What somebody has or did of a thing and all that overlaps with it. */
export const near = (world: World, owner: Owner | null, stem: string, thing: Thing): Fact[] =>
  world.facts.filter(
    (one) => one.per === null && one.stem === stem && isOwn(owner, one) && overlaps(thing, one.thing),
  );

/** The one fact that a name stands for. */
export const factOf = (world: World, owner: Owner | null, stem: string, thing: Thing): Fact | null =>
  onlyOf(near(world, owner, stem, thing).filter((one) => takesIn(thing, one.thing)));

export const nameOf = (owner: Owner | null, thing: Thing, when = ''): string => {
  const what = thing === MONEY ? 'dollars' : thing === AGE ? 'age' : thing.text;
  return [owner === null ? what : `${owner.text}'s ${what}`, when].join(' ').trim();
};

/** What somebody has of a thing; unknown until a sentence says it. Null when more than one amount could be meant. */
export const holdingOf = (world: World, owner: Owner | null, thing: Thing): Fact | null => {
  const fact = factOf(world, owner, 'have', thing);
  if (fact ?? near(world, owner, 'have', thing).length > 0) return fact;
  return addHolding(world, owner, thing, newUnknown(world.book, nameOf(owner, thing)));
};

export const knownPrice = (world: World, thing: Thing): Expression | null =>
  world.facts.find(({ stem, per }) => stem === 'cost' && per && keyOf(per) === keyOf(thing))?.amount ?? null;

/** The price of one: so much money for each. */
export const priceOf = (world: World, thing: Thing): Expression =>
  knownPrice(world, thing) ??
  addPer(world, 'cost', MONEY, thing, newUnknown(world.book, `price of one ${thing.head}`)).amount;

/** Gives a value its name, so that a line can be written about it. */
export const named = (world: World, name: string, value: Expression, because: string): Expression => {
  const unknown = newUnknown(world.book, name);
  equate(world.book, unknown, value, because);
  return unknown;
};

/** A size as mathematics, beside what it is compared with; null where it is not clear with what. */
export const sizeOf = (
  world: World,
  size: Size,
  compared: (reference: Reference) => Expression | null,
  name = '',
): Expression | null => {
  if (size.kind === 'number') return number(size.value);
  if (size.kind === 'some') return newUnknown(world.book, name);
  if (size.kind !== 'difference' && size.kind !== 'multiple') return null;
  const other = compared(size.to);
  if (!other) return null;
  note(world.people, size.to.who);
  if (size.kind === 'difference') return changedBy(other, size.sign, number(size.by));
  const factor = number(size.factor);
  return times(size.change === undefined ? factor : changedBy(number(1), size.change, factor), other);
};

/** What somebody else has, or the same one of something else. */
export const comparedHolding =
  (world: World, owner: Owner | null, thing: Thing) =>
  ({ who, thing: other, when }: Reference): Expression | null => {
    const one = who ? single(world.people, who) : owner;
    if (when !== null || (who && !one)) return null;
    const wanted = who === null ? other : thing;
    if (wanted) return holdingOf(world, one, wanted)?.amount ?? null;
    // `9 lions and twice as many tigers`
    const [only, more] = held(world).filter((fact) => isOwn(one, fact));
    if (only) return !more && keyOf(only.thing) !== keyOf(thing) ? only.amount : null;
    // `Noah has 24 stickers. Lily has twice as many.`
    const [another, third] = held(world);
    return another && !third && keyOf(another.thing) === keyOf(thing) ? another.amount : null;
  };
