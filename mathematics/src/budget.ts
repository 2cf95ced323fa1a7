/** Thrown when a problem would take more work than any school exercise. */
class TooMuchWork extends Error {}

/** Operations that one problem may cost: three times what the hardest textbook exercise takes, about a second at most. */
export const WORK_OF_A_PROBLEM = 300_000;

// Counted, not timed: the same problem must have the same answer on a slow machine.
let left = Number.POSITIVE_INFINITY;

/** Pays for work; stops the problem when it has become too much. */
export const spend = (operations: number): void => {
  left -= operations;
  if (left < 0) throw new TooMuchWork('The problem takes too much work.');
};

/** Does some work with a limit; beyond it, the answer is what `otherwise` says. Limits within limits add up. */
export const within = <Result>(operations: number, work: () => Result, otherwise: Result): Result => {
  const before = left;
  left = Math.min(left, operations);
  const allowed = left;
  try {
    return work();
  } catch (error) {
    if (error instanceof TooMuchWork || error instanceof RangeError) return otherwise;
    throw error;
  } finally {
    left = before - (allowed - left);
  }
};

/** Does work that no problem pays for: a table that is made when the first one asks for it. */
export const unpaid = <Result>(work: () => Result): Result => {
  const before = left;
  left = Number.POSITIVE_INFINITY;
  try {
    return work();
  } finally {
    left = before;
  }
};
