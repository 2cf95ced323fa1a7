import { AttemptId, DeckImportId, StudentId } from '@studia/contract/ids';
import { IdeaId } from '@studia/contract/lessons';
import { Confidence, Help } from '@studia/contract/practice';
import * as z from 'zod/mini';
import { jobKind } from '../../ports/queue/job-kind.ts';
import type { JobContext, Queue } from '../../ports/queue/port.ts';

/** An answer to a question about an idea; an attempt of a quiz is one. */
const IdeaAnswer = z.object({
  id: AttemptId,
  idea: IdeaId,
  correct: z.number(),
  help: Help,
  confidence: z.nullable(Confidence),
  milliseconds: z.nullable(z.number()),
  at: z.iso.datetime(),
});
export type IdeaAnswer = z.infer<typeof IdeaAnswer>;

/** Grades the card of an idea by an answer to one of its questions, so that whoever answers need not wait for it. */
export const gradeIdea = jobKind({
  name: 'review/grade-idea',
  data: z.object({ student: StudentId, answer: IdeaAnswer }),
  retry: { limit: 4, delaySeconds: 5, backoff: true },
  timeoutSeconds: 60,
  heartbeatSeconds: 20,
  concurrency: 2,
});

/** Adds the cards of a file that a student uploaded. */
export const importDeck = jobKind({
  name: 'review/import-deck',
  data: z.object({ student: StudentId, id: DeckImportId }),
  retry: { limit: 2, delaySeconds: 5, backoff: true },
  timeoutSeconds: 1_800,
  heartbeatSeconds: 60,
  concurrency: 1,
});

export const reviewJobs = [gradeIdea, importDeck] as const;

interface Work {
  gradeIdea(student: StudentId, answer: IdeaAnswer): Promise<void>;
  workOnImport(student: StudentId, id: DeckImportId, work: JobContext): Promise<void>;
}

export const handleReviewJobs = (queue: Pick<Queue, 'handle'>, review: Work): void => {
  queue.handle(gradeIdea, ({ student, answer }) => review.gradeIdea(student, answer));
  queue.handle(importDeck, ({ student, id }, work) => review.workOnImport(student, id, work));
};
