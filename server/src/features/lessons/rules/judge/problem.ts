/** Something that keeps a lesson from being used, and where in it: the way from the lesson's root. */
export interface Problem {
  path: readonly (string | number)[];
  sentence: string;
}

/** Collects problems below one place of a lesson. */
export const problemAt =
  (...path: readonly (string | number)[]) =>
  (sentence: string): Problem => ({ path, sentence });
