import type { Quote } from '@studia/contract/proof';
import type { Lookup, Section } from '../../../library/service.ts';
import type { Topic } from '../../state/state.ts';
import { wordsIn } from './central.ts';
import { grown, headed, quoted, type BookReply } from './reply.ts';
import { isPlainStatement } from './summarise.ts';

const REASON =
  /\b(?:because|since|so that|therefore|which is why|that is why|reason|in order to|causes?|needs?|weil|denn|deshalb|daher|darum|porque|por eso|ya que|puesto que|parce que|car|puisque|c'est pourquoi)\b|因为|由于|所以|क्योंकि|इसलिए|لأن|لذلك|بسبب/i;
const MOST_SENTENCES = 2;
const LONGEST_EXAMPLE = 220;

/** What is wanted further of a passage. */
export type Further = 'why' | 'more' | 'meaning' | 'simpler' | 'example';

const EXAMPLE =
  /\b(?:for example|for instance|such as|is an example|like a|imagine|think of|zum Beispiel|z\. ?B\.|beispielsweise|por ejemplo|par exemple|por exemplo)(?!\p{L})|例如|比如|譬如|उदाहरण|जैसे|مثلا|مثال/iu;

/** Whether a sentence gives an example. */
const isExample = (text: string): boolean => EXAMPLE.test(text) && text.length < LONGEST_EXAMPLE;

/** What the books say further about the topic at hand; null when nothing else is found. */
export const followUp = async (kind: Further, topic: Topic, library: Lookup): Promise<BookReply | null> => {
  const last = topic.quotes.at(-1);
  if (!last) return null;
  for (const section of await sectionsToRead(topic, last, library)) {
    const unread = section.sentences.filter((one) => !topic.quotes.some((quote) => overlaps(quote, one)));
    const chosen = chosenFor(kind, afterwards(unread, last), topic.words, section.heading);
    if (chosen.length > 0) return replied(kind, topic, section.heading, chosen);
  }
  return null;
};

/** The section of what was quoted last, then the others of the same book that are about the topic. */
const sectionsToRead = async (topic: Topic, last: Quote, library: Lookup): Promise<Section[]> => {
  const found = await library.find(topic.words, 12);
  const read = [last, ...found.map(({ quote }) => quote).filter(({ book_id }) => book_id === last.book_id)];
  const sections = (await Promise.all(read.map((place) => library.section(place)))).filter(
    (section) => section !== null,
  );
  const readable = sections.filter(({ heading }) => heading !== 'Key terms');
  return [...new Map(readable.map((section) => [section.heading, section])).values()];
};

const overlaps = (one: Quote, other: Quote): boolean =>
  one.book_id === other.book_id && one.page === other.page && one.start < other.end && other.start < one.end;

// What comes after the last quote is read first.
const afterwards = (unread: readonly Quote[], last: Quote): Quote[] => {
  const after = unread.filter(
    ({ page, start }) => page > last.page || (page === last.page && start >= last.end),
  );
  return [...after, ...unread.filter((one) => !after.includes(one))];
};

const chosenFor = (kind: Further, unread: readonly Quote[], words: string, heading: string): Quote[] => {
  if (kind === 'why')
    return withWhatItPointsAt(
      unread.find(({ text }) => REASON.test(text) && !/[:：]$/.test(text)),
      unread,
    );
  if (kind === 'simpler' || kind === 'meaning') return shortest(unread, words);
  if (kind === 'example' && !heading.startsWith('Worked example'))
    return unread.filter(({ text }) => isExample(text)).slice(0, 1);
  const long = unread.filter(({ text }) => text.length > SHORTEST);
  // What goes on must not begin in the middle of a sentence, nor with a line of a program.
  const first = long.findIndex(({ text }) => isPlainStatement(text));
  return long.slice(Math.max(0, first)).slice(0, MOST_SENTENCES);
};

const SHORTEST = 30;

// A short sentence helps only when it is about the same thing.
const shortest = (sentences: readonly Quote[], words: string): Quote[] => {
  const asked = wordsIn(words);
  return sentences
    .filter(({ text }) => text.length > SHORTEST && !/\d|[:?]$/.test(text))
    .filter(({ text }) => [...wordsIn(text)].some((word) => asked.has(word)))
    .toSorted((one, other) => one.text.length - other.text.length)
    .slice(0, 1);
};

const POINTS_BACK = /^(?:that|this|these|it|they|therefore|so)\b/i;

// “That is why leaves look green” says nothing without the sentence before it.
const withWhatItPointsAt = (reason: Quote | undefined, all: readonly Quote[]): Quote[] => {
  if (!reason) return [];
  const before = POINTS_BACK.test(reason.text) ? all[all.indexOf(reason) - 1] : undefined;
  return before && before.page === reason.page && reason.start - before.end <= 1
    ? [before, reason]
    : [reason];
};

const LEADS: Partial<Record<Further, string>> = {
  why: 'The book gives a reason:',
  example: 'Here’s an example from the book:',
  simpler: 'Here’s the short version:',
  meaning: 'Here’s another way the book puts it:',
};
const TASKS: Partial<Record<Further, string>> = {
  why: 'Can you put the cause and the effect into one sentence of your own?',
  example: 'Can you find a second example yourself?',
  simpler: 'Is that clearer? Tell me which word is still confusing.',
  meaning: 'Which word is still unclear?',
};

const replied = (kind: Further, topic: Topic, heading: string, quotes: Quote[]): BookReply => ({
  text: [
    LEADS[kind] ?? `The book continues under ${headed(heading)}:`,
    quotes.map((quote, at) => quoted(quote, at + 1)).join(' '),
    TASKS[kind] ?? 'How does that fit with what we saw before?',
  ].join('\n\n'),
  quotes,
  topic: grown(topic, topic.words, heading, quotes),
});
