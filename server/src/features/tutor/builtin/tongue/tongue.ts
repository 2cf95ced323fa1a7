import type { BookWords } from './books/words.ts';

/** A language besides English: how it is recognised, what its requests mean, and what is said in it. */
export interface Tongue {
  /** As a book names its language. */
  code: string;
  /** What is said around the words of a book. */
  books: BookWords;
  /** Small words, or the letters of a script, that give it away. */
  sign: RegExp;
  /** Requests in it, each with what it is in English. */
  requests: readonly (readonly [RegExp, string])[];
  /** The tutor greets, and says what it can and can't do. */
  greeting: string;
  /** Nothing was found: what it can do instead. */
  notFound: string;
  /** Before mathematics, whose explanations are in English. */
  beforeMathematics: string;
  /** Before anything else that is in English. */
  beforeEnglish: string;
  /** What is said most often about an exercise; `{x}` and `{y}` stand for formulas. */
  sentences: Readonly<Record<Opening, string>>;
}

/** What is said most often about an exercise, in English. */
export const OPENINGS = {
  together: 'Let’s work on {x} together.',
  workOut: 'Let’s work out {x}.',
  goalLetter: 'The goal is to find out what {x} is.',
  goalNumber: 'The goal is one number.',
  tried: 'What have you tried, or what would you do first?',
  whatIs: 'What is {x}?',
  gives: 'Yes, {x} gives {y}. Well done.',
  answerIs: 'Yes, the answer is {x}. Well done.',
  isRight: 'Yes, {x}. Well done.',
  next: 'What would you like to work out next?',
  nowReads: 'Right. Now we have {x}.',
  comesNext: 'What comes next?',
  notQuite: 'Not quite.',
  notYet: '{x} is not it yet.',
  lookAt: 'Look only at {x}.',
  oneChange: 'What’s one thing you could do next?',
  thanks: 'You did the work! What would you like to look at next?',
} as const;
export type Opening = keyof typeof OPENINGS;

/** Whole words of folded text: small letters without accents. */
export const anyOf = (words: string): RegExp =>
  new RegExp(String.raw`(?<![\p{L}\p{M}])(?:${words.split(' ').join('|')})(?![\p{L}\p{M}])`, 'gu');
