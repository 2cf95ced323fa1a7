import { ERRORS } from './error-list.ts';
import type { ErrorBody, ErrorCode } from './errors.ts';

/** The sentence and code that a failing call answers with. */
export const errorBody = (code: ErrorCode): ErrorBody => ({ error: ERRORS[code].sentence, code });

/** Whether a string from outside is one of our codes. */
export const isErrorCode = (code: unknown): code is ErrorCode =>
  typeof code === 'string' && Object.hasOwn(ERRORS, code);
