import { flat, sentencesOf } from './script/words.ts';

/** A line without the signs of Markdown, sentence by sentence. */
export const spokenSentences = (markdown: string): string[] =>
  sentencesOf(
    flat(markdown.replaceAll(/!?\[([^[\]]*)\]\([^()]*\)/g, '$1').replaceAll(/[*_`#>|~“”"]+/g, ' ')),
  );
