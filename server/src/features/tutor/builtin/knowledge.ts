import type { Quote } from '@studia/contract/proof';
import type { Found } from '../../library/service.ts';

/** What the tutor says from the books, and the words it rests on. */
export interface BookAnswer {
  text: string;
  quotes: Quote[];
}

/** An answer out of a book: its own words, where they stand, and a task that makes the student think. */
export const answerFromBooks = (question: string, [best, ...others]: readonly Found[]): BookAnswer | null => {
  if (!best) return null;
  const { quote } = best;
  const more = others.find(
    (other) => other.quote.book_id === quote.book_id && other.heading !== best.heading,
  );
  const seeAlso = more ? `\n\nThere is more under “${more.heading}” on p. ${more.quote.page}.` : '';
  return {
    text: `The book puts it like this:\n\n“${quote.text}” [1]\n\n[1] ${quote.title}, p. ${quote.page}${seeAlso}\n\n${taskFor(question, best)}`,
    quotes: [quote],
  };
};

/** What the tutor says when neither mathematics nor a book helps. */
export const NOT_IN_THE_BOOKS =
  'I looked through the books that I have here and did not find that, and I won’t guess. I can teach mathematics step by step, and answer from the books about arithmetic, algebra, geometry, the sciences and how to study.\n\nTry other words for it, or give me something like “What is photosynthesis?” or “Solve 2x + 3 = 11”. What would you like to try?';

const TASKS = [
  'Now without looking: how would you explain that to somebody younger?',
  'Can you think of an example of it from your own day?',
  'Say it in your own words. Which part would you have to look up again?',
];

// The same question gets the same task, another one perhaps another.
const taskFor = (question: string, { heading }: Found): string => {
  const sum = Array.from(`${question}${heading}`).reduce(
    (total, sign) => total + (sign.codePointAt(0) ?? 0),
    0,
  );
  return TASKS[sum % TASKS.length] ?? '';
};
