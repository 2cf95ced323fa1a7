import type { Idea } from '@studia/contract/lessons';
import type { NearText } from '../../lessons/service.ts';

interface FoundIdea {
  idea: Idea;
  certainty: number;
}

/**
 * A message in the middle of a conversation is read twice: alone, and behind what the conversation is about. What fits both ways is
 * meant: “what if all the rabbits are gone” asks about food chains there, and about fur nowhere. Something new that is named
 * clearly still comes first.
 */
export const foundTogether = (
  alone: readonly FoundIdea[],
  inThread: readonly FoundIdea[],
  hasIdea: boolean,
): FoundIdea[] => {
  const ideas = new Map([...alone, ...inThread].map(({ idea }) => [idea.id, idea]));
  const sureOf = (found: readonly FoundIdea[], id: string): number =>
    found.find(({ idea }) => idea.id === id)?.certainty ?? 0;
  return Array.from(ideas.values(), (idea) => {
    const [one, other] = [sureOf(alone, idea.id), sureOf(inThread, idea.id)];
    // Where no idea is at hand, what was said before can only help.
    return { idea, certainty: hasIdea ? (one + other) / 2 : Math.max(one, other) };
  }).toSorted((one, other) => other.certainty - one.certainty);
};

/** The same for the texts of lessons: what stands in the book at hand loses nothing by it. */
export const nearTogether = (
  alone: readonly NearText[],
  inThread: readonly NearText[],
  at: string | null,
): NearText[] => {
  const key = ({ idea, kind, of, text }: NearText): string => `${idea.id} ${kind} ${of} ${text}`;
  const likeness = new Map(inThread.map((one) => [key(one), one.likeness]));
  const isAtHand = (id: string): boolean => at !== null && id.split('/')[0] === at.split('/')[0];
  return alone
    .map((one) => {
      const both = (one.likeness + (likeness.get(key(one)) ?? 0)) / 2;
      const isKept = at === null || isAtHand(one.idea.id);
      return { ...one, likeness: isKept ? Math.max(one.likeness, both) : both };
    })
    .toSorted((one, other) => other.likeness - one.likeness);
};
