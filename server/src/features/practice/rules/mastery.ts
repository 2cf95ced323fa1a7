import type { Mastery } from '@studia/contract/practice';
import { chancesOf, isMastered, type AllTallies, type IdeaState } from './idea-state.ts';

/** What a student can do of an idea; nothing is said about what was never tried. */
export const masteryIn = (state: IdeaState | undefined, all: AllTallies): Mastery => {
  const chances = chancesOf(state, all, null);
  return {
    alone: state && state.alone.answers > 0 ? chances.alone : null,
    with_help: state ? chances.any : null,
    attempts: state?.any.answers ?? 0,
    mastered: isMastered(state, all),
  };
};
