import { wordsIn } from './books/central.ts';
import { said, type Moment, type Reply } from './moment.ts';

const BEGINS_A_TELLING =
  /^\W*(?:(?:ok(?:ay)?|so|well|um+|hm+|oh)\b[\s,]*)*(?:i (?:think|guess|believe|would say)|it(?:'s| is| means| says)|that(?:'s| is| means)|they|because|when|you|we|an?|the|for example|like)\b/i;
const ASKS =
  /^\W*(?:what|why|how|who|when|where|which|is|are|can|could|do|does|did|explain|tell|give|show|quiz)\b.*\?|\?\s*$/i;
const [FEWEST_WORDS, NAMED] = [4, 3];
const ENOUGH = 0.5;

/** What a student tells in own words about the topic is held against the words of the book; null when it is something else. */
export const ownWordsTurn = (moment: Moment): Reply | null => {
  const { message, intent, memory } = moment;
  const { topic } = memory;
  const quote = topic?.quotes.at(-1);
  const told = message.replace(/[,.]?\s*(?:is (?:that|it) )?(?:right|correct|ok(?:ay)?)\s*\?\s*$/i, '');
  const isTelling = intent.kind === 'say' || intent.kind === 'check' || BEGINS_A_TELLING.test(told);
  if (!topic || !quote || memory.last !== 'topic' || !isTelling || ASKS.test(told)) return null;
  if ((told.match(/\p{L}{2,}/gu)?.length ?? 0) < FEWEST_WORDS) return null;
  const named = wordsIn(topic.words);
  const wanted = new Map(
    [...definitionIn(quote.text).matchAll(/\p{L}{4,}/gu)].flatMap(([word]) =>
      [...wordsIn(word)].map((stem) => [stem, word.toLowerCase()] as const),
    ),
  );
  const own = wordsIn(told);
  const hits = [...wanted].filter(([stem]) => own.has(stem) && !named.has(stem));
  const missing = [...wanted].filter(([stem]) => !own.has(stem) && !named.has(stem)).map(([, word]) => word);
  const isOnTopic = hits.length > 0 || [...named].some((stem) => own.has(stem));
  return isOnTopic
    ? said(
        moment,
        remark(
          hits.map(([, word]) => word),
          missing,
        ),
        { offer: `quiz me on ${topic.words}` },
      )
    : null;
};

// What comes after the first sentence is mostly an example.
const definitionIn = (text: string): string => text.split(/(?<=[.!?])\s+(?=\p{Lu})/u)[0] ?? text;

/** Only words are compared, and that is said. */
const remark = (hits: readonly string[], missing: readonly string[]): string => {
  const left = longest(missing);
  if (left.length === 0 || hits.length >= ENOUGH * (hits.length + missing.length))
    return `Good: ${listed(longest(hits))} are all there, just like in the book. Shall I quiz you on it?`;
  const begun = hits.length > 0 ? `You have ${listed(longest(hits))}. ` : 'You’re on the right track. ';
  return `${begun}The book also mentions ${listed(left)}. Can you say it again and include ${left.length > 1 ? 'one of them' : 'that'}?`;
};

const longest = (words: readonly string[]): string[] => {
  const kept = new Set(words.toSorted((one, other) => other.length - one.length).slice(0, NAMED));
  return words.filter((word) => kept.has(word));
};

const listed = (words: readonly string[]): string => {
  const marked = words.map((word) => `“${word}”`);
  return marked.length < 2
    ? (marked[0] ?? '')
    : `${marked.slice(0, -1).join(', ')} and ${marked.at(-1) ?? ''}`;
};
