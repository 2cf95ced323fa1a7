import { equate, newUnknown, times, told } from './book.ts';
import type { Act } from './clause.ts';
import { resolve } from './people.ts';
import { thingOf } from './sizes.ts';
import { current, holdingsOf, type World } from './world.ts';

// `24 cookies are shared equally among 6 friends`
export const takeGroups = (world: World, act: Act): boolean => {
  const [part, other] = act.parts;
  const { groups, who } = act;
  if (act.verbClass !== 'share' || !groups || !part || other) return false;
  const { amount, price, holds, when } = part;
  const of = thingOf(world, amount);
  if (!of || price || holds || when !== '' || amount.per !== null) return false;
  const { size } = amount;
  const [owner, second] = resolve(world.people, who) ?? [];
  const [holding] = owner && !second ? holdingsOf(world, owner, of) : [];
  const isTold = size.kind === 'number' && !size.further;
  const total = isTold ? told(size.value) : size.kind === 'all' && holding ? current(holding) : null;
  if (!total) return false;
  const each = groups.size
    ? told(groups.size)
    : newUnknown(world.book, `${of.text} for each ${groups.thing.head}`);
  const count = groups.count ? told(groups.count) : newUnknown(world.book, `number of ${groups.thing.text}`);
  equate(world.book, total, times(count, each), act.text);
  world.groups.push({ total, of, per: groups.thing, count, size: each });
  return true;
};
