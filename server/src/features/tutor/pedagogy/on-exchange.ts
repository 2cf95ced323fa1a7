import type { State } from '../state/state.ts';
import type { Reading } from '../understand/reading.ts';
import type { Move } from './moves.ts';
import { asks } from './where.ts';

/** From here on, a message gets a written reply: whatever waits; where nothing surer is known of it; in the middle of a topic, where nothing is. */
export const [SURE, LIKELY, BETTER_THAN_NOTHING] = [0.75, 0.6, 0.5];

/** What students say about an idea gets the reply that was written for it. */
export const onExchange = (said: Reading, least: number): Move | null => {
  const { wish, wantsSimple, isBroad, isPersonal, maths, plain } = said;
  // Who wishes for something in particular, tells of themselves or writes mathematics is heard by others.
  const isOther = wish !== null || wantsSimple || isBroad || isPersonal || hasMaths(maths);
  const [heard] = said.exchanges;
  return heard && heard.certainty >= least && !isOther && plain.split(' ').length >= FEWEST_WORDS
    ? { kind: 'exchange', heard: said.exchanges.filter(({ certainty }) => certainty >= least) }
    : null;
};
const FEWEST_WORDS = 3;
const hasMaths = ({ said, problem, list, work, story, calculation }: Reading['maths']): boolean =>
  [said, problem, work, story, calculation].some((one) => one !== null) || list.length > 0;

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
