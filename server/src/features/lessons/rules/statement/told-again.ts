import { opposesAny, type ReadStatement } from './read-statement.ts';
import { meaningTold } from './same-meaning.ts';

/** So few words say nothing that could be known again. */
const FEWEST_WORDS = 3;

/**
 * The sentence that says what a student says, part by part: every word, in the same order, with the same “not”. Null where that is not
 * sure. Words in another order may say the opposite: “A sinks below B”, “B sinks below A”; and where a third of the words may be others,
 * half of what is found is wrong.
 */
export const toldAgain = <Sentence extends { words: string }>(
  message: string,
  sentences: readonly Sentence[],
  read: (text: string) => ReadStatement,
): Sentence | null => {
  const meaning = meaningTold(message, sentences);
  if (meaning) return meaning;
  // An equation is true of its own letters alone, and a minus changes it.
  if (/[=<>]/.test(message) && /[\d+*^(]/.test(message)) return null;
  const parts = partsOf(message.replaceAll('=', ' is '), IN_A_CLAIM, read);
  // “Carbon 14 has 14 protons”: of a word that stands in two places, a set of words knows one.
  if (parts.some(({ words, pairs }) => pairs.size >= words.size)) return null;
  if (new Set(parts.flatMap(({ words }) => Array.from(words))).size < FEWEST_WORDS) return null;
  const known = sentences.map((sentence) => ({
    sentence,
    parts: partsOf(sentence.words, hasTwoNumbers(sentence.words) ? BETWEEN_NUMBERS : IN_A_SENTENCE, read),
  }));
  const saying = parts.map((part, at) =>
    known.findLast((one) => one.parts.some((told) => says(told, part, at > 0 ? parts[0] : undefined))),
  );
  return saying.every((one) => one !== undefined) ? (saying[0]?.sentence ?? null) : null;
};
const IN_A_SENTENCE = /[;:,](?!\d)|\b(?:but|because|while|whereas|so|although)\b/i;
const hasTwoNumbers = (words: string): boolean => (words.match(/\d+/g) ?? []).length > 1;
/** “It began in 1914 and ended in 1918” does not say that it began in 1918. */
const BETWEEN_NUMBERS = new RegExp(String.raw`${IN_A_SENTENCE.source}|\band\b`, 'i');
const IN_A_CLAIM = /[;:,.!?](?!\d)|\b(?:because|bc|cuz|cause|so|and|but|then|while|since|which)\b/i;

const partsOf = (text: string, between: RegExp, read: (text: string) => ReadStatement): ReadStatement[] =>
  text
    .split(between)
    .map((part) => read(part.replaceAll(/(?<=\p{L} )ones?\b|\b(?:o+h+|a+h+|h+m+|u+m+|us|s|as)\b/giu, ' ')))
    .filter(({ words }) => words.size > 0);

const says = (told: ReadStatement, part: ReadStatement, first: ReadStatement | undefined): boolean => {
  if (told.denials !== part.denials || opposesAny(part.words, told.words)) return false;
  // “… because it is denser” speaks of what the sentence began with.
  const [subject] = first?.words ?? [];
  const own = Array.from(part.words);
  const all = own.length === 1 && subject !== undefined && subject !== own[0] ? [subject, ...own] : own;
  const there = Array.from(told.words);
  let at = -1;
  return all.every((word) => {
    at = there.indexOf(word, at + 1);
    return at >= 0;
  });
};
