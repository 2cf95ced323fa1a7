import { SIGNS, type Concern } from './signs.ts';
import { inPlainWords } from './wording.ts';

export type { Concern } from './signs.ts';

/** What a message is about when it is no matter of study: somebody in trouble, or a wish that must not be met. */
export const concernIn = (message: string): Concern | null => {
  const text = ownWords(inPlainWords(message));
  const found = SIGNS.find(({ sign, unless }) => sign.test(text) && !unless?.test(text));
  return found?.concern ?? null;
};

const ABOUT_A_TEXT =
  /\b(?:novel|play|poem|character|act \d|scene|chapter|translate|translation|sentence|grammar|essay|quote|lyrics|song|story|movie|film|protest|slogan|author|shakespeare|book|line \d)\b/;

// Words between quotation marks in a question about a text are not the student's own.
const ownWords = (text: string): string =>
  ABOUT_A_TEXT.test(text) ? text.replaceAll(/"[^"\n]*"/g, ' ') : text;
