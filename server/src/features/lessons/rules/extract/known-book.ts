import { definedIn, type Defined, type ExtractedChapter } from './defined.ts';
import { speakersIn, type Speakers } from './speaker-items.ts';
import { wholeWordsOf } from './whole-words.ts';

/** What questions about one chapter need to know of the whole book. */
export interface KnownBook {
  definitions: readonly Defined[];
  /** In how many sentences of a chapter a name stands; of all chapters without a number. */
  mentions: (term: string, chapter?: number) => number;
  /** In how many sentences a name must stand to be one that the book really uses; a short text says a thing once. */
  fewestMentions: number;
  /** Whether one of two names may be another word for the other, or a kind of it. */
  areLinked: (one: string, other: string) => boolean;
  speakers: Speakers;
  /** Whether no word of a text was torn apart in reading. */
  isWhole: (text: string) => boolean;
}

export const knowBook = (chapters: readonly ExtractedChapter[]): KnownBook => {
  const texts = chapters.flatMap(({ number, sentences }) =>
    sentences.map(({ text }) => ({ chapter: number, text, small: text.toLowerCase() })),
  );
  const places = new Map<string, (typeof texts)[number][]>();
  const placesOf = (term: string): (typeof texts)[number][] => {
    const name = term.toLowerCase();
    const known = places.get(name);
    if (known) return known;
    const found = texts.filter(({ small }) => small.includes(name) && holds(small, name));
    places.set(name, found);
    return found;
  };
  /** Where a sentence begins, everything is large. */
  const isWrittenSmall = (term: string): boolean => {
    const [small, large] = [
      term.charAt(0).toLowerCase() + term.slice(1),
      term.charAt(0).toUpperCase() + term.slice(1),
    ];
    const inside = placesOf(term).map(({ text }) => text.slice(1));
    const many = (name: string): number => inside.filter((text) => holds(text, name)).length;
    return many(small) > many(large);
  };
  const isWhole = wholeWordsOf(chapters);
  return {
    mentions: (term, chapter) => {
      const found = placesOf(term);
      return chapter === undefined ? found.length : found.filter((place) => place.chapter === chapter).length;
    },
    fewestMentions: texts.length < SHORT_BOOK ? 1 : 2,
    areLinked: (one, other) =>
      placesOf(one).some(({ small }) => isLink(small, one.toLowerCase(), other.toLowerCase())),
    definitions: chapters
      .flatMap((chapter) => definedIn(chapter, isWrittenSmall))
      .filter(({ statement }) => isWhole(statement)),
    speakers: speakersIn(chapters, isWhole),
    isWhole,
  };
};

const SHORT_BOOK = 200;

const AFTER = /^(?:e?s|e?n)?(?![\p{L}\d])/u;
const LETTER = /[\p{L}\d]/u;

/** Whether a name stands there as whole words; an ending of the plural may follow. */
const holds = (text: string, name: string): boolean => {
  for (let at = text.indexOf(name); at >= 0; at = text.indexOf(name, at + 1)) {
    const end = at + name.length;
    if (!LETTER.test(text[at - 1] ?? ' ') && AFTER.test(text.slice(end, end + 4))) return true;
  }
  return false;
};

/** What stands between two names of one thing, or between a thing and its kind. */
const LINK =
  /^[^.;]{0,30}?(?:\b(?:or|is|are|called|as|aka|like|kinds? of|types? of|means)\b|[(=/])[^.;]{0,12}$/;

const isLink = (text: string, one: string, other: string): boolean => {
  const [first, second] = [text.indexOf(one), text.indexOf(other)];
  if (second < 0) return false;
  const [from, to] = first < second ? [first + one.length, second] : [second + other.length, first];
  return LINK.test(text.slice(from, to));
};
