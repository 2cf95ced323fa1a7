/** The rows of a small table that is written as text: `half 2, third 3`. The last word of a row is what its name stands for. */
export const rowsOf = (text: string): [name: string, value: string][] =>
  text.split(',').map((row) => {
    const words = row.trim().split(/\s+/);
    return [words.slice(0, -1).join(' '), words.at(-1) ?? ''];
  });

/** The same table to look names up in. */
export const tableOf = (text: string): Readonly<Record<string, string>> => Object.fromEntries(rowsOf(text));

/** A table of numbers. */
export const numbersOf = (text: string): Readonly<Record<string, number>> =>
  Object.fromEntries(rowsOf(text).map(([name, value]) => [name, Number(value)]));
