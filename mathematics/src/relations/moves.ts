import type { Expression } from '../expression/tree.ts';
import { changedBy, told } from './book.ts';
import type { Act, Part } from './clause.ts';
import { overlaps, plainThing, takesIn } from './things.ts';
import type { Owner } from './who.ts';
import { current, type Event, type Holding, named, nameOf, type World } from './world.ts';

/** A place can have things as a person can. */
export const placeOf = (when: string): Owner | null => {
  const match = /^(?:in|on|at|inside|under|near) (.+)$/.exec(when);
  if (!match?.[1]) return null;
  const text = match[1];
  return { key: text, text: `the ${text}`, thing: plainThing(text), proper: false, article: 'the' };
};

// `9 birds flew away`: from where there are birds.
export const takeMove = (world: World, { amount }: Part, act: Act): boolean => {
  const { thing, size } = amount;
  const [holding, second] = world.holdings.filter((one) => thing !== null && takesIn(thing, one.thing));
  if (!holding || second || size.kind !== 'number') return false;
  changeHolding(world, holding, act.verbClass === 'gain' ? 1 : -1, told(size.value), act.text);
  return true;
};

/** From now on somebody has so much more or less. */
export const changeHolding = (
  world: World,
  holding: Holding,
  sign: 1 | -1,
  amount: Expression,
  because: string,
): void => {
  const next = changedBy(current(holding), sign, amount);
  holding.states.push(named(world, `${nameOf(holding.owner, holding.thing)} then`, next, because));
};

// `Ann got 5 apples from Tom`, `He took 3 from the basket`: who had them has fewer now.
export const comeFrom = (world: World, { thing, amount, when }: Event, because: string): boolean => {
  const source = /\bfrom (.+)$/.exec(when)?.[1];
  const own = world.holdings.filter(({ owner }) => source !== undefined && owner?.key === source);
  if (own.length === 0) return true;
  const [holding, second] = own.filter((one) => overlaps(thing, one.thing));
  if (!holding || second) return false;
  changeHolding(world, holding, -1, amount, because);
  return true;
};
