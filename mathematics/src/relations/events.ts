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

const SHOPPING = new Set(['buy', 'purchas', 'sell', 'order']);
const EARNING = new Set(['earn', 'sav', 'mak', 'get', 'receiv', 'win', 'find']);

/** An event before its size is known. */
type Begun = Omit<Event, 'amount' | 'cost' | 'awaited'>;

const changesHoldings = ({ kind }: Begun): boolean => kind === 'gain' || kind === 'lose' || kind === 'give';

export const takeEvent = (world: World, part: Part, owner: Owner, thing: Thing, act: Act): boolean => {
  const { amount, when, price } = part;
  const { verbClass: kind, text } = act;
  const stem = verbStem(act.verb);
  const begun: Begun = { owner, stem, kind, thing, when };
  if (kind === 'share' || kind === 'cost' || kind === 'be') return false;
  if (thing === MONEY && kind === 'gain' && !EARNING.has(stem)) return false;
  if (!isPlainChange(world, part, begun)) return false;
  const size = eventSize(world, part, begun);
  if (!size) return false;
  if (thing !== MONEY) world.thing = thing;
  const awaited = didBefore(world, begun).find(
    (one) => one.awaited && keyOf(one.thing) === keyOf(thing) && (one.when === when || one.when === ''),
  );
  if (awaited) {
    equate(world.book, awaited.amount, size, text);
    awaited.awaited = false;
    return !changesHoldings(begun) || price === null;
  }
  const isPlain = amount.size.kind === 'number' || amount.size.kind === 'some';
  const done = isPlain ? size : named(world, `${nameOf(owner, thing, when)} (${act.verb})`, size, text);
  const event: Event = {
    ...begun,
    amount: done,
    cost: costOf(world, part, thing, done, stem),
    awaited: false,
  };
  world.events.push(event);
  return !changesHoldings(begun) || change(world, event, part, act);
};

/** What the same one did of this kind so far. */
const didBefore = (world: World, { owner, stem }: Begun): Event[] =>
  world.events.filter((one) => one.owner.key === owner.key && one.stem === stem);

const isPlainChange = (world: World, { amount: { size } }: Part, begun: Begun): boolean => {
  const { owner, kind, thing, when } = begun;
  const had = world.holdings.some((one) => one.owner?.key === owner.key && overlaps(thing, one.thing));
  const did = didBefore(world, begun);
  if (size.kind === 'number' && size.further) {
    // `It sold 12 more in June`: 12 in June, or 12 more than in May?
    if (when !== '' && did.some((one) => one.when !== '' && one.when !== when)) return false;
    // `Ann picked 3 more`: three further ones, or three more than Tom?
    if (kind !== 'give' && !had && did.length === 0) return false;
  }
  // `He bought 3 of them`: they are among those he has.
  if (size.kind === 'number' && size.among === true && kind === 'gain') return false;
  // What was done before now may be counted already.
  return !(had && changesHoldings(begun) && /^(?:yesterday|last )/.test(when));
};

const eventSize = (world: World, { amount: { size } }: Part, begun: Begun): Expression | null => {
  const { owner, thing, kind, when } = begun;
  const changes = changesHoldings(begun);
  if (size.kind === 'part' && size.whole) {
    if (changes) {
      if (kind === 'gain' || holdingsOf(world, owner, thing).length > 0) return null;
      newHolding(world, owner, thing, told(size.whole));
    }
    return times(told(size.part), told(size.whole));
  }
  if (size.kind !== 'part' && size.kind !== 'rest' && size.kind !== 'all')
    return sizeOf(world, size, comparedEvent(world, begun), nameOf(owner, thing, when));
  const [holding, second] = changes && kind !== 'gain' ? holdingsOf(world, owner, thing) : [];
  if (!holding || second) return null;
  const hasChanged = holding.states.length > 1;
  if (size.kind === 'rest') return hasChanged ? current(holding) : null;
  if (size.kind === 'all') return current(holding);
  // After something is gone, `half of the apples` may mean those at first or those left.
  return size.ofRest === hasChanged ? times(told(size.part), current(holding)) : null;
};

const costOf = (
  world: World,
  { price, amount }: Part,
  thing: Thing,
  done: Expression,
  stem: string,
): Expression | null => {
  if (price) return price.each ? times(told(price.value), done) : told(price.value);
  const isPriced = world.prices.some((one) => keyOf(one.thing) === keyOf(thing));
  return isPriced && SHOPPING.has(stem) && amount.size.kind === 'number'
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
  if (holding === 'unclear' || holding.final) return false;
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
  const [owner, second] = resolve(world.people, to) ?? [];
  if (!owner || second) return Boolean(owner);
  const holding = holdingFor(world, owner, thing);
  if (holding === 'unclear') return false;
  changeHolding(world, holding, 1, amount, because);
  return true;
};
