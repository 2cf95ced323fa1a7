import { CHARGES, CIRCUITS } from './electricity.ts';
import { ENERGY, ROTATION } from './energy.ts';
import { FORCES, GRAVITATION } from './forces.ts';
import type { Formula } from './formula.ts';
import { GASES } from './gases.ts';
import { MAGNETISM } from './magnetism.ts';
import { FLUIDS, HEAT_FLOW } from './matter.ts';
import { NUCLEI, QUANTA, RELATIVITY } from './modern.ts';
import { MOTION } from './motion.ts';
import { OPTICS } from './optics.ts';
import { SOUND_AND_LIGHT, SWINGING } from './waves.ts';

/** The formulas of the sciences by chapter; special ones stand before general ones. */
export const FORMULAS: readonly Formula[] = [
  ...RELATIVITY,
  ...QUANTA,
  ...NUCLEI,
  ...SWINGING,
  ...OPTICS,
  ...SOUND_AND_LIGHT,
  ...GRAVITATION,
  ...GASES,
  ...HEAT_FLOW,
  ...FLUIDS,
  ...ROTATION,
  ...MAGNETISM,
  ...CHARGES,
  ...CIRCUITS,
  ...FORCES,
  ...ENERGY,
  ...MOTION,
];
