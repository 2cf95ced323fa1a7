/** Breaks words into lines that are no wider than `width`; what does not fit ends in an ellipsis. */
export const wrapped = (
  text: string,
  width: number,
  mostLines: number,
  widthOf: (words: string) => number,
): string[] => {
  const lines: string[] = [];
  let line = '';
  const words = text.split(/\s+/).flatMap((word) => pieces(word, width, widthOf));
  for (const word of words) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (line === '' || widthOf(longer) <= width) line = longer;
    else {
      lines.push(line);
      line = word;
    }
  }
  lines.push(line);
  if (lines.length <= mostLines) return lines;
  const last = lines[mostLines - 1] ?? '';
  return [...lines.slice(0, mostLines - 1), `${shortened(last, width, widthOf)}…`];
};

/** A word that is wider than a line is broken where it must be. */
const pieces = (word: string, width: number, widthOf: (words: string) => number): string[] => {
  if (widthOf(word) <= width) return [word];
  const letters = Array.from(word);
  const many = Math.max(1, Math.floor(letters.length * (width / widthOf(word))) - 1);
  return Array.from({ length: Math.ceil(letters.length / many) }, (_, index) =>
    letters.slice(index * many, (index + 1) * many).join(''),
  );
};

const shortened = (line: string, width: number, widthOf: (words: string) => number): string => {
  let short = line;
  while (short !== '' && widthOf(`${short}…`) > width) short = short.slice(0, -1);
  return short.trimEnd();
};
