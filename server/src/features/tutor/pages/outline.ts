import type { Quote } from '@studia/contract/proof';
import type { KnownBook, Lookup, Section } from '../../library/service.ts';
import { escapeQuoted } from '../escape-quoted.ts';
import type { Level } from '../state/level.ts';
import { mostCentral } from './books/central.ts';
import { grown, headed, quoted, titled, type BookReply } from './books/reply.ts';
import { isPlainStatement, SENTENCES } from './books/summarise.ts';
import { chaptersIn, isNoFrontMatter, type Stretch } from './stretch.ts';

/** What is wanted of some pages. */
export type Wish = 'summary' | 'main idea' | 'explanation';

const [MOST_PAGES, MOST_SENTENCES, MOST_OF_ONE, MOST_SECTIONS, FEWEST_SECTIONS] = [60, 260, 120, 6, 3];
const [LONG_SENTENCE, ENOUGH_SHORT, MOST_CHAPTERS, MOST_TOLD] = [260, 4, 12, 8];
// Tasks and their keys are no knowledge, and a list of terms is no text.
const NOT_TOLD = /^(?:exercises|answers|common mistakes|how to use this book|key terms)$/i;

/** The sections on some pages that tell something. */
export const sectionsOn = async ({ book, from, to, kind }: Stretch, library: Lookup): Promise<Section[]> => {
  if (kind === 'book') return chaptersAsSections(book, library);
  const all = await library.pages(book.id, from, Math.min(to, from + MOST_PAGES - 1));
  const sections = all.filter(({ heading, sentences }) => !NOT_TOLD.test(heading) && sentences.length > 0);
  const rules = sections.filter(({ heading }) => !/^worked example/i.test(heading));
  return rules.length > 0 ? rules : sections;
};

/** Of a whole book, the first pages of each chapter: there it says what it is about. */
const chaptersAsSections = async (book: KnownBook, library: Lookup): Promise<Section[]> => {
  const chapters = (await chaptersIn(book, library)).filter(isNoFrontMatter).slice(0, MOST_CHAPTERS);
  const read = await Promise.all(
    chapters.map(async ({ title, page }) => ({
      chapter: title,
      heading: title,
      sentences: (await library.pages(book.id, page, page + 1)).flatMap(({ sentences }) => sentences),
    })),
  );
  return read.filter(({ sentences }) => sentences.length > 0);
};

/** What stands on some pages, told by their main sentences, word for word; null for pages without sentences. */
export const tellPages = (
  stretch: Stretch,
  sections: readonly Section[],
  wish: Wish,
  level: Level,
): BookReply | null => {
  const all = statementsIn(sections);
  const [first] = sections;
  if (!first || all.length === 0) return null;
  const bySection =
    stretch.kind === 'book' ? headedIn(sections).slice(0, MOST_TOLD) : largestIn(headedIn(sections));
  const quotes =
    wish === 'main idea'
      ? mostCentral(all, 2, stretch.kind === 'page' ? first.heading : stretch.name)
      : stretch.kind !== 'page' && bySection.length >= FEWEST_SECTIONS
        ? bySection.map(({ quote }) => quote)
        : mostCentral(all, SENTENCES[level], stretch.kind === 'page' ? first.heading : stretch.name);
  const headingOf = (quote: Quote): string =>
    bySection.length >= FEWEST_SECTIONS && stretch.kind !== 'page' && wish !== 'main idea'
      ? (bySection.find((one) => one.quote === quote)?.heading ?? '')
      : '';
  const lines = quotes.map((quote, at) => {
    const heading = headingOf(quote);
    return `- ${heading === '' ? '' : `**${escapeQuoted(heading)}**: `}${quoted(quote, at + 1)}`;
  });
  return {
    text: [leadOf(stretch, wish, quotes.length, first), lines.join('\n'), TASKS[wish]].join('\n\n'),
    quotes,
    topic: grown(
      null,
      stretch.kind === 'page' ? first.heading : stretch.name,
      headedHeading(sections, quotes),
      quotes,
    ),
  };
};

const TASKS: Readonly<Record<Wish, string>> = {
  summary: 'Look away for a moment. Which of these can you remember?',
  'main idea': 'Can you say that in one sentence of your own?',
  explanation: 'Which of these is still hard? Give me a word from it, and we’ll break it down.',
};

const leadOf = (
  { kind, from, to, name, book }: Stretch,
  wish: Wish,
  count: number,
  first: Section,
): string => {
  const where =
    kind === 'page'
      ? `${from === to ? `p. ${from}` : `pp. ${from}–${to}`} of ${titled(book.title)} (${headed(first.heading)})`
      : headed(name);
  if (wish === 'main idea') return `The sentences that ${where} turns on:`;
  if (wish === 'explanation') return `Let’s read ${where} by its ${count} main sentences:`;
  return kind === 'page'
    ? `${where.charAt(0).toUpperCase()}${where.slice(1)} in ${count} of its own sentences:`
    : `${where} in ${count} sentences of the book:`;
};

const statementsIn = (sections: readonly Section[]): Quote[] => {
  const all = sections.flatMap(({ sentences }) => sentences);
  const plain = all.filter(({ text }) => isPlainStatement(text));
  return shortest(plain.length > 0 ? plain : all).slice(0, MOST_SENTENCES);
};

// Half a page in one sentence sums nothing up, while there are shorter ones.
const shortest = (sentences: readonly Quote[]): readonly Quote[] => {
  const short = sentences.filter(({ text }) => text.length <= LONG_SENTENCE);
  return short.length >= ENOUGH_SHORT ? short : sentences;
};

interface Headed {
  heading: string;
  quote: Quote;
  size: number;
}

/** One sentence for each section: the one that shares most with the rest of it. */
const headedIn = (sections: readonly Section[]): Headed[] =>
  sections.flatMap(({ heading, sentences }) => {
    const plain = shortest(sentences.filter(({ text }) => isPlainStatement(text))).slice(0, MOST_OF_ONE);
    const [quote] = mostCentral(plain, 1, heading);
    return quote ? [{ heading, quote, size: plain.length }] : [];
  });

const largestIn = (sections: readonly Headed[]): Headed[] => {
  const largest = new Set(sections.toSorted((one, other) => other.size - one.size).slice(0, MOST_SECTIONS));
  return sections.filter((one) => largest.has(one));
};

const headedHeading = (sections: readonly Section[], quotes: readonly Quote[]): string =>
  sections.findLast(({ sentences }) => sentences.some((one) => quotes.includes(one)))?.heading ??
  sections[0]?.heading ??
  '';
