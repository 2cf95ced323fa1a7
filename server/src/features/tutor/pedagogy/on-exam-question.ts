import type { State } from '../state/state.ts';
import type { Reading } from '../understand/reading.ts';
import type { Move } from './moves.ts';

/** What is asked about a test on the topic at hand, or about where to begin with it. */
export const onExamQuestion = (
  { heard, idea, item, focus }: State,
  { plain, wish, maths }: Reading,
): Move | null => {
  const isAtHand = [heard, idea, item].some((one) => one !== null) && focus !== 'story' && focus !== 'essay';
  if (!isAtHand || wish !== null || maths.problem !== null) return null;
  if (ON_THE_TEST.test(plain)) return { kind: 'about exam', asks: 'on the test' };
  if (HOW_ASKED.test(plain)) return { kind: 'about exam', asks: 'how asked' };
  return WHERE_FIRST.test(plain) ? { kind: 'about exam', asks: 'where first' } : null;
};
const LEADS = String.raw`^\W*(?:(?:and|but|so|ok(?:ay)?|wait|hm+|then|also)\b[\s,]*)*`;
const TEST = String.raw`(?:the |my |our |an? )?(?:test|exam|quiz|final|midterm|mock|gcse|sat)s?\b`;
const ON_THE_TEST = new RegExp(
  String.raw`${LEADS}(?:is|are|will|would|does|do|can) (?:that|this|it|these|those|they|all (?:of )?(?:that|this))\b.{0,20}\b(?:on|in|up) ${TEST}|${LEADS}do i (?:need|have) to know (?:that|this|it|all (?:of )?(?:that|this)) (?:for|on) ${TEST}`,
);
const HOW_ASKED = new RegExp(
  String.raw`${LEADS}how (?:would|will|do|does|could|might|can) (?:that|this|it|they|these|one|you|teachers?)\b.{0,20}\b(?:ask(?:ed)?|come up|test(?:ed)?)\b.{0,12}${TEST}|${LEADS}what (?:would|will|could|do|might) (?:they|he|she|my teacher|the teacher) ask\b|${LEADS}what (?:kind|sort|type)s? of questions?\b.{0,40}${TEST}`,
);
const WHERE_FIRST = new RegExp(
  String.raw`${LEADS}(?:(?:which|what)(?: (?:chapter|part|topic|one|bit|thing|of (?:that|these|those|it)))? (?:should|do|must|shall) i (?:learn|study|revise|do|read|begin|start)(?: (?:with|on))?(?: first)?|where (?:do|should|shall) i (?:start|begin)(?: with (?:this|that|it))?|what comes first)\W*$`,
);
