import { QUIZ } from '@studia/contract/limits';
import type { QuestionContent } from './question.ts';

/** A question, and how many days ago the student last answered it. */
export interface Available {
  content: QuestionContent;
  daysSince: number | null;
}

const IDEAS_PER_QUESTION = 2;

/**
 * What a quiz may choose from: more questions than it asks, from as many ideas as there is room for. Ideas take turns,
 * each first with what the student has not seen, or not for long. `rank` shuffles, always in the same way.
 */
export const gatherPool = (
  available: readonly Available[],
  length: number,
  rank: (name: string) => number,
): Available[] => {
  const byIdea = new Map<string, Available[]>();
  for (const one of available) {
    const line = byIdea.get(one.content.idea.id) ?? [];
    byIdea.set(one.content.idea.id, [...line, one]);
  }
  const rankOf = ({ content }: Available): number => rank(`${content.idea.id} ${content.item.id}`);
  const lines = Array.from(byIdea, ([idea, line]) => ({
    rank: rank(idea),
    line: line.toSorted((one, other) => freshness(other) - freshness(one) || rankOf(one) - rankOf(other)),
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

const freshness = ({ daysSince }: Available): number => daysSince ?? Number.MAX_SAFE_INTEGER;
