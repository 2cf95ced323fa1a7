import { number, type Expression } from '../expression/tree.ts';
import { equate, times, told } from './book.ts';
import type { Act, Part } from './clause.ts';
import { changeHolding, comeFrom } from './moves.ts';
import { resolve } from './people.ts';
import { comparedEvent, sizeOf } from './sizes.ts';
import { MONEY, keyOf, overlaps, type Thing } from './things.ts';
import { verbStem } from './verbs.ts';
import type { Owner, Who } from './who.ts';
import {
  current,
  holdingFor,
  holdingsOf,
  named,
  nameOf,
  newHolding,
  priceOf,
  type Event,
  type World,
} from './world.ts';

const EARNING = new Set(['earn', 'sav', 'mak', 'get', 'receiv', 'win', 'find']);

export const takeEvent = (world: World, part: Part, owner: Owner, thing: Thing, act: Act): boolean => {
  const { amount, when, price } = part;
  const stem = verbStem(act.verb);
  const kind = act.verbClass;
  if (act.verbClass === 'share' || act.verbClass === 'cost' || act.verbClass === 'be') return false;
  if (thing === MONEY && kind === 'gain' && !EARNING.has(stem)) return false;
  const changes = kind === 'gain' || kind === 'lose' || kind === 'give';
  const draft = { owner, stem, kind, thing, when };
  // `It sold 12 more in June`: 12 in June, or 12 more than in May?
  if (
    amount.size.kind === 'number' &&
    amount.size.further &&
    when !== '' &&
    world.events.some(
      (one) => one.stem === stem && one.owner.key === owner.key && one.when !== '' && one.when !== when,
    )
  )
    return false;
  if (!isPlainChange(world, part, draft)) return false;
  const size = eventSize(world, part, draft, changes);
  if (!size) return false;
  world.thing = thing === MONEY ? world.thing : thing;
  const awaited = world.events.find(
    (one) =>
      one.awaited &&
      one.owner.key === owner.key &&
      one.stem === stem &&
      keyOf(one.thing) === keyOf(thing) &&
      (one.when === when || one.when === ''),
  );
  if (awaited) {
    equate(world.book, awaited.amount, size, act.text);
    awaited.awaited = false;
    return !changes || price === null;
  }
  const plain = amount.size.kind === 'number' || amount.size.kind === 'some';
  const done = plain ? size : named(world, `${nameOf(owner, thing, when)} (${act.verb})`, size, act.text);
  const cost = costOf(world, part, thing, done, stem);
  world.events.push({ ...draft, amount: done, cost, awaited: false });
  return !changes || change(world, { ...draft, amount: done, cost, awaited: false }, part, act);
};

const isPlainChange = (
  world: World,
  { amount: { size } }: Part,
  { owner, kind, thing, when, stem }: Omit<Event, 'amount' | 'cost' | 'awaited'>,
): boolean => {
  const had = world.holdings.some((one) => one.owner?.key === owner.key && overlaps(thing, one.thing));
  const did = world.events.some((one) => one.owner.key === owner.key && one.stem === stem);
  // `Ann picked 3 more`: three further ones, or three more than Tom?
  if (size.kind === 'number' && size.further && kind !== 'give' && !had && !did) return false;
  // `He bought 3 of them`: they are among those he has.
  if (size.kind === 'number' && size.among === true && kind === 'gain') return false;
  // What was done before now may be counted already.
  return !(
    had &&
    (kind === 'gain' || kind === 'lose' || kind === 'give') &&
    /^(?:yesterday|last )/.test(when)
  );
};

const eventSize = (
  world: World,
  { amount }: Part,
  draft: Omit<Event, 'amount' | 'cost' | 'awaited'>,
  changes: boolean,
): Expression | null => {
  const { size } = amount;
  if (
    size.kind === 'number' ||
    size.kind === 'some' ||
    size.kind === 'difference' ||
    size.kind === 'multiple'
  )
    return sizeOf(world, size, comparedEvent(world, draft), nameOf(draft.owner, draft.thing, draft.when));
  if (size.kind === 'part' && size.whole) {
    if (changes) {
      if (draft.kind === 'gain' || holdingsOf(world, draft.owner, draft.thing).length > 0) return null;
      newHolding(world, draft.owner, draft.thing, told(size.whole));
    }
    return times(told(size.part), told(size.whole));
  }
  if (!changes || draft.kind === 'gain') return null;
  const [holding, second] = holdingsOf(world, draft.owner, draft.thing);
  if (!holding || second) return null;
  if (size.kind === 'rest') return holding.states.length > 1 ? current(holding) : null;
  if (size.kind === 'all') return current(holding);
  // After something is gone, `half of the apples` may mean those at first or those left.
  if (size.ofRest !== holding.states.length > 1) return null;
  return times(told(size.part), current(holding));
};

const costOf = (
  world: World,
  { price, amount }: Part,
  thing: Thing,
  done: Expression,
  stem: string,
): Expression | null => {
  if (price) return price.each ? times(told(price.value), done) : told(price.value);
  const priced = world.prices.find((one) => keyOf(one.thing) === keyOf(thing));
  return priced &&
    (stem === 'buy' || stem === 'purchas' || stem === 'sell' || stem === 'order') &&
    amount.size.kind === 'number'
    ? times(priceOf(world, thing), done)
    : null;
};

// What the event does to what its owner has, and to the owner's money.
const change = (world: World, event: Event, { amount, to }: Part, act: Act): boolean => {
  const { owner, thing, kind, stem } = event;
  const gains = kind === 'gain';
  const further = amount.size.kind === 'number' && amount.size.further;
  const known = world.holdings.some((one) => one.owner?.key === owner.key && overlaps(thing, one.thing));
  if (!known && gains && !further) newHolding(world, owner, thing, number(0));
  const holding = holdingFor(world, owner, thing);
  if (holding === 'unclear') return false;
  if (holding.final) return false;
  changeHolding(world, holding, gains ? 1 : -1, event.amount, act.text);
  if (kind === 'give' && to && !receive(world, event, to, act.text)) return false;
  if (!comeFrom(world, event, act.text)) return false;
  if (event.cost && thing !== MONEY) {
    const [purse] = holdingsOf(world, owner, MONEY);
    if (purse) changeHolding(world, purse, stem === 'sell' ? 1 : -1, event.cost, act.text);
  }
  return true;
};

const receive = (world: World, { thing, amount }: Event, to: Who, because: string): boolean => {
  if (to.kind !== 'named' && to.kind !== 'pronoun') return false;
  const owners = resolve(world.people, to);
  const [owner] = owners ?? [];
  if (!owner) return false;
  if (owners && owners.length > 1) return true;
  const holding = holdingFor(world, owner, thing);
  if (holding === 'unclear') return false;
  changeHolding(world, holding, 1, amount, because);
  return true;
};
