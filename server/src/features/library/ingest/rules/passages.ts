import { headingIn } from './headings.ts';

/** A piece of a page that is about one thing, and where it stands on the page. */
export interface Piece {
  start: number;
  end: number;
  /** The nearest heading above it. */
  heading: string;
}

interface Stretch {
  start: number;
  end: number;
  paragraph: string;
}

/** Small enough to be about one thing, large enough to hold an answer. */
const WORDS = 200;
/** A paragraph that is longer than this is cut between two sentences. */
const LONGEST_PARAGRAPH = 300;

/**
 * Cuts the text of a page into passages: whole paragraphs, put together while they are short. Headings are marked, or
 * they are paragraphs that say no more than one of the titles of which the outline says that they stand on this page.
 */
export const piecesOf = (text: string, firstHeading: string, titles: readonly string[] = []): Piece[] => {
  const pieces: Piece[] = [];
  let heading = firstHeading;
  let open: (Piece & { words: number }) | null = null;
  const close = (): void => {
    if (open) pieces.push({ start: open.start, end: open.end, heading: open.heading });
    open = null;
  };
  for (const { start, end, paragraph } of paragraphsOf(withoutCode(text)).flatMap(inParts)) {
    const title = headingIn(paragraph, titles);
    if (title !== null) {
      close();
      heading = title;
      continue;
    }
    if (saysLittle(paragraph)) {
      close();
      continue;
    }
    const words = lengthOf(paragraph);
    if (open && (open.words + words > WORDS || text.slice(open.end, start).includes(FENCE))) close();
    open ??= { start, end, heading, words: 0 };
    open.end = end;
    open.words += words;
  }
  close();
  return pieces;
};

const FENCE = '```';

// A program is no sentence. What is left keeps its place.
const withoutCode = (text: string): string =>
  text.replaceAll(/```[\s\S]*?(?:```|$)/g, (code) => ' '.repeat(code.length));

const paragraphsOf = (text: string): Stretch[] =>
  Array.from(text.matchAll(/\S(?:.|\n(?!\s*\n))*/g), ({ 0: paragraph, index }) => ({
    start: index,
    end: index + paragraph.trimEnd().length,
    paragraph: paragraph.trimEnd(),
  }));

/** Dots that lead to a page number. */
const LEADER = /(?:\. ?){5,}|…{2,}/g;

// A picture or a table says little in words, and a table of contents only where something is said.
const saysLittle = (paragraph: string): boolean =>
  /^(?:!\[|\|)/.test(paragraph) || (paragraph.match(LEADER)?.join('').length ?? 0) > 0.2 * paragraph.length;

const UNSPACED =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/gu;
/** In a script without spaces, so many characters are about a word. */
const CHARACTERS_A_WORD = 1.7;

const lengthOf = (text: string): number =>
  (text.match(/\S+/g)?.length ?? 0) + (text.match(UNSPACED)?.length ?? 0) / CHARACTERS_A_WORD;

/** Where a sentence ends, in any script. */
const SENTENCE = /[\s\S]*?(?:[.!?؟۔।॥](?:["'”’»)\]])*(?=\s)|[。！？](?:[」』”’）])*|$)/g;

/** A paragraph as it is, or in even parts of whole sentences where it is too long to be about one thing. */
const inParts = (whole: Stretch): Stretch[] => {
  const words = lengthOf(whole.paragraph);
  if (words <= LONGEST_PARAGRAPH) return [whole];
  const enough = words / Math.ceil(words / WORDS);
  const parts: Stretch[] = [];
  let [from, to, open] = [0, 0, 0];
  const close = (): void => {
    const text = whole.paragraph.slice(from, to);
    const start = whole.start + from + (text.length - text.trimStart().length);
    if (text.trim() !== '') parts.push({ start, end: start + text.trim().length, paragraph: text.trim() });
    [from, open] = [to, 0];
  };
  for (const { 0: sentence } of whole.paragraph.matchAll(SENTENCE)) {
    to += sentence.length;
    open += lengthOf(sentence);
    if (open >= enough) close();
  }
  close();
  return parts;
};
