import type { Expression } from '../expression/tree.ts';
import { less, plus, told } from './book.ts';
import type { Act, Part } from './clause.ts';
import { takesIn, type Thing } from './things.ts';
import type { Owner } from './who.ts';
import { current, type Event, type Holding, holdingsOf, named, nameOf, type World } from './world.ts';

/** A place can have things as a person can. */
export const placeOf = (when: string): Owner | null => {
  const match = /^(?:in|on|at|inside|under|near) (.+)$/.exec(when);
  if (!match?.[1]) return null;
  const text = match[1];
  return {
    key: text,
    text: `the ${text}`,
    thing: { head: text, adjectives: [], of: null, text },
    proper: false,
    article: 'the',
  };
};

// `9 birds flew away`: from where there are birds.
export const takeMove = (world: World, { amount }: Part, act: Act): boolean => {
  const { thing, size } = amount;
  const [holding, second] = world.holdings.filter((one) => thing !== null && takesIn(thing, one.thing));
  if (!holding || second || size.kind !== 'number') return false;
  push(world, holding, told(size.value), act.verbClass === 'gain' ? 1 : -1, act.text);
  return true;
};

const push = (world: World, holding: Holding, amount: Expression, sign: 1 | -1, because: string): void => {
  const next = sign === 1 ? plus(current(holding), amount) : less(current(holding), amount);
  holding.states.push(named(world, `${nameOf(holding.owner, holding.thing)} then`, next, because));
};

// `Ann got 5 apples from Tom`, `He took 3 from the basket`: who had them has fewer now.
export const comeFrom = (world: World, { thing, amount, when }: Event, because: string): boolean => {
  const source = /\bfrom (.+)$/.exec(when)?.[1];
  const own = world.holdings.filter(({ owner }) => source !== undefined && owner?.key === source);
  if (own.length === 0) return true;
  const [holding, second] = own.filter((one) => takesIn(thing, one.thing) || takesIn(one.thing, thing));
  if (!holding || second) return false;
  push(world, holding, amount, -1, because);
  return true;
};

export const PUTTING = new Set(['put', 'plac', 'add', 'pour']);

// `Tom put 3 more apples in the basket`
export const takePutting = (
  world: World,
  { amount, when, to, price, holds }: Part,
  owner: Owner,
  thing: Thing,
  act: Act,
): boolean => {
  const place = to?.kind === 'named' ? to.owners[0] : placeOf(when.replace(/^into /, 'in '));
  const { size } = amount;
  if (!place || price || holds || size.kind !== 'number') return false;
  const [goal, second] = world.holdings.filter(
    (one) => one.owner?.key === place.key && (takesIn(thing, one.thing) || takesIn(one.thing, thing)),
  );
  if (!goal || second) return false;
  push(world, goal, told(size.value), 1, act.text);
  const [own] = holdingsOf(world, owner, thing);
  if (own) push(world, own, told(size.value), -1, act.text);
  world.thing = thing;
  return true;
};
