import type { State } from '../state/state.ts';
import type { Reading } from '../understand/reading.ts';
import { onLessonQuestion } from './claims.ts';
import type { Move } from './moves.ts';
import { asks, isNewIdea } from './where.ts';

/** What follows while a check question of ours waits. */
export const onItem = (state: State, reading: Reading): Move | null => {
  const { act } = reading;
  if (act === 'concept' && isNewIdea(state, reading)) return null;
  switch (act) {
    case 'hint':
    case 'unsure':
      return reading.isQuestion || reading.isClaim ? { kind: 'judge item' } : { kind: 'hint item' };
    case 'reveal':
      return { kind: 'reveal item' };
    case 'why':
    case 'how':
    case 'simpler':
    case 'example':
      return isNewIdea(state, reading) || (asks('why', 'how')(reading) && onLessonQuestion(state, reading))
        ? null
        : {
            kind: 'explain item',
            part: act === 'simpler' ? 'simple' : act === 'example' ? 'example' : 'why',
          };
    case 'another':
    case 'next':
      return { kind: 'ask item', step: 0 };
    case 'harder':
      return { kind: 'ask item', step: 1 };
    case 'easier':
      return { kind: 'ask item', step: -1 };
    case 'answer':
    case 'check':
    case 'yes':
    case 'no':
    case 'method':
    case 'unclear':
    case 'exercise':
    case 'concept':
      return { kind: 'judge item' };
    default:
      return null;
  }
};
