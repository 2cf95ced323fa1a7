import type { Quote } from '@studia/contract/proof';
import type { Quiz, QuizItem } from '../memory.ts';
import { inMarkdown } from '../show/markdown.ts';

/** What is said in a quiz, and how it stands afterwards; null when it is over. */
export interface QuizTurn {
  text: string;
  quiz: Quiz | null;
  quotes: Quote[];
  /** What was said is the answer that was asked for. */
  right?: true;
  /** What “yes” to it means. */
  offer?: string;
}

/** Begins a quiz with its first question. */
export const openQuiz = (about: string, items: QuizItem[]): QuizTurn | null => {
  const quiz: Quiz = { about, items, right: 0, asked: 0, tries: 0 };
  if (items.length === 0) return null;
  const isWorked = items.every(({ problem }) => problem !== null);
  const many = items.length === 1 ? 'One question' : `${items.length} questions`;
  const how = isWorked ? 'Use paper if you like.' : 'Answer from memory, and guess if you need to.';
  return {
    text: `${many}. ${how}\n\n${questionOf(quiz)}`,
    quiz,
    quotes: [],
  };
};

/** The question that waits, with its number. */
export const questionOf = ({ items: [item, ...others], asked }: Quiz): string => {
  const number = `Question ${asked + 1} of ${asked + 1 + others.length}`;
  if (!item) return number;
  if (item.problem === null) return `**${number}.** Fill in the missing word.\n\n${item.question}`;
  return `**${number}.** ${inMarkdown(item.question)}`;
};
