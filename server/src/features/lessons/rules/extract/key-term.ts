import type { BookSentence } from './sentence.ts';

const FEWEST = 3;
/** A noun stands behind an article, and before what no other word of its group follows. */
const AS_NOUN =
  /(?<=\b(?:the|an?)\s)(?<noun>\p{Ll}{4,})(?=[.,;:!?]|\s(?:is|was|are|were|of|in|and|to|that|which|who|had|has|with|for|on|at|as|by|from)\b)/gu;
/** Names keep their capitals inside of a sentence, and two of them together are one name. */
const AS_NAME = /(?<=\p{L},?\s)\p{Lu}\p{Ll}{2,}(?:\s\p{Lu}\p{Ll}{2,})?/gu;

/** What a part of a chapter speaks of more than the others do; null where nothing stands out. */
export const keyTermOf = (
  part: readonly BookSentence[],
  whole: readonly BookSentence[],
  able: ReadonlySet<BookSentence>,
): string | null => {
  const [here, everywhere] = [countsIn(part), countsIn(whole)];
  const terms = new Set(part.filter((sentence) => able.has(sentence)).flatMap(({ text }) => termsIn(text)));
  const score = (term: string, many: number): number => (many * many) / (everywhere.get(term) ?? many);
  const [best] = Array.from(here)
    .filter(([term, many]) => many >= FEWEST && terms.has(term))
    .toSorted(([one, ones], [other, others]) => score(other, others) - score(one, ones));
  return best ? `${best[0].charAt(0).toUpperCase()}${best[0].slice(1)}` : null;
};

const termsIn = (text: string): string[] => [...(text.match(AS_NOUN) ?? []), ...(text.match(AS_NAME) ?? [])];

const countsIn = (sentences: readonly BookSentence[]): Map<string, number> => {
  const counts = new Map<string, number>();
  for (const { text } of sentences)
    for (const term of new Set(termsIn(text))) counts.set(term, (counts.get(term) ?? 0) + 1);
  return counts;
};
