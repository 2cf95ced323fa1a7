import { NUMBER_NAMES, PLACE_NAMES, romanValue } from '@studia/mathematics';

/** The place in a book that a message names. */
export type NamedPlace =
  | { kind: 'pages'; from: number; to: number }
  /** This page, or the one before or after it. */
  | { kind: 'page beside'; step: number }
  /** Counted from 1; from the end with a minus. */
  | { kind: 'chapter'; number: number }
  | { kind: 'chapter beside'; step: number }
  | { kind: 'book' };

/** A message with the place that it names, and what is left of it without that place. */
export interface Placed {
  place: NamedPlace;
  rest: string;
}

const [COUNTED, IN_A_ROW] = [NUMBER_NAMES.slice(1).join('|'), PLACE_NAMES.slice(1).join('|')];
const STEPS: Readonly<Record<string, number>> = { next: 1, following: 1, previous: -1 };

const IN = String.raw`(?:(?:on|in|of|from|at|about|for|to)\s+)?`;
const PAGES = new RegExp(
  String.raw`\b${IN}(?:the )?(?:pages?|pp?\.|pg\.?)\s*(\d{1,5})(?:\s*(?:-|–|to|and|until)\s*(\d{1,5}))?\b`,
  'i',
);
const PAGE_BESIDE = new RegExp(
  String.raw`\b${IN}(?:this|the (?:current|open)|my|the (next|following|previous)|(next|following|previous)|the) page\b(?! (?:fault|table|rank|cache)s?\b)`,
  'i',
);
const CHAPTER = new RegExp(
  String.raw`\b${IN}(?:the )?(?:(${IN_A_ROW}|last|final) chapter|(?:chapter|ch\.)\s*(?:number\s*)?(\d{1,3}|${COUNTED}|[ivxl]{1,6})(?![\p{L}\d]))`,
  'iu',
);
const CHAPTER_BESIDE = new RegExp(
  String.raw`\b${IN}(?:this|the (?:current|whole|entire)|the (next|following|previous)|(next|following|previous)|the) (?:whole |entire )?chapter\b`,
  'i',
);
const BOOK =
  /\b(?:(?:on|in|of|from|about)\s+)?(?:this|the|my) (?:whole |entire )?(?:book|textbook|novel)(?: (?:so far|as a whole))?\b/i;

/** The place that a message is about; null when it names none. */
export const placeIn = (message: string): Placed | null => {
  for (const [form, read] of FORMS) {
    const found = form.exec(message);
    const place = found && read(found);
    if (found && place) return { place, rest: without(message, found[0]) };
  }
  return null;
};

const FORMS: readonly (readonly [RegExp, (found: RegExpExecArray) => NamedPlace | null])[] = [
  [
    PAGES,
    ([, from, to]) => ({
      kind: 'pages',
      from: Number(from),
      to: Math.max(Number(from), Number(to ?? from)),
    }),
  ],
  [CHAPTER, ([, ordinal, number]) => chapterNumbered(ordinal ?? number ?? '')],
  [
    PAGE_BESIDE,
    ([, one, other]) => ({ kind: 'page beside', step: STEPS[(one ?? other ?? '').toLowerCase()] ?? 0 }),
  ],
  [
    CHAPTER_BESIDE,
    ([, one, other]) => ({ kind: 'chapter beside', step: STEPS[(one ?? other ?? '').toLowerCase()] ?? 0 }),
  ],
  [BOOK, () => ({ kind: 'book' })],
];

const chapterNumbered = (words: string): NamedPlace | null => {
  const word = words.toLowerCase();
  if (word === 'last' || word === 'final') return { kind: 'chapter', number: -1 };
  const named = Math.max(PLACE_NAMES.indexOf(word), NUMBER_NAMES.indexOf(word));
  const number = named > 0 ? named : Number(word) || romanValue(word.toUpperCase());
  return number > 0 ? { kind: 'chapter', number } : null;
};

const without = (message: string, words: string): string =>
  message
    .replace(words, ' ')
    .replaceAll(/\s+/g, ' ')
    .replace(/\s+([?.!,])/g, '$1')
    .trim();
