import { Failure } from '@studia/contract/errors';

/** What a student reads when something failed: what the server said, or the screen's own words (SPEC 8). */
export const sentenceOf = (error: unknown, otherwise = 'An error occurred'): string =>
  error instanceof Failure && error.sentence !== '' ? error.sentence : otherwise;
