/** A text that is written as a document for word processors. */
export interface WordText {
  title: string;
  /** Markdown of GitHub's kind, with formulas between dollars. */
  markdown: string;
  /** Where a link leads, by its address in the text; null leaves its words. */
  addressOf: (href: string) => string | null;
}

/** Writes documents that word processors open. */
export interface Word {
  write(text: WordText): Promise<Uint8Array>;
}
