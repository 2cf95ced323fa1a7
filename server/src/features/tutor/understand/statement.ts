import { LOST, type Reading } from './reading.ts';

/** Whether a message says something of a matter, right or wrong: no question without its mark, no wish, and no word of what is hard. */
export const saysSomething = ({ isClaim, isQuestion, wish, plain }: Reading): boolean =>
  wish === null && isClaim && !isQuestion && !WISHES.test(plain) && !LOST.test(plain) && SAYS.test(plain);

/** A verb, or the sign that stands for one. */
const SAYS =
  /^\W*(?:(?:ok(?:ay)?|wait|oh+|ah+|and|but|hm+|well)\b[\s,.!]*)*(?:so|then|because|cause|cuz|cos|bc|since)\b|\bthan\b|=|->|→|\b(?:is|are|was|were|be|isn'?t|aren'?t|wasn'?t|weren'?t|has|have|had|can|can'?t|cannot|could|will|won'?t|would|should|must|may|might|do|does|did|don'?t|doesn'?t|didn'?t|its|it'?s|thats|that'?s|theres|there'?s|they'?re|you'?d|they'?d|i'?d|makes?|made|gets?|got|goes|go|went|means?|needs|works?|happens?|comes?|came|stays?|takes?|took|gives?|gave|becomes?|became|uses|wants?|says?|shows?|helps|holds?|moves?|turns?|starts?|stops?|falls?|fell|rises?|rose|grows?|grew|keeps?|kept|begins?|began|breaks?|broke|carry|carries|puts?|runs?|ran|loses?|lost|wins?|won|eats?|ate|sells?|buys?|\p{L}{3,}ed)\b/u;
/** Who tells what a test is on, what they need, or what they always mix up wants it explained. */
const WISHES =
  /\b(?:i (?:also )?(?:need|want|have) (?:to|help|a|an|some|\d)|help me|homework|hw|my (?:test|exam|quiz|mock)|pls|please|difference between|explain|remember which|mix(?:ed|ing)? (?:\p{L}+ )?up|i (?:never|always) (?:know|get|forget|mix)|how to|problem set|(?:don'?t|dont|can'?t|cant) (?:really |even )?see|(?:is|are|was|were) there)\b/u;
