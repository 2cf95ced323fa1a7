import { withoutReason } from './readings.ts';
/** Words behind which stands what somebody came to. */
const LEADS_TO =
  /[.;!?]\s+|,\s+(?!\d)|(?<!\S)(?:so|then|therefore|thus|hence|wait|no|oh+|ah+|hm+|its|it['’]s|it (?:is|becomes|must be|should be|would be)|thats|that['’]s|that is|becomes|factors (?:in)?to|turns into|gives(?: me)?|i get|we get|and get|makes)(?!\S)[\s,:]*|→|=>|⇒|≈|=\s*(?:about|around|roughly|approx\w*)\s/gi;
const AROUND =
  /^(?:[\s,:=]|(?:just|basically|actually|simply|only|like)\s)+|[\s,.!?]*(?:\b(?:right|then|too|correct|i think|i guess|lol|ok(?:ay)?|yes)\b[\s,.!?]*)*$/gi;
// A word would be read as a product of letters.
const PROSE = /(?<![\p{L}\\])(?!(?:sin|cos|tan|log|ln|sqrt|or|and|pi|exp|arc\p{L}+)(?!\p{L}))\p{L}{2,}/u;

/** What a message comes to in the end, without what led there: “so its x sin x + C”; null where it is one thought alone. */
export const conclusionOf = (message: string): string | null => {
  const parts = withoutReason(message).split(LEADS_TO);
  const last = parts.findLast((part) => part.replaceAll(AROUND, '').trim() !== '');
  const bare = last?.replaceAll(AROUND, '').trim() ?? '';
  return parts.length < 2 || bare === message.trim() || !/\d|[a-z)]\s*[-+−*/^=]/i.test(bare) ? null : bare;
};

/** Whether it is mathematics with letters in it, and no sentence. */
export const isAlgebra = (conclusion: string): boolean =>
  !PROSE.test(conclusion) && /(?<!\p{L})[a-z](?!\p{L})|\d[a-z](?!\p{L})/iu.test(conclusion);
