import { readFile } from 'node:fs/promises';

/**
 * The rows of a comma-separated file by the names of its columns. A first line that names the columns may put them in any
 * order; without one they stand in the order that is asked for.
 */
export const readRows = async <Column extends string>(
  file: string,
  columns: readonly Column[],
): Promise<Record<Column, string>[]> => {
  const lines = (await readFile(file, 'utf8')).split(/\r?\n/).filter((line) => line.trim() !== '');
  const cells = lines.map((line) => line.split(',').map((cell) => cell.trim().replace(/^"(.*)"$/, '$1')));
  const first = cells[0]?.map((cell) => cell.toLowerCase()) ?? [];
  const named = first.includes(columns[0] ?? '');
  const places = columns.map((column, place) => (named ? first.indexOf(column) : place));
  return cells
    .slice(named ? 1 : 0)
    .map(
      (row) =>
        Object.fromEntries(
          columns.map((column, index) => [column, row[places[index] ?? -1] ?? '']),
        ) as Record<Column, string>,
    );
};

/** A moment in milliseconds: written out, or counted in seconds or milliseconds since 1970, or any growing number. */
export const momentOf = (written: string): number => {
  const count = Number(written);
  if (written === '' || Number.isNaN(count)) return Date.parse(written);
  return count < 1e11 ? count * 1000 : count;
};
