import { number, type Expression } from '../expression/tree.ts';
import { type Book, equate, newBook, newUnknown } from './book.ts';
import { newPeople, type People } from './people.ts';
import { MONEY, keyOf, overlaps, takesIn, type Thing } from './things.ts';
import type { VerbClass } from './verbs.ts';
import type { Owner } from './who.ts';

/** How much somebody has of one thing, from the beginning of the story to its end. */
export interface Holding {
  readonly owner: Owner | null;
  readonly thing: Thing;
  readonly states: Expression[];
  /** It was told as what is left: nothing may change it afterwards. */
  final: boolean;
}

/** Something done once: 5 apples bought. */
export interface Event {
  readonly owner: Owner;
  readonly stem: string;
  readonly kind: VerbClass;
  readonly thing: Thing;
  readonly amount: Expression;
  readonly when: string;
  /** What was paid or taken for it. */
  readonly cost: Expression | null;
  /** It was only compared with so far; a later sentence says how much it was. */
  awaited: boolean;
}

/** So many of one thing for each one of another. */
export interface Rate {
  readonly per: Thing;
  readonly of: Thing;
  readonly amount: Expression;
  readonly owner: Owner | null;
  readonly stem: string | null;
}

interface Share {
  readonly name: string;
  readonly whole: Thing;
  readonly amount: Expression;
}

/** What the sentences of a story have said so far. */
export interface World {
  readonly book: Book;
  readonly people: People;
  readonly holdings: Holding[];
  readonly events: Event[];
  readonly rates: Rate[];
  readonly prices: { readonly thing: Thing; readonly price: Expression }[];
  readonly ages: { readonly owner: Owner; readonly age: Expression }[];
  readonly shares: Share[];
  readonly groups: {
    readonly total: Expression;
    readonly of: Thing;
    readonly per: Thing;
    readonly count: Expression;
    readonly size: Expression;
  }[];
  /** Parts that make up a whole, such as boys and girls. */
  readonly wholes: (readonly Thing[])[];
  /** What is spoken of, for `5 more` without a noun. */
  thing: Thing | null;
  /** Something will only happen: the question has to ask about then. */
  future: boolean;
  /** What there is more than one of: `a box` then stands for any of the boxes. */
  readonly several: ReadonlySet<string>;
}

export const newWorld = (several: ReadonlySet<string>): World => ({
  several,
  future: false,
  book: newBook(),
  people: newPeople(),
  holdings: [],
  events: [],
  rates: [],
  prices: [],
  ages: [],
  shares: [],
  groups: [],
  wholes: [],
  thing: null,
});

const ownerKey = (owner: Owner | null): string => owner?.key ?? '';

/** The holdings of an owner that a name takes in; the exact one alone where there is one. */
export const holdingsOf = (world: World, owner: Owner | null, thing: Thing): Holding[] => {
  const own = world.holdings.filter(
    (one) => ownerKey(one.owner) === ownerKey(owner) && takesIn(thing, one.thing),
  );
  const exact = own.filter((one) => keyOf(one.thing) === keyOf(thing));
  return exact.length > 0 && own.length > exact.length ? [] : exact.length > 0 ? exact : own;
};

export const nameOf = (owner: Owner | null, thing: Thing, when = ''): string => {
  const what = thing === MONEY ? 'dollars' : thing.text;
  const who = owner === null ? what : `${owner.text}'s ${what}`;
  return when === '' ? who : `${who} ${when}`;
};

/** The holding that a change is made to: the exact one, or the only one whose name fits; a new one otherwise. */
export const holdingFor = (world: World, owner: Owner | null, thing: Thing): Holding | 'unclear' => {
  const own = world.holdings.filter((one) => ownerKey(one.owner) === ownerKey(owner));
  const exact = own.find((one) => keyOf(one.thing) === keyOf(thing));
  if (exact) return exact;
  const near = own.filter((one) => overlaps(thing, one.thing));
  const [only, second] = near;
  if (only) return second ? 'unclear' : only;
  return newHolding(world, owner, thing, newUnknown(world.book, `${nameOf(owner, thing)} at first`));
};

export const newHolding = (world: World, owner: Owner | null, thing: Thing, first: Expression): Holding => {
  const holding: Holding = { owner, thing, states: [first], final: false };
  world.holdings.push(holding);
  return holding;
};

/** Gives a value its name, so that a line can be written about it. */
export const named = (world: World, name: string, value: Expression, because: string): Expression => {
  const unknown = newUnknown(world.book, name);
  equate(world.book, unknown, value, because);
  return unknown;
};

export const current = ({ states }: Holding): Expression => states.at(-1) ?? number(0);

/** The price of one; unknown until a sentence says it. */
export const priceOf = (world: World, thing: Thing): Expression => {
  const known = world.prices.find((one) => keyOf(one.thing) === keyOf(thing));
  if (known) return known.price;
  const price = newUnknown(world.book, `price of one ${thing.head}`);
  world.prices.push({ thing, price });
  return price;
};

export const ageOf = (world: World, owner: Owner): Expression => {
  const known = world.ages.find((one) => one.owner.key === owner.key);
  if (known) return known.age;
  const age = newUnknown(world.book, `${owner.text}'s age`);
  world.ages.push({ owner, age });
  return age;
};
