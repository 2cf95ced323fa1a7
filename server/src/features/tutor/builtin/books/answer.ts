import type { Quote } from '@studia/contract/proof';
import type { Found, Lookup } from '../../../library/service.ts';
import type { Intent } from '../intent/intent.ts';
import type { Topic } from '../memory.ts';
import type { Level } from './level.ts';
import { isDefinition, type LookedUp } from './look-up.ts';
import { grown, headed, quoted, taskFrom, type BookReply } from './reply.ts';

const LONG_FOR_A_CHILD = 150;
const LONGEST_EXAMPLE = 220;

/** An answer out of a book: its own words, where they stand, and a task that makes the student think, other than the one before. */
export const answerFromBooks = async (
  { found, words }: LookedUp,
  intent: Intent,
  topic: Topic | null,
  { level, before }: { level: Level; before: string },
  library: Lookup,
): Promise<BookReply | null> => {
  const [best] = found;
  if (!best) return null;
  const first = level === 'young' ? await shortened(best.quote, library) : best.quote;
  const second = level === 'young' || intent.kind === 'define' ? null : secondQuote(best, found);
  const quotes = second ? [first, second.quote] : [first];
  const example = level === 'young' ? await exampleNear(first, library) : null;
  const all = example ? [...quotes, example] : quotes;
  const body = [
    `${leadIn(first, intent, level, before)}\n\n${quoted(first, 1)}`,
    ...(second ? [`And under ${headed(second.heading)}: ${quoted(second.quote, 2)}`] : []),
    ...(example ? [`For example: ${quoted(example, all.length)}`] : []),
    ...seeAlso(best, found, all),
    taskFrom(
      tasksFor(first, intent, level).filter((task) => !before.endsWith(task)),
      `${words}${best.heading}`,
    ),
  ];
  return { text: body.join('\n\n'), quotes: all, topic: grown(topic, words, best.heading, all) };
};

const leadIn = (quote: Quote, intent: Intent, level: Level, before: string): string => {
  if (level === 'young') return 'Here’s a short answer, in the book’s own words:';
  if (level === 'advanced' && defines(quote, intent))
    return 'Here’s the definition, in the book’s own words:';
  return LEADS.find((lead) => !before.startsWith(lead)) ?? '';
};
const LEADS = ['Here’s how the book puts it:', 'Here’s what the book says:'];

const TASKS: Readonly<Record<Level, readonly string[]>> = {
  young: [
    'Can you say that in your own words?',
    'What is the most important word in that?',
    'How would you explain that to a friend?',
  ],
  middle: [
    'Now without looking: how would you explain that to someone younger?',
    'Can you think of an example of your own?',
    'Can you explain it back to me in one sentence?',
  ],
  advanced: [
    'What follows from this that the book doesn’t say?',
    'What would have to be different for this not to be true?',
    'Which part would you ask the author to prove?',
  ],
};
const OF_A_DEFINITION = [
  'Which word in that definition matters most, and why?',
  'Can you think of a borderline case, where it’s not clear whether it applies?',
];
const OF_A_STORY = [
  'What do you think happens right after that?',
  'What does that tell you about the character?',
  'How would you sum up that scene in one sentence?',
];

/** A story asks for other thoughts than a definition does. */
const tasksFor = (quote: Quote, intent: Intent, level: Level): readonly string[] => {
  if (isTold(quote.text)) return OF_A_STORY;
  return level === 'advanced' && defines(quote, intent) ? OF_A_DEFINITION : TASKS[level];
};

const defines = ({ text }: Quote, { kind, about }: Intent): boolean =>
  kind === 'define' && isDefinition(text, about);

// Somebody speaks, and somebody says who it was.
const SPOKEN =
  /["“”'‘’»«][^"“”]{2,}["“”'’«»,]\s*(?:said|cried|asked|replied|exclaimed|answered|thought|whispered|shouted)\b|\b(?:said|cried|asked|replied|exclaimed|answered|whispered|shouted) (?:the|to|he|she|I|\p{Lu}\p{Ll}+)\b/u;
const isTold = (text: string): boolean => SPOKEN.test(text);

const shortened = async (quote: Quote, library: Lookup): Promise<Quote> => {
  if (quote.text.length <= LONG_FOR_A_CHILD) return quote;
  const section = await library.section(quote);
  return section?.sentences.find(({ page, start }) => page === quote.page && start === quote.start) ?? quote;
};

const EXAMPLE =
  /\b(?:for example|for instance|such as|is an example|like a|imagine|think of|zum Beispiel|z\. ?B\.|beispielsweise|por ejemplo|par exemple|por exemplo)(?!\p{L})|例如|比如|譬如|उदाहरण|जैसे|مثلا|مثال/iu;

/** Whether a sentence gives an example. */
export const isExample = (text: string): boolean => EXAMPLE.test(text) && text.length < LONGEST_EXAMPLE;

/** A sentence with an example from the same section. */
const exampleNear = async (quote: Quote, library: Lookup): Promise<Quote | null> => {
  const section = await library.section(quote);
  const other = section?.sentences.find(
    ({ text, start, page }) =>
      isExample(text) && !(page === quote.page && start >= quote.start && start < quote.end),
  );
  return other ?? null;
};

// A second passage helps where it comes from the same chapter and says something else.
const secondQuote = (best: Found, found: readonly Found[]): Found | null =>
  found
    .slice(1, 3)
    .find(
      ({ chapter, heading, quote }) =>
        chapter === best.chapter && heading !== best.heading && quote.book_id === best.quote.book_id,
    ) ?? null;

const seeAlso = (best: Found, found: readonly Found[], used: readonly Quote[]): string[] => {
  const more = found.find(
    ({ quote, heading }) =>
      quote.book_id === best.quote.book_id &&
      heading !== best.heading &&
      heading !== 'Key terms' &&
      !used.includes(quote),
  );
  return more ? [`There is more under ${headed(more.heading)} on p. ${more.quote.page}.`] : [];
};

/** How the tutor begins when neither mathematics nor a book helps. */
export const NOT_FOUND = 'I looked through the books here and couldn’t find that, and I won’t guess.';

/** What the tutor says then. */
export const notInTheBooks = (near: readonly string[], isSaidAlready: boolean): string => {
  if (near.length > 0)
    return `${NOT_FOUND} The closest they have is ${near.map(headed).join(' and ')}.\n\nShall we look at ${near.length > 1 ? 'the first of them' : 'that'}, or can you ask it another way?`;
  if (isSaidAlready)
    return `${NOT_FOUND} What do you need it for: a lesson, an essay, an exercise? Tell me one thing you already know about it.`;
  return `${NOT_FOUND} I can teach maths step by step, and use the books to answer questions about arithmetic, algebra, geometry, the sciences, history, economics, computing, writing and how to study.\n\nTry putting it another way, or ask something like “What is photosynthesis?” or “Solve 2x + 3 = 11”. What would you like to try?`;
};
