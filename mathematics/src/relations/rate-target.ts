import { allKnown } from '../all-known.ts';
import { type Expression, number } from '../expression/tree.ts';
import { rowsOf } from '../table-text.ts';
import { over, plus, times, told } from './book.ts';
import { heldBy } from './holding-target.ts';
import { resolve } from './people.ts';
import { isPlain, type Question } from './question.ts';
import { MONEY, keyOf, overlaps, plainThing, takesIn, type Thing } from './things.ts';
import { verbStem } from './verbs.ts';
import type { Owner, Who } from './who.ts';
import { MAKES, measureOf } from './words.ts';
import { current, priceOf, type Rate, type World } from './world.ts';

/** Any length: the unit is that of the speed. */
export const DISTANCE = plainThing('distance');

const givesOf = (thing: Thing, rate: Rate): boolean =>
  thing === DISTANCE ? measureOf(rate.of.head) === 'length' : takesIn(thing, rate.of);

export const distanceUnit = (world: World): string =>
  world.rates.find((rate) => givesOf(DISTANCE, rate))?.of.text ?? '';

export const single = (world: World, who: Who | null): Owner | null => {
  const owners = who && resolve(world.people, who);
  return owners?.length === 1 ? (owners[0] ?? null) : null;
};

export const isPriced = (world: World, thing: Thing): boolean =>
  world.prices.some((one) => keyOf(one.thing) === keyOf(thing));

export const perAsked = (world: World, question: Question): Expression | null => {
  const { thing, per, when } = question;
  if (!isPlain(question) || when !== '') return null;
  const groups = world.groups.filter(
    (group) =>
      (thing === null || takesIn(thing, group.of)) && (per === 'each' || per?.head === group.per.head),
  );
  const [group, second] = groups;
  return group && !second ? group.size : null;
};

const ownRates = (world: World, { verb, who, thing }: Question): Rate[] => {
  const owners = who && resolve(world.people, who);
  return world.rates.filter(
    (rate) =>
      thing !== null &&
      givesOf(thing, rate) &&
      (rate.owner === null || (owners?.length === 1 && owners[0]?.key === rate.owner.key)) &&
      ([null, verbStem(verb ?? '')].includes(rate.stem) ||
        verb === 'need' ||
        thing === MONEY ||
        thing === DISTANCE),
  );
};

// `How many pages does he read in 7 days?`
export const ratesOver = (world: World, question: Question): Expression | null => {
  const { given, when, per } = question;
  if (!given || !isPlain(question) || when !== '' || per) return null;
  const [rate, second] = ownRates(world, question);
  if (!rate || second) return null;
  const count = convert(told(given.count), given.thing, rate.per);
  return count && times(rate.amount, count);
};

// `She earns $12 an hour. She worked 6 hours.`
export const ratesTimesDone = (world: World, question: Question): Expression | null => {
  const { per, given, who } = question;
  const [rate, second] = ownRates(world, question);
  if (!rate || second || per || given || !isPlain(question)) return null;
  const owner = single(world, who);
  const done = world.events.filter(
    (event) => event.owner.key === owner?.key && measureOf(event.thing.head) === 'time',
  );
  const counts = allKnown(done.map((event) => convert(event.amount, event.thing, rate.per)));
  if (!counts || counts.length === 0 || measureOf(rate.per.head) !== 'time') return null;
  return times(rate.amount, plus(...counts));
};

// `Each child gets 3 pencils. There are 20 children. How many pencils …`
export const ratesTimesCount = (world: World, question: Question, owner: Owner | null): Expression | null => {
  const [rate, second] = ownRates(world, question);
  if (!rate || second || question.when !== '') return null;
  const counts = heldBy(world, owner ? [owner] : 'all', rate.per, false);
  const [count, other] = counts ?? [];
  return count && !other ? times(rate.amount, count) : null;
};

// `How many boxes does she need for 50 pencils?`: what is asked for is what there is a rate for.
export const divisionAsked = (world: World, question: Question): Expression | null => {
  const { thing, per, given, who } = question;
  if (!thing || per || !isPlain(question)) return null;
  const [group, twice] = world.groups.filter((one) => takesIn(thing, one.per));
  if (group) return twice || given ? null : group.count;
  const rates = world.rates.filter(
    (rate) => takesIn(thing, rate.per) && !world.holdings.some((holding) => takesIn(thing, holding.thing)),
  );
  const [rate, second] = rates;
  if (rate && !second) {
    const owners = who && resolve(world.people, who);
    if (given) return overlaps(given.thing, rate.of) ? over(told(given.count), rate.amount) : null;
    const total = heldBy(world, owners ?? 'all', rate.of, false) ?? [];
    const [only, another] = total;
    if (only && !another) return over(only, rate.amount);
    const done = world.events.filter((event) => takesIn(rate.of, event.thing));
    return total.length === 0 && done.length === 1 && done[0] ? over(done[0].amount, rate.amount) : null;
  }
  return rates.length === 0 && question.verb === 'buy' ? affordable(world, question) : null;
};

// `How many pens can he buy with $20?`
const affordable = (world: World, { thing, who, given }: Question): Expression | null => {
  const owner = single(world, who);
  if (!thing || !owner || !isPriced(world, thing)) return null;
  const purse = world.holdings.filter(
    (holding) => holding.owner?.key === owner.key && holding.thing === MONEY,
  );
  const [money] = given?.thing === MONEY ? [told(given.count)] : purse.map(current);
  return money ? over(money, priceOf(world, thing)) : null;
};

/** The same amount in another unit; null where the two measure different things. */
const convert = (amount: Expression, from: Thing, to: Thing): Expression | null => {
  if (from.head === to.head) return amount;
  for (const [units, count] of rowsOf(MAKES)) {
    if (units === `${from.head} ${to.head}`) return times(amount, number(BigInt(count)));
    if (units === `${to.head} ${from.head}`) return over(amount, number(BigInt(count)));
  }
  return null;
};
