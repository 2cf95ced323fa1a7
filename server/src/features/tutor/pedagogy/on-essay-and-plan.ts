import type { State } from '../state/state.ts';
import { LEADS_TO_A_PAGE } from '../understand/acts.ts';
import type { Reading } from '../understand/reading.ts';
import { onClaim } from './claims.ts';
import type { Move } from './moves.ts';
import { LIKELY, onExchange, PERHAPS } from './on-exchange.ts';
import { asks } from './where.ts';

/** Who writes a text talks about the text, unless they clearly want something else. */
export const onEssay = (state: State, reading: Reading): Move | null =>
  reading.act === 'draft' ||
  (state.focus === 'essay' && !reading.maths.problem && !LEADS_ELSEWHERE.has(reading.act))
    ? (onExchange(state, reading, PERHAPS) ?? { kind: 'coach essay' })
    : null;
const LEADS_ELSEWHERE = new Set<Reading['act']>([...LEADS_TO_A_PAGE, 'hello', 'thanks', 'no']);

/** What is said while a plan is made belongs to the plan, unless it claims something that is known. */
export const onPlan = (state: State, reading: Reading): Move | null =>
  state.focus === 'plan' && isOfPlan(reading) && !(reading.isClaim && onClaim(state, reading))
    ? (onExchange(state, reading, LIKELY) ?? { kind: 'go on with plan' })
    : null;
const isOfPlan = asks(
  'answer',
  'unclear',
  'yes',
  'concept',
  'unsure',
  'plan',
  'exercise',
  'no',
  'hint',
  'how',
);
