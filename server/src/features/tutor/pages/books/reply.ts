import type { Quote } from '@studia/contract/proof';
import { escapeQuoted } from '../../escape-quoted.ts';
import type { Topic } from '../../state/state.ts';

/** What the tutor says from the books, the words that it rests on, and what it is about now. */
export interface BookReply {
  text: string;
  quotes: Quote[];
  topic: Topic | null;
}

/** A quote in a sentence, with its number; the proof keeps the letters. */
export const quoted = ({ text }: Quote, number: number): string => `“${escapeQuoted(text)}” [${number}]`;

/** The name of a book in a sentence. */
export const titled = (title: string): string => `«${escapeQuoted(title)}»`;

/** The name of a chapter or section in a sentence. */
export const headed = (heading: string): string => `“${escapeQuoted(heading)}”`;

const MOST_REMEMBERED = 12;

/** The topic with what was quoted now. */
export const grown = (
  topic: Topic | null,
  words: string,
  heading: string,
  quotes: readonly Quote[],
): Topic => ({
  words: words || topic?.words || heading,
  heading,
  quotes: [...(topic?.words === words ? topic.quotes : []), ...quotes].slice(-MOST_REMEMBERED),
});
