/** A page that was in view so long counts as read. */
export const READ_AFTER_MS = 6000;
/** More than that at one page is a pause. */
const LONGEST_LOOK_MS = 120_000;

/** Counts how long each page was in view. Time comes in as an argument. */
export const makeReadingTime = () => {
  const seen = new Map<number, number>();
  const countedPages = new Set<number>();
  let open: { page: number; since: number } | null = null;

  const settle = (now: number): void => {
    if (!open) return;
    const look = Math.min(now - open.since, LONGEST_LOOK_MS);
    seen.set(open.page, (seen.get(open.page) ?? 0) + look);
    open.since = now;
  };

  return {
    /** This page is in view now; null when none is, as in a tab behind others. */
    look: (page: number | null, now: number): void => {
      settle(now);
      open = page === null ? null : { page, since: now };
    },
    /** The pages that count as read and were not told yet. */
    takeRead: (now: number): number[] => {
      settle(now);
      const read = [...seen].filter(([page, time]) => time >= READ_AFTER_MS && !countedPages.has(page));
      for (const [page] of read) countedPages.add(page);
      return read.map(([page]) => page);
    },
    /** Pages that could not be told: the next call takes them again. */
    giveBack: (pages: readonly number[]): void => pages.forEach((page) => countedPages.delete(page)),
  };
};
