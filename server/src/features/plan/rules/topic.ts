import { phraseIn } from './phrase.ts';
import type { TopicIndex } from './topic-index.ts';

/** What is said in a conversation, as far as a topic can be read from it. */
export interface Utterance {
  message: string;
  currentTopic: string | null;
  /** What the tutor said before. */
  response: string | null;
}

/** Words that go on with what is there and name nothing new, as the index compares them. */
const GOES_ON =
  'example answer question step again next hint right correct wrong yes no ok okay thing part problem exercise idea sure maybe know think mean understand help explain more continue go way first second third last other another same really hard easy confused stuck why how try show repeat please thank tell me solve do check work good nice great cool better best much';
const POINTS_BACK = /(?:^|\s)(?:it|this|that|these|those|them|they|here|there)(?=[\s,.!?]|$)/i;
const LONGEST = 80;

/** The topic after a message; the present one, when the message only goes on with it, and null when there is none. */
export const topicOf = ({ message, currentTopic, response }: Utterance, index: TopicIndex): string | null => {
  const current = currentTopic?.trim() || null;
  const going = new Set(index.termsOf(GOES_ON));
  const named = (text: string): string[] =>
    index.termsOf(text).filter((term) => !going.has(term) && /\p{L}{2}/u.test(term));

  for (const sentence of sentencesIn(message)) {
    const phrase = phraseIn(sentence);
    const terms = named(phrase);
    if (terms.length === 0) continue;
    if (current !== null && goesOnWith(terms, phrase, named(current))) return current;
    return titled(phrase, terms, index);
  }
  return current ?? (response === null ? null : namedIn(response, index));
};

const sentencesIn = (message: string): string[] => message.split(/(?<=[.!?])\s+|\n+/).slice(0, 20);

/** Somebody who says "why is that so" or uses the same words speaks of the same thing. */
const goesOnWith = (terms: readonly string[], phrase: string, current: readonly string[]): boolean =>
  (POINTS_BACK.test(phrase) && terms.length < 3) ||
  terms.filter((term) => current.includes(term)).length * 2 >= terms.length;

/** The words of the books where they are the same, else the student's own. */
const titled = (phrase: string, terms: readonly string[], index: TopicIndex): string => {
  const same = (other: readonly string[]): boolean =>
    other.length === new Set(terms).size && other.every((term) => terms.includes(term));
  const chapter = index.chapters.find(({ title }) => same([...title]));
  return chapter ? chapter.chapter.title : capitalised(phrase.slice(0, LONGEST));
};

/** The chapter whose name the tutor's words hold most surely. */
const namedIn = (response: string, index: TopicIndex): string | null => {
  const counts = new Map<string, number>();
  for (const term of index.termsOf(response)) counts.set(term, (counts.get(term) ?? 0) + 1);
  const [best] = index.chapters
    .filter(({ title }) => title.size > 0 && [...title].every((term) => counts.has(term)))
    .map(({ chapter, title }) => ({
      chapter,
      fit: [...title].reduce((sum, term) => sum + index.weightOf(term) * (counts.get(term) ?? 0), 0),
    }))
    .toSorted((one, other) => other.fit - one.fit);
  return best?.chapter.title ?? null;
};

const capitalised = (words: string): string => `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
