import { ELECTRIC_LAWS } from './electric-laws.ts';
import { ENERGY_LAWS } from './energy-laws.ts';
import { FORCE_LAWS } from './force-laws.ts';
import { HEAT_LAWS } from './heat-laws.ts';
import type { Law } from './law.ts';
import { LIGHT_LAWS } from './light-laws.ts';
import { MATTER_LAWS } from './matter-laws.ts';
import { MOTION_LAWS } from './motion-laws.ts';

/** The formulas of school physics, simple ones first. */
export const LAWS: readonly Law[] = [
  ...MOTION_LAWS,
  ...FORCE_LAWS,
  ...ENERGY_LAWS,
  ...MATTER_LAWS,
  ...HEAT_LAWS,
  ...ELECTRIC_LAWS,
  ...LIGHT_LAWS,
];
