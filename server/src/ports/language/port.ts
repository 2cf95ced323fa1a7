/** A sentence and where it stands in its text, in UTF-16 units. */
export interface Sentence {
  text: string;
  start: number;
  end: number;
}

/** What depends on the language of a text. Languages are named by their two-letter codes. */
export interface Language {
  /** The words to search by: small letters, without endings and without words that stand everywhere. */
  termsOf(text: string, language: string): string[];
  /** Every word of a text in its order, small and without its ending. */
  wordsOf(text: string, language: string): string[];
  sentencesOf(text: string, language: string): Sentence[];
}
