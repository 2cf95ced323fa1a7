/** The rows of a small table that is written as text: `half 2, third 3`. The last word of a row is what its name stands for. */
export const rowsOf = (text: string): [name: string, value: string][] =>
  text.split(',').map((row) => {
    const words = row.trim().split(/\s+/);
    return [words.slice(0, -1).join(' '), words.at(-1) ?? ''];
  });

/** The same table to look names up in; words of a student are looked up too, and `constructor` is no row. */
export const tableOf = (text: string): Readonly<Record<string, string>> => tableFrom(rowsOf(text));

/** A table of numbers. */
export const numbersOf = (text: string): Readonly<Record<string, number>> =>
  tableFrom(rowsOf(text).map(([name, value]) => [name, Number(value)]));

const tableFrom = <Value>(rows: readonly (readonly [string, Value])[]): Readonly<Record<string, Value>> => {
  const table = Object.create(null) as Record<string, Value>;
  for (const [name, value] of rows) table[name] = value;
  return table;
};
