/** Counts the tokens of a text, for answers that no vendor counts. */
export interface Tokens {
  count(text: string): Promise<number>;
}
