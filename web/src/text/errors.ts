import { Failure } from '@studia/contract/errors';

/** What a student reads when something failed. The closed list has the sentence; anything else is ours to explain. */
export const sentenceOf = (error: unknown): string =>
  error instanceof Failure ? error.message : 'An error occurred';
