import type { OutlineEntry, PageHeading, ReadPage } from '../port.ts';
import { Unreadable } from './unreadable.ts';

/** A piece of text that runs on: a paragraph, a heading, a list, a table. */
export interface Block {
  readonly text: string;
  /** How high a heading is; null for everything else. */
  readonly level: number | null;
  /** The names by which others point to it. */
  readonly names?: readonly string[];
  /** Begins a page, as a chapter does. */
  readonly turns?: boolean;
}

/** Text that was laid out: its pages, and on which of them the named blocks are. */
export interface Flow {
  readonly pages: readonly ReadPage[];
  readonly outline: readonly OutlineEntry[];
  readonly pageOf: ReadonlyMap<string, number>;
}

/** About what a printed book has on a page. */
const WORDS_ON_A_PAGE = 350;
/** A section that begins below here gets a page of its own. */
const WORDS_BEFORE_A_SECTION = 200;
const MOST_LINE_LEVEL = 6;

/** Lays text out on pages: a page ends between two blocks, a chapter begins a new one. */
export const layOut = (blocks: readonly Block[], { turnAt = 1 }: { turnAt?: number } = {}): Flow => {
  const pages: ReadPage[] = [];
  const outline: OutlineEntry[] = [];
  const pageOf = new Map<string, number>();
  let page = newPage();
  const turn = (): void => {
    if (page.isEmpty()) return;
    pages.push(page.bound(pages.length + 1));
    page = newPage();
  };
  for (const block of blocks.flatMap(divided)) {
    if (turnsBefore(block, page.words(), turnAt)) turn();
    const number = pages.length + 1;
    if (block.level !== null && block.text.trim() !== '')
      outline.push({ title: titleOf(block.text), page: number, level: block.level });
    for (const name of block.names ?? []) if (!pageOf.has(name)) pageOf.set(name, number);
    page.add(block);
  }
  turn();
  if (pages.length === 0) throw new Unreadable('empty', 'There is no word in it.');
  // A name at the very end points behind the last page.
  for (const [name, number] of pageOf) pageOf.set(name, Math.min(number, pages.length));
  return { pages, outline: levelled(outline), pageOf };
};

const turnsBefore = ({ text, level, turns }: Block, words: number, turnAt: number): boolean => {
  if (words === 0) return false;
  if (turns === true || (level !== null && level <= turnAt)) return true;
  if (level !== null && words > WORDS_BEFORE_A_SECTION) return true;
  return words + wordsIn(text) > WORDS_ON_A_PAGE;
};

const newPage = () => {
  let text = '';
  let words = 0;
  const headings: PageHeading[] = [];
  return {
    words: () => words,
    isEmpty: () => text === '',
    add: (block: Block): void => {
      if (block.text === '') return;
      if (text !== '') text += '\n\n';
      if (block.level !== null)
        headings.push({ title: titleOf(block.text), start: text.length, level: block.level });
      text += block.text;
      words += wordsIn(block.text);
    },
    bound: (number: number): ReadPage => ({
      number,
      label: null,
      text,
      headings,
      by: 'text',
      size: null,
      lines: [],
    }),
  };
};

const titleOf = (heading: string): string => heading.replace(/^#+ /, '').replaceAll(/\s+/g, ' ').trim();

/** The highest heading of a document is level 1, whatever its author called it. */
const levelled = (outline: readonly OutlineEntry[]): OutlineEntry[] => {
  const highest = Math.min(MOST_LINE_LEVEL, ...outline.map(({ level }) => level));
  return outline.map((entry) => ({ ...entry, level: entry.level - highest + 1 }));
};

/** Words as a page counts them; of scripts without spaces, two characters are one. */
const wordsIn = (text: string): number => {
  const spaced = text.match(/[^\s\u3040-\u30ff\u3400-\u9fff\uf900-\ufaff]+/g)?.length ?? 0;
  const unspaced = text.match(/[\u3040-\u30ff\u3400-\u9fff\uf900-\ufaff]/g)?.length ?? 0;
  return spaced + Math.ceil(unspaced / 2);
};

/** A block that fills more than a page, in pieces that end where a sentence or a line does. */
const divided = (block: Block): Block[] => {
  if (block.level !== null || wordsIn(block.text) <= WORDS_ON_A_PAGE) return [block];
  const pieces: string[] = [];
  let piece = '';
  for (const sentence of block.text.split(/(?<=[.!?。！？]["'”’)]?\s)|(?<=\n)|(?<=[。！？])/)) {
    for (const part of wordsIn(sentence) > WORDS_ON_A_PAGE ? chopped(sentence) : [sentence]) {
      if (piece !== '' && wordsIn(piece) + wordsIn(part) > WORDS_ON_A_PAGE) {
        pieces.push(piece);
        piece = '';
      }
      piece += part;
    }
  }
  if (piece !== '') pieces.push(piece);
  // Whoever points to the block means its beginning.
  const [first = '', ...others] = pieces.map((text) => text.trim());
  return [{ ...block, text: first }, ...others.map((text) => ({ text, level: null }))];
};

const LONGEST_PIECE = 2_000;

/** Something without any end in it, cut by length, but never inside a character. */
const chopped = (text: string): string[] => {
  const characters = Array.from(text);
  return Array.from({ length: Math.ceil(characters.length / LONGEST_PIECE) }, (_, index) =>
    characters.slice(index * LONGEST_PIECE, (index + 1) * LONGEST_PIECE).join(''),
  );
};
