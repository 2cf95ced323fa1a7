import { paragraphsOf } from './spoken/paragraphs.ts';
import { say } from './spoken/say.ts';
import { sentenceSpans } from './spoken/sentences.ts';

/** A text for the ear: its sentences, as they are said aloud in English. */
export const spokenText = (markdown: string): string[] =>
  paragraphsOf(markdown).flatMap((paragraph) =>
    sentenceSpans(paragraph)
      .map(({ start, end }) => say(paragraph.slice(start, end)))
      .filter((sentence) => /[\p{L}\p{N}]/u.test(sentence)),
  );
