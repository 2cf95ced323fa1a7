import type { Item } from '@studia/contract/lessons';
import type { AskedQuestion } from './asked-question.ts';
import { chooseNext, targetAfter, type Candidate } from './choose.ts';
import { gatherPool } from './pool.ts';
import { rankBy } from './rank.ts';

const QUESTIONS = 20;
/** Until then a quiz gets to know whom it has before it. */
const GETTING_TO_KNOW = 10;
const GROUPS = 5;
const IDEAS = { lessons: 30, ample: 12 } as const;
/** The levels of an idea's questions. In the written lessons a third is easy, half is of the middle, a fifth is hard. */
const LEVELS = [1, 1, 2, 2, 2, 3] as const;
/** Questions of every difficulty that somebody could need, and each of them known: what a quiz does when nothing runs out. */
const AMPLE_LEVELS = [-2, -1, 0, 1, 2, 3, 4, 5, 6] as const;
/** In log-odds: what the middle student makes of a question of the middle, and how ideas and questions differ. */
const MIDDLE = 1.1;
const IDEA_SPREAD = 0.6;
const QUESTION_SPREAD = 0.3;

interface Setting {
  /** What a quiz chooses from: questions as the written lessons have them, or more of every difficulty than anybody needs. */
  stock: 'lessons' | 'ample';
  students: number;
}
type Stock = Setting['stock'];

/** How a group of students did: the share of right answers above what was aimed at. */
export interface Group {
  gap: number;
  /** The same where it is known beforehand what the student can do: what the questions allow. */
  reachable: number;
  /** How far the quiz is from its target, or from what is reachable on that side of it. */
  missed: number;
}

/** How a record counts answers and what it foretells: practice's own rules, which a quiz does not know. */
interface Tally {
  readonly right: number;
  readonly wrong: number;
  readonly answers: number;
}
interface RecordRules {
  NO_ANSWERS: Tally;
  chanceOf: (about: Tally, all: Tally, ease: number | null) => number;
  countInIdea: (before: Tally, correct: number) => Tally;
  countInAll: (before: Tally, correct: number) => Tally;
  easeOf: (difficulty: number) => number;
}

interface SimulatedCandidate extends Candidate {
  truth: number;
  /** What is to be expected of somebody who can do as much, whatever they make of this very idea. */
  foreseen: number;
}
interface SimulatedAnswer extends AskedQuestion {
  target: number;
}
type Chances = (one: SimulatedCandidate, about: Tally, all: Tally) => number;

/** Quizzes of students who are known: what each can do is drawn once, and every answer is drawn from it. The weakest group comes first. */
export const simulatedQuizzes = (rules: RecordRules, setting: Setting): Group[] => {
  const learnt: Chances = ({ difficulty }, about, all) =>
    rules.chanceOf(about, all, rules.easeOf(difficulty));
  const [gaps, reachable] = [
    groupsOf(rules, setting, learnt),
    groupsOf(rules, setting, ({ foreseen }) => foreseen),
  ];
  return gaps.map((gap, place) => {
    const best = reachable[place] ?? 0;
    const nearest = Math.max(Math.min(0, best), Math.min(Math.max(0, best), gap));
    return { gap, reachable: best, missed: Math.abs(gap - nearest) };
  });
};

const groupsOf = (rules: RecordRules, { stock, students: count }: Setting, chances: Chances): number[] => {
  const draw = drawFrom(7);
  const students = Array.from({ length: count }, (_, number) => {
    const ability = normal(draw);
    const behind = quizOf(rules, poolOf(rules, stock, ability, number, draw), chances, draw);
    return { ability, answers: behind.slice(GETTING_TO_KNOW) };
  }).toSorted((one, other) => one.ability - other.ability);
  return Array.from({ length: GROUPS }, (_, group) => {
    const from = (group * count) / GROUPS;
    const answers = students.slice(from, from + count / GROUPS).flatMap((one) => one.answers);
    return answers.reduce((sum, { correct, target }) => sum + (correct ?? 0) - target, 0) / answers.length;
  });
};

const shareOf = (odds: number): number => 1 / (1 + Math.exp(-odds));

const poolOf = (
  { easeOf }: RecordRules,
  stock: Stock,
  ability: number,
  number: number,
  draw: () => number,
): SimulatedCandidate[] => {
  const levels: readonly number[] = stock === 'ample' ? AMPLE_LEVELS : LEVELS;
  const questions = Array.from({ length: IDEAS[stock] }, (_, idea) => ({
    id: `book/${idea}`,
    skill: IDEA_SPREAD * normal(draw),
  })).flatMap(({ id, skill }) =>
    levels.map((level, item) => {
      const difficulty = level as Item['difficulty'];
      const foreseen = MIDDLE + ability + easeOf(difficulty);
      const truth = shareOf(foreseen + skill + QUESTION_SPREAD * normal(draw));
      const content = { idea: { id }, item: { id: String(item), difficulty } };
      return { content, daysSince: null, truth, foreseen: shareOf(foreseen) };
    }),
  );
  const wish = { length: QUESTIONS, difficulty: 'adaptive', rank: rankBy(String(number)) } as const;
  const pool = stock === 'ample' ? questions : gatherPool(questions, wish);
  return pool.map(({ content, daysSince, truth, foreseen }) => ({
    truth,
    foreseen,
    daysSince,
    idea: content.idea.id,
    item: content.item.id,
    kind: 'choice',
    difficulty: content.item.difficulty,
    needs: [],
    chance: 0,
  }));
};

const quizOf = (
  { NO_ANSWERS, countInAll, countInIdea }: RecordRules,
  pool: readonly SimulatedCandidate[],
  chances: Chances,
  draw: () => number,
): SimulatedAnswer[] => {
  let all: Tally = NO_ANSWERS;
  const tallies = new Map<string, Tally>();
  const behind: SimulatedAnswer[] = [];
  let open = pool;
  while (behind.length < QUESTIONS) {
    for (const one of open) one.chance = chances(one, tallies.get(one.idea) ?? NO_ANSWERS, all);
    const next = chooseNext(open, behind, 'adaptive');
    const asked = open.find((one) => one === next);
    if (!asked) break;
    const correct = Number(draw() < asked.truth);
    behind.push({
      idea: asked.idea,
      kind: asked.kind,
      chance: asked.chance,
      correct,
      target: targetAfter(behind),
    });
    all = countInAll(all, correct);
    tallies.set(asked.idea, countInIdea(tallies.get(asked.idea) ?? NO_ANSWERS, correct));
    open = open.filter((one) => one !== asked);
  }
  return behind;
};

const normal = (draw: () => number): number =>
  Math.sqrt(-2 * Math.log(1 - draw())) * Math.cos(2 * Math.PI * draw());

/** A stream of numbers from 0 to 1, the same for the same seed (mulberry32). */
const drawFrom = (seed: number): (() => number) => {
  let state = seed;
  return () => {
    state = (state + 0x6d2b_79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
};
