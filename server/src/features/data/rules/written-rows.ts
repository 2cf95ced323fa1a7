import { TABLE } from '@studia/contract/limits';
import { TableFailure } from '@studia/contract/table-errors';
import type { Table } from '@studia/contract/tables';
import { splitList, unquote } from './pieces.ts';

/** A row as a caller writes it. */
export type WrittenRow = Readonly<Record<string, unknown>>;

const isRow = (value: unknown): value is WrittenRow =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const refuseUnknown = ({ columns }: Table, name: string): void => {
  if (!Object.hasOwn(columns, name))
    throw new TableFailure('PGRST204', {
      details: `${name.slice(0, 63)} isn’t a column.`,
      hint: `Columns of this table: ${Object.keys(columns).join(', ')}`,
    });
};

const refuseClosed = (name: string): never => {
  throw new TableFailure('42501', { message: `column ${name} can’t be written`, details: name });
};

/** The rows of a body, each checked against the columns that a new row may bring. */
export const newRows = (table: Table, body: unknown, columns: string | null): WrittenRow[] => {
  const rows: unknown[] = Array.isArray(body) ? body : [body];
  if (rows.length > TABLE.mostWritten)
    throw new TableFailure('22023', { details: `At most ${TABLE.mostWritten} rows at once.` });
  if (!rows.every(isRow)) throw new TableFailure('PGRST102', { details: 'Rows are JSON objects.' });
  const named = columns === null ? null : splitList(columns).map(unquote);
  named?.forEach((name) => refuseUnknown(table, name));
  const keys = Object.keys(rows[0] ?? {})
    .toSorted()
    .join();
  if (named === null && rows.some((row) => Object.keys(row).toSorted().join() !== keys))
    throw new TableFailure('PGRST102', { message: 'All object keys must match', hint: 'Name the columns.' });
  return rows.map((row) => newRow(table, named ? pick(row, named) : row));
};

const pick = (row: WrittenRow, names: readonly string[]): WrittenRow =>
  Object.fromEntries(Object.entries(row).filter(([name]) => names.includes(name)));

const newRow = (table: Table, row: WrittenRow): WrittenRow => {
  for (const name of Object.keys(row)) {
    refuseUnknown(table, name);
    if (table.columns[name]?.insert === undefined) refuseClosed(name);
  }
  const missing = Object.entries(table.columns).find(
    ([name, { insert }]) => insert === 'needed' && (row[name] ?? null) === null,
  );
  if (missing)
    throw new TableFailure('23502', {
      message: `null value in column "${missing[0]}"`,
      details: `${missing[0]} is needed.`,
    });
  // What may be left out has a default, and null is how some clients leave out.
  return Object.fromEntries(Object.entries(row).filter(([, value]) => value !== null));
};

/** The change that a body asks for; null clears what may be empty. */
export const changeIn = (table: Table, body: unknown): WrittenRow => {
  if (!isRow(body)) throw new TableFailure('PGRST102', { details: 'A change is one JSON object.' });
  for (const name of Object.keys(body)) {
    refuseUnknown(table, name);
    if (!table.columns[name]?.change) refuseClosed(name);
  }
  return body;
};
