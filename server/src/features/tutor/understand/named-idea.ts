import type { Idea } from '@studia/contract/lessons';
import { wordsIn } from '../pages/books/central.ts';

/** Every word of an idea; it never changes, so it is read once. */
const wordsOfIdea = (idea: Idea): ReadonlySet<string> => {
  const known = IDEA_WORDS.get(idea);
  if (known) return known;
  const { title, statement, simple, full, why, terms, asks, misconceptions } = idea;
  const named = terms.map(({ name, definition, also = [] }) => [name, definition, also.join(' ')].join(' '));
  const believed = misconceptions.map(({ belief, says }) => [belief, says.join(' ')].join(' '));
  const asked = asks.map(({ ask }) => ask);
  const words = wordsIn([title, statement, simple, full, why, ...named, ...asked, ...believed].join(' '));
  IDEA_WORDS.set(idea, words);
  return words;
};
const IDEA_WORDS = new WeakMap<Idea, ReadonlySet<string>>();

/** Whether an idea speaks of what a message names: its longest word, and most of the others. */
export const isNamedIn = (idea: Idea, subject: string): boolean => {
  const own = wordsOfIdea(idea);
  const asked = Array.from(wordsIn(subject));
  const [longest = ''] = asked.toSorted((one, other) => other.length - one.length);
  const share = asked.filter((word) => own.has(word)).length / Math.max(1, asked.length);
  return asked.length === 0 || (own.has(longest) && share >= (asked.length > LONG_NAME ? HALF : MOST));
};

const [HALF, MOST, LONG_NAME] = [0.5, 0.67, 3];
