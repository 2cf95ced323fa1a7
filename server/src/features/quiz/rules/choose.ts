import type { IdeaId, Item } from '@studia/contract/lessons';
import { QUIZ } from '@studia/contract/limits';
import type { QuizDifficulty } from '@studia/contract/quiz';
import type { AskedQuestion } from './asked-question.ts';
import { chancesAfter } from './surprise.ts';

/** A question that could come next. */
export interface Candidate {
  idea: IdeaId;
  item: string;
  kind: Item['kind'];
  difficulty: Item['difficulty'];
  /** Ideas that must be understood first. */
  needs: readonly IdeaId[];
  /** How likely this student is to get it right, by everything they have answered so far. */
  chance: number;
  /** How many days ago this student last answered it; null for never. */
  daysSince: number | null;
}

/** What a question costs that the student saw lately, in chance; it fades within a month. */
const SEEN = 0.25;
const FORGOTTEN_DAYS = 30;
/** What the same form of question costs right after another of it. */
const SAME_KIND = 0.04;

/** The success that the next question aims at: easier for somebody who has just missed two in a row. */
export const targetAfter = (asked: readonly AskedQuestion[]): number => {
  const lately = asked.filter(({ correct }) => correct !== null).slice(-2);
  const isStruggling = lately.length === 2 && lately.every(({ correct }) => isMistake(correct));
  return isStruggling ? QUIZ.targetAfterMistakes : QUIZ.target;
};

const isMistake = (correct: number | null): boolean => correct !== null && correct < 0.5;

/**
 * The next question: the one whose chance of success is nearest the target, or whose difficulty is nearest the wished
 * one; of an idea whose prerequisites came before, never of the idea just asked, and of no idea much more often than of others.
 */
export const chooseNext = (
  candidates: readonly Candidate[],
  asked: readonly AskedQuestion[],
  difficulty: QuizDifficulty,
): Candidate | null => {
  const last = asked.at(-1);
  const allowed = narrow(candidates, [
    ({ idea }) => idea !== last?.idea,
    prerequisitesFirst(candidates, asked),
    evenly(candidates, asked),
    ({ idea, kind }) => idea !== last?.idea || kind !== last.kind,
  ]);
  const distance = distanceTo(difficulty, asked);
  const cost = (one: Candidate): number =>
    distance(one) + fatigue(one.daysSince) + (one.kind === last?.kind ? SAME_KIND : 0);
  let [best, least]: [Candidate | null, number] = [null, Infinity];
  for (const one of allowed) {
    const costs = cost(one);
    if (costs < least) [best, least] = [one, costs];
  }
  return best;
};

type Condition = (candidate: Candidate) => boolean;

/** Keeps each condition that leaves something, in the order of their weight. */
const narrow = (candidates: readonly Candidate[], conditions: readonly Condition[]): readonly Candidate[] =>
  conditions.reduce((left, condition) => {
    const matches = left.filter(condition);
    return matches.length > 0 ? matches : left;
  }, candidates);

const prerequisitesFirst = (candidates: readonly Candidate[], asked: readonly AskedQuestion[]): Condition => {
  const done = new Set(asked.map(({ idea }) => idea));
  const known = new Set(candidates.filter(({ chance }) => chance >= QUIZ.knownFrom).map(({ idea }) => idea));
  const open = new Set(
    candidates.map(({ idea }) => idea).filter((idea) => !done.has(idea) && !known.has(idea)),
  );
  return ({ needs }) => !needs.some((idea) => open.has(idea));
};

/** No idea gets a third question before the others have had one. */
const evenly = (candidates: readonly Candidate[], asked: readonly AskedQuestion[]): Condition => {
  const counts = new Map<IdeaId, number>();
  for (const { idea } of asked) counts.set(idea, (counts.get(idea) ?? 0) + 1);
  const times = (idea: IdeaId): number => counts.get(idea) ?? 0;
  const fewest = Math.min(...candidates.map(({ idea }) => times(idea)));
  return ({ idea }) => times(idea) <= fewest + 1;
};

const LEVELS = { easy: 1, medium: 2, hard: 3 } as const;

const distanceTo = (
  difficulty: QuizDifficulty,
  asked: readonly AskedQuestion[],
): ((one: Candidate) => number) => {
  if (difficulty === 'adaptive') {
    const [target, chanceNow] = [targetAfter(asked), chancesAfter(asked)];
    return (one) => Math.abs(chanceNow(one) - target);
  }
  return (one) => Math.abs(one.difficulty - LEVELS[difficulty]);
};

const fatigue = (daysSince: number | null): number =>
  daysSince === null ? 0 : SEEN * Math.max(0, 1 - daysSince / FORGOTTEN_DAYS);
