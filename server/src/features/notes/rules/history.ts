import { NOTE } from '@studia/contract/limits';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** A version of a note that is kept. */
export interface KeptRevision {
  revision: number;
  saved_at: Date;
}

/** Whether a version is worth keeping, beside when the last one was kept. */
export const isWorthKeeping = (last: Date | null, savedAt: Date): boolean =>
  last === null || savedAt.getTime() - last.getTime() >= NOTE.revisionEvery;

/** Those of the kept versions, the newest first, that have become too many: one an hour after a day, one a day after a month. */
export const tooMany = (revisions: readonly KeptRevision[], now: Date): number[] => {
  const spans = new Set<string>();
  return revisions.flatMap(({ revision, saved_at }, place) => {
    if (place < NOTE.newestRevisions) return [];
    const age = now.getTime() - saved_at.getTime();
    if (age <= DAY) return [];
    const length = age > 30 * DAY ? DAY : HOUR;
    const span = `${length} ${Math.floor(saved_at.getTime() / length)}`;
    if (spans.has(span)) return [revision];
    spans.add(span);
    return [];
  });
};
