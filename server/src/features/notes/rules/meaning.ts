/** About as much as the model reads with attention. */
const WORDS = 60;
/** What a very long note means is told by its first parts. */
const MOST_PARTS = 40;

/** The parts of a note that are compared with a question, each with its title. */
export const partsOf = (title: string, plain: string): string[] => {
  const parts: string[] = [];
  let words: string[] = [];
  const close = (): void => {
    if (words.length > 0) parts.push(`${title}. ${words.join(' ')}`);
    words = [];
  };
  for (const block of plain.split('\n\n')) {
    for (const word of block.split(/\s+/).filter(Boolean)) {
      words.push(word);
      if (words.length >= WORDS) close();
    }
    if (words.length >= WORDS / 2) close();
  }
  close();
  return parts.length === 0 ? [title] : parts.slice(0, MOST_PARTS);
};
