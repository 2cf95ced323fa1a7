import { type Expression, number } from '../expression/tree.ts';
import type { Amount, Reference, Size } from './amounts.ts';
import { changedBy, newUnknown, plus, times, told } from './book.ts';
import { note, resolve } from './people.ts';
import { keyOf, overlaps, takesIn, type Thing } from './things.ts';
import type { Owner } from './who.ts';
import { current, type Event, holdingsOf, nameOf, newHolding, type World } from './world.ts';

/** A size as mathematics, beside what it is compared with; null where it is not clear with what. */
export const sizeOf = (
  world: World,
  size: Size,
  compared: (reference: Reference) => Expression | null,
  name: string,
): Expression | null => {
  switch (size.kind) {
    case 'number':
      return told(size.value);
    case 'some':
      return newUnknown(world.book, name);
    case 'difference': {
      const other = compared(size.than);
      return other && changedBy(other, size.sign, told(size.by));
    }
    case 'multiple': {
      const other = compared(size.as);
      if (!other) return null;
      if (size.change === undefined) return times(told(size.factor), other);
      return times(changedBy(number(1), size.change, told(size.factor)), other);
    }
    default:
      return null;
  }
};

/** What somebody else has, or the same one of something else. */
export const comparedHolding =
  (world: World, owner: Owner | null, thing: Thing) =>
  ({ who, thing: other, when }: Reference): Expression | null => {
    if (when !== null) return null;
    const owners = who ? resolve(world.people, who) : [owner];
    const [one] = owners ?? [];
    if (!owners || owners.length !== 1 || one === undefined) return null;
    if (who?.kind === 'named') note(world.people, who.owners);
    const wanted = who === null ? other : thing;
    if (!wanted) {
      // `9 lions and twice as many tigers`
      const [only, more] = world.holdings.filter((holding) => holding.owner?.key === one?.key);
      return only && !more && keyOf(only.thing) !== keyOf(thing) ? current(only) : null;
    }
    const [known, second] = holdingsOf(world, one, wanted);
    if (second) return null;
    if (known) return current(known);
    if (world.holdings.some((holding) => holding.owner?.key === one?.key && overlaps(wanted, holding.thing)))
      return null;
    return current(newHolding(world, one, wanted, newUnknown(world.book, nameOf(one, wanted))));
  };

/** What somebody else did of the same, or the same one at another time. */
export const comparedEvent =
  (world: World, event: Omit<Event, 'amount' | 'cost' | 'awaited'>) =>
  ({ who, thing: other, when }: Reference): Expression | null => {
    const owners = who ? resolve(world.people, who) : [event.owner];
    const [one] = owners ?? [];
    if (!owners || owners.length !== 1 || !one) return null;
    if (who?.kind === 'named') note(world.people, who.owners);
    const wanted = who === null && other ? other : event.thing;
    const done = world.events.filter((past) => past.owner.key === one.key && past.stem === event.stem);
    if (who === null && other === null && when === null) {
      const [only, more] = done;
      return only && !more ? only.amount : null;
    }
    const same = done.filter((past) => takesIn(wanted, past.thing) && (when === null || past.when === when));
    if (same.length === 1) return same[0]?.amount ?? null;
    if (same.length > 1)
      return when === null && who !== null ? plus(...same.map(({ amount }) => amount)) : null;
    const then = when ?? '';
    const amount = newUnknown(world.book, nameOf(one, wanted, then));
    const awaited = { owner: one, thing: wanted, when: then, amount, cost: null, awaited: true };
    world.events.push({ ...event, ...awaited });
    return amount;
  };

export const thingOf = (world: World, amount: Amount): Thing | null => amount.thing ?? world.thing;
