import type { Exchange } from '@studia/contract/lessons';
import { isElsewhere, PERHAPS, WORTH_A_TAP } from '../pedagogy/on-exchange.ts';
import { isOfStudying } from '../pedagogy/on-life.ts';
import type { Choice } from '../state/state.ts';
import { asSentence } from '../wording/as-sentence.ts';
import type { MoveContext } from './context.ts';

/** Questions of students that come near to what was said and can be answered, to be tapped: a statement on a button would be ours. */
export const questionsNear = (context: MoveContext, besides: Exchange | null = null): Choice[] => {
  const { state, reading } = context;
  const at = state.heard ?? state.idea?.id;
  return reading.exchanges
    .filter(
      ({ exchange, certainty, shared }) =>
        exchange !== besides &&
        exchange.is === 'question' &&
        (!isOfStudying(at) || isOfStudying(exchange.idea)) &&
        (exchange.idea === at ||
          (certainty >= WORTH_A_TAP && shared > 0 && (at === undefined || !isElsewhere(state, exchange))) ||
          (certainty >= PERHAPS && shared > 1)),
    )
    .flatMap(({ exchange: { says } }) => says.find((way) => IS_ASKED.test(way)) ?? [])
    .map((way) => ({ label: asSentence(way).replace(/\.$/, '?'), wish: null }))
    .filter(({ label }, place, all) => all.findIndex((one) => one.label === label) === place);
};
const IS_ASKED =
  /^(?:what|why|how|when|where|who|which|is|are|was|were|do|does|did|can|could|will|would|should|has|have)\b(?!.*\b(?:pls|u|ur|n)\b)/i;
