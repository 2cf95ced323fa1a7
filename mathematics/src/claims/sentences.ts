/** A sentence of a line, from its first sign to where the next begins. */
interface Sentence {
  start: number;
  end: number;
}

// What stands in these is one piece, whatever signs it holds.
const WHOLE =
  /(`+)(?:(?!\1).)*\1|\$\$.+?\$\$|\$(?=\S)(?:[^$\\]|\\.)*?[^\s$\\]\$(?!\d)|\\\(.+?\\\)|\\\[.+?\\\]|"[^"]*"|“[^”]*”|„[^“”]*[“”]|«[^»]*»/g;
const END = /(?:[.!?…]+["”»)*_]*\s+|[。？！।]\s*)(?=\S)/g;
/** A point behind these ends nothing. */
const SHORT =
  /(?:^|[\s(])(?:e\.g|i\.e|etc|vs|cf|approx|ca|no|nr|fig|eq|dr|mr|mrs|ms|st|p|pp|\p{L})$|^\s*\d{1,2}$/iu;

/** The sentences of a line. A number of a list and a short form end none. */
export const sentencesOf = (line: string): Sentence[] => {
  const wholes = Array.from(line.matchAll(WHOLE), ({ 0: text, index }) => ({
    start: index,
    end: index + text.length,
  }));
  const sentences: Sentence[] = [];
  let start = 0;
  for (const { 0: sign, index } of line.matchAll(END)) {
    if (wholes.some((whole) => whole.start <= index && index < whole.end)) continue;
    const before = line.slice(start, index);
    if (sign.startsWith('.') && !sign.startsWith('..') && SHORT.test(before) && !/[=+×]\s*\S+$/.test(before))
      continue;
    sentences.push({ start, end: index + sign.length });
    start = index + sign.length;
  }
  return start < line.length || sentences.length === 0
    ? [...sentences, { start, end: line.length }]
    : sentences;
};
