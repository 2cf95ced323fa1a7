/** A page as it is read and quoted: its text never changes, so that a place in it is a proof. */
export interface Page {
  number: number;
  chapter: string;
  /** The section that the page begins in. */
  section: string;
  text: string;
}

interface Section {
  heading: string;
  blocks: string[];
}

/** About what a printed school book has on a page. */
const WORDS_ON_A_PAGE = 330;

/** Lays a chapter out on pages: a page ends between two blocks, and a section that would not fit begins a new one. */
export const layOut = (chapter: string, markdown: string, firstNumber: number): Page[] => {
  const pages: Page[] = [];
  let page: { section: string; blocks: string[] } | null = null;
  const turn = (): void => {
    if (page)
      pages.push({
        number: firstNumber + pages.length,
        chapter,
        section: page.section,
        text: page.blocks.join('\n\n'),
      });
    page = null;
  };
  for (const { heading, blocks } of sectionsOf(markdown)) {
    if (page && wordsIn([...page.blocks, ...blocks]) > WORDS_ON_A_PAGE) turn();
    const titled = heading ? [`## ${heading}`, ...blocks] : blocks;
    for (const block of titled) {
      if (page && wordsIn([...page.blocks, block]) > WORDS_ON_A_PAGE) turn();
      page ??= { section: heading || chapter, blocks: [] };
      page.blocks.push(block);
    }
  }
  turn();
  return pages;
};

const sectionsOf = (markdown: string): Section[] => {
  const sections: Section[] = [{ heading: '', blocks: [] }];
  for (const block of blocksOf(markdown)) {
    const heading = /^## (.+)$/.exec(block)?.[1];
    if (heading === undefined) sections.at(-1)?.blocks.push(block);
    else sections.push({ heading, blocks: [] });
  }
  return sections.filter(({ heading, blocks }) => heading || blocks.length > 0);
};

// A line break inside a paragraph is only where the file was wrapped; lists, tables and code keep theirs.
const blocksOf = (markdown: string): string[] =>
  markdown
    .split(/\n{2,}/)
    .map((block) => block.trimEnd())
    .filter((block) => block.trim() !== '')
    .map((block) =>
      KEEPS_LINES.test(block) ? unwrapped(block) : block.replaceAll(/(?<!\s)\s*\n\s*/g, ' ').trim(),
    )
    // What is printed bold is said as plainly: a quote is words.
    .map((block) => block.replaceAll('**', ''));

// In a list a line that goes on is set in; it belongs to the line before.
const unwrapped = (block: string): string =>
  /^\s*(?:[-*+] |\d+[.)] )/.test(block) ? block.replaceAll(/\n {2,}(?![-*+] |\d+[.)] )/g, ' ') : block;

const KEEPS_LINES = /^\s*(?:[-*+] |\d+[.)] |\||```|\$\$|>|!\[| {4})/;

const wordsIn = (blocks: readonly string[]): number =>
  blocks.reduce((sum, block) => sum + (block.match(/\S+/g)?.length ?? 0), 0);
