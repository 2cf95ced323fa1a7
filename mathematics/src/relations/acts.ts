import { allKnown } from '../all-known.ts';
import { equate, plus, told } from './book.ts';
import type { Act, Part } from './clause.ts';
import { takeEvent } from './events.ts';
import { placeOf, takeMove } from './moves.ts';
import { mention, mentionAlso, resolve } from './people.ts';
import { takeGroups } from './shared-groups.ts';
import { comparedHolding, sizeOf, thingOf } from './sizes.ts';
import { keyOf, MONEY, takesIn, type Thing } from './things.ts';
import { verbStem } from './verbs.ts';
import { groupOf, type Owner } from './who.ts';
import { measureOf } from './words.ts';
import { current, named, nameOf, newHolding, type World } from './world.ts';

/** Takes a clause about having or doing into the story; false when its meaning is not certain. */
export const takeAct = (world: World, act: Act): boolean => {
  // `3 pens and a book for $16`: the price of which?
  if (act.parts.some(({ price }, at) => price && act.parts.slice(0, at).some((part) => !part.price)))
    return false;
  if (act.marks.has('future')) world.future = true;
  const taken = takeSubject(world, act);
  const things = act.parts.flatMap(({ amount: { thing } }) => (thing && thing !== MONEY ? [thing.head] : []));
  if (new Set(things).size > 1) world.thing = null;
  if (act.who.kind === 'named') mention(world.people, act.who);
  for (const { to } of act.parts) if (to) mentionAlso(world.people, to);
  return taken;
};

const takeSubject = (world: World, act: Act): boolean => {
  const { who, parts, verbClass } = act;
  const everyPart = (take: (part: Part) => boolean): boolean => parts.every(take);
  const perOne = (per: Thing | null): boolean =>
    everyPart((part) => part.amount.per === null && takeRate(world, part, per, act));
  if (act.groups) return takeGroups(world, act);
  if (who.kind === 'there')
    return everyPart((part) => (verbClass === 'be' ? takeExisting : takeMove)(world, part, act));
  if (who.kind === 'each') return perOne(who.thing);
  if (who.kind === 'counted') return takeCounted(world, act, who.count, who.thing);
  const owners = resolve(world.people, who);
  const [owner, second] = owners ?? [];
  if (!owners || !owner) return false;
  if (second && act.marks.has('each'))
    return owners.every((one) => everyPart((part) => takePart(world, part, one, act)));
  if (parts.length === 0) return !second && verbClass === 'other' && takeDuration(world, owner, act);
  if (second) return takeTogether(world, act, owners);
  const isAny = owner.article === 'a' && world.several.has(owner.thing.head);
  return isAny && (verbClass === 'have' || verbClass === 'other')
    ? perOne(owner.thing)
    : everyPart((part) => takePart(world, part, owner, act));
};

// `Tom and Ann have 12 apples together`, `Tom and Ann picked 30 pears`
const takeTogether = (world: World, act: Act, owners: readonly Owner[]): boolean => {
  if (act.verbClass !== 'have')
    return act.parts.every((part) => part.amount.per === null && takePart(world, part, groupOf(owners), act));
  return act.parts.every((part) => {
    const { amount } = part;
    const thing = thingOf(world, amount);
    if (!thing || amount.size.kind !== 'number') return false;
    if (amount.per === 'each')
      return owners.every((owner) =>
        takePart(world, { ...part, amount: { ...amount, per: null } }, owner, act),
      );
    if (amount.per !== null) return false;
    const heldBy = comparedHolding(world, null, thing);
    const all = allKnown(
      owners.map((owner) => heldBy({ who: { kind: 'named', owners: [owner] }, thing: null, when: null })),
    );
    if (!all) return false;
    world.thing = thing;
    equate(world.book, plus(...all), told(amount.size.value), act.text);
    return true;
  });
};

// `5 boxes hold 12 pencils each`
const takeCounted = (world: World, act: Act, count: Parameters<typeof told>[0], thing: Thing): boolean => {
  const [part] = act.parts;
  if (act.verbClass === 'share' && part && (act.marks.has('equally') || part.amount.per === 'each'))
    return takeGroups(world, {
      ...act,
      groups: { count, thing, size: null },
      parts: [{ ...part, amount: { ...part.amount, per: null } }],
    });
  if (act.verbClass !== 'have' || act.parts.length !== 1) return false;
  if (!part || (part.amount.per !== 'each' && !act.marks.has('each'))) return false;
  newHolding(world, null, thing, told(count));
  return takeRate(world, part, thing, act);
};

const takeExisting = (world: World, part: Part, act: Act): boolean => {
  const { amount } = part;
  const thing = thingOf(world, amount);
  if (!thing || thing === MONEY) return false;
  if (amount.per !== null) return amount.per !== 'each' && takeRate(world, part, amount.per, act);
  const place = placeOf(part.when);
  if (place && measureOf(place.key) === 'time')
    return takeRate(world, { ...part, when: '' }, place.thing, act);
  if (amount.size.kind === 'difference' && amount.size.than.thing)
    world.wholes.push([thing, amount.size.than.thing]);
  return takeContent(world, part, thing, act) && takeHolding(world, part, place, thing, act);
};

// So many for each one of another thing.
const takeRate = (
  world: World,
  { amount: { thing, size }, price, holds, when }: Part,
  per: Thing | null,
  act: Act,
  owner: Owner | null = null,
): boolean => {
  const of = thing ?? world.thing;
  const isElsewhere = when !== '' && !/^(?:in|on) |^inside/.test(when);
  if (!per || !of || price || holds || size.kind !== 'number' || isElsewhere) return false;
  const stem = act.verbClass === 'have' || act.verbClass === 'be' ? null : verbStem(act.verb);
  world.rates.push({ per, of, amount: told(size.value), owner, stem });
  world.thing = of;
  return true;
};

// `5 boxes with 12 pencils in each`
const takeContent = (world: World, { holds, to }: Part, thing: Thing, act: Act): boolean =>
  holds === null ||
  takeRate(world, { amount: holds, when: '', price: null, holds: null, to }, thing, {
    ...act,
    verbClass: 'have',
  });

// `340 visitors on Saturday and 275 on Sunday` are not had at the same time.
const isByTime = ({ parts }: Act): boolean =>
  parts.length > 1 &&
  new Set(parts.map(({ when }) => when)).size === parts.length &&
  parts.every(({ when }) => /^(?:on|in|during) /.test(when));

const takePart = (world: World, part: Part, owner: Owner, act: Act): boolean => {
  const { per } = part.amount;
  if (per !== null)
    return per !== 'each' && takeRate(world, part, per, act, owner) && takeDuration(world, owner, act);
  const thing = thingOf(world, part.amount);
  if (act.hours || !thing || !takeContent(world, part, thing, act)) return false;
  if (act.verbClass !== 'have') return takeEvent(world, part, owner, thing, act);
  if (isByTime(act)) return takeEvent(world, part, owner, thing, { ...act, verbClass: 'other' });
  return part.price === null && takeHolding(world, part, owner, thing, act);
};

// `Ben ran 3 miles every day for 5 days`, `She worked for 6 hours`
const takeDuration = (world: World, owner: Owner, { hours, verb }: Act): boolean => {
  if (!hours) return true;
  const { thing, size } = hours;
  if (!thing || size.kind !== 'number') return false;
  const [stem, amount] = [verbStem(verb), told(size.value)];
  world.events.push({ owner, stem, kind: 'other', thing, amount, when: '', cost: null, awaited: false });
  return true;
};

const takeHolding = (
  world: World,
  { amount, when }: Part,
  owner: Owner | null,
  thing: Thing,
  act: Act,
): boolean => {
  const isThen = when !== '' && !/^(?:in|on|at|now|today|currently)/.test(when);
  if (owner !== null && act.verbClass === 'have' && isThen) return false;
  if (amount.size.kind === 'number' && amount.size.further) return false;
  const value = sizeOf(world, amount.size, comparedHolding(world, owner, thing), nameOf(owner, thing));
  if (!value) return false;
  world.thing = thing;
  const near = world.holdings.filter((one) => one.owner?.key === owner?.key && takesIn(thing, one.thing));
  const known = near.find((one) => keyOf(one.thing) === keyOf(thing));
  const kinds = known ? [] : near.filter((one) => one.thing.head !== thing.head);
  if (!known && near.length > kinds.length) return false;
  // Boys and girls were counted before; now the children are.
  if (kinds.length > 1) world.wholes.push(kinds.map((one) => one.thing));
  if (known) {
    const state = act.marks.has('first') ? known.states[0] : current(known);
    if (state) equate(world.book, state, value, act.text);
    return state !== undefined;
  }
  const simple = amount.size.kind === 'number' || amount.size.kind === 'some';
  const first = simple ? value : named(world, nameOf(owner, thing), value, act.text);
  const fresh = newHolding(world, owner, thing, first);
  fresh.final = act.marks.has('left') || act.marks.has('now');
  return true;
};
