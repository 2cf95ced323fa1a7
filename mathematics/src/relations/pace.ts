import { times, told } from './book.ts';
import type { Act } from './clause.ts';
import { resolve } from './people.ts';
import { verbStem } from './verbs.ts';
import type { Owner } from './who.ts';
import { measureOf } from './words.ts';
import { named, type World } from './world.ts';

// `Ben ran 3 miles every day for 5 days`, `She worked for 6 hours`
export const takeDuration = (world: World, owner: Owner, act: Act): boolean => {
  const { hours } = act.pace;
  if (!hours) return true;
  if (!hours.thing || hours.size.kind !== 'number') return false;
  world.events.push({
    owner,
    stem: verbStem(act.verb),
    kind: 'other',
    thing: hours.thing,
    amount: told(hours.size.value),
    when: '',
    cost: null,
    awaited: false,
  });
  return true;
};

// `Tom drives for 3 hours at 60 miles per hour.`
export const takeJourney = (world: World, act: Act): boolean => {
  const { hours, speed } = act.pace;
  const owners = resolve(world.people, act.who);
  const [owner] = owners ?? [];
  if (owner && owners?.length === 1 && hours && !speed && act.parts.length === 0 && act.verbClass === 'other')
    return takeDuration(world, owner, act);
  if (!owner || owners?.length !== 1 || !hours || !speed || act.parts.length > 0 || act.verbClass !== 'other')
    return false;
  const unit = speed.thing;
  if (
    !unit ||
    measureOf(unit.head) !== 'length' ||
    typeof speed.per !== 'object' ||
    speed.per?.head !== hours.thing?.head
  )
    return false;
  if (hours.size.kind !== 'number' || speed.size.kind !== 'number') return false;
  const distance = named(
    world,
    `${owner.text}'s distance`,
    times(told(speed.size.value), told(hours.size.value)),
    act.text,
  );
  world.journeys.push({ owner, distance, unit, stem: verbStem(act.verb) });
  return true;
};
