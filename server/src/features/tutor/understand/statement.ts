import { LOST, type Reading } from './reading.ts';

/** What a student does in a sentence of their own. */
export type Doing = 'concludes' | 'gives a reason' | 'compares' | 'tells';

/** What a message does that says something of a matter, right or wrong; null for a question without its mark, a wish, or a word of what is hard. */
export const doingIn = ({ isClaim, isQuestion, wish, plain }: Reading): Doing | null => {
  if (wish !== null || !isClaim || isQuestion || WISHES.test(plain) || LOST.test(plain)) return null;
  if (BEGINS_WITH_REASON.test(plain)) return 'gives a reason';
  if (CONCLUDES.test(plain)) return 'concludes';
  if (HAS_REASON.test(plain)) return 'gives a reason';
  if (COMPARES.test(plain)) return 'compares';
  return SAYS.test(plain) ? 'tells' : null;
};
const LEADS = String.raw`^\W*(?:(?:oh+|ah+|ok(?:ay)?|wait|and|but|hm+|well|yeah|yes|no|right|i think|its|it's|thats|that's)\b[\s,.!]*)*`;
const BEGINS_WITH_REASON = new RegExp(`${LEADS}(?:because|cause|cuz|cos|coz|bc|since)\\b`);
const CONCLUDES = new RegExp(`${LEADS}(?:so|then|therefore|meaning|that means|this means|which means)\\b`);
const COMPARES =
  /^(?!.*\b(?:when|if)\b).*(?:\b(?:\p{L}{3,}er|more|less|worse|better) than\b|\b(?:same|different) (?:as|from|to|than)\b|\b(?:just )?like (?:a|an|the)\b|\bwhereas\b)/u;
const HAS_REASON = /\b(?:because|cause|cuz|cos|coz|bc|bcs|since|that'?s why|due to)\b/;

/** A verb, or the sign that stands for one. */
const SAYS =
  /=|->|→|\b(?:is|are|was|were|be|isn'?t|aren'?t|wasn'?t|weren'?t|has|have|had|can|can'?t|cannot|could|will|won'?t|would|should|must|may|might|do|does|did|don'?t|doesn'?t|didn'?t|its|it'?s|thats|that'?s|theres|there'?s|they'?re|you'?d|they'?d|i'?d|makes?|made|gets?|got|goes|go|went|means?|needs|works?|happens?|comes?|came|stays?|takes?|took|gives?|gave|becomes?|became|uses|wants?|says?|shows?|helps|holds?|moves?|turns?|starts?|stops?|falls?|fell|rises?|rose|grows?|grew|keeps?|kept|begins?|began|breaks?|broke|carry|carries|puts?|runs?|ran|loses?|lost|wins?|won|eats?|ate|sells?|buys?|\p{L}{3,}ed)\b/u;
/** Who tells what a test is on, what they need, or what they always mix up wants it explained. */
const WISHES =
  /\b(?:i (?:also )?(?:need|want|have) (?:to|help|a|an|some|\d)|help me|homework|hw|my (?:test|exam|quiz|mock)|pls|please|difference between|explain|remember which|mix(?:ed|ing)? (?:\p{L}+ )?up|i (?:never|always) (?:know|get|forget|mix)|how to|problem set|(?:don'?t|dont|can'?t|cant) (?:really |even )?see|(?:is|are|was|were) there)\b/u;
