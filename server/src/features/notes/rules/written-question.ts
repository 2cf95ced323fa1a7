import type { Idea } from '@studia/contract/lessons';

const QUESTION =
  /^(?:what|whats|why|how|when|where|which|who|is|are|do|does|can|could|should|did|was|were)\b/i;
/** What is said in a chat at the end of a question, and printed nowhere. */
const AT_THE_END =
  /(?<![\s,])[\s,]+(?:yes or no|actually|exactly|pls|plz|please|in (?:easy|simple) (?:words|terms))$/i;
/** Who asks what something is “again” has forgotten it; everywhere else the word means something. */
const ONCE_MORE = /^(whats?(?: (?:is|are|was|were))?\b.*) again$/i;
const SHORT_YOU = /\b(do|does|did|can|could|should|would|are|were) u\b/gi;
/** Words that are often typed without their apostrophe, and are no other words. */
const APOSTROPHES =
  /\b(what|that|how|where|who|there|is|are|do|does|did|was|were|have|has|could|would|should|ca|wo)(s|nt)\b/gi;
const SPLIT: ReadonlySet<string> = new Set(['whats', 'thats', 'hows', 'wheres', 'whos', 'theres']);

/** A question about an idea as a textbook would print it; the lessons have them as students type them. Null where there is none. */
export const writtenQuestion = ({
  asks,
  title,
  terms,
}: Pick<Idea, 'asks' | 'title' | 'terms'>): string | null => {
  const found = asks.find(({ ask }) => QUESTION.test(ask));
  if (!found) return null;
  const words = found.ask
    .trim()
    .replace(/(?<![?.!\s])[?.!\s]+$/, '')
    .replace(AT_THE_END, '')
    .replace(ONCE_MORE, '$1')
    .replaceAll(SHORT_YOU, '$1 you')
    .replaceAll(APOSTROPHES, (word, stem: string, end: string) => withApostrophe(word, stem, end))
    .replaceAll(/\bi(?=$|[\s'’])/g, 'I');
  const spelt = namesIn([title, ...terms.map(({ name }) => name)]).reduce(
    (text, name) => text.replaceAll(new RegExp(`(?<![\\p{L}\\p{N}])${name}(?![\\p{L}\\p{N}])`, 'giu'), name),
    words,
  );
  return `${spelt.charAt(0).toUpperCase()}${spelt.slice(1)}?`;
};

const withApostrophe = (word: string, stem: string, end: string): string => {
  if (end.toLowerCase() === 'nt') return `${stem}n’t`;
  return SPLIT.has(word.toLowerCase()) ? `${stem}’s` : word;
};

/** Words that are written with capitals inside, such as DNA: a student who types a question leaves them out. */
const namesIn = (texts: readonly string[]): string[] =>
  texts.flatMap((text) => text.match(/(?<![\p{L}\p{N}])\p{Lu}[\p{L}\p{N}]*\p{Lu}[\p{L}\p{N}]*/gu) ?? []);
