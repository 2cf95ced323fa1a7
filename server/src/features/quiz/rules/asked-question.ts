import type { IdeaId, Item } from '@studia/contract/lessons';

/** A question of this quiz that is behind the student, or planned before the one to choose. */
export interface AskedQuestion {
  idea: IdeaId;
  kind: Item['kind'];
  /** From 0 to 1; null where it is not known yet. */
  correct: number | null;
  /** What was predicted when it was chosen. */
  chance: number;
}
