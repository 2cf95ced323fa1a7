import type { Expression } from '../expression/tree.ts';
import { less, plus, times, told } from './book.ts';
import { eventsAsked } from './event-target.ts';
import { shifted } from './facts.ts';
import { holdingAsked } from './holding-target.ts';
import { placeOf } from './moves.ts';
import { isPlain, type Question } from './question.ts';
import {
  DISTANCE,
  distanceUnit,
  divisionAsked,
  isPriced,
  perAsked,
  ratesOver,
  ratesTimesCount,
  ratesTimesDone,
  single,
} from './rate-target.ts';
import { keyOf, MONEY } from './things.ts';
import { verbClass, verbStem } from './verbs.ts';
import type { Owner } from './who.ts';
import { ageOf, type Event, priceOf, type World } from './world.ts';

/** What is asked for, as mathematics. */
export interface Target {
  readonly value: Expression;
  readonly name: string;
  readonly unit: string;
  /** Where a division need not come out even. */
  readonly rounding: 'up' | 'down' | null;
}

/** Finds the one amount that a question asks for; null when none or more than one would do. */
export const targetOf = (world: World, question: Question): Target | null => {
  const target = (
    value: Expression | null,
    unit: string,
    rounding: Target['rounding'] = null,
  ): Target | null => value && { value, name: question.text.replace(/\?$/, ''), unit, rounding };
  const unit = question.thing === null || question.thing === MONEY ? '' : question.thing.text;
  switch (question.about) {
    case 'age':
      return target(ageAsked(world, question), 'years');
    case 'cost':
      return target(costAsked(world, question), '$');
    case 'change':
      return target(changeAsked(world, question), '$');
    case 'distance':
      return target(ratesOver(world, { ...question, thing: DISTANCE }), distanceUnit(world));
    case 'money':
      return target(moneyAsked(world, question), '$');
    case 'count': {
      const divided = divisionAsked(world, question);
      if (divided) return target(divided, unit, question.rounding);
      return target(countAsked(world, question), unit);
    }
    default:
      return null;
  }
};

const ageAsked = (world: World, { who, shift }: Question): Expression | null => {
  const owner = single(world, who);
  return owner && world.ages.some((one) => one.owner.key === owner.key)
    ? shifted(ageOf(world, owner), shift)
    : null;
};

const costAsked = (world: World, { of, compare, when, given, per }: Question): Expression | null => {
  if (compare || when !== '' || given || per || of.length === 0) return null;
  if (!of.every(({ thing }) => isPriced(world, thing))) return null;
  const costs = of.map(({ thing, count }) =>
    count ? times(told(count), priceOf(world, thing)) : priceOf(world, thing),
  );
  return plus(...costs);
};

const doneBy = (world: World, owner: Owner): Event[] =>
  world.events.filter((event) => event.owner.key === owner.key);

const spentBy = (world: World, owner: Owner): Expression[] =>
  doneBy(world, owner).flatMap(({ cost, stem, thing, amount }) => {
    if (cost && stem !== 'sell') return [cost];
    return thing === MONEY && stem === 'spend' ? [amount] : [];
  });

const HANDING_OVER = new Set(['tender', 'pay', 'give', 'hand']);

const changeAsked = (world: World, { who, when, given }: Question): Expression | null => {
  const owner = single(world, who);
  if (!owner || when !== '') return null;
  const done = doneBy(world, owner);
  const paid = done.filter(({ thing, stem }) => thing === MONEY && HANDING_OVER.has(stem));
  const spent = done.flatMap(({ cost }) => cost ?? []);
  const [note, second] = given?.thing === MONEY ? [told(given.count)] : paid.map(({ amount }) => amount);
  return note && !second && spent.length > 0
    ? spent.reduce<Expression>((rest, cost) => less(rest, cost), note)
    : null;
};

const moneyAsked = (world: World, question: Question): Expression | null => {
  const { verb, who, per, given, marks } = question;
  if (verb === null) return null;
  const stem = verbStem(verb);
  if (verbClass(verb) === 'have' || stem === 'are') return holdingAsked(world, question);
  if (stem === 'need' && question.compare) return null;
  const owner = single(world, who);
  if (!owner || per || marks.has('left') || question.compare)
    return given ? ratesOver(world, question) : null;
  if (given) return ratesOver(world, question);
  if (question.when !== '' && !/^(?:on|for|in|at|from|by) /.test(question.when)) return null;
  if (stem === 'spend' || stem === 'pay') {
    const spent = spentBy(world, owner);
    return spent.length > 0 && isOneShop(world, owner, question.when) ? plus(...spent) : null;
  }
  if (['earn', 'mak', 'get', 'receiv', 'rais', 'collect'].includes(stem)) {
    const sold = doneBy(world, owner).filter(({ stem: done }) => done === 'sell');
    const costs = sold.flatMap(({ cost }) => cost ?? []);
    const isBuying = world.events.some((event) => event.cost && event.stem !== 'sell');
    if (costs.length > 0 && costs.length === sold.length && !isBuying) return plus(...costs);
  }
  return eventsAsked(world, question) ?? ratesTimesDone(world, question);
};

// `How much did he spend on apples` asks for a part when more than apples were bought.
const isOneShop = (world: World, owner: Owner, when: string): boolean => {
  if (!when.startsWith('on ') && !when.startsWith('for ')) return true;
  return doneBy(world, owner).filter(({ cost }) => cost).length === 1;
};

const countAsked = (world: World, asked: Question): Expression | null => {
  const question = withUnit(world, asked);
  const { thing, verb, per, given } = question;
  if (verb === null) return null;
  const share = shareAsked(world, question);
  if (share) return share;
  if (per !== null && given === null) return perAsked(world, question);
  if (!thing) return null;
  if (given) return ratesOver(world, question);
  const kind = verbClass(verb);
  if (kind === 'have' || kind === 'be')
    return holdingAsked(world, question) ?? (kind === 'have' ? eventsAsked(world, question) : null);
  return (
    eventsAsked(world, question) ??
    ratesTimesDone(world, question) ??
    (question.marks.size > 0 || question.compare ? null : ratesTimesCount(world, question, null))
  );
};

// `How much does Sam weigh?` The unit is the one in which it was told.
const withUnit = (world: World, question: Question): Question => {
  if (question.thing || question.verb === null) return question;
  const things = [...world.holdings, ...world.events].map(({ thing }) => thing);
  const [only] = things;
  if (only && only !== MONEY && things.every((thing) => keyOf(thing) === keyOf(only)))
    return { ...question, thing: only };
  const stem = verbStem(question.verb);
  const [known, ...others] = world.events.filter((event) => event.stem === stem).map(({ thing }) => thing);
  return known && others.every((thing) => keyOf(thing) === keyOf(known))
    ? { ...question, thing: known }
    : question;
};

// `How many are red?` `How many boys are there?`
const shareAsked = (world: World, question: Question): Expression | null => {
  const { thing, verb, who, when, per, given } = question;
  if (!thing || who || per || given || (verb !== 'are' && verb !== null) || !isPlain(question)) return null;
  const [share, second] = world.shares.filter(
    ({ name }) => name === thing.head || (thing.adjectives.length === 1 && thing.adjectives[0] === name),
  );
  if (!share || second) return null;
  if (thing.adjectives.length > 0 && thing.head !== share.whole.head && thing.head !== share.name)
    return null;
  return when === '' || placeOf(when) !== null ? share.amount : null;
};
