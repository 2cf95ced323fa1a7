const SENTENCE = 'Leaves make sugar from light, water and air, and give off what we breathe.';
const PARAGRAPH = `${SENTENCE} `.repeat(10).trim();

const times = (count: number, write: (place: number) => string, between = '\n'): string =>
  Array.from({ length: count }, (_, place) => write(place)).join(between);

const wordsIn = (text: string): number => text.trim().split(/\s+/).length;

/** Paragraphs with a heading before every tenth. */
export const plainNote = (words: number): string =>
  times(
    Math.ceil(words / wordsIn(PARAGRAPH)),
    (place) => (place % 10 === 0 ? `## Part ${place / 10 + 1}\n\n${PARAGRAPH}` : PARAGRAPH),
    '\n\n',
  );

/** What a note of a science course is made of; three of its eight kinds of blocks hold formulas. */
const KINDS: readonly ((place: number) => string)[] = [
  (place) => `## Part ${place}\n\n${PARAGRAPH}`,
  () => times(10, () => `- ${SENTENCE}`),
  (place) => `| what | formula |\n| --- | --- |\n${times(6, () => `| ${SENTENCE} | $x^2+${place}$ |`)}`,
  (place) => `$$\n\\int_0^{${place}} x^2\\,dx = \\frac{${place}^3}{3}\n$$`,
  () => times(10, () => `- [ ] ${SENTENCE}`),
  () => `\`\`\`js\n${times(10, (line) => `const leaf${line} = sugar(light, water) + ${line};`)}\n\`\`\``,
  (place) => times(10, () => `${SENTENCE} With $a_{${place}}+b^2=\\sqrt{c}$ and **bold** words.`, ' '),
  () => `> ${PARAGRAPH}`,
];

/** Headings, lists, tasks, tables, code, quotes, and one formula in about sixty words. */
export const mixedNote = (words: number): string => {
  const blocks: string[] = [];
  for (let place = 0, written = 0; written < words; place += 1) {
    const block = KINDS[place % KINDS.length]?.(place) ?? '';
    blocks.push(block);
    written += wordsIn(block);
  }
  return blocks.join('\n\n');
};

/** Everything in one list: the block in which one writes is the whole note. */
export const listNote = (words: number): string =>
  times(Math.ceil(words / wordsIn(SENTENCE)), () => `- ${SENTENCE}`);
