import type { State } from '../state/state.ts';
import type { Reading } from '../understand/reading.ts';
import type { Move } from './moves.ts';
import { asks } from './where.ts';

/**
 * How likely it must be that a written reply helps: whatever waits; where nothing surer is known of the message; in the middle of
 * a topic, before a lesson is told again; and before nothing at all is said. What is worth a tap comes near, and no more.
 */
export const [SURE, LIKELY, IN_A_TOPIC, PERHAPS, WORTH_A_TAP] = [0.75, 0.55, 0.4, 0.42, 0.15];

/** What students say about an idea gets the reply that was written for it. */
export const onExchange = (said: Reading, least: number): Move | null => {
  // A sentence with numbers in it may be a story that an engine reads, or not: then it must be quite likely that it is none.
  const enough = said.maths.story ? Math.max(least, NO_STORY) : least;
  return said.exchanges.some(({ certainty }) => certainty >= enough) && isPlainTalk(said)
    ? { kind: 'exchange', heard: said.exchanges, least: enough }
    : null;
};

const NO_STORY = 0.48;

/** Who wishes for something in particular, or writes mathematics, is heard by others. */
export const isPlainTalk = ({ act, subject, wish, wantsSimple, isBroad, maths, plain }: Reading): boolean =>
  wish === null &&
  !(subject === '' && WANTS_MORE.has(act)) &&
  !wantsSimple &&
  !isBroad &&
  [maths.said, maths.problem, maths.work, maths.calculation].every((one) => one === null) &&
  maths.list.length === 0 &&
  plain.split(' ').length >= FEWEST_WORDS;
const FEWEST_WORDS = 3;
/** “OK another one” is about what was just done, whatever else has these words. */
const WANTS_MORE = new Set<Reading['act']>(['another', 'harder', 'easier', 'next', 'quiz', 'hint', 'reveal']);

/** A question of ours that leads on waits for a thought: what is right is confirmed, who does not know is told. */
export const onThought = ({ thought, waits }: State, said: Reading): Move | null => {
  if (!thought || waits !== 'answer' || said.answered === null) return null;
  if (said.answered === 'right') return { kind: 'tell thought', is: 'right' };
  // Who asks back, or tells something longer, goes on with thoughts of their own.
  if (said.isQuestion || !isShort(said)) return null;
  if (said.answered === 'wrong') return { kind: 'tell thought', is: 'wrong' };
  return asks('unsure', 'hint', 'reveal')(said) ? { kind: 'tell thought', is: 'unclear' } : null;
};
const isShort = ({ plain }: Reading): boolean => plain.split(' ').length <= SHORT;
const SHORT = 6;

/** Whatever else was answered to it in a few words is laid beside the answer, without a verdict. */
export const onOtherThought = ({ thought, waits }: State, said: Reading): Move | null =>
  thought &&
  waits === 'answer' &&
  !said.isQuestion &&
  isShort(said) &&
  asks('answer', 'unclear', 'check', 'concept', 'yes', 'no')(said)
    ? { kind: 'tell thought', is: 'unclear' }
    : null;
