import type { Item } from '@studia/contract/lessons';
import { QUIZ } from '@studia/contract/limits';
import type { QuizDifficulty } from '@studia/contract/quiz';
import type { QuestionContent } from './question.ts';

/** A question, and how many days ago the student last answered it. */
export interface Available {
  content: QuestionContent;
  daysSince: number | null;
}

/** As much of a question as is looked at here. */
interface Poolable {
  content: { idea: { id: string }; item: Pick<Item, 'id' | 'difficulty'> };
  daysSince: number | null;
}

interface Wish {
  length: number;
  difficulty: QuizDifficulty;
  /** Shuffles, always in the same way. */
  rank: (name: string) => number;
}

const IDEAS_PER_QUESTION = 2;

/**
 * What a quiz may choose from: more questions than it asks, from as many ideas as there is room for. Ideas take turns,
 * each first with what the student has not seen, or not for long, and of that with the levels that the quiz may need.
 */
export const gatherPool = <Question extends Poolable>(
  available: readonly Question[],
  { length, difficulty, rank }: Wish,
): Question[] => {
  const byIdea = new Map<string, Question[]>();
  for (const one of available) {
    const line = byIdea.get(one.content.idea.id) ?? [];
    byIdea.set(one.content.idea.id, [...line, one]);
  }
  const rankOf = ({ content }: Poolable): number => rank(`${content.idea.id} ${content.item.id}`);
  const lines = Array.from(byIdea, ([idea, line]) => ({
    rank: rank(idea),
    line: byLevel(
      line.toSorted((one, other) => freshness(other) - freshness(one) || rankOf(one) - rankOf(other)),
      orderFor(difficulty, rank(`${idea} levels`)),
    ),
  }));
  // With many more ideas than questions some are left out, so that those taken can be asked at more than one level.
  const taken = lines
    .toSorted((one, other) => one.rank - other.rank)
    .slice(0, length * IDEAS_PER_QUESTION)
    .map(({ line }) => line);
  const longest = Math.max(0, ...taken.map((line) => line.length));
  return Array.from({ length: longest }, (_, round) => taken.flatMap((line) => line[round] ?? []))
    .flat()
    .slice(0, length * QUIZ.choiceOf);
};

const freshness = ({ daysSince }: Poolable): number => daysSince ?? Number.MAX_SAFE_INTEGER;

type Level = Item['difficulty'];
const NEAREST = { easy: [1, 2, 3], medium: [2, 1, 3], hard: [3, 2, 1] } as const;

/**
 * In which order the levels of an idea come. A quiz of one difficulty takes all of that first. An adaptive one does not know yet
 * whom it has before it: there is an easy question about every idea, and behind it as often a hard one as one of the middle.
 */
const orderFor = (difficulty: QuizDifficulty, chance: number): ((level: Level, turn: number) => number) => {
  if (difficulty !== 'adaptive') {
    const levels: readonly Level[] = NEAREST[difficulty];
    return (level) => levels.indexOf(level);
  }
  const levels: readonly Level[] = chance % 2 === 0 ? [1, 2, 3] : [1, 3, 2];
  return (level, turn) => turn * levels.length + levels.indexOf(level);
};

/** The same questions; of those equally fresh, the levels come in order. */
const byLevel = <Question extends Poolable>(
  line: readonly Question[],
  order: (level: Level, turn: number) => number,
): Question[] => {
  const turns = new Map<Level, number>();
  const placed = line.map((one) => {
    const level = one.content.item.difficulty;
    const turn = turns.get(level) ?? 0;
    turns.set(level, turn + 1);
    return { one, place: order(level, turn) };
  });
  return placed
    .toSorted((a, b) => freshness(b.one) - freshness(a.one) || a.place - b.place)
    .map(({ one }) => one);
};
