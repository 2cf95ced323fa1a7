import { describe, expect, it } from 'vitest';
import { errorBody, isErrorCode } from './error-body.ts';
import { ERRORS } from './error-list.ts';
import { Failure, type ErrorCode } from './errors.ts';

const codes = Object.keys(ERRORS) as ErrorCode[];

describe('the list of errors', () => {
  it('says every sentence of the specification to the letter', () => {
    const sentences = {
      request_timed_out: 'Request timed out',
      network_failed: 'Network request failed',
      reply_unreadable: 'Failed to parse server response',
      session_invalid: 'Failed to validate session',
      authentication_required: 'Authentication required',
      invalid_credentials: 'Invalid email or password',
      email_exists:
        'An account with this email already exists. Please sign in instead or use a different email address.',
      full_name_too_short: 'Full name must be at least 4 characters long',
      code_wrong: 'Invalid verification code',
      session_not_found: 'Session not found',
      application_incomplete: 'Please fill in all required fields including resume.',
      resume_unreadable: 'Please upload a PDF, DOC, or DOCX file.',
    } satisfies Partial<Record<ErrorCode, string>>;
    for (const [code, sentence] of Object.entries(sentences))
      expect(errorBody(code as ErrorCode)).toEqual({ error: sentence, code });
  });

  it('gives every error of the server a status of its own kind', () => {
    const browserOnly: ErrorCode[] = ['network_failed', 'reply_unreadable'];
    const odd = codes.filter((code) => ERRORS[code].status < 400 || ERRORS[code].status > 599);
    expect(odd).toEqual(browserOnly);
  });

  it.each([
    ['network_failed', 0],
    ['authentication_required', 401],
    ['token_expired', 401],
    ['session_invalid', 401],
    ['invalid_credentials', 401],
    ['verification_required', 403],
    ['session_not_found', 404],
    ['request_timed_out', 408],
    ['email_exists', 409],
    ['turn_in_progress', 409],
    ['body_too_large', 413],
    ['unsupported_media_type', 415],
    ['too_many_requests', 429],
    ['too_many_sign_ins', 429],
    ['code_cooldown', 429],
    ['internal', 500],
    ['storage_full', 507],
  ] as const)('answers %s with the status %i', (code, status) => {
    expect(ERRORS[code].status).toBe(status);
  });

  it('names codes in snake case and writes sentences that a person can read', () => {
    const odd = codes.filter(
      (code) => !/^[a-z]+(_[a-z]+)*$/.test(code) || !/^[A-Z].{6,}/.test(ERRORS[code].sentence),
    );
    expect(odd).toEqual([]);
  });

  it('never says the same sentence for two codes', () => {
    const sentences = codes.map((code) => ERRORS[code].sentence);
    expect(new Set(sentences).size).toBe(sentences.length);
  });
});

describe('a code from outside', () => {
  it('is recognised when it stands in the list', () => {
    expect(codes.every(isErrorCode)).toBe(true);
  });

  it.each([
    '',
    'INTERNAL',
    'toString',
    'constructor',
    '__proto__',
    'hasOwnProperty',
    null,
    undefined,
    3,
    {},
    [],
  ])('is refused when it is %j', (code) => {
    expect(isErrorCode(code)).toBe(false);
  });
});

describe('a failure', () => {
  it('carries its code and what caused it, and no sentence of its own', () => {
    const cause = new Error('the database is away');
    const failure = new Failure('unavailable', { cause });
    expect(failure).toBeInstanceOf(Error);
    expect(failure).toMatchObject({ name: 'Failure', code: 'unavailable', message: 'unavailable', cause });
    expect(failure).toMatchObject({ sentence: '', status: 0 });
  });

  it('carries what the reply said about it', () => {
    expect(new Failure('unavailable', ERRORS.unavailable)).toMatchObject(ERRORS.unavailable);
  });
});
