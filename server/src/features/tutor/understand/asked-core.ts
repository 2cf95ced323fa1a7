import { inPlainSpelling } from './spelling.ts';
import { subjectOf } from './subject.ts';

/** Words at the beginning that only lead to what is said. */
const LEADS =
  /^\W*(?:(?:oh+|ah+|ok(?:ay)?|wait|hm+|well|yeah|yes|no|but|and|so|then|right|cool|nice|fine|great|now|like|hi|hey|hello|please|i see|got it|wow|lol|haha|thanks)\b[\s,.!:;]*)+/;
const ASKS_LAST =
  /[.!]\s+((?:(?:and|but|so|ok|then)\s+)*(?:what|what's|why|how|when|where|who|which|can|could|does|do|did|is|are|will|would|should|explain)\b[^.!]*)$/;
/** “What next” behind a task asks about the task. */
const ASKS_HOW_ON =
  /^(?:(?:and|but|so|ok|then)\s+)*(?:what|how|where)(?:['’]?s)?(?: (?:do|did|should|would|can|must|am) i| to| do| comes| is| now| next| then| first| here| from| go| on| start| begin| the| step| after| this| that)*\W*$/;
/** What a message comes to: its last question, without the words that lead there. */
export const coreOf = (plain: string): string => {
  const last = ASKS_LAST.exec(plain)?.[1];
  const asked = last === undefined || ASKS_HOW_ON.test(last) ? plain : last;
  return asked.replace(LEADS, '') || asked;
};

/** “My teacher says …, what does that mean” is about what the teacher says. */
export const withoutReport = (message: string): string =>
  message
    .replace(
      /\bmy (?:teacher|book|mom|mum|dad|friend|brother|sister) (?:says?|said|told (?:me|us)|thinks?)(?: that)?\s+/i,
      '',
    )
    .replace(/(?<=\S)[.,;]?\s*what (?:does|do) (?:that|this|it|they) mean\W*$/i, '');

/** “… and test is tmrw”, “… my teacher goes so fast”, “… i was sick”: why it is asked, not what it is about. */
export const withoutAside = (message: string): string => {
  const rest = message.replace(TEST_IS_NEAR, '').replace(EXCUSE, '');
  return rest.trim().includes(' ') && subjectOf(coreOf(inPlainSpelling(rest).trim())) !== '' ? rest : message;
};
const TEST_IS_NEAR =
  /[\s,.]+(?:and |bc |cause |i (?:have|got) )?(?:(?:the |a |my )?(?:(?:test|exam|quiz|lab|bio|chem|physics|homework|hw)s?|finals)\b|need it for)[^.?!,]{0,25}?\b(?:tmrw?|tomorrow|tonight|today|in \d+ (?:days?|weeks?|hours?|h)|on \w+day|gcse|class)\W*$/i;
const EXCUSE =
  /(?:\s+at all)?(?<!\b(?:why|that|how)[\s,.]{0,3})[\s,.]+(?:bc |because )?(?:i (?:keep mixing|always (?:mix|get|forget))(?: (?:it|them|this|up|wrong)){1,3}\W*$|(?:i (?:missed|was (?:sick|ill|absent))|my teacher (?:goes|talks|explains|doesnt|never))\b[^.?!,]{0,40}$)/i;
