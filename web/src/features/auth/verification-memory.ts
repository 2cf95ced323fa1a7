/** What a browser session remembers of the verification (SPEC 3). */
const REQUESTED = 'verificationCodeRequested';
const ATTEMPT = 'verificationAttempt';

/** Whether a code was asked for in this browser session. */
export const wasCodeRequested = (): boolean => sessionStorage.getItem(REQUESTED) !== null;

export const rememberCodeRequest = (): void => sessionStorage.setItem(REQUESTED, 'true');

/** Counts how often a code was tried. */
export const countAttempt = (): void =>
  sessionStorage.setItem(ATTEMPT, String(Number(sessionStorage.getItem(ATTEMPT) ?? 0) + 1));

/** Begins anew, for the next account. */
export const forgetVerification = (): void => {
  sessionStorage.removeItem(REQUESTED);
  sessionStorage.removeItem(ATTEMPT);
};
