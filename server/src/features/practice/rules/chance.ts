/** Right and wrong answers about one thing, the older the lighter, and how many there were in all. */
export interface Tally {
  readonly right: number;
  readonly wrong: number;
  readonly answers: number;
}

export const NO_ANSWERS: Tally = { right: 0, wrong: 0, answers: 0 };

/** How much of an answer's weight is left after the next one. */
const KEPT_IN_IDEA = 0.85;
const KEPT_IN_ALL = 0.95;

const count = (tally: Tally, correct: number, retention: number): Tally => ({
  right: retention * tally.right + correct,
  wrong: retention * tally.wrong + (1 - correct),
  answers: tally.answers + 1,
});

/** An answer about the idea itself; `correct` is from 0 to 1. */
export const countInIdea = (tally: Tally, correct: number): Tally => count(tally, correct, KEPT_IN_IDEA);

/** An answer of the student, whatever it is about. */
export const countInAll = (tally: Tally, correct: number): Tally => count(tally, correct, KEPT_IN_ALL);

interface Weights {
  readonly start: number;
  readonly right: number;
  readonly wrong: number;
  readonly student: number;
  readonly first: number;
  readonly ease: number;
}

/** Fitted on ASSISTments 2009 and 2015, the mean of both; how well they predict, docs/decisions/0070 says. */
const WITHOUT_EASE: Weights = {
  start: 0.534,
  right: 0.532,
  wrong: -0.651,
  student: 0.535,
  first: -0.517,
  ease: 0,
};
const WITH_EASE: Weights = {
  start: 0.377,
  right: 0.48,
  wrong: -0.396,
  student: 0.576,
  first: -0.473,
  ease: 0.777,
};

const logit = (share: number): number => Math.log(share / (1 - share));

/**
 * The chance that the next answer about an idea is right, from the answers about it and all the student's answers.
 * `ease` is how much easier than the rest the question is, in units of its logit; null where nobody knows.
 */
export const chanceOf = (idea: Tally, all: Tally, ease: number | null): number => {
  const weights = ease === null ? WITHOUT_EASE : WITH_EASE;
  const odds =
    weights.start +
    weights.right * Math.log1p(idea.right) +
    weights.wrong * Math.log1p(idea.wrong) +
    weights.student * logit((all.right + 1.5) / (all.right + all.wrong + 2.5)) +
    (idea.answers === 0 ? weights.first : 0) +
    weights.ease * (ease ?? 0);
  return 1 / (1 + Math.exp(-odds));
};

/** How easy a question of this difficulty, from 1 to 3, is held to be before anybody answered it. */
export const easeOf = (difficulty: number): number => 2 - difficulty;
