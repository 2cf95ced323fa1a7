import type { State } from '../state/state.ts';
import { LEADS_TO_A_PAGE } from '../understand/acts.ts';
import type { Reading } from '../understand/reading.ts';
import { onClaim, onKnownQuestion } from './claims.ts';
import type { Move } from './moves.ts';
import { BESIDE_A_TASK, onExchange } from './on-exchange.ts';

/** What is asked or believed beside a task, and known: as students say it, as others have asked it, or as a mistake. */
export const onBeside = (state: State, reading: Reading): Move | null => {
  const isShort = reading.plain.split(' ').length < A_LONGER_QUESTION;
  if ((reading.subject === '' && isShort) || reading.maths.calculation?.claimed) return null;
  const exchange = LEADS_TO_A_PAGE.has(reading.act) ? null : onExchange(state, reading, BESIDE_A_TASK);
  if (exchange) return exchange;
  const known = reading.isQuestion ? onKnownQuestion(state, reading) : null;
  if (known) return known;
  const claim = reading.isClaim || reading.isQuestion ? onClaim(state, reading) : null;
  return claim?.kind === 'contrast mistake' ? claim : null;
};
/** “How do I know which one to pick as u” names nothing, and asks something all the same. */
const A_LONGER_QUESTION = 7;
