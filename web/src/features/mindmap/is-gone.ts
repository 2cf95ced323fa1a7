import { Failure } from '@studia/contract/errors';

/** Asking again helps who had no answer, not who asked for something that is not there. */
export const isGone = (error: Error): boolean => {
  if (!(error instanceof Failure)) return false;
  const { status } = error;
  return status === 404 || status === 400;
};
