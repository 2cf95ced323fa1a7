import { NoteId, StudentId } from '@studia/contract/ids';
import * as z from 'zod/mini';
import { jobKind } from '../../ports/queue/job-kind.ts';
import type { Queue } from '../../ports/queue/port.ts';

/** Finds out what a note means, so that it is found by more than its words. */
export const embedNote = jobKind({
  name: 'notes/embed',
  data: z.object({ id: z.uuid() }),
  retry: { limit: 3, delaySeconds: 30, backoff: true },
  timeoutSeconds: 300,
  heartbeatSeconds: 60,
  concurrency: 1,
});

/** Makes the chapters of a note that was asked for. */
export const makeNote = jobKind({
  name: 'notes/make',
  data: z.object({ id: NoteId, student: StudentId }),
  retry: { limit: 3, delaySeconds: 10, backoff: true },
  timeoutSeconds: 7_200,
  heartbeatSeconds: 60,
  concurrency: 2,
});

/** Empties the trash of what lay there for 30 days, and forgets pictures that stand in no note any more. */
export const sweepNotes = jobKind({
  name: 'notes/sweep',
  data: z.object({}),
  retry: { limit: 3, delaySeconds: 300, backoff: true },
  timeoutSeconds: 600,
  heartbeatSeconds: 60,
  concurrency: 1,
  schedule: '13 3 * * *',
});

export const noteJobs = [embedNote, makeNote, sweepNotes] as const;

interface Work {
  embed(id: string, signal: AbortSignal): Promise<void>;
  sweep(): Promise<void>;
  making: { work(student: StudentId, id: NoteId, signal: AbortSignal): Promise<void> };
}

export const handleNoteJobs = (queue: Pick<Queue, 'handle'>, notes: Work): void => {
  queue.handle(embedNote, ({ id }, { signal }) => notes.embed(id, signal));
  queue.handle(makeNote, ({ id, student }, { signal }) => notes.making.work(student, id, signal));
  queue.handle(sweepNotes, () => notes.sweep());
};
