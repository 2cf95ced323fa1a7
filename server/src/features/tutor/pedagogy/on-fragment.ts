import type { State } from '../state/state.ts';
import type { Reading } from '../understand/reading.ts';
import type { Move } from './moves.ts';

/** One letter, one sound, or a hand on the keyboard says nothing that could be looked up. */
export const onFragment = (state: State, { plain, wish, maths }: Reading): Move | null => {
  const isMath = maths.judgement !== null || maths.problem !== null || maths.inTask;
  if (wish !== null || isMath || state.language !== 'en' || isAboutTask(state)) return null;
  if (IS_MASHED.test(plain)) return { kind: 'talk', about: 'nonsense' };
  const isLetter = A_LETTER.test(plain);
  // Of a question with options, a letter is its answer.
  if (state.focus === 'item' && state.item)
    return isLetter && state.item.options.length === 0 ? { kind: 'talk', about: 'letter' } : null;
  if (state.thought) return isLetter || A_SOUND.test(plain) ? { kind: 'talk', about: 'letter' } : null;
  return isLetter ? { kind: 'talk', about: 'letter' } : null;
};

const isAboutTask = ({ exercise, story, focus, program }: State): boolean =>
  exercise !== null || (story !== null && focus === 'story') || program !== null;

const A_LETTER = /^\W*(?:(?:is it|it's|its|maybe|i think|i say|the answer is) )?\(?[a-fh-jl-mo-tvwxz]\W*$/;
const A_SOUND = /^\W*(?:k+|ok(?:ay)?|hm+|mhm|oh|um+|uh+|ah+|sure|alright|lol|haha|cool)\W*$/;
const IS_MASHED =
  /^\W*(?:[bcdfghjklmnpqrstvwxz]{5,}|\p{L}{0,6}(?:asdf|sdfg|dfgh|fghj|ghjk|hjkl|qwer|wert(?!h)|erty(?!p)|rtyu|tyui|uiop|zxcv|xcvb|cvbn|vbnm)\p{L}{0,12})\W*$/u;
