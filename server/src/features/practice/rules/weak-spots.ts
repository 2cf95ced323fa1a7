import type { IdeaId } from '@studia/contract/lessons';
import { chancesOf, isMastered, type AllTallies, type IdeaState } from './idea-state.ts';

/** An idea that the student met and cannot do alone yet. */
export interface WeakSpot {
  readonly idea: IdeaId;
  /** The chance of a right answer alone; where nothing was tried alone, what is to be expected. */
  readonly chance: number;
  /** The student was sure and wrong, and has not been right alone since. */
  readonly confidentMistake: boolean;
  readonly lastAt: string;
}

const WEAK_BELOW = 0.7;

/** What is weak: confident mistakes first, then the least likely to be right. */
export const weakSpotsIn = (ideas: ReadonlyMap<IdeaId, IdeaState>, all: AllTallies): WeakSpot[] =>
  Array.from(ideas)
    .filter(([, state]) => isWeak(state, all))
    .map(([idea, state]) => ({
      idea,
      chance: chancesOf(state, all, null).alone,
      confidentMistake: state.confidentMistake !== null,
      lastAt: state.lastAt,
    }))
    .toSorted(
      (one, other) =>
        Number(other.confidentMistake) - Number(one.confidentMistake) ||
        one.chance - other.chance ||
        (one.idea < other.idea ? -1 : 1),
    );

const isWeak = (state: IdeaState, all: AllTallies): boolean =>
  state.confidentMistake !== null ||
  (hasTrouble(state) && !isMastered(state, all) && chancesOf(state, all, null).alone < WEAK_BELOW);

/** Something went wrong or needed help: one right answer is too little to be sure of, but no weakness. */
const hasTrouble = ({ alone, any }: IdeaState): boolean => any.wrong > 0 || any.answers > alone.answers;
