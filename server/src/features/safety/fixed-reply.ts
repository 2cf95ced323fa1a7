import type { Notice, Noticed } from './concern.ts';
import { followUp, languageOfCare, crisisReply } from './crisis-reply.ts';
import { inPlainWords } from './wording.ts';

/** What was said so far, oldest first. */
export type Thread = readonly { readonly by: 'student' | 'tutor'; readonly text: string }[];

/** The fixed words for what was said last; null when it is a matter of study, which an engine may answer. */
export type FixedReply = (thread: Thread, country: string | null) => string | null;

export const makeFixedReply =
  (notice: Notice): FixedReply =>
  (thread, country) => {
    const said = thread.at(-1);
    if (said?.by !== 'student') return null;
    const noticed = notice(said.text);
    if (noticed) return crisisReply(noticed, country);
    const language = languageOfCare(thread.findLast(({ by }) => by === 'tutor')?.text ?? '');
    return language && answersToCare(said.text, language) ? followUp(language, country) : null;
  };

// Work is recognised by its signs and its length, whatever the language.
const answersToCare = (text: string, language: Noticed['language']): boolean =>
  language === 'en' ? ANSWERS_TO_CARE.test(inPlainWords(text)) : /^[^\d=?]{1,40}$/s.test(text.trim());

// Short, without numbers, and about people and feelings: not yet about the work.
const ANSWERS_TO_CARE =
  /^(?=[^\d=]{1,160}$)(?:(?:ok|okay|thanks|thank you|thx|yes|yeah|no|nope|idk|maybe|please|but|and|it is|i am)\b[\s,.!?]*)*(?:$|.*\b(?:i (?:can not|do not want to|am (?:scared|afraid|alone|sad|not okay|fine|okay|sorry|crying|safe))|nobody|no one|no-one|everyone|they will not|will not (?:believe|listen|help|understand)|do not (?:care|believe|understand|listen)|help me|alone|scared|afraid|hurts|tell (?:anyone|anybody|my)|joking|kidding|kill|die|care about me)\b)/s;
