/** Words that go into Markdown as they are: money stays money, and a star stays a star. */
export const inMarkdown = (words: string): string => words.replaceAll(/[$*_<`\\]/g, (sign) => `\\${sign}`);
