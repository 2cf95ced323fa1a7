import { Failure } from '@studia/contract/errors';

const TRY_LATER = new Set([408, 429]);

/** Whether the server said no, as opposed to not being reached: the same question gets the same answer. */
export const isRefusal = (error: unknown): boolean => {
  if (!(error instanceof Failure)) return false;
  const { status } = error;
  return status >= 400 && status < 500 && !TRY_LATER.has(status);
};

/** Whether what a link names isn't there for this student: it is gone, somebody else's, or its id can't be one. */
export const isGone = (error: unknown): boolean =>
  error instanceof Failure && (error.status === 404 || error.code === 'bad_request');
