/** A language besides English: how it is recognised, what its requests mean, and what is said in it. */
export interface Tongue {
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
  /** The sentences that open an exercise; `{x}` stands for a formula. */
  sentences: Readonly<Record<Opening, string>>;
}

/** What opens an exercise in English. */
export const OPENINGS = {
  together: 'Let’s work on {x} together.',
  workOut: 'Let’s work out {x}.',
  goalLetter: 'The goal is to find out what {x} is.',
  goalNumber: 'The goal is one number.',
  tried: 'What have you tried, or what would you do first?',
  whatIs: 'What is {x}?',
} as const;
export type Opening = keyof typeof OPENINGS;

/** Whole words of folded text: small letters without accents. */
export const anyOf = (words: string): RegExp =>
  new RegExp(String.raw`(?<![\p{L}\p{M}])(?:${words.split(' ').join('|')})(?![\p{L}\p{M}])`, 'gu');
