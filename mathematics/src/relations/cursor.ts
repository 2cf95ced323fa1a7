import type { Fraction } from '../expression/fraction.ts';
import type { Token } from './tokens.ts';

/** A place in a sentence; readers move it on, or leave it where it was. */
export interface Cursor {
  readonly tokens: readonly Token[];
  at: number;
}

export const wordAt = ({ tokens, at }: Cursor, ahead = 0): string => tokens[at + ahead]?.word ?? '';
export const tokenAt = ({ tokens, at }: Cursor, ahead = 0): Token | undefined => tokens[at + ahead];
export const isAtEnd = ({ tokens, at }: Cursor): boolean => at >= tokens.length;

/** Takes the next word when it is one of these. */
export const accept = (cursor: Cursor, ...words: readonly string[]): boolean => {
  const fits = words.includes(wordAt(cursor));
  if (fits) cursor.at += 1;
  return fits;
};

/** Takes the next number; of one form where that matters. */
export const takeNumber = (cursor: Cursor, form?: Token['form']): Fraction | null => {
  const token = tokenAt(cursor);
  if (token?.kind !== 'number' || (form ?? token.form) !== token.form) return null;
  cursor.at += 1;
  return token.value;
};

/** Takes one of several phrases as a whole, `left over | left`; the longest should come first. */
export const acceptPhrase = (cursor: Cursor, phrases: string): string | null => {
  const fits = (phrase: string): boolean =>
    phrase.split(' ').every((word, ahead) => wordAt(cursor, ahead) === word);
  const phrase = phrases.split(' | ').find(fits) ?? null;
  cursor.at += phrase?.split(' ').length ?? 0;
  return phrase;
};

/** Reads on trial: without a result the cursor stays where it was. */
export const attempt = <Result>(cursor: Cursor, read: () => Result | null): Result | null => {
  const start = cursor.at;
  const result = read();
  if (result === null) cursor.at = start;
  return result;
};

/** Tries to read: where that fails the cursor stays where it was. */
export const tries = (cursor: Cursor, read: () => boolean): boolean =>
  attempt(cursor, () => read() || null) ?? false;

/** The words from one place to another, as they were written. */
export const textOf = (tokens: readonly Token[]): string =>
  tokens
    .map(({ raw }) => raw)
    .join(' ')
    .replaceAll(/ (?=[.,;:?!)])| (?='s\b)/g, '');
