import { CHARGES, CIRCUITS } from './electricity.ts';
import { ENERGY, ROTATION } from './energy.ts';
import { FORCES, GRAVITATION } from './forces.ts';
import type { Formula } from './formula.ts';
import { GASES } from './gases.ts';
import { LIVING, MACHINES } from './living.ts';
import { MAGNETISM } from './magnetism.ts';
import { FLUIDS, HEAT_FLOW } from './matter.ts';
import { NUCLEI, QUANTA, RELATIVITY } from './modern.ts';
import { MOTION } from './motion.ts';
import { OPTICS } from './optics.ts';
import { REACTIONS } from './reactions.ts';
import { SOLUTIONS } from './solutions.ts';
import { STARS } from './stars.ts';
import { SOUND_AND_LIGHT, SWINGING } from './waves.ts';

/** The formulas of the sciences by chapter; special ones stand before general ones. */
export const FORMULAS: readonly Formula[] = [
  ...LIVING,
  ...SOLUTIONS,
  ...REACTIONS,
  ...STARS,
  ...RELATIVITY,
  ...QUANTA,
  ...NUCLEI,
  ...SWINGING,
  ...OPTICS,
  ...SOUND_AND_LIGHT,
  ...GRAVITATION,
  ...MACHINES,
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
