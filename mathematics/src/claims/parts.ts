/** A piece of a line in which mathematics may stand, and where it begins. */
export interface Part {
  kind: 'words' | 'mathematics';
  text: string;
  start: number;
  /** Where what belongs to it ends: behind the closing sign. */
  outerEnd: number;
}

// Code, quotations and addresses are left alone; dollar signs hold mathematics only when they stand close to it.
const MARKED =
  /(`+)(?:(?!\1).)*\1|\$\$(.+?)\$\$|\$(?=\S)((?:[^$\\]|\\.)*?[^\s$\\])\$(?!\d)|\\\((.+?)\\\)|\\\[(.+?)\\\]|"[^"]*"|“[^”]*”|„[^“”]*[“”]|«[^»]*»|\bhttps?:\/\/\S+/g;

/** The parts of a line that may be checked. */
export const partsOf = (line: string): Part[] => {
  const parts: Part[] = [];
  let from = 0;
  const addWords = (to: number): void => {
    if (to > from) parts.push({ kind: 'words', text: line.slice(from, to), start: from, outerEnd: to });
  };
  for (const found of line.matchAll(MARKED)) {
    addWords(found.index);
    from = found.index + found[0].length;
    const inside = found[2] ?? found[3] ?? found[4] ?? found[5];
    if (inside !== undefined)
      parts.push({
        kind: 'mathematics',
        text: inside,
        start: found.index + found[0].indexOf(inside),
        outerEnd: from,
      });
  }
  addWords(line.length);
  return parts;
};
