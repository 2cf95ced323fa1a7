import { quantitiesIn } from '../quantities/read.ts';
import { remembered } from '../remembered.ts';
import { CONCEPTS } from './concepts.ts';

const EVERYDAY = new Set<string>(
  (['length', 'area', 'volume', 'time', 'mass', 'angle', 'speed', 'temperature'] as const).map(
    (name) => CONCEPTS[name].kind,
  ),
);

const PHYSICAL = new Set<string>(
  Object.values(CONCEPTS)
    .map(({ kind }) => kind)
    .filter((kind) => kind !== 'number' && !EVERYDAY.has(kind)),
);
const FEWEST_WORDS = 6;

/** Whether a text measures things that only physics measures, so that its letters are units and no unknowns. */
export const isPhysical = remembered(
  (text: string): boolean =>
    (text.match(/[A-Za-z]{3,}/g)?.length ?? 0) >= FEWEST_WORDS &&
    quantitiesIn(text).some(({ kind }) => PHYSICAL.has(kind)),
);
