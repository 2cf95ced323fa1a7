import type { Expression } from '../expression/tree.ts';
import { less, plus } from './book.ts';
import { resolve } from './people.ts';
import type { Question } from './question.ts';
import { takesIn } from './things.ts';
import { verbStem } from './verbs.ts';
import type { Owner } from './who.ts';
import type { Event, World } from './world.ts';

const matching = (
  world: World,
  { thing, verb, who, when }: Question,
  owners: readonly Owner[] | null,
): Event[] | null => {
  if (!thing || verb === null) return null;
  const stem = verbStem(verb);
  const own = world.events.filter(
    (event) =>
      (who === null || (owners?.some(({ key }) => key === event.owner.key) ?? false)) &&
      event.stem === stem &&
      takesIn(thing, event.thing),
  );
  if (when === '' || own.every((event) => event.when === when)) return own;
  const then = own.filter((event) => event.when === when);
  if (then.length > 0) return then;
  return own.every((event) => event.when === '') ? own : null;
};

export const eventsAsked = (world: World, question: Question): Expression | null => {
  const { who, compare, per, marks } = question;
  if (per || marks.has('left') || marks.has('first')) return null;
  const owners = who && resolve(world.people, who);
  if (who && !owners) return null;
  const group = owners && owners.length > 1 ? groupKey(owners) : null;
  const own = matching(world, question, owners) ?? [];
  const together =
    group === null
      ? []
      : world.events.filter(
          (event) => event.owner.key === group && event.stem === verbStem(question.verb ?? ''),
        );
  const events = together.length > 0 && own.length === 0 ? together : own;
  if (events.length === 0 || (group !== null && together.length > 0 && own.length > 0)) return null;
  if (
    owners &&
    owners.length > 1 &&
    together.length === 0 &&
    !owners.every(({ key }) => events.some((event) => event.owner.key === key))
  )
    return null;
  const sum = plus(...events.map(({ amount }) => amount));
  if (!compare) return sum;
  if (!compare.than) return null;
  const { who: other, thing: otherThing, when } = compare.than;
  const others = other ? resolve(world.people, other) : owners;
  if (!others) return null;
  const theirs =
    matching(
      world,
      { ...question, thing: otherThing ?? question.thing, when: when ?? question.when, who: other ?? who },
      others,
    ) ?? [];
  if (theirs.length === 0 || theirs.some((event) => events.includes(event))) return null;
  const total = plus(...theirs.map(({ amount }) => amount));
  return compare.sign === 1 ? less(sum, total) : less(total, sum);
};

const groupKey = (owners: readonly Owner[]): string =>
  owners
    .map(({ key }) => key)
    .toSorted()
    .join(' and ');
