import type { State } from '../state/state.ts';
import type { Reading } from '../understand/reading.ts';
import type { Move } from './moves.ts';
import { asks } from './where.ts';

/** From here on, a message is taken for what is written down, whatever waits; and where nothing else is known of it. */
export const [OUT_OF_DOUBT, LIKELY] = [0.85, 0.6];

/** What students say about an idea gets the reply that was written for it. */
export const onExchange = (said: Reading, least: number): Move | null => {
  const { wish, wantsSimple, isBroad, isPersonal, maths, plain } = said;
  // Who wishes for something in particular, or sets something to be worked out, has not said that.
  const isOther =
    wish !== null || wantsSimple || isBroad || isPersonal || maths.work !== null || maths.problem !== null;
  const [heard] = said.exchanges;
  return heard && heard.certainty >= least && !isOther && plain.split(' ').length >= FEWEST_WORDS
    ? { kind: 'exchange', heard: said.exchanges.filter(({ certainty }) => certainty >= least) }
    : null;
};
const FEWEST_WORDS = 3;

/** A question of ours that leads on waits for a thought: what is right is confirmed, who does not know is told. */
export const onThought = ({ thought, waits }: State, said: Reading): Move | null => {
  if (!thought || waits !== 'answer' || said.answered === null) return null;
  if (said.answered !== 'unclear') return { kind: 'tell thought', is: said.answered };
  return asks('unsure', 'hint', 'reveal')(said) && !said.isQuestion
    ? { kind: 'tell thought', is: 'unclear' }
    : null;
};

/** Whatever else was answered to it is laid beside the answer, without a verdict. */
export const onOtherThought = ({ thought, waits }: State, said: Reading): Move | null =>
  thought &&
  waits === 'answer' &&
  !said.isQuestion &&
  asks('answer', 'unclear', 'check', 'concept', 'yes', 'no')(said)
    ? { kind: 'tell thought', is: 'unclear' }
    : null;
