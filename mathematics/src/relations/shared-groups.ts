import { equate, newUnknown, times, told } from './book.ts';
import type { Act } from './clause.ts';
import { resolve } from './people.ts';
import { thingOf } from './sizes.ts';
import { current, holdingsOf, type World } from './world.ts';

// `24 cookies are shared equally among 6 friends`
export const takeGroups = (world: World, act: Act): boolean => {
  const [part] = act.parts;
  const { groups, who } = act;
  if (
    act.verbClass !== 'share' ||
    !groups ||
    act.parts.length !== 1 ||
    !part ||
    part.price ||
    part.holds ||
    part.when !== ''
  )
    return false;
  const of = thingOf(world, part.amount);
  if (!of || part.amount.per !== null) return false;
  const { size } = part.amount;
  const owners = who.kind === 'named' || who.kind === 'pronoun' ? resolve(world.people, who) : null;
  const [holding] = owners?.length === 1 ? holdingsOf(world, owners[0] ?? null, of) : [];
  const total =
    size.kind === 'number' && !size.further
      ? told(size.value)
      : size.kind === 'all' && holding
        ? current(holding)
        : null;
  if (!total) return false;
  const each = groups.size
    ? told(groups.size)
    : newUnknown(world.book, `${of.text} for each ${groups.thing.head}`);
  const count = groups.count ? told(groups.count) : newUnknown(world.book, `number of ${groups.thing.text}`);
  equate(world.book, total, times(count, each), act.text);
  world.groups.push({ total, of, per: groups.thing, count, size: each });
  return true;
};
