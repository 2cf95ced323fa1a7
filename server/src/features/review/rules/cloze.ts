/** Words to hide: `{{words}}`, or as Anki writes them, `{{c1::words::hint}}`. */
const GAP = /\{\{(?:c(\d{1,3})::)?((?:(?!\{\{|\}\}|::).)+)(?:::((?:(?!\{\{|\}\}).)*))?\}\}/gsu;

/** The texts that a text with several gaps becomes: one for each number, the others filled in. Empty where nothing is hidden. */
export const clozesOf = (text: string): string[] => {
  const numbers = [...new Set(Array.from(text.matchAll(GAP), ([, number]) => Number(number ?? 1)))];
  return numbers.toSorted((a, b) => a - b).map((number) => clozeOf(text, number));
};

/** The text in which only the gaps of one number are left, under the number 1. */
const clozeOf = (text: string, gap: number): string =>
  text.replaceAll(GAP, (_, number: string | undefined, words: string, hint: string | undefined) => {
    if (Number(number ?? 1) !== gap) return words;
    return hint === undefined ? `{{c1::${words}}}` : `{{c1::${words}::${hint}}}`;
  });
