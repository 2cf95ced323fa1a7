import { allKnown } from '../all-known.ts';
import { isOne, ONE } from '../expression/fraction.ts';
import { type Expression, number } from '../expression/tree.ts';
import type { Amount } from './amounts.ts';
import { type Clause, type Part } from './clauses.ts';
import { changeOf, meantOf, takeEvent, unpacked } from './events.ts';
import { mention, mentionAlso, resolve, single } from './people.ts';
import { changedBy, equate, newUnknown, plus, times, less } from './solve-story.ts';
import { AGE, keyOf, MONEY, takesIn, type Thing, isPlural } from './things.ts';
import { verbStem } from './verbs.ts';
import { groupOf, type Owner } from './who.ts';
import { measureOf } from './words.ts';
import * as facts from './world.ts';
import { type World, addFact, type Fact, held, named, nameOf } from './world.ts';

/** Takes a clause about having, doing, costing or being into the story; false when its meaning is not certain. */
export const takeAct = (world: World, act: Clause): boolean => {
  const { parts, who, marks } = act;
  // `3 pens and a book for $16`: the price of which?
  if (parts.some(({ price }, at) => price && parts.slice(0, at).some((part) => !part.price))) return false;
  const things = parts.flatMap(({ amount }) => (amount?.thing ? [amount.thing] : []));
  if (marks.has('then') && !things.includes(AGE) && act.verbClass !== 'be' && act.verbClass !== 'cost')
    return false;
  const isTaken = takeSubject(world, act);
  if (new Set(things.filter((thing) => thing !== MONEY).map(({ head }) => head)).size > 1) world.thing = null;
  mention(world.people, who);
  for (const { to } of parts) if (to) mentionAlso(world.people, to);
  return isTaken;
};

const alone = (part: Part): Part =>
  part.amount?.per === 'each' ? { ...part, amount: { ...part.amount, per: null } } : part;

const takeSubject = (world: World, act: Clause): boolean => {
  const { who, parts, verbClass, marks } = act;
  const everyPart = (take: (part: Part) => boolean): boolean => parts.every(take);
  if (parts.some(({ name }) => name)) return takeParts(world, act);
  if (parts.some(({ groups }) => groups)) return takeGroups(world, act);
  if (verbClass === 'cost') return takeCost(world, act);
  if (who.kind === 'there')
    return everyPart((part) => (verbClass === 'be' ? takeExisting : takeMove)(world, part, act));
  const perOne = (per: Thing | null): boolean =>
    everyPart((part) => !part.amount?.per && takeRate(world, part, per, act));
  if (who.kind === 'each') return perOne(who.thing);
  if (who.kind === 'counted') return takeCounted(world, act);
  const owners = resolve(world.people, who);
  const [owner, second] = owners ?? [];
  if (!owners || !owner) return false;
  if (second && (marks.has('each') || parts.every(({ amount }) => amount?.per === 'each')))
    return owners.every((one) => everyPart((part) => takePart(world, alone(part), one, act)));
  if (second) return takeTogether(world, act, owners);
  const isAny = owner.article === 'a' && world.several.has(owner.thing.head);
  return isAny && (verbClass === 'have' || verbClass === 'other')
    ? perOne(owner.thing)
    : everyPart((part) => takePart(world, part, owner, act));
};

// `Tom and Ann have 12 apples together`, `Tom and Ann picked 30 pears`
const takeTogether = (world: World, act: Clause, owners: readonly Owner[]): boolean =>
  act.parts.every((part) => {
    const { amount } = part;
    if (!amount || amount.per !== null) return false;
    if (act.verbClass !== 'have') return takePart(world, part, groupOf(owners), act);
    const thing = facts.thingOf(world, amount);
    const all = thing && allKnown(owners.map((owner) => facts.holdingOf(world, owner, thing)));
    if (!all || amount.size.kind !== 'number') return false;
    world.thing = thing;
    equate(world.book, plus(...all.map((one) => one.amount)), number(amount.size.value), act.text);
    return true;
  });

// `5 boxes hold 12 pencils each`, `Three friends share 21 marbles equally`
const takeCounted = (world: World, act: Clause): boolean => {
  const [part, second] = act.parts;
  if (act.who.kind !== 'counted' || !act.who.thing || !part?.amount || second) return false;
  const { count, thing } = act.who;
  const isEach = part.amount.per === 'each' || act.marks.has('each');
  if (act.verbClass === 'share' && (act.marks.has('equally') || isEach))
    return takeGroups(world, { ...act, parts: [{ ...alone(part), groups: { count, thing } }] });
  if (act.verbClass !== 'have' || !isEach) return false;
  facts.addHolding(world, null, thing, number(count));
  return takeRate(world, part, thing, act);
};

// `24 cookies are shared equally among 6 friends`: so many for each friend, and so many friends.
const takeGroups = (world: World, act: Clause): boolean => {
  const [part, other] = act.parts;
  if (act.verbClass !== 'share' || !part?.groups || !part.amount || other) return false;
  const { amount, price, holds, when, given, to, groups } = part;
  const of = facts.thingOf(world, amount);
  if (!of || price || holds || when !== '' || amount.per !== null || given || to) return false;
  const owner = single(world.people, act.who);
  const { size } = amount;
  const isTold = size.kind === 'number' && !size.further;
  const all = size.kind === 'all' && owner ? facts.factOf(world, owner, 'have', of) : null;
  const total = isTold ? number(size.value) : all?.amount;
  if (!total) return false;
  const { thing } = groups;
  const each = newUnknown(world.book, `${of.text} for each ${thing.head}`);
  const count = number(groups.count);
  equate(world.book, total, times(count, each), act.text);
  facts.addPer(world, 'share', of, thing, each);
  facts.addFact(world, { owner: null, stem: 'share', thing, amount: count });
  return true;
};

// `A book costs $5.` `3 books cost $15.` `A bat and a ball cost $1.10 together.` `Apples cost $3 per pound.`
const takeCost = (world: World, { who, verb, parts, text }: Clause): boolean => {
  const [part, second] = parts;
  const amount = part?.amount;
  if (!amount || second || part.when !== '' || part.price || part.holds || part.to || part.given)
    return false;
  if (amount.thing !== MONEY && amount.thing !== null) return false;
  const isName = who.kind === 'named' && who.owners.some(({ proper }) => proper);
  const things =
    who.kind === 'named' ? who.owners.map(({ thing }) => thing) : 'thing' in who ? [who.thing] : [];
  const [first, ...others] = allKnown(things) ?? [];
  if (!first || (isName && verbStem(verb) !== 'cost')) return false;
  const count = who.kind === 'counted' ? who.count : ONE;
  const { size, per } = amount;
  if (size.kind === 'number') {
    const isBy = per !== null && per !== 'each' && keyOf(per) !== keyOf(first);
    if ((per && others.length > 0) || (isBy && (measureOf(per.head) === null || first.of !== null)))
      return false;
    const priced = isBy ? { ...per, of: first.head, adjectives: first.adjectives } : first;
    const prices = plus(...[priced, ...others].map((thing) => facts.priceOf(world, thing)));
    const all = per || isOne(count) ? prices : times(number(count), prices);
    equate(world.book, all, number(size.value), text);
    return true;
  }
  const value = facts.sizeOf(world, size, ({ who: other, thing }) => {
    const than = single(world.people, other)?.thing ?? thing;
    return than && keyOf(than) !== keyOf(first) ? facts.priceOf(world, than) : null;
  });
  if (value) equate(world.book, facts.priceOf(world, first), value, text);
  return value !== null && others.length === 0 && isOne(count);
};

const takeExisting = (world: World, part: Part, act: Clause): boolean => {
  const { amount, when, given, to, price } = part;
  const thing = facts.thingOf(world, amount);
  if (!amount || !thing || thing === MONEY || given || to || price) return false;
  if (amount.per !== null) return takeRate(world, part, amount.per, act);
  const place = facts.placeOf(when);
  if (place && measureOf(place.key) === 'time')
    return takeRate(world, { ...part, when: '' }, place.thing, act);
  takeContent(world, part, thing);
  return takeHolding(world, part, place, thing, act);
};

// `9 birds flew away`: from where there are birds.
const takeMove = (world: World, { amount }: Part, act: Clause): boolean => {
  const spoken = facts.thingOf(world, amount);
  const thing = amount?.thing || !amount ? spoken : meantOf(world, 'anybody', spoken, amount.size);
  const [first, second] = facts.held(world).filter((one) => thing && takesIn(thing, one.thing));
  const holding = first ?? (thing && unpacked(world, 'anybody', thing));
  if (!holding || second || amount?.size.kind !== 'number') return false;
  return changeOf(world, holding, act.verbClass === 'gain' ? 1 : -1, number(amount.size.value), act.text);
};

// So many for each one of another thing.
const takeRate = (
  world: World,
  { amount, price, holds, when, given, to }: Part,
  per: Thing | 'each' | null,
  act: Clause,
  owner: Owner | null = null,
): boolean => {
  const thing = facts.thingOf(world, amount);
  const isElsewhere = when !== '' && !/^(?:in|on|to) |^inside/.test(when);
  if (!per || per === 'each' || !thing || amount?.size.kind !== 'number') return false;
  if (price || holds || isElsewhere || to || (given && !owner)) return false;
  const isHad = act.verbClass === 'have' || act.verbClass === 'be';
  const stem = isHad ? 'have' : verbStem(act.verb);
  facts.addFact(world, { owner, stem, thing, per, amount: number(amount.size.value) });
  world.thing = thing;
  return true;
};

// `5 boxes with 12 pencils in each`
const takeContent = (world: World, { holds }: Part, per: Thing): void => {
  if (holds?.thing && holds.size.kind === 'number')
    facts.addPer(world, 'have', holds.thing, per, number(holds.size.value));
};

const takePart = (world: World, part: Part, owner: Owner, act: Clause): boolean => {
  const { amount, given } = part;
  if (amount?.per) {
    if (!takeRate(world, part, amount.per, act, owner)) return false;
    return !given || takeDuration(world, owner, part, act);
  }
  if (!amount) return act.verbClass === 'other' && takeDuration(world, owner, part, act);
  const spoken = facts.thingOf(world, amount);
  const takesAway = act.verbClass === 'lose' || act.verbClass === 'give';
  const thing = amount.thing || !takesAway ? spoken : meantOf(world, owner, spoken, amount.size);
  if (thing === AGE) return takeAge(world, amount, owner, act);
  if (given || !thing) return false;
  takeContent(world, part, thing);
  if (act.verbClass !== 'have') return takeEvent(world, part, owner, thing, act);
  return part.price === null && takeHolding(world, part, owner, thing, act);
};

// `Ben ran 3 miles every day for 5 days`, `She worked for 6 hours`
const takeDuration = (world: World, owner: Owner, { given }: Part, { verb }: Clause): boolean => {
  if (!given || !['for', 'in'].includes(given.by) || measureOf(given.thing.head) !== 'time') return false;
  facts.addFact(world, { owner, stem: verbStem(verb), thing: given.thing, amount: number(given.count) });
  return true;
};

/** Somebody's age so many years from now. */
export const shifted = (age: Expression, shift: Clause['shift']): Expression =>
  shift === null ? age : changedBy(age, shift.sign, number(shift.years));

// `Tom is 12 years old.` `Ann is 3 years older than Tom.` `In 5 years, he will be twice as old as she.`
const takeAge = (world: World, { size }: Amount, owner: Owner, act: Clause): boolean => {
  // `was` and `will be` need to say when.
  const isNow = !act.marks.has('future') && !act.marks.has('then');
  const ageOf = (one: Owner | null): Expression | null => {
    const age = one && facts.holdingOf(world, one, AGE);
    return age && shifted(age.amount, act.shift);
  };
  const own = ageOf(owner);
  const value = facts.sizeOf(world, size, ({ who }) => {
    const other = single(world.people, who);
    return other?.key === owner.key ? null : ageOf(other);
  });
  if (own && value) equate(world.book, own, value, act.text);
  return own !== null && value !== null && isNow === (act.shift === null);
};

const takeHolding = (world: World, part: Part, owner: Owner | null, thing: Thing, act: Clause): boolean => {
  const { amount, when } = part;
  const isThen = when !== '' && !/^(?:in|on|at|now|today|currently)/.test(when);
  if (!amount || part.to || (owner !== null && act.verbClass === 'have' && isThen)) return false;
  if (amount.size.kind === 'number' && amount.size.further) return false;
  const name = facts.nameOf(owner, thing);
  const value = facts.sizeOf(world, amount.size, facts.comparedHolding(world, owner, thing), name);
  if (!value) return false;
  world.thing = thing;
  const had = facts.held(world).filter((one) => facts.isOwn(owner, one) && takesIn(thing, one.thing));
  const known = had.find((one) => keyOf(one.thing) === keyOf(thing));
  if (known) equate(world.book, act.marks.has('first') ? known.first : known.amount, value, act.text);
  if (had.length > 0) return known !== undefined;
  const isSimple = amount.size.kind === 'number' || amount.size.kind === 'some';
  const first = isSimple ? value : facts.named(world, name, value, act.text);
  const final = act.marks.has('left') || act.marks.has('now');
  facts.addFact(world, { owner, stem: 'have', thing, amount: first, final });
  return true;
};

const heldAs = (world: World, thing: Thing | null): Fact[] =>
  held(world).filter((one) => thing && keyOf(one.thing) === keyOf(thing));

/** Takes a clause about parts of a whole into the story: `60% of the students are girls, the rest are boys`. */
const takeParts = (world: World, { parts, text }: Clause): boolean => {
  const [first] = parts;
  const of = first?.amount?.thing;
  const firstSize = first?.amount?.size;
  if (of && firstSize?.kind === 'part' && firstSize.whole && heldAs(world, of).length === 0)
    addFact(world, { owner: null, stem: 'have', thing: of, amount: number(firstSize.whole) });
  const [whole, second] = heldAs(world, of ?? world.thing);
  if (!whole || second || whole.thing === MONEY || whole.amount !== whole.first) return false;
  return parts.every(({ amount, name }) => {
    const size = amount?.size;
    if (!name || !size) return false;
    // `girls` are a kind of students; `red` says what some of the cars are.
    const label = `${name.text} ${whole.thing.text}`;
    const thing = isPlural(name.text) ? name : { ...whole.thing, adjectives: [name.head], text: label };
    const before = world.facts.filter((one) => one.whole === whole).map((one) => one.amount);
    const rest = before.reduce(less, whole.amount);
    const isShare = size.kind === 'part' && size.ofRest === before.length > 0;
    const share = isShare ? times(number(size.part), rest) : null;
    const count = size.kind === 'number' && !size.further ? number(size.value) : null;
    const value = share ?? count ?? (size.kind === 'rest' && before.length > 0 ? rest : null);
    if (!value || heldAs(world, thing).length > 0) return false;
    const known = named(world, nameOf(null, thing), value, text);
    addFact(world, { owner: null, stem: 'have', thing, amount: known, whole });
    return true;
  });
};
