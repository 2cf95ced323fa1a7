import type { Formula } from './formula.ts';
import { MOTION } from './motion.ts';

/** The formulas of the sciences by chapter; special ones stand before general ones. */
export const FORMULAS: readonly Formula[] = [...MOTION];
