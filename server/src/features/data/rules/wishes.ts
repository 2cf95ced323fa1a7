import { TABLE } from '@studia/contract/limits';
import { TableFailure } from '@studia/contract/table-errors';

type Headers = Readonly<Record<string, string | undefined>>;

/** How the answer is to look. */
export type Shape = 'array' | 'object' | 'csv';

/** What a caller wishes of an answer, as the headers say. */
export interface Wishes {
  shape: Shape;
  withoutNulls: boolean;
  count: boolean;
  /** What is answered about rows that were written. */
  answer: 'nothing' | 'place' | 'rows';
  /** What becomes of new rows whose key is there already. */
  duplicates: 'refuse' | 'merge' | 'ignore';
  /** The most rows that may be written; null where the caller does not mind. */
  mostWritten: number | null;
  /** The preferences that were understood, for the answer to name. */
  applied: string[];
  range: { offset: number; limit: number } | null;
}

const SHAPES: Readonly<Record<string, Shape>> = {
  '*/*': 'array',
  'application/*': 'array',
  'application/json': 'array',
  'application/vnd.pgrst.array+json': 'array',
  'application/vnd.pgrst.object+json': 'object',
  'text/csv': 'csv',
};

/** The first form of the list that we have. */
const readAccept = (accept = '*/*'): Pick<Wishes, 'shape' | 'withoutNulls'> => {
  for (const part of accept.split(',')) {
    const [type = '', ...options] = part.split(';').map((piece) => piece.trim().toLowerCase());
    const shape = SHAPES[type];
    if (shape) return { shape, withoutNulls: options.includes('nulls=stripped') };
  }
  throw new TableFailure('PGRST107', {
    hint: 'There are application/json, application/vnd.pgrst.object+json and text/csv.',
  });
};

const PREFERENCES: Readonly<Record<string, Partial<Wishes>>> = {
  'return=minimal': { answer: 'nothing' },
  'return=headers-only': { answer: 'place' },
  'return=representation': { answer: 'rows' },
  'count=exact': { count: true },
  // There are few rows to count, so the exact number is given to who would do with less.
  'count=planned': { count: true },
  'count=estimated': { count: true },
  'resolution=merge-duplicates': { duplicates: 'merge' },
  'resolution=ignore-duplicates': { duplicates: 'ignore' },
  'missing=default': {},
};

const MOST = /^max-affected=(\d{1,9})$/;

const readPreferences = (prefer = ''): Partial<Wishes> & { applied: string[] } => {
  const wanted = prefer.split(',').map((part) => part.trim());
  const strict = wanted.includes('handling=strict');
  const wishes: Partial<Wishes> & { applied: string[] } = { applied: [] };
  for (const preference of wanted.filter((one) => one !== '' && !one.startsWith('handling='))) {
    const known = Object.hasOwn(PREFERENCES, preference) ? PREFERENCES[preference] : undefined;
    const [, most] = MOST.exec(preference) ?? [];
    if (known) Object.assign(wishes, known);
    else if (most !== undefined && strict) wishes.mostWritten = Number(most);
    else if (strict) throw new TableFailure('PGRST122', { details: preference.slice(0, 80) });
    else continue;
    wishes.applied.push(preference);
  }
  return wishes;
};

const RANGE = /^(?:items=)?(\d{1,9})-(\d{0,9})$/;

/** `Range: 10-19` is another way to say offset and limit. */
const readRange = (range: string | undefined): Wishes['range'] => {
  if (range === undefined) return null;
  const [, first, last] = RANGE.exec(range) ?? [];
  if (first === undefined) throw new TableFailure('PGRST103', { details: range.slice(0, 80) });
  const offset = Number(first);
  const limit = last ? Number(last) - offset + 1 : TABLE.mostRows;
  if (limit < 0 || offset > TABLE.mostOffset) throw new TableFailure('PGRST103');
  return { offset, limit: Math.min(limit, TABLE.mostRows) };
};

/** Reads what the headers of a request ask for. */
export const readWishes = (headers: Headers): Wishes => {
  for (const name of ['accept-profile', 'content-profile'])
    if (![undefined, 'public'].includes(headers[name])) throw new TableFailure('PGRST106');
  return {
    ...readAccept(headers['accept']),
    count: false,
    answer: 'nothing',
    duplicates: 'refuse',
    mostWritten: null,
    ...readPreferences(headers['prefer']),
    range: readRange(headers['range']),
  };
};
