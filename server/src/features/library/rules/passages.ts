/** A piece of a page that is about one thing, and where it stands on the page. */
export interface Piece {
  start: number;
  end: number;
  /** The nearest heading above it. */
  heading: string;
}

/** Small enough to be about one thing, large enough to hold an answer. */
const WORDS = 200;

/** Cuts the text of a page into passages: whole paragraphs, put together while they are short. */
export const piecesOf = (text: string, firstHeading: string): Piece[] => {
  const pieces: Piece[] = [];
  let heading = firstHeading;
  let open: (Piece & { words: number }) | null = null;
  const close = (): void => {
    if (open) pieces.push({ start: open.start, end: open.end, heading: open.heading });
    open = null;
  };
  for (const { start, end, paragraph } of paragraphsOf(withoutCode(text))) {
    const title = /^#{1,6} (.+)$/.exec(paragraph)?.[1];
    if (title !== undefined) {
      close();
      heading = title;
      continue;
    }
    // A picture or a table says little in words.
    if (/^(?:!\[|\|)/.test(paragraph)) {
      close();
      continue;
    }
    const words = paragraph.match(/\S+/g)?.length ?? 0;
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

const paragraphsOf = (text: string) =>
  Array.from(text.matchAll(/\S(?:.|\n(?!\s*\n))*/g), ({ 0: paragraph, index }) => ({
    start: index,
    end: index + paragraph.trimEnd().length,
    paragraph: paragraph.trimEnd(),
  }));
