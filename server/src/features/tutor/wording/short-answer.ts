import { sentencesIn } from './sentences-in.ts';

const ASKS_WHEN = /^\W*(?:(?:and|so|but|ok)\s+)*(?:when|(?:in )?what year)\b/i;
const A_DATE = /\b\d{3,4}s?\b|\bcentur(?:y|ies)\b|\b\d[\d,.]* (?:million|billion|thousand) years\b/i;

/** The sentences of a reply that answer a question, a few of them; null where it asks when and the reply has no date. */
export const shortAnswer = (question: string, reply: string): string | null => {
  const sentences = sentencesIn(reply);
  const telling = ASKS_WHEN.test(question) ? sentences.filter((one) => A_DATE.test(one)) : sentences;
  return telling.length === 0 ? null : telling.slice(0, FEW).join(' ');
};
const FEW = 2;
