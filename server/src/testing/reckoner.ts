import { inject } from 'vitest';
import type { Thread } from '../ports/thread/port.ts';
import { workerThreads } from '../ports/thread/workers.ts';

/** The thread that works out mathematics, as the product has it. */
export const testReckoner = (settings: Partial<Parameters<typeof workerThreads>[0]> = {}): Thread =>
  workerThreads({ program: inject('reckonerProgram'), warn: () => undefined, ...settings });
