import type { Item } from '@studia/contract/lessons';
import type { ExtractedChapter } from './defined.ts';
import type { KnownBook } from './known-book.ts';
import { isNoTeaching } from './matter.ts';
import { withoutSources, type BookSentence } from './sentence.ts';

/** Letters that stand for words, as the book says it itself. */
export interface Abbreviation {
  letters: string;
  words: string;
  sentence: BookSentence;
}

const IN_BRACKETS = / \((?<letters>\p{Lu}{2,6})s?\)/gu;
/** Words before the brackets that are looked at: one for each letter, and a few small ones between them. */
const MOST_WORDS = 10;
/** Letters that the book never uses again are not worth knowing. */
const FEWEST_MENTIONS = 3;

/** The abbreviations that a chapter introduces: the words before the brackets begin with its letters. */
export const abbreviationsIn = (
  { sentences, number }: ExtractedChapter,
  { mentions }: Pick<KnownBook, 'mentions'>,
): Abbreviation[] => {
  const found = new Map<string, Abbreviation>();
  for (const sentence of sentences) {
    if (isNoTeaching(sentence.heading)) continue;
    const text = withoutSources(sentence.text);
    for (const { groups, index } of text.matchAll(IN_BRACKETS)) {
      const { letters = '' } = groups ?? {};
      const words = text.slice(0, index).split(' ').slice(-MOST_WORDS).join(' ');
      const spelt = spelling(words, letters);
      if (spelt !== null && !found.has(letters) && mentions(letters, number) >= FEWEST_MENTIONS)
        found.set(letters, { letters, words: spelt, sentence });
    }
  }
  return Array.from(found.values());
};

/** The last words that begin with these letters, one each; small words may stand between them. */
const spelling = (words: string, letters: string): string | null => {
  const parts = words.split(/(?<=[ -])/);
  let left = letters.length;
  for (let at = parts.length - 1; at >= 0 && left > 0; at -= 1) {
    const part = (parts[at] ?? '').trim();
    if (part.charAt(0).toUpperCase() === letters[left - 1]) left -= 1;
    else if (!/^(?:of|and|the|for|to|in|on)$/i.test(part)) return null;
    if (!/^\p{L}+-?$/u.test(part)) return null;
    if (left === 0) return parts.slice(at).join('').trim();
  }
  return null;
};

export const abbreviationItem = ({ letters, words, sentence }: Abbreviation): Item => ({
  id: 'stands-for',
  kind: 'short',
  difficulty: 1,
  ask: `What do the letters ${letters} stand for?`,
  key: words,
  points: [{ point: words, said: [words] }],
  hints: [
    'Each letter begins a word.',
    `It is ${words.split(/[ -]/).length} words.`,
    `The first word begins with “${words.slice(0, 2)}”.`,
  ],
  explanation: sentence.text,
  quote: sentence.quote,
});
