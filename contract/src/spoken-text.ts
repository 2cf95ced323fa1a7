/** A text for the ear: its sentences, as they are said aloud. */
export const spokenText = (markdown: string): string[] =>
  [...new Intl.Segmenter('en', { granularity: 'sentence' }).segment(markdown)]
    .map(({ segment }) => segment.trim())
    .filter((sentence) => /[\p{L}\p{N}]/u.test(sentence));
