import type { FoundPassage, Lookup } from '../../../library/service.ts';
import type { Topic } from '../../state/state.ts';
import { subjectOf } from '../../understand/subject.ts';

/** What is asked of the books. */
export interface Question {
  kind: 'define' | 'explain';
  about: string;
  /** It leans on what was said before. */
  leans: boolean;
}

const PASSAGES = 6;
const LONGEST_QUESTION = 500;

/** What was found, and the words it was found by. */
interface LookedUp {
  found: FoundPassage[];
  words: string;
}

/** Looks a question up; what leans on the topic is asked together with it, and then alone. */
export const lookUp = async (
  message: string,
  intent: Question,
  topic: Topic | null,
  library: Lookup,
): Promise<LookedUp> => {
  for (const { question, words } of questionsFor(message.slice(0, LONGEST_QUESTION), intent, topic)) {
    const found = await library.find(question, intent.kind === 'define' ? 2 * PASSAGES : PASSAGES);
    const proved = await Promise.all(
      found.map(async (one) => ((await library.verify(one.quote)) ? [one] : [])),
    );
    const all = isNamedIn(proved.flat(), intent, message) ? proved.flat() : [];
    if (all.length === 0) continue;
    if (intent.kind === 'define')
      return { found: definitionFirst(inFront(all, isStatement), intent.about), words };
    return {
      found:
        topic && words === topic.words
          ? furtherOn(all, topic)
          : inFront(inFront(all, isOfASection), isStatement),
      words,
    };
  }
  return { found: [], words: intent.about };
};

const WHAT_IS = /^(?:what(?:'?s| is| are| was| were)|define|definition of|who (?:is|was))\b/i;

/**
 * Another law than the one that was asked for is no answer: the longest word of the thing must stand there. Or most of
 * the words, if all do of that to which the rest belongs: “the clarity of liquid oxygen” may be called by another word.
 */
const isNamedIn = (
  found: readonly FoundPassage[],
  { kind, about, leans }: Question,
  message: string,
): boolean => {
  if (leans || !(kind === 'define' || WHAT_IS.test(message))) return true;
  const words = longWordsIn(about);
  const [longest = ''] = words.toSorted((a, b) => b.length - a.length);
  const belongsTo =
    about
      .split(BELONGING)
      .map(longWordsIn)
      .findLast(({ length }) => length > 0) ?? [];
  return found.some(({ quote, heading, chapter }) => {
    const text = `${quote.text} ${heading} ${chapter} ${quote.title}`.toLowerCase();
    const stands = (word: string): boolean => text.includes(stemOf(word));
    return (
      stands(longest) || (belongsTo.every(stands) && words.filter(stands).length >= MOST_WORDS * words.length)
    );
  });
};

const BELONGING = /\b(?:of|for|in|to|by|with|from|on|at)\b/i;
const MOST_WORDS = 0.6;

const longWordsIn = (text: string): string[] => text.match(/\p{L}{4,}/gu) ?? [];
// Long words have long endings: what develops is a development.
const stemOf = (word: string): string =>
  word.slice(0, Math.max(4, word.length - (word.length < 10 ? 3 : 4))).toLowerCase();

/** Whether a sentence says what a thing is: “The cell wall is …” begins with the word, but only “A cell is …” says what a cell is. */
const isDefinition = (text: string, about: string): boolean => {
  const thing = about.replaceAll(/[^\p{L}\p{N} -]/gu, '').replace(/s$/i, '');
  return new RegExp(
    String.raw`^(?:${thing}: )?(?:an? |the )?\**${thing}(?:e?s)?\**(?: of (?:an? |the )?[\p{L}]+)? (?:is|are|was|were|means|says)\b(?! (?:also|not|called)\b)|, or (?:the )?${thing}, (?:is|are|was|were|means|says)\b|\b(?:is|are) called (?:an? |the )?\**${thing}(?:e?s)?\**[.,;]`,
    'iu',
  ).test(text);
};

const definitionFirst = (found: readonly FoundPassage[], about: string): FoundPassage[] => {
  const saysWhat = ({ quote }: FoundPassage): boolean => isDefinition(quote.text, about);
  // The search knows best which book is meant; within it, a section says more than the list of terms.
  const book = found[0]?.quote.book_id;
  const ofThisBook = (one: FoundPassage): boolean => saysWhat(one) && one.quote.book_id === book;
  return inFront(
    inFront(inFront(found, saysWhat), ofThisBook),
    (one) => ofThisBook(one) && one.heading !== 'Key terms',
  );
};

// A task of the book, or what leads up to a list, is no answer while there is another.
const isStatement = ({ quote, heading }: FoundPassage): boolean =>
  !/[:?]$|^Try it\b/.test(quote.text) && !/^(?:Exercises|Worked example)/.test(heading);

// The list of terms says less than the section itself.
const isOfASection = ({ heading }: FoundPassage): boolean => heading !== 'Key terms';

const inFront = (found: readonly FoundPassage[], first: (one: FoundPassage) => boolean): FoundPassage[] => [
  ...found.filter(first),
  ...found.filter((one) => !first(one)),
];

/** What leans on a topic is about its book, and wants something new. */
const furtherOn = (found: readonly FoundPassage[], { quotes }: Topic): FoundPassage[] => {
  const isNew = ({ quote }: FoundPassage): boolean =>
    !quotes.some(
      ({ page, start, book_id }) => page === quote.page && start === quote.start && book_id === quote.book_id,
    );
  return inFront(
    inFront(found, ({ quote }) => quote.book_id === quotes.at(-1)?.book_id),
    isNew,
  );
};

// Whatever else the books say of Hamlet, it is no answer to who wrote it.
const ASKS_FOR_ONE_FACT = /^\s*(?:who|whom|whose|when|where|how (?:many|much|old|long|far))\b/i;

const questionsFor = (
  message: string,
  { kind, about, leans }: Question,
  topic: Topic | null,
): { question: string; words: string }[] => {
  const asked = kind === 'define' && about !== '' ? `What is ${about}?` : message;
  const alone = [
    { question: asked, words: about },
    ...(about === '' || about === message || ASKS_FOR_ONE_FACT.test(message)
      ? []
      : [{ question: about, words: about }]),
  ];
  if (!topic || !(leans || about === '')) return [...alone, ...sentencesOf(message)];
  const { words } = topic;
  return [
    { question: `${message} ${topic.words}`, words },
    { question: `${about} ${topic.words}`.trim(), words },
    ...(about === '' ? [] : alone),
  ];
};

const LONG_MESSAGE = 120;
const MOST_SENTENCES = 4;

// Whoever tells a long story asks at its end, and names the subject somewhere before.
const sentencesOf = (message: string): { question: string; words: string }[] => {
  if (message.length < LONG_MESSAGE) return [];
  const sentences = message.split(/(?<=[.!?])\s+/).filter((one) => one.split(/\s+/).length > 4);
  return sentences
    .toReversed()
    .slice(0, MOST_SENTENCES)
    .map((question) => ({ question, words: subjectOf(question.toLowerCase()) }));
};
