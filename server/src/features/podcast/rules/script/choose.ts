import type { Idea } from '@studia/contract/lessons';
import type { PodcastMinutes } from '@studia/contract/podcast';

const MOST_IDEAS: Readonly<Record<PodcastMinutes, number>> = { 5: 2, 10: 4, 20: 6 };

/** Which ideas a podcast of a length is about: those on which most others stand, with whatever they need themselves, in the lesson's order. */
export const choose = (ideas: readonly Idea[], minutes: PodcastMinutes): Idea[] => {
  const most = MOST_IDEAS[minutes];
  const within = new Map(ideas.map((idea) => [idea.id, idea]));
  const weight = (idea: Idea): number =>
    2 * ideas.filter(({ needs }) => needs.includes(idea.id)).length +
    (idea.misconceptions.length > 0 ? 1 : 0) +
    (idea.picture === null ? 0 : 0.5);
  const chosen = new Set<string>();
  const add = (idea: Idea): void => {
    for (const need of idea.needs) {
      const before = within.get(need);
      if (before && !chosen.has(need) && before !== idea) add(before);
    }
    if (chosen.size < most) chosen.add(idea.id);
  };
  const byWeight = ideas.toSorted((one, other) => weight(other) - weight(one));
  for (const idea of byWeight) if (chosen.size < most) add(idea);
  return ideas.filter(({ id }) => chosen.has(id));
};
