import type { Examined } from '../../exercises/service.ts';
import type { State } from '../state/state.ts';
import { LEADS_TO_A_PAGE, type Act } from './acts.ts';

/** Sure enough to lead to another page, or to answer what asks for one fact. */
export const OUT_OF_DOUBT = 0.9;

/** A question, with its mark or by its words. */
export const ASKS =
  /\?\s*$|^(?:(?:and|but|so|ok)\s+)+(?:what )?if\b[^,]*$|^if\b.*\b(?:is|are|does|do|did|will|would|can) (?:it|that|this|the|i|you|we|they|\p{L}+ (?:more|less|still|also|better|bigger|the same))\b|^(?=(?:\S+ ){4})[^=]*\b(?:do|does|did|is|are|can|could|would|will|should) (?:i|it|you|we|they|he|she|that|this|the)\b|^\W*(?:(?:and|but|so|ok|hey|hi|please|wait)\b[\s,]*)*(?:what|what's|whats|how|why|who|when|where|which|is|are|can|could|do|does|did|explain|tell|define|describe)\b/u;
const ASKS_FOR_KNOWLEDGE =
  /^\W*(?:(?:and|but|so|ok|hey|hi|please|wait)\b[\s,]*)*(?:what|what's|how|which|define|explain|who|when|where|tell|teach|the|and)\b/;

/** Nothing else is meant by that, whatever waits. */
const ONE_MORE = /^\W*(?:ok(?:ay)?\W+)?(?:an?other(?: one)?|one more|next(?: one)?)\W*$/;

interface Signs {
  byRules: Act | null;
  learnt: { act: Act; certainty: number } | null;
  plain: string;
  state: State;
  maths: Examined;
  topIdea: number;
}

const [SURE, LIKELY] = [0.75, 0.5];
/** What leads to another page must be surer than what stays in the conversation. */
const LEADS_AWAY = new Set<Act>([
  ...LEADS_TO_A_PAGE,
  'draft',
  'off-topic',
  'about-you',
  'rude',
  'feeling',
  'figure',
  'hello',
  'thanks',
  'picture',
  'reveal',
]);
/** Whether somebody is in trouble is told by those who know it (safety); what Studia itself is asked, by its own words. */
const BY_WORDS_ALONE = new Set<Act>(['trouble', 'product', 'about-you', 'rude', 'podcast', 'cards', 'notes']);
const FEELS =
  /\b(?:feel\w*|tired|sad|scared|afraid|nervous|stress\w*|anxious|worr\w*|hate|cry\w*|alone|lonely|dumb|stupid|overwhelm\w*|panic\w*|bored|lazy|annoy\w*|upset|angry|mad|embarrass\w*|give up|fail\w*|suck|hard|die|dead|dying|kill\w*)\b/;
const isBelieved = ({ act, certainty }: { act: Act; certainty: number }, plain: string): boolean =>
  !BY_WORDS_ALONE.has(act) &&
  !((act === 'feeling' || act === 'figure') && !FEELS.test(plain)) &&
  certainty >= (LEADS_AWAY.has(act) ? OUT_OF_DOUBT : LIKELY);
/** The likeliest act: what waits for an answer comes before what could be looked up. */
export const guessAct = ({
  byRules,
  learnt,
  plain,
  state,
  maths,
  topIdea,
}: Signs): { act: Act; certainty: number } => {
  if (maths.judgement !== null && maths.judgement.kind !== 'wrong')
    return { act: maths.judgement.kind === 'method' ? (byRules ?? 'method') : 'answer', certainty: 1 };
  if (
    byRules !== null &&
    (learnt === null ||
      !isBelieved(learnt, plain) ||
      learnt.act === byRules ||
      learnt.certainty < SURE ||
      ONE_MORE.test(plain))
  )
    return { act: byRules, certainty: 0.9 };
  if (learnt !== null && (learnt.act === 'unsure' || learnt.act === 'hint') && ASKS_FOR_KNOWLEDGE.test(plain))
    return { act: 'concept', certainty: 0.6 };
  if (learnt !== null && isBelieved(learnt, plain)) return learnt;
  if (byRules !== null) return { act: byRules, certainty: 0.8 };
  if (maths.problem || maths.list.length > 1 || maths.story) return { act: 'exercise', certainty: 0.9 };
  if (maths.judgement?.kind === 'wrong' && maths.judgement.isBare) return { act: 'answer', certainty: 0.9 };
  const isAsking = ASKS.test(plain) && !/^\W*(?:is|was|are) (?:it|that|this)\b/.test(plain);
  if (state.waits === 'answer' || (state.waits === 'choice' && state.focus === 'item'))
    return isAsking && topIdea > 0 ? { act: 'concept', certainty: 0.6 } : { act: 'answer', certainty: 0.6 };
  if (isAsking || topIdea > 0) return { act: 'concept', certainty: 0.6 };
  return { act: 'unclear', certainty: 0.3 };
};
