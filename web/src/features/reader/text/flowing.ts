/**
 * The text of a printed page with lines that run on, so that they fit any screen. A line that ends early stays a line: the
 * last of a paragraph, an entry of a list, a line of a program. Every sign keeps its place, because marks refer to it.
 */
export const flowing = (text: string): string => {
  const lines = text.split('\n');
  const full = FULL * usualLength(lines);
  return lines.reduce((whole, line, at) => {
    const before = lines[at - 1] ?? '';
    const runsOn = before !== '' && before.length >= full && !BEGINS.test(line);
    return `${whole}${runsOn ? ' ' : '\n'}${line}`;
  });
};

/** A line of this share of the usual length has no room for another word. */
const FULL = 0.8;
/** What begins an entry of a list, and the empty line between paragraphs. */
const BEGINS = /^(?:\s*$|\s*(?:[•‣◦▪–—*-]|\(?(?:\d{1,3}|[a-z])[.)])\s)/;

/** Most lines of running text are about as long as this; titles and last lines are not. */
const usualLength = (lines: readonly string[]): number => {
  const lengths = lines.map(({ length }) => length).filter((length) => length > 0);
  return lengths.toSorted((one, other) => one - other)[Math.floor(lengths.length * 0.75)] ?? 0;
};
