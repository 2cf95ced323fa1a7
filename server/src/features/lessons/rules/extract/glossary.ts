import { isName } from './name.ts';
import type { BookSentence } from './sentence.ts';

/** An entry of a list that explains words one after the other. */
export interface GlossaryEntry {
  term: string;
  meaning: string;
  /** Where the explanation stands. */
  sentence: BookSentence;
}

const FEWEST_ENTRIES = 8;
const IN_ORDER = 0.8;
const WORDS = { term: 4, fewest: 5, most: 34 };
const LINE = /^\p{L}[\p{L}\d'’ -]*$/u;
const WHOLE = /^\p{Lu}.*\.$/su;
const HANGS =
  /^(?:this|these|those|such|it|they|the (?:term|same|name)|applied|said|see|used|in [a-z]+ the|a term|a name|name given|term)\b|\b(?:said to be|this|these|above|i\.e|see)\b|[“”"!?;:()[\]]/i;

/** The words that a glossary explains: short lines in the order of the alphabet, each before its explanation. */
export const glossaryIn = (sentences: readonly BookSentence[], language: string): GlossaryEntry[] => {
  const entries = sentences.flatMap((sentence, index): GlossaryEntry[] => {
    const line = sentences[index - 1]?.text ?? '';
    const isEntry = isLine(line) && WHOLE.test(sentence.text);
    return isEntry ? [{ term: line, meaning: sentence.text.slice(0, -1), sentence }] : [];
  });
  return isGlossary(entries) ? entries.filter((entry) => canBeAsked(entry, language)) : [];
};

const isLine = (text: string): boolean => LINE.test(text) && text.split(' ').length <= WORDS.term;

const isGlossary = (entries: readonly GlossaryEntry[]): boolean => {
  const ordered = entries.filter(
    ({ term }, index) =>
      term.localeCompare(entries[index - 1]?.term ?? '', 'en', { sensitivity: 'base' }) >= 0,
  );
  return entries.length >= FEWEST_ENTRIES && ordered.length >= IN_ORDER * entries.length;
};

const canBeAsked = ({ term, meaning }: GlossaryEntry, language: string): boolean => {
  const words = meaning.split(' ').length;
  return isName(term, language) && words >= WORDS.fewest && words <= WORDS.most && !HANGS.test(meaning);
};
