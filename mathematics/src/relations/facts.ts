import { isOne } from '../expression/fraction.ts';
import type { Expression } from '../expression/tree.ts';
import type { Reference } from './amounts.ts';
import { changedBy, equate, less, newUnknown, plus, times, told } from './book.ts';
import type { Age, Cost, Ratio, Shift, Subset } from './clause.ts';
import { mention, resolve } from './people.ts';
import { sizeOf } from './sizes.ts';
import { keyOf, MONEY, takesIn } from './things.ts';
import { measureOf } from './words.ts';
import { ageOf, current, named, nameOf, newHolding, priceOf, type World } from './world.ts';

/** Takes a clause about a price into the story. */
export const takeCost = (world: World, { of, amount, text }: Cost): boolean => {
  const [first, second] = of;
  const { size, per } = amount;
  if (!first) return false;
  if (size.kind === 'number') {
    const each = per !== null || (!second && isOne(first.count));
    if (each && second) return false;
    // `Apples cost $3 per pound`: the price of a pound of apples.
    const isBy = per !== null && per !== 'each' && keyOf(per) !== keyOf(first.thing);
    if (isBy && (measureOf(per.head) === null || first.thing.of !== null)) return false;
    const priced = isBy ? { ...per, of: first.thing.head, adjectives: first.thing.adjectives } : first.thing;
    const cost = each
      ? priceOf(world, priced)
      : plus(...of.map(({ thing, count }) => times(told(count), priceOf(world, thing))));
    equate(world.book, cost, told(size.value), text);
    return true;
  }
  if (second || (size.kind !== 'difference' && size.kind !== 'multiple')) return false;
  const value = sizeOf(world, size, ({ thing }) => thing && priceOf(world, thing), '');
  if (value) equate(world.book, priceOf(world, first.thing), value, text);
  return value !== null;
};

export const shifted = (age: Expression, shift: Shift | null): Expression =>
  shift === null ? age : changedBy(age, shift.sign, told(shift.years));

/** Takes a clause about somebody's age into the story. */
export const takeAge = (world: World, { who, size, shift, isNow, text }: Age): boolean => {
  const owners = resolve(world.people, who);
  mention(world.people, who);
  const [owner] = owners ?? [];
  if (!owner || owners?.length !== 1 || isNow !== (shift === null)) return false;
  const other = (reference: Reference): Expression | null => {
    const found = reference.who && resolve(world.people, reference.who);
    return found?.length === 1 && found[0] && found[0].key !== owner.key
      ? shifted(ageOf(world, found[0]), shift)
      : null;
  };
  const own = shifted(ageOf(world, owner), shift);
  const value = sizeOf(world, size, other, '');
  if (value) equate(world.book, own, value, text);
  return value !== null;
};

/** Takes a clause about parts of a whole into the story: `60% of the students are girls, the rest are boys`. */
export const takeSubset = (world: World, { names, of, text }: Subset): boolean => {
  const [head] = names;
  if (
    of &&
    head?.size.kind === 'part' &&
    head.size.whole &&
    !world.holdings.some(({ thing }) => keyOf(thing) === keyOf(of))
  )
    newHolding(world, null, of, told(head.size.whole));
  const candidates = of
    ? world.holdings.filter(({ thing }) => keyOf(thing) === keyOf(of))
    : world.holdings.filter(({ thing }) => thing === world.thing);
  const [holding, second] = candidates;
  if (!holding || second || holding.thing === MONEY || holding.states.length > 1) return false;
  const whole = current(holding);
  return names.every(({ size, name }) => {
    const before = world.shares
      .filter((share) => keyOf(share.whole) === keyOf(holding.thing))
      .map(({ amount }) => amount);
    const rest = before.reduce<Expression>((sofar, one) => less(sofar, one), whole);
    const value =
      size.kind === 'number' && !size.further
        ? told(size.value)
        : size.kind === 'part' && size.ofRest === before.length > 0
          ? times(told(size.part), rest)
          : size.kind === 'part' && !size.ofRest && of === null
            ? times(told(size.part), whole)
            : size.kind === 'rest' && before.length > 0
              ? rest
              : null;
    if (!value || world.shares.some((share) => share.name === name)) return false;
    world.shares.push({
      name,
      whole: holding.thing,
      amount: named(world, `${name} ${holding.thing.text}`, value, text),
    });
    return true;
  });
};

/** Takes a ratio into the story: each thing is so many equal parts. */
export const takeRatio = (world: World, { things, terms, text }: Ratio): boolean => {
  if (things.length !== terms.length) return false;
  world.wholes.push(things);
  const part = newUnknown(world.book, 'one part');
  return things.every((thing, at) => {
    const term = terms[at];
    if (!term) return false;
    const [known, second] = world.holdings.filter((holding) => keyOf(holding.thing) === keyOf(thing));
    if (second) return false;
    const amount = known ? current(known) : newUnknown(world.book, nameOf(null, thing));
    if (!known) newHolding(world, null, thing, amount);
    equate(world.book, amount, times(told(term), part), text);
    return true;
  });
};

/** Boys and girls are the students: what a ratio has parts of, when the story counts it too. */
export const joinWholes = (world: World): void => {
  for (const parts of world.wholes) {
    const [whole, second] = world.holdings.filter(({ thing }) =>
      parts.every((part) => keyOf(part) !== keyOf(thing) && takesIn(thing, part)),
    );
    if (!whole || second) continue;
    const held = parts.flatMap((part) =>
      world.holdings.filter(({ thing }) => keyOf(thing) === keyOf(part)).map(current),
    );
    if (held.length === parts.length)
      equate(world.book, current(whole), plus(...held), `All ${whole.thing.text} are counted by the ratio.`);
  }
};
