import { StudentId } from '@studia/contract/ids';
import * as z from 'zod/mini';
import { jobKind } from '../../ports/queue/job-kind.ts';
import type { Queue } from '../../ports/queue/port.ts';
import type { LessonWork } from './service.ts';

/** Makes thin lessons of a book out of its own words. */
export const extractLessons = jobKind({
  name: 'lessons/extract',
  data: z.object({ book: z.uuid(), student: z.nullable(StudentId) }),
  retry: { limit: 3, delaySeconds: 10, backoff: true },
  timeoutSeconds: 1_800,
  heartbeatSeconds: 30,
  concurrency: 1,
});

/** Has the connected model write the lessons of a book, for the student who asked for it. */
export const writeLessons = jobKind({
  name: 'lessons/write',
  data: z.object({ book: z.uuid(), student: StudentId }),
  retry: { limit: 3, delaySeconds: 30, backoff: true },
  timeoutSeconds: 7_200,
  heartbeatSeconds: 60,
  concurrency: 2,
});

export const lessonJobs = [extractLessons, writeLessons] as const;

export const handleLessonJobs = (queue: Pick<Queue, 'handle'>, work: LessonWork): void => {
  queue.handle(extractLessons, ({ book, student }, { signal }) => work.extract(student, book, signal));
  queue.handle(writeLessons, ({ book, student }, { signal }) => work.write(student, book, signal));
};
