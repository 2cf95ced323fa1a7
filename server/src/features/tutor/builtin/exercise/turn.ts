import type { Proof, Solution } from '@studia/contract/proof';
import type { ExerciseList, OpenExercise } from '../memory.ts';

/** What the tutor says about an exercise, and where it stands afterwards; none when it is over. */
export interface Turn {
  text: string;
  exercise: OpenExercise | null;
  /** The exercise was brought to its end. */
  finished?: string;
  /** The list that it belongs to; left out where that does not change. */
  list?: ExerciseList | null;
  /** The whole solution, for who opens its steps. */
  solution?: Solution | null;
  picture?: Proof['picture'];
  /** What “yes” to it means. */
  offer?: string;
  /** Something that the student said was right. */
  right?: true;
  /** What was said has nothing to do with the exercise; the books may know better. */
  unrelated?: true;
}

export const newExercise = (kind: OpenExercise['kind'], exercise: string, line: string): OpenExercise => ({
  kind,
  exercise,
  line,
  rung: 0,
  effort: 0,
  asked: 0,
  found: '',
  reasoned: false,
});

/** Whether the tutor waits to hear why the whole solution is wanted. */
export const waitsForReason = ({ asked, reasoned }: OpenExercise): boolean => asked > 1 && !reasoned;
