import { allKnown, onlyOf } from '../all-known.ts';
import { type Expression, number } from '../expression/tree.ts';
import { shifted } from './acts.ts';
import { resolve, single } from './people.ts';
import { isPlain, type Question } from './questions.ts';
import { less, over, plus, times } from './solve-story.ts';
import { AGE, keyOf, MONEY, overlaps, takesIn, type Thing } from './things.ts';
import { verbClass, verbStem } from './verbs.ts';
import { groupOf, type Owner, type Who } from './who.ts';
import { measureOf } from './words.ts';
import { type Fact, factOf, held, isOwn, knownPrice, placeOf, type World } from './world.ts';

/** What is asked for, as mathematics. */
export interface Target {
  readonly value: Expression;
  readonly name: string;
  readonly unit: string;
  /** Where a division need not come out even. */
  readonly rounding: 'up' | 'down' | null;
}

/** Finds the one amount that a question asks for; null when none or more than one would do. */
export const targetOf = (world: World, asked: Question): Target | null => {
  const thing = asked.thing ?? onlyThing(world, asked);
  const question = { ...asked, thing };
  if (!thing || (asked.compares !== 0 && !asked.than)) return null;
  const divided = divisionAsked(world, question, thing);
  const value = divided ?? valueAsked(world, question, thing);
  const unit =
    thing === MONEY
      ? '$'
      : thing.head === 'distance'
        ? (rateAsked(world, question)?.thing ?? thing).text
        : thing.text;
  return value && { value, unit, name: asked.text.replace(/\?$/, ''), rounding: divided && asked.rounding };
};

const valueAsked = (world: World, question: Question, thing: Thing): Expression | null => {
  const { verb, per, given, who, when } = question;
  const [stem, kind, owner] = [verbStem(verb), verbClass(verb), single(world.people, who)];
  if (thing === AGE) {
    const age = owner && factOf(world, owner, 'have', AGE);
    return age && shifted(age.amount, question.shift);
  }
  if (verb === 'change') return changeAsked(world, question);
  if (verb === 'cost') return costAsked(world, question);
  if (per !== null && given === null) return perAsked(world, question, thing);
  if (given) return ratesOver(world, question);
  const had = kind === 'have' || kind === 'be' ? totalAsked(world, question, 'have') : null;
  if (had ?? kind === 'be') return had;
  if (thing === MONEY && kind !== 'have') {
    if (!owner || !isPlain(question) || (when !== '' && !placeOf(when) && !/^(?:for|from|by) /.test(when)))
      return null;
    if (stem === 'spend' || stem === 'pay') return spentBy(world, owner, when);
    const takings = costsOf(world, owner, true);
    const isBuying = world.facts.some((fact) => fact.cost && fact.stem !== 'sell');
    if (/^(?:earn|mak|get|receiv|rais|collect)$/.test(stem) && takings.length > 0)
      return isBuying ? null : plus(...takings);
  }
  return totalAsked(world, question, stem) ?? ratesOver(world, question);
};

// `How much does Sam weigh?` The unit is the one in which it was told.
const onlyThing = (world: World, { verb }: Question): Thing | null => {
  const all = world.facts.filter(({ per }) => per === null);
  const done = all.filter(({ stem }) => stem === verbStem(verb));
  const isOnly = ([first, ...others]: Fact[]): boolean =>
    first !== undefined &&
    first.thing !== MONEY &&
    others.every(({ thing }) => keyOf(thing) === keyOf(first.thing));
  return [all, done].find(isOnly)?.[0]?.thing ?? null;
};

// `How much does the hat cost?`, `How much do 5 tickets cost?`
const costAsked = (world: World, { who, compares, when, given, per }: Question): Expression | null => {
  const things =
    who?.kind === 'named' ? who.owners.map(({ thing }) => thing) : per && per !== 'each' ? [per] : [];
  const prices = allKnown((given ? [given.thing] : things).map((thing) => knownPrice(world, thing)));
  if (!prices || prices.length === 0 || compares !== 0 || when !== '' || (given && (who || per))) return null;
  return given ? times(number(given.count), ...prices) : plus(...prices);
};

const doneBy = (world: World, owner: Owner): Fact[] =>
  world.facts.filter((fact) => fact.per === null && fact.stem !== 'have' && isOwn(owner, fact));

/** What was taken for all that was sold, or paid for all that was bought. */
const costsOf = (world: World, owner: Owner, isSale: boolean): Expression[] =>
  doneBy(world, owner).flatMap(({ cost, stem }) => (cost && (stem === 'sell') === isSale ? [cost] : []));

// `How much did he spend on apples` asks for a part when more than apples were bought.
const spentBy = (world: World, owner: Owner, when: string): Expression | null => {
  const costs = costsOf(world, owner, false);
  const spent = doneBy(world, owner).filter(({ thing, stem }) => thing === MONEY && stem === 'spend');
  const all = [...costs, ...spent.map(({ amount }) => amount)];
  return all.length === 0 || (/^(?:on|for) /.test(when) && all.length > 1) ? null : plus(...all);
};

const changeAsked = (world: World, { who, when, given }: Question): Expression | null => {
  const owner = single(world.people, who);
  if (!owner || when !== '') return null;
  const paid = doneBy(world, owner).filter(
    ({ thing, stem }) => thing === MONEY && /^(?:tender|pay|giv|hand)$/.test(stem),
  );
  const spent = costsOf(world, owner, false);
  const [note, second] = given?.thing === MONEY ? [number(given.count)] : paid.map(({ amount }) => amount);
  return note && !second && spent.length > 0 ? spent.reduce(less, note) : null;
};

// What there is of it for each one: `How many cookies does each child get?`
const perAsked = (world: World, question: Question, thing: Thing): Expression | null => {
  const { per, when } = question;
  const isMeant = (fact: Fact): boolean =>
    fact.stem === 'share' &&
    takesIn(thing, fact.thing) &&
    fact.per !== null &&
    (per === 'each' || per?.head === fact.per.head);
  return isPlain(question) && when === '' ? (onlyOf(world.facts.filter(isMeant))?.amount ?? null) : null;
};

interface Rate extends Fact {
  readonly per: Thing;
}

const isRate = (fact: Fact): fact is Rate => fact.per !== null && fact.stem !== 'share';

const rateAsked = (world: World, { verb, who, thing }: Question): Rate | null => {
  const owner = single(world.people, who);
  const isAny = verb === 'need' || thing === MONEY || thing?.head === 'distance';
  const isMeant = (fact: Fact): boolean =>
    thing !== null &&
    takesIn(thing, fact.thing) &&
    (fact.owner === null || (owner !== null && isOwn(owner, fact))) &&
    fact.stem !== 'cost' &&
    (isAny || fact.stem === 'have' || fact.stem === verbStem(verb));
  return onlyOf(world.facts.filter(isRate).filter(isMeant));
};

// `She earns $12 an hour`, for the hours that are asked about or that she worked; `Each child gets 3 pencils`, for all.
const ratesOver = (world: World, question: Question): Expression | null => {
  const { given, when, per, who, thing, marks } = question;
  const rate = rateAsked(world, question);
  const owner = single(world.people, who);
  if (!rate || !isPlain(question) || per || (when !== '' && (given || !owner))) return null;
  if (given) return given.thing.head === rate.per.head ? times(rate.amount, number(given.count)) : null;
  const isTime = measureOf(rate.per.head) === 'time';
  const lasted = owner ? doneBy(world, owner).filter((fact) => measureOf(fact.thing.head) === 'time') : [];
  if (isTime)
    return lasted.length > 0 && lasted.every((fact) => fact.thing.head === rate.per.head)
      ? times(rate.amount, plus(...lasted.map(({ amount }) => amount)))
      : null;
  const isAll = thing !== MONEY && marks.size === 0 && when === '';
  const [count, second] = (isAll && heldBy(world, 'all', rate.per, false)) || [];
  return count && !second ? times(rate.amount, count) : null;
};

// `How many boxes does she need for 50 pencils?`, `How many pens can he buy?`: there is a rate for what is asked for.
const divisionAsked = (world: World, question: Question, thing: Thing): Expression | null => {
  const { per, given, who, verb } = question;
  if (thing === MONEY || thing === AGE || per || !isPlain(question)) return null;
  const facts = world.facts.filter((one) => one.per === null);
  const [group, twice] = facts.filter((one) => one.stem === 'share' && takesIn(thing, one.thing));
  if (group) return twice || given ? null : group.amount;
  if (facts.some((one) => one.stem === 'have' && takesIn(thing, one.thing))) return null;
  const isShopping = verb === 'buy';
  const [rate, second] = world.facts
    .filter(isRate)
    .filter((one) => takesIn(thing, one.per) && (one.stem === 'cost') === isShopping);
  if (!rate || second) return null;
  if (given) return overlaps(given.thing, rate.thing) ? over(number(given.count), rate.amount) : null;
  const total = heldBy(world, resolve(world.people, who) ?? 'all', rate.thing, false) ?? [];
  const done = facts.filter((one) => one.stem !== 'have' && takesIn(rate.thing, one.thing));
  const [only, another] = total.length > 0 ? total : done.map(({ amount }) => amount);
  return only && !another ? over(only, rate.amount) : null;
};

/** Whose amounts are asked for, of what and when. */
interface Scope {
  readonly who: Who | null;
  readonly thing: Thing | null;
  readonly when: string;
}

// All that somebody has or did, or how much more that is than another's.
const totalAsked = (world: World, question: Question, stem: string): Expression | null => {
  const { who, thing, when, compares, than, marks } = question;
  if (stem !== 'have' && (marks.has('left') || marks.has('first'))) return null;
  const termsOf = (scope: Scope): Expression[] =>
    (stem === 'have' ? heldTerms(world, question, scope) : done(world, scope, stem)) ?? [];
  const own = termsOf({ who, thing, when });
  if (own.length === 0) return null;
  if (compares === 0) return plus(...own);
  if (!than || (stem === 'have' && (than.when !== null || (!who && !than.thing)))) return null;
  const others = termsOf({ who: than.who ?? who, thing: than.thing ?? thing, when: than.when ?? when });
  if (others.length === 0 || others.some((one) => own.includes(one))) return null;
  return compares === 1 ? less(plus(...own), plus(...others)) : less(plus(...others), plus(...own));
};

type Owners = readonly (Owner | null)[] | 'all';

const NOW = /^(?:now|today|in the end)?$/;

const heldTerms = (
  world: World,
  { marks, compares }: Question,
  { who, thing, when }: Scope,
): Expression[] | null => {
  const all = held(world);
  const place = who ? null : placeOf(when);
  const isOwner = place !== null && all.some((one) => isOwn(place, one));
  // A place that nobody else named is where the whole story is.
  const isAnywhere = NOW.test(when) || (place !== null && all.every(({ owner }) => owner === null));
  const everybody = isOwner ? [place] : isAnywhere ? 'all' : null;
  const owners: Owners | null = who ? (NOW.test(when) ? resolve(world.people, who) : null) : everybody;
  const terms = thing && owners && heldBy(world, owners, thing, marks.has('first'));
  if (!terms || (owners !== 'all' && terms.length < owners.length)) return null;
  const havers = new Set(all.filter((one) => takesIn(thing, one.thing)).map(({ owner }) => owner?.key));
  const isSum = compares !== 0 || marks.has('left') || marks.has('total') || havers.size <= 1;
  return owners !== 'all' || isSum ? terms : null;
};

/** All that somebody has of a thing: what was said directly, and what is in the things that they have. */
const heldBy = (
  world: World,
  owners: Owners,
  thing: Thing,
  first: boolean,
  depth = 0,
): Expression[] | null => {
  const isOf = (one: Fact): boolean => owners === 'all' || owners.some((owner) => isOwn(owner, one));
  const own = held(world).filter((one) => isOf(one) && takesIn(thing, one.thing));
  const exact = own.filter((one) => keyOf(one.thing) === keyOf(thing));
  if (exact.length > 0 && own.length > exact.length) return null;
  const terms = own.map((one) => (first ? one.first : one.amount));
  for (const rate of depth > 2 || first ? [] : world.facts.filter(isRate)) {
    // `pieces of gum` are the pieces in packages of gum
    const inside = rate.thing.of === null ? { ...thing, of: null } : thing;
    if (rate.stem !== 'have' || !takesIn(inside, rate.thing)) continue;
    const of = rate.thing.of === null && rate.per.of === null ? thing.of : rate.per.of;
    const counts = heldBy(world, owners, { ...rate.per, of }, false, depth + 1);
    if (!counts) return null;
    terms.push(...counts.map((count) => times(rate.amount, count)));
  }
  return terms;
};

// What was done, by one or by several: of several it was told together, or of every one of them.
const done = (world: World, { who, thing, when }: Scope, stem: string): Expression[] | null => {
  const owners = resolve(world.people, who);
  if (!thing || (who && !owners)) return null;
  const of = (by: readonly Owner[] | null): Fact[] => deedsOf(world, by, thing, stem);
  const together = owners?.[1] ? of([groupOf(owners)]) : [];
  const all = together.length > 0 ? together : of(owners);
  const isEvery =
    together.length > 0 || (owners ?? []).every((owner) => all.some((one) => isOwn(owner, one)));
  const then = all.filter((one) => when === '' || one.when === when);
  const facts = then.length > 0 ? then : all.every((one) => one.when === '') ? all : [];
  const inside = when === '' && stem !== 'have' ? contentsDone(world, owners, thing, stem) : [];
  return isEvery || inside.length > 0 ? [...facts.map(({ amount }) => amount), ...inside] : null;
};

/** What was done of a thing, by some or by anybody. */
const deedsOf = (world: World, by: readonly Owner[] | null, thing: Thing, stem: string): Fact[] =>
  world.facts.filter(
    (one) =>
      one.per === null &&
      one.stem === stem &&
      takesIn(thing, one.thing) &&
      (by?.some((owner) => isOwn(owner, one)) ?? true),
  );

/** “He bought 4 packs with 6 cans each”: so many cans. */
const contentsDone = (
  world: World,
  owners: readonly Owner[] | null,
  thing: Thing,
  stem: string,
): Expression[] =>
  world.facts
    .filter(isRate)
    .filter((rate) => rate.stem === 'have' && takesIn(thing, rate.thing))
    .flatMap((rate) =>
      deedsOf(world, owners, rate.per, stem).map(({ amount }) => times(rate.amount, amount)),
    );
