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
import { ownerNamed, type Owner } from './who.ts';
import { measureOf } from './words.ts';
import { current, named, nameOf, newHolding, type World } from './world.ts';

/** Takes a clause about having or doing into the story; false when its meaning is not certain. */
export const takeAct = (world: World, act: Act): boolean => {
  // `3 pens and a book for $16`: the price of which?
  if (act.parts.some(({ price }, at) => price && act.parts.slice(0, at).some((part) => !part.price)))
    return false;
  if (act.marks.has('future')) world.future = true;
  const taken = takeSubject(world, act);
  const heads = new Set(
    act.parts
      .map(({ amount }) => amount.thing)
      .filter((thing) => thing !== null && thing !== MONEY)
      .map((thing) => thing?.head),
  );
  if (heads.size > 1) world.thing = null;
  if (act.who.kind === 'named') mention(world.people, act.who);
  for (const { to } of act.parts) if (to) mentionAlso(world.people, to);
  return taken;
};

const takeSubject = (world: World, act: Act): boolean => {
  const { who } = act;
  if (act.groups) return takeGroups(world, act);
  if (who.kind === 'there' && act.verbClass !== 'be')
    return act.parts.every((part) => takeMove(world, part, act));
  if (who.kind === 'there') return act.parts.every((part) => takeExisting(world, part, act));
  if (who.kind === 'each')
    return who.thing !== null && act.parts.every((part) => takeRate(world, part, who.thing, act, null));
  if (who.kind === 'counted') return takeCounted(world, act, who.count, who.thing);
  const owners = resolve(world.people, who);
  if (!owners) return false;
  if (act.marks.has('each') && owners.length > 1)
    return owners.every((owner) => act.parts.every((part) => takePart(world, part, owner, act)));
  const [owner] = owners;
  if (!owner) return false;
  if (act.parts.length === 0)
    return owners.length === 1 && act.verbClass === 'other' && takeDuration(world, owner, act);
  if (
    owners.length === 1 &&
    (act.verbClass === 'have' || act.verbClass === 'other') &&
    owner.article === 'a' &&
    world.several.has(owner.thing.head)
  )
    return act.parts.every((part) => takeRate(world, part, owner.thing, act, null));
  if (owners.length > 1) return takeTogether(world, act, owners);
  return act.parts.every((part) => takePart(world, part, owner, act));
};

const groupOf = (owners: readonly Owner[]): Owner => {
  const text = owners.map((owner) => owner.text).join(' and ');
  const key = owners
    .map((owner) => owner.key)
    .toSorted()
    .join(' and ');
  return ownerNamed(key, text);
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
  return takeRate(world, { ...part, amount: { ...part.amount, per: null } }, thing, act, null);
};

const takeExisting = (world: World, part: Part, act: Act): boolean => {
  const { amount } = part;
  const thing = thingOf(world, amount);
  if (!thing || thing === MONEY) return false;
  if (amount.per !== null)
    return (
      amount.per !== 'each' &&
      takeRate(world, { ...part, amount: { ...amount, per: null } }, amount.per, act, null)
    );
  const place = placeOf(part.when);
  if (place && measureOf(place.key) === 'time')
    return takeRate(world, { ...part, when: '' }, place.thing, act, null);
  if (amount.size.kind === 'difference' && amount.size.than.thing)
    world.wholes.push([thing, amount.size.than.thing]);
  return takeContent(world, part, thing, act) && takeHolding(world, part, place, thing, act);
};

const takeRate = (
  world: World,
  { amount, price, holds, when }: Part,
  per: Thing | null,
  act: Act,
  owner: Owner | null,
): boolean => {
  const of = amount.thing ?? world.thing;
  if (
    !per ||
    !of ||
    price ||
    holds ||
    amount.size.kind !== 'number' ||
    (when !== '' && !/^(?:in|on) |^inside/.test(when))
  )
    return false;
  if (amount.per !== null) return false;
  const stem = act.verbClass === 'have' || act.verbClass === 'be' ? null : verbStem(act.verb);
  world.rates.push({ per, of, amount: told(amount.size.value), owner, stem });
  world.thing = of;
  return true;
};

// `5 boxes with 12 pencils in each`
const takeContent = (world: World, part: Part, thing: Thing, act: Act): boolean =>
  part.holds === null ||
  takeRate(
    world,
    { ...part, amount: { ...part.holds, per: null }, holds: null, price: null, when: '' },
    thing,
    { ...act, verbClass: 'have' },
    null,
  );

// `340 visitors on Saturday and 275 on Sunday` are not had at the same time.
const isByTime = ({ parts }: Act): boolean =>
  parts.length > 1 &&
  new Set(parts.map(({ when }) => when)).size === parts.length &&
  parts.every(({ when }) => /^(?:on|in|during) /.test(when));

const takePart = (world: World, part: Part, owner: Owner, act: Act): boolean => {
  const { amount } = part;
  if (amount.per !== null) {
    if (amount.per === 'each') return false;
    return (
      takeRate(world, { ...part, amount: { ...amount, per: null } }, amount.per, act, owner) &&
      takeDuration(world, owner, act)
    );
  }
  if (act.hours) return false;
  const thing = thingOf(world, amount);
  if (!thing) return false;
  if (!takeContent(world, part, thing, act)) return false;
  if (act.verbClass === 'have' && isByTime(act))
    return takeEvent(world, part, owner, thing, { ...act, verbClass: 'other' });
  if (act.verbClass === 'have') return part.price === null && takeHolding(world, part, owner, thing, act);
  return takeEvent(world, part, owner, thing, act);
};

// `Ben ran 3 miles every day for 5 days`, `She worked for 6 hours`
const takeDuration = (world: World, owner: Owner, { hours, verb }: Act): boolean => {
  if (!hours) return true;
  const { thing, size } = hours;
  if (!thing || size.kind !== 'number') return false;
  const amount = told(size.value);
  world.events.push({
    owner,
    stem: verbStem(verb),
    kind: 'other',
    thing,
    amount,
    when: '',
    cost: null,
    awaited: false,
  });
  return true;
};

const takeHolding = (
  world: World,
  { amount, when }: Part,
  owner: Owner | null,
  thing: Thing,
  act: Act,
): boolean => {
  if (
    owner !== null &&
    act.verbClass === 'have' &&
    when !== '' &&
    !/^(?:in|on|at|now|today|currently)/.test(when)
  )
    return false;
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
  const fresh = newHolding(
    world,
    owner,
    thing,
    simple ? value : named(world, nameOf(owner, thing), value, act.text),
  );
  fresh.final = act.marks.has('left') || act.marks.has('now');
  return true;
};
