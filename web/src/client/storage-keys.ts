/** The names under which the browser keeps things (SPEC 3). */
export const STORED = {
  session: 'auth_session',
  token: 'auth_token',
  verified: 'isVerified',
  pendingVerificationEmail: 'pendingVerificationEmail',
  redirectAfterAuth: 'redirectAfterAuth',
  pendingQuery: 'pendingQuery',
} as const;
