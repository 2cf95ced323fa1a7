import { onlyOf } from '../all-known.ts';
import { isNegative, subtract } from '../expression/fraction.ts';
import { type Expression, isNumber, number } from '../expression/tree.ts';
import type { Reference } from './amounts.ts';
import type { Clause, Part } from './clauses.ts';
import { resolve, single } from './people.ts';
import { changedBy, newUnknown, plus, times } from './solve-story.ts';
import { keyOf, MONEY, takesIn, type Thing } from './things.ts';
import { verbStem } from './verbs.ts';
import type { Owner } from './who.ts';
import * as facts from './world.ts';
import type { Fact, World } from './world.ts';

const SHOPPING = /^(?:buy|purchas|sell|order)$/;
const EARNING = /^(?:earn|sav|mak|get|receiv|win|find)$/;

/** Something done, with what it does to what its owner has. */
interface Deed extends Pick<Part, 'when' | 'to' | 'price'> {
  readonly owner: Owner;
  readonly stem: string;
  readonly thing: Thing;
  readonly size: NonNullable<Part['amount']>['size'];
  readonly sign: 1 | -1 | 0;
  readonly text: string;
}

/** Takes something done into the story; false when its meaning is not certain. */
export const takeEvent = (world: World, part: Part, owner: Owner, thing: Thing, act: Clause): boolean => {
  const { amount, when } = part;
  const { verbClass: kind, text } = act;
  const stem = verbStem(act.verb);
  const sign = kind === 'gain' ? 1 : kind === 'lose' || kind === 'give' ? -1 : 0;
  if (!amount || kind === 'share' || kind === 'cost' || kind === 'be') return false;
  // “4 to each of her 5 friends”: who they are does not matter.
  const receivers = part.to?.kind === 'counted' ? number(part.to.count) : null;
  const to = receivers ? null : part.to;
  const deed: Deed = { ...part, to, owner, stem, thing, size: amount.size, sign, text };
  if (thing === MONEY && sign === 1 && !EARNING.test(stem)) return false;
  if (isUnclear(world, deed, kind === 'give') || (kind !== 'give' && part.to && sign !== 0)) return false;
  const one = eventSize(world, deed);
  if (!one || (receivers && amount.size.kind !== 'number')) return false;
  const size = receivers ? times(receivers, one) : one;
  if (thing !== MONEY) world.thing = thing;
  const isPlain = !receivers && (amount.size.kind === 'number' || amount.size.kind === 'some');
  const name = `${facts.nameOf(owner, thing, when)} (${act.verb})`;
  const done = isPlain ? size : facts.named(world, name, size, text);
  const cost = costOf(world, deed, done);
  facts.addFact(world, { owner, stem, thing, when, amount: done, cost });
  return sign === 0 || change(world, deed, done, cost);
};

/** What the same one did of this kind so far. */
const doneBefore = (world: World, owner: Owner, stem: string): Fact[] =>
  world.facts.filter((one) => one.per === null && one.stem === stem && facts.isOwn(owner, one));

const isUnclear = (
  world: World,
  { owner, stem, thing, when, sign, size }: Deed,
  isGiven: boolean,
): boolean => {
  const had = facts.near(world, owner, 'have', thing).length > 0;
  // `Ann got 5 apples from Tom`: who had them has fewer now.
  const source = /\bfrom (.+)$/.exec(when)?.[1];
  if (facts.held(world).some((one) => one.owner?.key === source)) return true;
  // What was done before now may be counted already.
  if (had && sign !== 0 && /^(?:yesterday|last )/.test(when)) return true;
  if (size.kind !== 'number') return false;
  const did = doneBefore(world, owner, stem);
  // `It sold 12 more in June`: 12 in June, or 12 more than in May? `Ann picked 3 more`: three more than Tom?
  const isOther = when !== '' && did.some((one) => one.when !== '' && one.when !== when);
  const isFirst = !isGiven && !had && did.length === 0;
  // `He bought 3 of them`: they are among those he has.
  return (size.further && (isOther || isFirst)) || (size.among === true && sign === 1);
};

const eventSize = (world: World, deed: Deed): Expression | null => {
  const { owner, thing, when, sign, size } = deed;
  const holding = facts.factOf(world, owner, 'have', thing);
  if (size.kind === 'part' && size.whole) {
    if (sign === 1 || (sign === -1 && holding)) return null;
    if (sign === -1) facts.addHolding(world, owner, thing, number(size.whole));
    return times(number(size.part), number(size.whole));
  }
  if (size.kind !== 'part' && size.kind !== 'rest' && size.kind !== 'all')
    return facts.sizeOf(world, size, comparedEvent(world, deed), facts.nameOf(owner, thing, when));
  if (!holding || sign !== -1) return null;
  const hasChanged = holding.amount !== holding.first;
  if (size.kind !== 'part') return hasChanged || size.kind === 'all' ? holding.amount : null;
  // After something is gone, `half of the apples` may mean those at first or those left.
  return size.ofRest === hasChanged ? times(number(size.part), holding.amount) : null;
};

/** What somebody else did of the same, or the same one at another time. */
const comparedEvent =
  (world: World, { owner, stem, thing }: Deed) =>
  ({ who, thing: other, when }: Reference): Expression | null => {
    const one = who ? single(world.people, who) : owner;
    const wanted = who === null && other ? other : thing;
    const isBare = who === null && other === null && when === null;
    const isSame = (past: Fact): boolean => takesIn(wanted, past.thing) && (when ?? past.when) === past.when;
    const same = (one ? doneBefore(world, one, stem) : []).filter((past) => isBare || isSame(past));
    const isSum = who !== null && when === null;
    return same.length === 1 || (same.length > 1 && isSum) ? plus(...same.map(({ amount }) => amount)) : null;
  };

const costOf = (world: World, { price, thing, stem }: Deed, done: Expression): Expression | null => {
  if (price) return price.each ? times(number(price.value), done) : number(price.value);
  const one = facts.knownPrice(world, thing);
  return one && SHOPPING.test(stem) ? times(one, done) : null;
};

// What the event does to what its owner has, to the one who gets it, and to the owner's money.
const change = (world: World, deed: Deed, done: Expression, cost: Expression | null): boolean => {
  const { owner, thing, stem, sign, size, to, text } = deed;
  const further = size.kind === 'number' && size.further;
  if (sign === 1 && !further && facts.near(world, owner, 'have', thing).length === 0)
    facts.addHolding(world, owner, thing, number(0));
  const moves = (one: Owner, by: 1 | -1): boolean => {
    const holding = holdingFor(world, one, thing);
    return holding !== null && changeOf(world, holding, by, done, text);
  };
  if (!moves(owner, sign === 1 ? 1 : -1)) return false;
  const [receiver, second] = (to && resolve(world.people, to)) ?? [];
  if (to && (!receiver || (!second && !moves(receiver, 1)))) return false;
  const purse = cost && thing !== MONEY ? facts.factOf(world, owner, 'have', MONEY) : null;
  return !purse || !cost || changeOf(world, purse, stem === 'sell' ? 1 : -1, cost, text);
};

/** The holding that a change is made to: the exact one, or the only one whose name fits; a new one otherwise. */
const holdingFor = (world: World, owner: Owner, thing: Thing): Fact | null => {
  const own = facts.near(world, owner, 'have', thing);
  const [only, second] = own.filter((one) => keyOf(one.thing) === keyOf(thing) || own.length === 1);
  if (only ?? own.length > 0) return only && !second ? only : null;
  const contents = unpacked(world, owner, thing);
  if (contents) return contents;
  const amount = newUnknown(world.book, `${facts.nameOf(owner, thing)} at first`);
  return facts.addHolding(world, owner, thing, amount);
};

/** What is in the things that somebody has: so many of it in each; null where that is not one kind of thing. */
const contentsOf = (
  world: World,
  owner: Owner | null | 'anybody',
  fits: (rate: Fact, per: Thing) => boolean,
): { rate: Fact; count: Fact } | null => {
  const own = facts.held(world).filter((one) => owner === 'anybody' || facts.isOwn(owner, one));
  const found = world.facts.flatMap((rate) => {
    const { per } = rate;
    if (per === null || rate.stem !== 'have' || !fits(rate, per)) return [];
    return own.filter((one) => takesIn(per, one.thing)).map((count) => ({ rate, count }));
  });
  return onlyOf(found);
};

/** “6 boxes of 8 pencils” as the pencils in them, once some of these change; the boxes are not counted after that. */
export const unpacked = (world: World, owner: Owner | null | 'anybody', thing: Thing): Fact | null => {
  const contents = contentsOf(world, owner, (rate) => takesIn(thing, rate.thing));
  if (!contents) return null;
  const { rate, count } = contents;
  const name = facts.nameOf(count.owner, rate.thing);
  const amount = facts.named(world, `${name} in all`, times(rate.amount, count.amount), '');
  world.facts.splice(world.facts.indexOf(rate), 1);
  count.final = true;
  return facts.addHolding(world, count.owner, rate.thing, amount);
};

/** What “13” or “5 of them” means where boxes of pencils were told: pencils, if there are not so many boxes; null where it may be either. */
export const meantOf = (
  world: World,
  owner: Owner | null | 'anybody',
  thing: Thing | null,
  size: Deed['size'],
): Thing | null => {
  const contents = thing && contentsOf(world, owner, (_, per) => takesIn(per, thing));
  if (!contents) return thing;
  if (size.kind !== 'number') return null;
  const { value } = size;
  const boxes = world.facts.filter((one) => one.per === null && takesIn(contents.count.thing, one.thing));
  const isMore = boxes.every(({ amount }) => !isNumber(amount) || isNegative(subtract(amount.value, value)));
  return isMore ? contents.rate.thing : null;
};

/** From now on somebody has so much more or less; what was told as left stays so. */
export const changeOf = (
  world: World,
  fact: Fact,
  sign: 1 | -1,
  by: Expression,
  because: string,
): boolean => {
  const name = `${facts.nameOf(fact.owner, fact.thing)} then`;
  fact.amount = facts.named(world, name, changedBy(fact.amount, sign, by), because);
  return !fact.final;
};
