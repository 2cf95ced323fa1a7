import type { State } from '../state/state.ts';
import type { Reading } from '../understand/reading.ts';
import type { Move } from './moves.ts';

/** An answer to whether a student's sentence and ours say the same; whatever else is said goes on as it is. */
export const onComparison = ({ comparison }: State, { act, plain, wish }: Reading): Move | null => {
  if (comparison === null || (wish === null && plain.split(' ').length > A_SHORT_ANSWER)) return null;
  if (act === 'no' || DIFFERENT.test(plain)) return { kind: 'after comparison', is: 'different' };
  if (act === 'yes' || SAME.test(plain)) return { kind: 'after comparison', is: 'same' };
  return act === 'unsure' || UNSURE.test(plain) ? { kind: 'after comparison', is: 'unsure' } : null;
};
const A_SHORT_ANSWER = 9;
const WELL = String.raw`^\W*(?:(?:oh+|ah+|ok(?:ay)?|well|hm+|um+|i think|i guess|yes|yeah|yep|ya)\b[\s,.!]*)*`;
const END = String.raw`(?:[\s,.!]*(?:to me|basically|really|mostly|i think|i guess|lol|yes|yeah))*\W*$`;
const SAME = new RegExp(
  `${WELL}(?:(?:i (?:think|guess|believe) (?:so|it does|they do|yes)|(?:it|they|both|that|mine)(?: (?:two|both))? (?:does?|fits?|agree|match(?:es)?|says? (?:the )?same(?: thing)?|(?:is|are) (?:basically |pretty much |kind of |kinda )?(?:the )?same(?: thing)?)|(?:the |pretty much the )?same(?: thing)?|pretty much|more or less|(?:that'?s|thats) what i (?:said|meant))${END})`,
);
const DIFFERENT = new RegExp(
  `${WELL}(?:(?:no|nope|nah|not (?:really|quite|exactly)|(?:it|they|mine|that)(?:'s| is| are| does| do)?(?: not|n'?t)(?: (?:the same|fit|agree|match|say the same))?|(?:it'?s|its|they'?re|mine is|that'?s) (?:a bit |kind of |kinda )?different)${END})`,
);
const UNSURE =
  /^\W*(?:maybe|not sure|i'?m not sure|im not sure|i can'?t tell|hard to (?:say|tell)|kind of|kinda|sort of|partly|half)\W*$/;
