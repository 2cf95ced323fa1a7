import type { Question } from './port.ts';

/** What a thread is told. */
export type Order = Pick<Question, 'name' | 'input'>;

/** What a thread says: once that it can work, then one answer for each order. */
export type WorkerMessage =
  | { kind: 'ready' }
  | { kind: 'answer'; value: unknown }
  | { kind: 'failed'; reason: string };
