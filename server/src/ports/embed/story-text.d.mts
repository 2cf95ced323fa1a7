export interface StoryNumber {
  value: number;
  /** As a formula has it. */
  written: string;
  start: number;
  end: number;
  isPart: boolean;
}

/** The numbers of a story, in digits or words: a time of day is two, a fraction one. */
export function numbersIn(text: string): StoryNumber[];

/** So many numbers a story may have. */
export const MOST_NUMBERS: number;

/** Its tokens, and at which of them its numbers stand. */
export function tokensOf(
  tokenizer: { encode: (text: string, options: object) => { ids: number[] } },
  text: string,
  numbers: readonly StoryNumber[],
): { ids: number[]; places: number[] };
