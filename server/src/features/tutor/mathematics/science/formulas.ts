import { ENERGY, ROTATION } from './energy.ts';
import { FORCES, GRAVITATION } from './forces.ts';
import type { Formula } from './formula.ts';
import { MOTION } from './motion.ts';
import { SOUND_AND_LIGHT, SWINGING } from './waves.ts';

/** The formulas of the sciences by chapter; special ones stand before general ones. */
export const FORMULAS: readonly Formula[] = [
  ...SWINGING,
  ...SOUND_AND_LIGHT,
  ...GRAVITATION,
  ...ROTATION,
  ...FORCES,
  ...ENERGY,
  ...MOTION,
];
