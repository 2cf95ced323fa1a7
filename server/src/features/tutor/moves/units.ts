import type { UnitsOff } from '../../exercises/service.ts';
import { ask, say, type Part } from '../wording/parts.ts';

/** A right sum with units that don’t go together: which, and where to look. */
export const onUnits = (line: string, { unit, isOnlySize }: UnitsOff): Part[] => [
  say('storyLine', { line }),
  say(isOnlySize ? 'unitsOfSize' : 'unitsOfSort', { unit }),
  ask(isOnlySize ? 'unitsOfSizeAsk' : 'unitsOfSortAsk', { unit }),
];
