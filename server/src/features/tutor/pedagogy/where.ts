import type { State } from '../state/state.ts';
import { ABOUT_IT, CLEARLY_NEW, type Reading } from '../understand/reading.ts';

/** Whether a message does one of these things. */
export const asks =
  (...acts: Reading['act'][]) =>
  (reading: Reading): boolean =>
    acts.includes(reading.act);

export const isAboutExercise = ({ focus, exercise }: State): boolean =>
  exercise !== null && (focus === 'exercise' || focus === 'none');
export const isAfterExercise = ({ focus, exercise, finished }: State): boolean =>
  focus === 'exercise' && exercise === null && finished !== null;

const OUT_OF_DOUBT = 0.85;
const NAMES = /\b(?:of|about|for)\b/;

/** Whether a message is clearly about another idea than the one at hand. */
export const isNewIdea = (
  { idea, focus }: State,
  { ideas, act, subject, plain, leans }: Reading,
): boolean => {
  const [first] = ideas;
  if (!first || !idea || first.id === idea.id) return false;
  const isOtherBook = first.id.split('/')[0] !== idea.id.split('/')[0];
  if (leans && isOtherBook && first.certainty < OUT_OF_DOUBT) return false;
  if (act === 'example' || act === 'picture' || act === 'simpler')
    return first.certainty >= CLEARLY_NEW && NAMES.test(plain);
  if (act === 'concept')
    return first.certainty >= (focus === 'item' ? CLEARLY_NEW : ABOUT_IT) && subject !== '';
  return first.certainty >= CLEARLY_NEW && subject !== '' && act !== 'answer';
};

/** “What if it were 20 m?”: the story with another number. */
export const WHAT_IF =
  /^\W*(?:(?:and|so|but|ok|now|then)\s+)*(?:what if|what about|how about|if)\b[^=]*\d|^\W*and\s[^=\d]{0,20}\d[^=?]{0,80}\?\s{0,5}$/;
/** “What if the slow one leaves an hour later”: something in the task is changed. */
export const CHANGES_TASK =
  /^\W*(?:(?:and|so|but|ok|now|then|cool|wait)\s+)*what if (?!i\b|you\b|we\b)(?:\S+\s+){2,}\S/;
