import { ENERGY_LAWS } from './energy-laws.ts';
import type { Law } from './law.ts';
import { MATTER_LAWS } from './matter-laws.ts';
import { MOTION_LAWS } from './motion-laws.ts';

/** The formulas of school physics, simple ones first. */
export const LAWS: readonly Law[] = [...MOTION_LAWS, ...ENERGY_LAWS, ...MATTER_LAWS];
