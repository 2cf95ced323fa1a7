import type { IdeaId } from '@studia/contract/lessons';
import type { IdeaPlace, NextStep } from '@studia/contract/practice';
import { isMastered } from './idea-state.ts';
import type { KnownIdeas } from './progress-tree.ts';
import type { WeakSpot } from './weak-spots.ts';

/** As many ideas as make one sitting. */
const MOST_IDEAS = 5;
/** So many weak spots come before anything new. */
const MANY_WEAK = 3;
/** What goes so well with help may go without. */
const GOES_WITH_HELP = 0.7;

interface Situation extends KnownIdeas {
  weak: readonly WeakSpot[];
  /** Every idea that is taught in the student's books, in the order of teaching. */
  places: readonly IdeaPlace[];
  /** The day it is, UTC. */
  today: string;
}

/** The one thing to do next: what was sure and wrong, what is weak, what stands on help alone, what is due again, what is new. */
export const nextStepIn = ({ weak, places, ideas, all, today }: Situation): NextStep => {
  const placeOf = new Map(places.map((place) => [place.id, place]));
  const step = (kind: NextStep['kind'], ids: readonly IdeaId[]): NextStep | null => {
    const named = ids.flatMap((id) => placeOf.get(id) ?? []).slice(0, MOST_IDEAS);
    return named.length === 0 ? null : { kind, ideas: named };
  };
  const known = Array.from(ideas, ([id, state]) => ({ id, state })).toSorted((one, other) =>
    one.state.lastAt < other.state.lastAt ? 1 : -1,
  );
  const helped = known.filter(
    ({ state: { alone, any } }) =>
      alone.answers === 0 && any.answers > 0 && any.right > any.wrong && share(any) >= GOES_WITH_HELP,
  );
  const again = known.filter(
    ({ state }) => state.proofDays.length === 1 && state.proofDays[0] !== today && !isMastered(state, all),
  );
  const weakIds = weak.map(({ idea }) => idea);
  const last = known.find(({ id }) => placeOf.has(id))?.id;
  const from = places.findIndex(({ id }) => id === last);
  const fresh = places.slice(from + 1).find(({ id }) => !ideas.has(id));
  return (
    step(
      'sure-but-wrong',
      weak.filter(({ confidentMistake }) => confidentMistake).map(({ idea }) => idea),
    ) ??
    (weakIds.length >= MANY_WEAK ? step('weak', weakIds) : null) ??
    step(
      'alone',
      helped.map(({ id }) => id),
    ) ??
    step(
      'again',
      again.map(({ id }) => id),
    ) ??
    step('weak', weakIds) ??
    (last !== undefined && fresh ? { kind: 'learn', ideas: [fresh] } : { kind: 'begin', ideas: [] })
  );
};

const share = ({ right, wrong }: { right: number; wrong: number }): number => right / (right + wrong);
