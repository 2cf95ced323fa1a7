import type { Reading } from '../understand/reading.ts';
import { LOST } from '../understand/reading.ts';

/** What somebody wants who works on a task and goes on with none of it: a hint, everything, or a reason. */
export type HelpWanted = 'hint' | 'all' | 'why';

/** The help that is asked for in a message; null where it asks for none. */
export const helpWanted = ({ act, plain, maths }: Reading): HelpWanted | null => {
  if (act === 'reveal' || WANTS_ALL.test(plain)) return 'all';
  if (WANTS_REASON.test(plain) || (act === 'why' && !maths.calculation?.claimed)) return 'why';
  if (ASKS_WHENCE.test(plain)) return 'why';
  return HINTS.has(act) || LOST.test(plain) || ASKS_FOR_A_WAY.test(plain) ? 'hint' : null;
};

const HINTS = new Set<Reading['act']>(['hint', 'unsure', 'simpler', 'next', 'example']);
const WANTS_ALL =
  /\b(?:just|pls|please) (?:tell|give|show) (?:me|us)(?! (?:a |another |one )?(?:hint|clue|tip|example))\b|\b(?:give|tell|show) me (?:the )?(?:answer|solution)s?\b|\bwhat(?:'?s| is) the answer\b|\bi give up\b|\bshow me (?:everything|all of it|the whole)\b/;
const WANTS_REASON =
  /^\W*(?:(?:but|and|so|ok(?:ay)?|wait|hm+|um+|oh)\b[\s,]*)*(?:why\b|how come\b|what for\b)|\b(?:why (?:can'?t|cant|cannot|do|does|is|isn'?t|not|would|did|should|u|you|i|we)|but why)\b/;
/** “How do u know”. */
const ASKS_WHENCE = /\bhow (?:do|did|can) (?:you|u|we) (?:even )?(?:know|get (?:it|that|this|to))\b/;
/** “What’s the trick”, “now what”, “show me how”. */
const ASKS_FOR_A_WAY =
  /\b(?:trick|now what|where (?:do|should|can) i (?:even )?(?:start|begin)|what (?:do|should) i (?:even )?do|how do (?:i|u|you|we) (?:even )?(?:start|begin|do (?:it|this|that|these))|show me how|how (?:does|would) (?:it|this|that) (?:work|go)|(?:which|what) (?:formula|law|rule|method|equation)|(?:the|a) formula\b|what(?:'?s| is) the (?:formula|first step|next step|way)|explain (?:it|this|that|how)|walk me through)\b/;

/** Who sets a task and asks for the way at once is told it. */
export const ASKS_FOR_THE_WAY =
  /\bexplain\b|\bmarked (?:it|me|this) wrong\b|\bwhy (?:is|was) (?:it|this|that) wrong\b|\bshow me how\b|\bwhat(?:'?s| is) the (?:formula|way|method|rule|trick)\b|\bwhich formula\b|\bhow (?:do|would|can|should) (?:i|u|you|we) (?:even |actually )?(?:do|solve|set up|work out|figure out|go about|approach)\b|\bwalk me through\b|\bhow (?:does|do) (?:it|this|that|these) work\b/;

/** “Ok”, “k”, “alright”: somebody takes a hint, and goes on. */
export const isAgreed = ({ act, plain }: Reading): boolean =>
  act === 'yes' || /^\W*(?:ok(?:ay)?|k|kk|alright|sure|got it|i see|oh|hm+|ah+)\W*$/.test(plain);
