import type { Idea, Item, Lesson } from '@studia/contract/lessons';
import { versionOf } from '../prove.ts';
import { clozeItems, type Defined } from './cloze.ts';
import { definitionIn } from './definition.ts';
import { orderItems } from './order.ts';
import { statesSomething, type BookSentence } from './sentence.ts';

/** A chapter of a student's own book, sentence by sentence. */
export interface ExtractedChapter {
  bookId: string;
  number: number;
  title: string;
  language: string;
  sentences: readonly BookSentence[];
}

const MOST_IDEAS = 6;
const MOST_ITEMS = 6;
/** Every sentence is compared with every other: a section without headings may have thousands. */
const MOST_COMPARED = 200;

/** The definitions of a whole book: where the wrong options of its questions come from. */
export const definitionsOf = (chapters: readonly ExtractedChapter[]): Defined[] =>
  chapters.flatMap(definitionsIn);

const definitionsIn = ({ sentences, language }: ExtractedChapter): Defined[] =>
  sentences.flatMap((sentence) => {
    const definition = statesSomething(sentence.text) ? definitionIn(sentence.text, language) : null;
    return definition ? [{ definition, sentence, language }] : [];
  });

/** Whether two names stand in one sentence somewhere in the book: then one may be a kind of the other. */
export const companyOf = (
  chapters: readonly ExtractedChapter[],
): ((one: string, other: string) => boolean) => {
  const texts = chapters.flatMap(({ sentences }) => sentences.map(({ text }) => text.toLowerCase()));
  const places = new Map<string, ReadonlySet<number>>();
  const placesOf = (name: string): ReadonlySet<number> => {
    const known = places.get(name);
    if (known) return known;
    const found = new Set(texts.flatMap((text, index) => (text.includes(name) ? [index] : [])));
    places.set(name, found);
    return found;
  };
  return (one, other) => {
    const near = placesOf(other.toLowerCase());
    return Array.from(placesOf(one.toLowerCase())).some((index) => near.has(index));
  };
};

/** A thin lesson: the statements, names and questions that a chapter holds in its own words, and nothing else. */
export const extractLesson = (
  chapter: ExtractedChapter,
  all: readonly Defined[],
  togetherIn: (one: string, other: string) => boolean,
): Lesson | null => {
  const ideas = sectionsOf(chapter.sentences)
    .map((section, index) => ideaOf(section, index, { chapter, all, togetherIn }))
    .filter((idea) => idea !== null)
    .slice(0, MOST_IDEAS);
  return ideas.length === 0
    ? null
    : {
        book_id: chapter.bookId,
        chapter: chapter.number,
        title: chapter.title,
        author: 'extracted',
        version: versionOf(chapter.sentences.map(({ text }) => text).join('\n')),
        ideas,
      };
};

interface Surroundings {
  chapter: ExtractedChapter;
  all: readonly Defined[];
  togetherIn: (one: string, other: string) => boolean;
}

/** Sentences under the same heading; one without headings is cut into as many parts as a lesson has ideas. */
const sectionsOf = (sentences: readonly BookSentence[]): BookSentence[][] => {
  const sections = new Map<string, BookSentence[]>();
  for (const sentence of sentences) {
    const section = sections.get(sentence.heading);
    if (section) section.push(sentence);
    else sections.set(sentence.heading, [sentence]);
  }
  const [only, ...more] = sections.values();
  if (!only || more.length > 0) return Array.from(sections.values());
  const size = Math.ceil(only.length / 4);
  return Array.from({ length: Math.ceil(only.length / size) }, (_, part) =>
    only.slice(part * size, (part + 1) * size),
  );
};

const ideaOf = (
  section: readonly BookSentence[],
  index: number,
  { chapter, all, togetherIn }: Surroundings,
): Idea | null => {
  const stated = section.filter(({ text }) => statesSomething(text));
  const defined = definitionsIn({ ...chapter, sentences: section });
  const main = defined[0]?.sentence ?? mostCentral(stated.slice(0, MOST_COMPARED));
  if (!main) return null;
  const heading = main.heading || chapter.title;
  return {
    id: `${chapter.bookId}/${chapter.number}-${index + 1}`,
    title: heading,
    statement: main.text,
    quote: main.quote,
    simple: null,
    full: inContext(main, section),
    why: null,
    example: null,
    picture: null,
    misconceptions: [],
    items: itemsOf(section, defined, all, togetherIn),
    terms: defined.map(({ definition: { term }, sentence }) => ({ name: term, definition: sentence.text })),
    board: null,
    needs: [],
    asks: [{ ask: heading, part: 'statement' }],
  };
};

const itemsOf = (
  section: readonly BookSentence[],
  defined: readonly Defined[],
  all: readonly Defined[],
  togetherIn: (one: string, other: string) => boolean,
): Item[] => [...clozeItems(defined, all, togetherIn), ...orderItems(section)].slice(0, MOST_ITEMS);

/** The statement with what the book says next: its own words, in its own order. */
const inContext = (main: BookSentence, section: readonly BookSentence[]): string | null => {
  const at = section.indexOf(main);
  const next = section.slice(at + 1, at + 3).filter(({ quote }) => quote.page === main.quote.page);
  return next.length === 0 ? null : [main, ...next].map(({ text }) => text).join(' ');
};

/** The sentence that shares most words with all the others. */
const mostCentral = (sentences: readonly BookSentence[]): BookSentence | undefined => {
  const words = sentences.map(({ text }) => new Set(text.toLowerCase().match(/\p{L}{5,}/gu) ?? []));
  const score = (own: ReadonlySet<string>): number =>
    words.reduce((sum, other) => sum + Array.from(own).filter((word) => other.has(word)).length, 0) /
    Math.log(4 + own.size);
  const best = words.map(score);
  return sentences[best.indexOf(Math.max(...best))];
};
