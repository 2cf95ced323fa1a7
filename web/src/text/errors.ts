import { Failure } from '@studia/contract/errors';

/** What a student reads when something failed: what the server said, or the screen's own words (SPEC 8). */
export const sentenceOf = (error: unknown, otherwise = 'An error occurred'): string =>
  error instanceof Failure && error.sentence !== '' ? error.sentence : otherwise;

/** The same about something that a link names: to whom follows it, an id that can't be one is no "request" with "fields". */
export const sentenceOfMissing = (error: unknown, missing: string): string =>
  error instanceof Failure && error.code === 'bad_request' ? missing : sentenceOf(error, missing);
