/** A sentence and where it stands in its text, in UTF-16 units. */
export interface Sentence {
  text: string;
  start: number;
  end: number;
}

/** The languages that a message is known by; `hi-Latn` is Hindi in Latin letters. */
export type MessageLanguage = 'en' | 'es' | 'fr' | 'de' | 'pt' | 'hi' | 'hi-Latn' | 'ar' | 'zh';

/** Those of them that share the Latin letters and are told apart by their words. */
export type LatinLanguage = Exclude<MessageLanguage, 'hi' | 'ar' | 'zh'>;

/** What depends on the language of a text. Languages are named by their two-letter codes. */
export interface Language {
  /** The words to search by: small letters, without endings and without words that stand everywhere. */
  termsOf(text: string, language: string): string[];
  /** Every word of a text in its order, small and without its ending. */
  wordsOf(text: string, language: string): string[];
  sentencesOf(text: string, language: string): Sentence[];
  /** The language that a message is most likely written in; null when it is none of those known here. */
  languageOf: (message: string) => MessageLanguage | null;
  /** Small words by which a language is told from others, in small letters without accents. */
  smallWordsOf: (language: LatinLanguage) => ReadonlySet<string>;
}
