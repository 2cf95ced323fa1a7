import { inSigns } from '@studia/mathematics';

const LONGEST = 600;

const LEAD_IN =
  /^(?:(?:ok(?:ay)?|so|but|actually|well|um+|hm+|oh+|oops|whoops|wait|sorry|ah|aha|then|and|now|maybe|perhaps|probably|hence|thus|therefore|finally|yes|yeah|no(?=,? (?:it|i|its|wait|sorry|the answer)\b)|hi|hey|please|which is|one of them is|is (?:it|that|this) (?:the |really )?same (?:as|thing as)|isn't (?:it|that)(?: just)?|isnt (?:it|that)(?: just)?|is it just|is it|is the answer|is that|could it be|would it be|might it be|it(?:'?s| is| was| must be| should be| would be| might be| equals| gives| makes)|that(?:'?s| is| gives| makes| must be| leaves)|this (?:is|gives|makes|must be)|these are|they are|i(?:'d)? (?:think|guess|believe|got|get|found|have|say|said|put|wrote|calculated|reckon|come to|came to|would say)|i'm (?:pretty |quite |very )?sure|we (?:get|have|got|find)|you get|my (?:final |own )?(?:answer|result|solution) (?:is|was|would be)|the (?:final |correct |right )?(?:answer|result|solution|value|next line|line|next step)(?: (?:is|are|would be|should be|must be|reads|comes out (?:as|to)))?|(?:final |my )?answer|result|comes out (?:as|to)|(?:the )?(?:anti-?derivative|derivative|integral) (?:is|would be|=)|that|the|equal to|equals|about|around|roughly|approximately|just|only|simply|basically)\b|[\s:,;=>~→⇒]+)+/i;
const TAIL =
  /[\s,;.]*(?:(?:[,.;]\s*|\s)(?:because|since|as|cause|cuz|bc|so that)\b.*|(?:[,.;]\s*|\s)(?:right|correct|yes|yeah|yea|yep|huh|no|oder|verdad|né|ok(?:ay)?|i think|i guess|i believe|maybe|please|pls|plz|sorry|oops|final answer|(?:is|are) (?:the|my|our) (?:other )?(?:one|solutions?|answers?|roots?|values?|zeros|ones)|isn't it|is (?:that|this|it) (?:right|correct|ok(?:ay)?|true)|is (?:the|my) answer|am i right|did i get it(?: right)?|easy|lol|haha|done)\s*|[!?.\s]+)$/is;
/** “f'(x) = 2x” gives the derivative a name. */
const FUNCTION_NAME = /^[fghy]['′]{1,2}\s*(?:\([a-z]\))?\s*=\s*/i;
const WRAPPED =
  /^\s*(?:\*\*|__|`+|\$\$|\$|\\\(|\\\[)\s*(.+?)\s*(?:\*\*|__|`+|\$\$|\$|\\\)|\\\])\s*[.!?]*\s*$/s;

/** What a student may mean by an answer, the most literal reading first: without "I think", in digits, out of its sentence. */
export const readingsOf = (message: string): string[] => {
  const literal = message.slice(0, LONGEST).replaceAll(/[’‘]/g, "'").trim();
  const bare = withoutWords(unwrapped(literal));
  const spelled = inSigns(withoutWords(literal));
  return [
    ...new Set([
      literal,
      bare,
      inSigns(bare),
      unindexed(bare),
      bare.replace(FUNCTION_NAME, ''),
      ...named(bare),
      ...withPoint(bare),
      ...inSentence(spelled),
    ]),
  ].filter((one) => one !== '');
};

/** Who says what is not known has not answered, unless a guess follows. */
export const admitsNotKnowing = (message: string): boolean =>
  /\b(?:don['’]?t|do not|can['’]?t|cannot|never|forgot|didn['’]?t)\s+(?:\w+\s+)?(?:know|remember|understand|get|learn(?:ed)?|do|see)\b(?!.*(?:[,;.?!=]|\b(?:maybe|but|think|guess|perhaps|is it)\b).*\d)/i.test(
    message,
  );

/** `Not 4` is no answer, unless something follows: `not 4 but 5`. */
export const isDenied = (message: string): boolean =>
  /(?:^|\s)(?:not|isn['’]?t|can['’]?t be)\s+(?:[a-z]\s*=\s*)?[-−$]?\d(?!.*\bbut\b)/i.test(inSigns(message));

const unwrapped = (text: string): string => WRAPPED.exec(text)?.[1] ?? text;

const withoutWords = (text: string): string => {
  let bare = text;
  for (let round = 0; round < 3; round++) {
    const before = bare;
    bare = unwrapped(bare.replace(LEAD_IN, '').replace(TAIL, '').trim());
    if (bare === before) break;
  }
  return bare;
};

/** `0,75` as most of Europe writes it; what it says else is read as well. */
const withPoint = (text: string): string[] =>
  /^(?:[a-z]\s*=\s*)?[-−]?\d+,\d+\s*[a-z%°²³/]*$/i.test(text) ? [text.replace(',', '.')] : [];

/** What is said, without why. */
export const withoutReason = (message: string): string =>
  message.replace(/[\s,]+(?:bc|because|cuz|cause|since)\s.*$/is, '');

/** What a student says without the words around it. */
export const bareOf = (message: string): string => withoutWords(unwrapped(message.slice(0, LONGEST).trim()));

/** `x₁ = 2, x₂ = 3` names one letter twice; `{2, 3}` is a list. */
const unindexed = (text: string): string =>
  text
    .replaceAll(/\b([a-z])_?\{?[12₁₂]\}?(?=\s*=)/gi, '$1')
    .replaceAll(/([a-z])[₁₂]/gi, '$1')
    .replace(/^(?:[a-z]\s*(?:∈|=|\bin\b)\s*)?\{(.+)\}$/i, '$1');

/** `4 is x`, `x: 4` and `x -> 4` say x = 4. */
const named = (text: string): string[] => {
  const turned = /^(.+?)\s+(?:is|=)\s+([a-z])$/i.exec(text);
  const pointed = /^([a-z])\s*(?::|->|→)\s*(.+)$/i.exec(text);
  if (turned) return [`${turned[2]} = ${turned[1]}`];
  return pointed ? [`${pointed[1]} = ${pointed[2]}`] : [];
};

const NUMBER = String.raw`[-−]?\d[\d,]*(?:\.\d+)?(?:\s+\d+\s*/\s*\d+|\s*[/⁄]\s*\d+)?`;
const UNDECIDED = /\b(?:nor|wrong|or|never|closer|nearly|almost)\b/i;

/** The one number, or the one `x = …`, of a sentence; nothing where there are several or it is denied. */
const inSentence = (text: string): string[] => {
  if (UNDECIDED.test(text) || isDenied(text) || !/[a-z]{2}/i.test(text)) return [];
  const equations =
    text.match(new RegExp(String.raw`\b[a-z]\s*=\s*${NUMBER}(?![\d.]*\s*[a-z(^*/+])`, 'gi')) ?? [];
  if (equations.length === 1) return equations;
  const numbers = text.match(new RegExp(NUMBER, 'g')) ?? [];
  const [only] = numbers;
  return numbers.length === 1 && only !== undefined && equations.length === 0 ? [only] : [];
};

/** “3 hours 35 min” as 215 minutes; anything else as it is. */
export const inMinutes = (message: string): string =>
  message.replace(
    /(?<!\d)(\d{1,3})\s?(?:h|hrs?|hours?)\b(?:,?\s(?:and\s)?|\s?)(\d{1,3})(?:\s?(?:m|mins?|minutes?)\b|(?!\d))/i,
    (_, hours: string, minutes: string) => `${Number(hours) * 60 + Number(minutes)} minutes`,
  );
