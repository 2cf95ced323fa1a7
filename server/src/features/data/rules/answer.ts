import { TableFailure } from '@studia/contract/table-errors';
import type { Shape, Wishes } from './wishes.ts';

/** Rows as one text, and how many they are of how many. */
interface FoundRows {
  body: string;
  rows: number;
  total: number | null;
}

interface Answer {
  status: number;
  headers: Record<string, string>;
  body: string;
}

const TYPES: Readonly<Record<Shape, string>> = {
  array: 'application/json; charset=utf-8',
  object: 'application/vnd.pgrst.object+json; charset=utf-8',
  csv: 'text/csv; charset=utf-8',
};

/** `0-9/57`: which rows these are, and of how many. */
export const contentRange = (offset: number, rows: number, total: number | null): string =>
  `${rows === 0 ? '*' : `${offset}-${offset + rows - 1}`}/${total ?? '*'}`;

/** The only row there is; zero or several are a failure. */
const onlyRow = ({ body, rows }: FoundRows): string => {
  const details = `The result contains ${rows} rows`;
  if (rows === 0) throw new TableFailure('PGRST116', { details });
  if (rows > 1) throw new TableFailure('PGRST116', { message: 'More than one row found', details });
  return body.slice(1, -1);
};

const NEEDS_QUOTES = /[",\r\n]/;
const cell = (value: string | null): string => {
  if (value === null) return '';
  return NEEDS_QUOTES.test(value) ? `"${value.replaceAll('"', '""')}"` : value;
};

/** Cells as comma-separated text under their names. */
const csv = (names: readonly string[], body: string): string =>
  [names, ...(JSON.parse(body) as (string | null)[][])].map((row) => row.map(cell).join(',')).join('\n');

/** The answer that shows rows in the shape that was wished for. */
export const showRows = (
  found: FoundRows,
  {
    names,
    offset,
    wishes,
    status,
  }: { names: readonly string[]; offset: number; wishes: Wishes; status: number },
): Answer => {
  const { shape, applied } = wishes;
  const shown = { object: onlyRow, csv: () => csv(names, found.body), array: () => found.body }[shape](found);
  return {
    status,
    headers: {
      'content-type': TYPES[shape],
      'content-range': contentRange(offset, found.rows, found.total),
      ...preferencesApplied(applied),
    },
    body: shown,
  };
};

/** Names the preferences that were understood. */
export const preferencesApplied = (applied: readonly string[]): Record<string, string> =>
  applied.length === 0 ? {} : { 'preference-applied': applied.join(', ') };

/** A part is 206 where the whole is known to be more. */
export const statusOf = (rows: number, total: number | null): number =>
  total !== null && rows < total ? 206 : 200;
