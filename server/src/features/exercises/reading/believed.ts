import { inOurWriting } from '@studia/mathematics';

const BELIEVED =
  /^\W*(?:(?:oh+|wait|but|ok(?:ay)?|hm+|ah+|huh|so|and|no|really|what|omg|lol)\W+)*(?:i(?:'d| had)? (?:(?:always|just|honestly|kinda|only|really|first) )*(?:thought|figured|assumed|believed|was (?:taught|told|thinking)|(?:used to|would have) th(?:ink|ought)))\b(?: that)?\s*/i;
const NOW = /[.!?;,]\s+(?:but|so|now|and)\b.*\d|\bbut (?:now|its|it['’]s|it is|i)\b/i;
const IT_IS =
  /^(?:(?:it|the answer|that|this|x|y)\s?(?:['’]s|s|is|was|would be|equals|=)\s+)?(?:just |only |simply |like )*/i;

/** “Wait, I thought the 4 only goes with the x”: what somebody had in mind about the way, and no answer; a value that they had in mind is one. */
export const tellsBelief = (message: string): boolean => {
  const [lead] = BELIEVED.exec(message) ?? [];
  if (lead === undefined || NOW.test(message)) return false;
  return valueBelieved(message) === null;
};

/** “I thought you do 3 × 4, so 12”: that may be right, whatever led there; a wrong one is met by what they thought. */
export const concludes = (message: string): boolean =>
  /\bso (?:(?:it|that)['’]?s |i (?:got|get|had|have) )?[-−$]?\d[\d.,/]*\W*$/i.test(message);

/** “I thought it’s just x² + 9”: the value alone; null where words say more. */
const valueBelieved = (message: string): string | null => {
  const rest = message
    .replace(BELIEVED, '')
    .replace(IT_IS, '')
    .replace(/[\s?.!]+$/, '');
  return !/\p{L}{2}/u.test(rest) && inOurWriting(rest) !== null ? rest : null;
};

/** What is said about a result that was believed is judged by the result. */
export const withoutBelief = (message: string): string =>
  BELIEVED.test(message) ? (valueBelieved(message) ?? message) : message;
