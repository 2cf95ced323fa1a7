import { ERRORS } from './error-list.ts';
import type { ErrorBody, ErrorCode } from './errors.ts';

/**
 * What can go wrong with tables over HTTP, by the codes that the clients of the field look for: those of PostgREST and
 * those of PostgreSQL. Everything else keeps its own code of the closed list.
 */
export const TABLE_ERRORS = {
  PGRST100: { status: 400, sentence: 'This query can’t be read.' },
  PGRST102: { status: 400, sentence: 'The body can’t be read.' },
  PGRST103: { status: 416, sentence: 'There are no rows in this range.' },
  PGRST106: { status: 406, sentence: 'Only the schema “public” is here.' },
  PGRST107: { status: 406, sentence: 'This kind of answer isn’t available here.' },
  PGRST116: { status: 406, sentence: 'No rows found' },
  PGRST122: { status: 400, sentence: 'This preference isn’t known here.' },
  PGRST124: { status: 400, sentence: 'That would change more rows than you allow.' },
  PGRST200: { status: 400, sentence: 'These two tables aren’t related.' },
  PGRST202: { status: 404, sentence: 'There are no procedures here. Functions are under /functions/v1.' },
  PGRST204: { status: 400, sentence: 'This table has no such column.' },
  PGRST205: { status: 404, sentence: 'There’s no table with this name.' },
  PGRST301: { status: 401, sentence: 'Authentication required' },
  '21000': { status: 400, sentence: 'Say which rows: changes and deletions need a filter.' },
  '22023': { status: 400, sentence: 'That’s too much for one request.' },
  '22P02': { status: 400, sentence: 'A value doesn’t have the type of its column.' },
  '23502': { status: 400, sentence: 'A column that is needed has no value.' },
  '23505': { status: 409, sentence: 'A row with this key exists already.' },
  '42501': { status: 403, sentence: 'You don’t have access to this.' },
  '42703': { status: 400, sentence: 'This table has no such column.' },
  '42883': { status: 400, sentence: 'This filter doesn’t fit the type of its column.' },
  '42P10': { status: 400, sentence: 'Rows of this table are told apart by other columns.' },
  '57014': { status: 400, sentence: 'This query takes too long. Ask for less.' },
} as const satisfies Record<string, { status: number; sentence: string }>;

export type TableCode = keyof typeof TABLE_ERRORS;

/** Whether a string from outside is one of the codes above. */
export const isTableCode = (code: unknown): code is TableCode =>
  typeof code === 'string' && Object.hasOwn(TABLE_ERRORS, code);

/** More about it, for the person who writes the query. */
interface More {
  message?: string;
  details?: string;
  hint?: string;
  cause?: unknown;
}

/** Something is wrong with a request to a table. */
export class TableFailure extends Error {
  readonly code: TableCode;
  readonly details: string | null;
  readonly hint: string | null;

  constructor(code: TableCode, { message, details, hint, cause }: More = {}) {
    super(message ?? TABLE_ERRORS[code].sentence, { cause });
    this.name = 'TableFailure';
    this.code = code;
    this.details = details ?? null;
    this.hint = hint ?? null;
  }
}

/** What a failing call to a table answers; clients of the field read the last four. */
export interface TableErrorBody {
  error: string;
  code: TableCode | ErrorCode;
  message: string;
  details: string | null;
  hint: string | null;
}

const AS_TABLE_CODE: Readonly<Partial<Record<ErrorCode, TableCode>>> = {
  authentication_required: 'PGRST301',
  token_expired: 'PGRST301',
  session_invalid: 'PGRST301',
  access_token_invalid: 'PGRST301',
  verification_required: '42501',
  scope_missing: '42501',
  forbidden: '42501',
  bad_request: 'PGRST102',
  broken_json: 'PGRST102',
};

/** The body for a failure, and its status. */
export const tableErrorBody = (
  failure: ErrorBody | TableFailure,
): { status: number; body: TableErrorBody } => {
  if (failure instanceof TableFailure) {
    const { code, message, details, hint } = failure;
    return { status: TABLE_ERRORS[code].status, body: { error: message, code, message, details, hint } };
  }
  const { error, code, fields } = failure;
  const details = fields ? fields.join(', ') : null;
  return {
    status: ERRORS[code].status,
    body: { error, code: AS_TABLE_CODE[code] ?? code, message: error, details, hint: null },
  };
};
