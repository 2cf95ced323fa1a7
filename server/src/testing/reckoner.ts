import { inject } from 'vitest';
import type { Offload } from '../ports/offload/port.ts';
import { workerThreads } from '../ports/offload/workers.ts';

/** The thread that works out mathematics, as the product has it. */
export const testReckoner = (settings: Partial<Parameters<typeof workerThreads>[0]> = {}): Offload =>
  workerThreads({ program: inject('reckonerProgram'), warn: () => undefined, ...settings });
