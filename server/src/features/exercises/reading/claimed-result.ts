/** A task, and what a student says comes out. */
export interface ClaimedResult {
  problem: string;
  claim: string;
  /** It may be something else, such as an equation to be solved, unless it is right. */
  isPerhaps?: true;
  /** It follows from what was given before, and not from the message alone. */
  isFurther?: true;
  /** A sum of its own with a guess for it. */
  isGuess?: true;
  /** Task and result stand there in full: nothing that is near in words is meant instead. */
  isTold?: true;
  /** What comes out is measured, and so not below zero. */
  isMeasure?: true;
}
