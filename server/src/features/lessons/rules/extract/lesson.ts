import type { Idea, Item, Lesson } from '@studia/contract/lessons';
import { versionOf } from '../prove.ts';
import { abbreviationsIn } from './abbreviation.ts';
import type { Defined, ExtractedChapter } from './defined.ts';
import { abbreviationIdea, sectionIdea, termIdea, type DraftedIdea } from './idea.ts';
import type { KnownBook } from './known-book.ts';
import { isNoTeaching } from './matter.ts';
import { orderItems } from './order.ts';
import { sectionsOf } from './section.ts';
import { speakerItems } from './speaker-items.ts';

const IDEAS = { most: 12, usual: 6, sentencesEach: 50 };
/** A glossary is nothing but names: the most used of them are worth learning. */
const MOST_OF_GLOSSARY = 24;

/** A thin lesson: the statements, names and questions that a chapter holds in its own words, and nothing else. */
export const extractLesson = (chapter: ExtractedChapter, book: KnownBook): Lesson | null => {
  const made = isNoTeaching(chapter.title) ? [] : ideasOf(chapter, book);
  const ordered = made.toSorted((one, other) => placeIn(chapter, one) - placeIn(chapter, other));
  const others = [...ordersIn(chapter), ...speakersIn(chapter, book)];
  const ideas = ordered.map(({ idea, sentence: { heading } }, index): Idea => {
    const isFirstThere = ordered.findIndex((one) => one.sentence.heading === heading) === index;
    const belonging = others.filter((one) =>
      one.heading === null ? index === 0 : isFirstThere && one.heading === heading,
    );
    return Object.assign({}, idea, {
      id: `${chapter.bookId}/${chapter.number}-${index + 1}`,
      items: [...idea.items, ...belonging.map(({ item }) => item)],
    });
  });
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

/** A question that is about no idea of its own: it goes to the first under its heading, or to the first of all. */
interface Loose {
  heading: string | null;
  item: Item;
}

const ordersIn = ({ sentences }: ExtractedChapter): Loose[] =>
  Array.from(new Set(sentences.map(({ heading }) => heading)))
    .filter((heading) => !isNoTeaching(heading))
    .flatMap((heading) =>
      orderItems(sentences.filter((one) => one.heading === heading)).map((item) => ({ heading, item })),
    );

const speakersIn = (chapter: ExtractedChapter, { speakers }: KnownBook): Loose[] =>
  speakerItems(chapter, speakers).map((item) => ({ heading: null, item }));

const placeIn = ({ sentences }: ExtractedChapter, { sentence }: DraftedIdea): number =>
  sentences.indexOf(sentence);

/** What the chapter explains by name; where that is little, what its sections state. */
const ideasOf = (chapter: ExtractedChapter, book: KnownBook): DraftedIdea[] => {
  const room = Math.floor(chapter.sentences.length / IDEAS.sentencesEach);
  const most = Math.max(IDEAS.usual, Math.min(IDEAS.most, room));
  const abbreviations = abbreviationsIn(chapter, book);
  const terms = termsOf(chapter, book, most);
  const named = terms.map((defined) => termIdea(defined, chapter, book, abbreviations));
  const spelt = abbreviations
    .filter((one) => named.every(({ idea }) => !idea.items.some(({ key }) => key === one.words)))
    .flatMap((one) => abbreviationIdea(one, chapter) ?? [])
    .slice(0, Math.max(0, most - named.length));
  const known = [...named, ...spelt];
  const stated = sectionsOf(chapter, book.isWhole)
    .filter(({ name, statement }) =>
      known.every(
        ({ idea, sentence }) => sentence !== statement && idea.title.toLowerCase() !== name.toLowerCase(),
      ),
    )
    .toSorted((one, other) => other.sentences.length - one.sentences.length)
    .slice(0, Math.max(0, IDEAS.usual - known.length))
    .map((section) => sectionIdea(section, chapter));
  return [...known, ...stated];
};

/** The names that a chapter explains, each once, those first that it says most about. */
const termsOf = ({ number, sentences }: ExtractedChapter, book: KnownBook, most: number): Defined[] => {
  const weight = ({ term, sentence, around }: Defined): number => {
    const isHeading = sentence.heading.toLowerCase().includes(term.toLowerCase());
    return around === null ? book.mentions(term) : book.mentions(term, number) + (isHeading ? 10 : 0);
  };
  const own = new Map<string, Defined>();
  for (const defined of book.definitions)
    if (
      defined.chapter === number &&
      weight(defined) >= book.fewestMentions &&
      !own.has(defined.term.toLowerCase())
    )
      own.set(defined.term.toLowerCase(), defined);
  const isGlossary = Array.from(own.values()).some(({ around }) => around === null);
  return Array.from(own.values())
    .toSorted((one, other) => weight(other) - weight(one))
    .slice(0, isGlossary ? MOST_OF_GLOSSARY : most)
    .toSorted((one, other) => sentences.indexOf(one.sentence) - sentences.indexOf(other.sentence));
};
