import { CHARGES } from './charges.ts';
import { CIRCUITS } from './circuits.ts';
import { ENERGY } from './energy.ts';
import { FLUIDS } from './fluids.ts';
import { FORCES } from './forces.ts';
import type { Formula } from './formula.ts';
import { GASES } from './gases.ts';
import { GRAVITATION } from './gravitation.ts';
import { HEAT_FLOW } from './heat.ts';
import { LIVING } from './living.ts';
import { MACHINES } from './machines.ts';
import { MAGNETISM } from './magnetism.ts';
import { MOTION } from './motion.ts';
import { OPTICS } from './optics.ts';
import { NUCLEI, QUANTA } from './quanta.ts';
import { REACTIONS } from './reactions.ts';
import { RELATIVITY } from './relativity.ts';
import { ROTATION } from './rotation.ts';
import { SOLUTIONS } from './solutions.ts';
import { SOUND_AND_LIGHT } from './sound.ts';
import { STARS } from './stars.ts';
import { SWINGING } from './swings.ts';

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
