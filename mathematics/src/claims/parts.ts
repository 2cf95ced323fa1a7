/** A piece of a text, and where it stands. */
export interface Span {
  text: string;
  start: number;
  end: number;
}

/** A piece of a line in which mathematics may stand, and where it begins. */
export interface Part {
  kind: 'words' | 'mathematics';
  text: string;
  start: number;
  /** Where what belongs to it ends: behind the closing sign. */
  outerEnd: number;
}

/** A place of a line that says something wrong, and what it must say. */
export interface Flaw {
  from: number;
  to: number;
  now: string;
  /** Where something may be said behind it. */
  behind: number;
  latex: boolean;
}

// Code and quotations are one piece, whatever signs they hold; dollar signs hold mathematics only when they stand close to it.
const WHOLE =
  /(`+)(?:(?!\1).)*\1|\$\$(.+?)\$\$|\$(?=\S)((?:[^$\\]|\\.)*?[^\s$\\])\$(?!\d)|\\\((.+?)\\\)|\\\[(.+?)\\\]|"[^"]*"|“[^”]*”|„[^“”]*[“”]|«[^»]*»/g;
const MARKED = new RegExp(String.raw`${WHOLE.source}|\bhttps?:\/\/\S+`, 'g');

/** The parts of a line that may be checked: not code, quotations and addresses. */
export const partsOf = (line: string): Part[] => {
  const parts: Part[] = [];
  let from = 0;
  const addWords = (to: number): void => {
    if (to > from) parts.push({ kind: 'words', text: line.slice(from, to), start: from, outerEnd: to });
  };
  for (const found of line.matchAll(MARKED)) {
    addWords(found.index);
    from = found.index + found[0].length;
    const text = found[2] ?? found[3] ?? found[4] ?? found[5];
    if (text !== undefined)
      parts.push({ kind: 'mathematics', text, start: found.index + found[0].indexOf(text), outerEnd: from });
  }
  addWords(line.length);
  return parts;
};

const END = /(?:[.!?…]+["”»)*_]*\s+|[。？！।]\s*)(?=\S)/g;
/** A point behind these ends nothing. */
const SHORT =
  /(?:^|[\s(])(?:e\.g|i\.e|etc|vs|cf|approx|ca|no|nr|fig|eq|dr|mr|mrs|ms|st|p|pp|\p{L})$|^\s*\d{1,2}$/iu;

/** The sentences of a line, each up to where the next begins. A number of a list and a short form end none. */
export const sentencesOf = (line: string): Span[] => {
  const wholes = piecesAt(line, WHOLE).signs;
  const ends = piecesAt(line, END).signs.filter(
    ({ start }) => !wholes.some((whole) => whole.start <= start && start < whole.end),
  );
  const sentences: Span[] = [];
  let from = 0;
  for (const { text: sign, start, end } of [...ends, { text: '', start: line.length, end: line.length }]) {
    const before = line.slice(from, start);
    const isShort = /^\.(?!\.)/.test(sign) && SHORT.test(before) && !/[=+×]\s*\S+$/.test(before);
    if (isShort || (from === end && sentences.length > 0)) continue;
    sentences.push({ text: line.slice(from, end), start: from, end });
    from = end;
  }
  return sentences;
};

/** A text cut at every place where a sign stands: the pieces between, and the signs themselves. */
export const piecesAt = (text: string, sign: RegExp): { pieces: Span[]; signs: Span[] } => {
  const signs = Array.from(text.matchAll(sign), ({ 0: found, index }) => ({
    text: found,
    start: index,
    end: index + found.length,
  }));
  const pieces = [...signs, { start: text.length }].map(({ start: end }, at) => {
    const start = signs[at - 1]?.end ?? 0;
    return { text: text.slice(start, end), start, end };
  });
  return { pieces, signs };
};

/** The same piece without space around it and what else may trail behind it, at its place in a longer text. */
export const trimmed = ({ text, start }: Span, trails: RegExp, by = 0): Span => {
  const core = text.trim().replace(trails, '').trimEnd();
  const begin = by + start + text.length - text.trimStart().length;
  return { text: core, start: begin, end: begin + core.length };
};
