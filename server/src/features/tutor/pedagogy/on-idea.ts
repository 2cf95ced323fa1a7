import type { State } from '../state/state.ts';
import { ABOUT_IT, CLEARLY_NEW, type Reading } from '../understand/reading.ts';
import type { Move } from './moves.ts';
import { asks } from './where.ts';

/** Follow-ups about the idea at hand. */
export const onIdea = (state: State, reading: Reading): Move | null => {
  const { idea } = state;
  if (!idea) return null;
  switch (reading.act) {
    case 'why':
    case 'how':
      return { kind: 'explain idea', idea: idea.id, part: reading.act === 'how' ? 'full' : 'why' };
    case 'simpler':
    case 'unsure':
    case 'hint':
      return { kind: 'explain idea', idea: idea.id, part: 'simple' };
    case 'example':
      return { kind: 'explain idea', idea: idea.id, part: 'example' };
    case 'picture':
      return { kind: 'show board', idea: idea.id };
    case 'another':
    case 'next':
    case 'yes':
      return { kind: 'ask item', step: 0 };
    case 'harder':
      return { kind: 'ask item', step: 1 };
    case 'easier':
      return { kind: 'ask item', step: -1 };
    case 'reveal':
      return { kind: 'explain idea', idea: idea.id, part: 'full' };
    case 'no':
      // “Does that fit what you said?” “No.”
      return state.waits === 'answer' ? { kind: 'ask for reasons' } : null;
    case 'answer':
    case 'check':
      if (reading.isQuestion && !reading.isClaim)
        return { kind: 'explain idea', idea: idea.id, part: 'full' };
      return state.focus === 'idea' ? { kind: 'judge explanation' } : null;
    case 'concept':
      return reading.subject === '' || reading.ideas[0]?.id === idea.id
        ? { kind: 'explain idea', idea: idea.id, part: reading.wantsSimple ? 'simple' : 'first' }
        : null;
    default:
      return null;
  }
};

/** Who asks names what they mean; a sentence of any other kind must name it clearly. */
const NAMES_IT = new Set<Reading['act']>(['concept', 'why', 'how', 'simpler', 'example', 'picture']);

/** A question about an idea of a lesson. */
export const onConcept = (reading: Reading): Move | null => {
  const [first] = reading.ideas;
  if (
    !first ||
    first.certainty <
      (reading.isQuestion || reading.isBroad || NAMES_IT.has(reading.act) ? ABOUT_IT : CLEARLY_NEW) ||
    !asks(
      'concept',
      'why',
      'how',
      'simpler',
      'example',
      'picture',
      'unclear',
      'answer',
      'check',
      'exercise',
      'unsure',
      'feeling',
    )(reading)
  )
    return null;
  if (reading.act === 'feeling' && !(reading.isBroad && reading.subject !== '')) return null;
  if (reading.isBroad && reading.ideas.length > 1) return { kind: 'narrow down', ideas: reading.ideas };
  if (reading.act === 'picture') return { kind: 'show board', idea: first.id };
  if (reading.act === 'example') return { kind: 'explain idea', idea: first.id, part: 'example' };
  if (reading.act === 'simpler' || reading.wantsSimple)
    return { kind: 'explain idea', idea: first.id, part: 'simple' };
  return { kind: 'explain idea', idea: first.id, part: 'first' };
};
