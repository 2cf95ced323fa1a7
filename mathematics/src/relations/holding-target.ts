import type { Expression } from '../expression/tree.ts';
import { less, plus, times } from './book.ts';
import { placeOf } from './moves.ts';
import { resolve } from './people.ts';
import type { Question } from './question.ts';
import { keyOf, takesIn, type Thing } from './things.ts';
import type { Owner, Who } from './who.ts';
import { current, type Holding, type World } from './world.ts';

/** All that somebody has of a thing: what was said directly, and what is in the things that they have. */
export const heldBy = (
  world: World,
  owners: readonly (Owner | null)[] | 'all',
  thing: Thing,
  first: boolean,
  depth = 0,
): Expression[] | null => {
  const isOf = (holding: Holding): boolean =>
    owners === 'all' || owners.some((owner) => (owner?.key ?? '') === (holding.owner?.key ?? ''));
  const own = world.holdings.filter((holding) => isOf(holding) && takesIn(thing, holding.thing));
  const exact = own.filter((holding) => keyOf(holding.thing) === keyOf(thing));
  if (exact.length > 0 && own.length > exact.length) return null;
  const direct = own.flatMap((holding) => (first ? (holding.states[0] ?? []) : current(holding)));
  // `pieces of gum` are the pieces in packages of gum
  const inside =
    depth > 2 || first
      ? []
      : world.rates.filter(
          (rate) =>
            rate.stem === null && takesIn(rate.of.of === null ? { ...thing, of: null } : thing, rate.of),
        );
  const through: Expression[] = [];
  for (const rate of inside) {
    const counts = heldBy(
      world,
      owners,
      { ...rate.per, of: rate.of.of === null && rate.per.of === null ? thing.of : rate.per.of },
      false,
      depth + 1,
    );
    if (!counts) return null;
    for (const count of counts) through.push(times(rate.amount, count));
  }
  return [...direct, ...through];
};

export const holdingAsked = (world: World, question: Question): Expression | null => {
  const { who, thing, compare, marks, when, per, given } = question;
  if (!thing || per || given) return null;
  const owners = ownersAsked(world, who, when);
  if (!owners) return null;
  const first = marks.has('first');
  const sumOf = (list: readonly (Owner | null)[] | 'all', what: Thing): Expression | null => {
    const held = heldBy(world, list, what, first);
    if (!held || held.length === 0) return null;
    // Each of several owners has to be known of.
    if (list !== 'all' && list.length > 1 && held.length < list.length) return null;
    return plus(...held);
  };
  if (compare) {
    if (!compare.than || (owners === 'all' && !compare.than.thing)) return null;
    const { who: other, thing: otherThing, when: time } = compare.than;
    if (time !== null) return null;
    const others = other ? resolve(world.people, other) : null;
    const mine = sumOf(owners, thing);
    const theirs = others ? sumOf(others, thing) : otherThing ? sumOf(owners, otherThing) : null;
    return mine && theirs && (compare.sign === 1 ? less(mine, theirs) : less(theirs, mine));
  }
  const havers = world.holdings.filter((one) => takesIn(thing, one.thing)).map((one) => one.owner?.key);
  const isAll = marks.has('left') || marks.has('total') || new Set(havers).size <= 1;
  return owners === 'all' && !isAll ? null : sumOf(owners, thing);
};

const ownersAsked = (
  world: World,
  who: Who | null,
  when: string,
): readonly (Owner | null)[] | 'all' | null => {
  if (who) return when === '' || /^(?:now|today|in the end)$/.test(when) ? resolve(world.people, who) : null;
  if (when === '' || when === 'now') return 'all';
  const place = placeOf(when);
  if (!place) return null;
  if (world.holdings.some(({ owner }) => owner?.key === place.key)) return [place];
  // A place that nobody else named is where the whole story is.
  return world.holdings.some(({ owner }) => owner !== null) ? null : 'all';
};
