import type { State } from '../state/state.ts';
import { isCode } from '../understand/code.ts';
import { adviceWanted, asksWhetherBetter, isAtALoss } from '../understand/essay-advice.ts';
import { hasLookedAt, isWriting, ownTextIn } from '../understand/own-text.ts';
import type { Reading } from '../understand/reading.ts';
import type { Move } from './moves.ts';

/** A text of the student's own that is shown, spoken of, or not begun yet. */
export const onOwnText = (state: State, reading: Reading): Move | null =>
  isOwnText(state, reading) ||
  isAboutOwnText(state, reading) ||
  (reading.wish === null && state.language === 'en' && isAtALoss(reading.plain))
    ? { kind: 'coach essay' }
    : null;

/** Who asks what the last version is worth, or what any writer asks, talks about the text that was looked at. */
const isAboutOwnText = (state: State, { plain, wish }: Reading): boolean =>
  wish === null &&
  ((hasLookedAt(state) && asksWhetherBetter(plain)) ||
    (state.focus === 'essay' && adviceWanted(plain) !== null));

const isOwnText = (state: State, { message, maths, wish, act }: Reading): boolean =>
  wish === null &&
  state.language === 'en' &&
  [maths.judgement, maths.problem, maths.work, maths.calculation].every((one) => one === null) &&
  !isCode(message) &&
  ownTextIn(message, isWriting(state, act), hasLookedAt(state)) !== null;
