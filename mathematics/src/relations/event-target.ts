import type { Expression } from '../expression/tree.ts';
import { less, plus } from './book.ts';
import { resolve } from './people.ts';
import type { Question } from './question.ts';
import { takesIn } from './things.ts';
import { verbStem } from './verbs.ts';
import { groupOf, type Owner } from './who.ts';
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
  const { who, compare, per, marks, verb } = question;
  if (per || marks.has('left') || marks.has('first')) return null;
  const owners = who && resolve(world.people, who);
  if (who && !owners) return null;
  const own = matching(world, question, owners) ?? [];
  const events = owners && owners.length > 1 ? ofSeveral(world, own, owners, verb ?? '') : own;
  if (events.length === 0) return null;
  const sum = plus(...events.map(({ amount }) => amount));
  if (!compare) return sum;
  if (!compare.than) return null;
  const { who: other, thing, when } = compare.than;
  const others = other ? resolve(world.people, other) : owners;
  if (!others) return null;
  const asked = {
    ...question,
    thing: thing ?? question.thing,
    when: when ?? question.when,
    who: other ?? who,
  };
  const theirs = matching(world, asked, others) ?? [];
  if (theirs.length === 0 || theirs.some((event) => events.includes(event))) return null;
  const total = plus(...theirs.map(({ amount }) => amount));
  return compare.sign === 1 ? less(sum, total) : less(total, sum);
};

// What several did was told of them together, or of every one of them.
const ofSeveral = (world: World, own: Event[], owners: readonly Owner[], verb: string): Event[] => {
  const { key: group } = groupOf(owners);
  const together = world.events.filter(({ owner, stem }) => owner.key === group && stem === verbStem(verb));
  if (together.length > 0) return own.length > 0 ? [] : together;
  return owners.every(({ key }) => own.some(({ owner }) => owner.key === key)) ? own : [];
};
