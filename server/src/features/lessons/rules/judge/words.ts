/** The words of a text, as a reader counts them. Mathematics between dollar signs is one word. */
export const wordsOf = (text: string): string[] =>
  text.replaceAll(/\$[^$]*\$/g, ' x ').match(/[\p{L}\p{N}][\p{L}\p{N}'’-]*/gu) ?? [];

const syllablesIn = (word: string): number => {
  const groups = word.toLowerCase().match(/[aeiouy]+/g)?.length ?? 0;
  const silent = /[^aeiouyl]e$/.test(word.toLowerCase()) ? 1 : 0;
  return Math.max(1, groups - silent);
};

/** The school year in which a text is read with ease (Flesch and Kincaid). */
export const readingGrade = (text: string): number => {
  const words = wordsOf(text);
  const sentences = Math.max(1, text.match(/[.!?:;](?:\s|["”’)]|$)/g)?.length ?? 1);
  const syllables = words.reduce((sum, word) => sum + syllablesIn(word), 0);
  return 0.39 * (words.length / sentences) + 11.8 * (syllables / Math.max(1, words.length)) - 15.59;
};

/** A text without case, spaces around it and the signs that do not change what it says. */
export const plain = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/[$\\"“”‘’';:!?]|[.,](?!\d)/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim();

/** Whether a text has these very words in it, and not only inside of longer ones. */
export const contains = (text: string, words: string): boolean =>
  ` ${plain(text)} `.includes(` ${plain(words)} `);
