/** The waiting screens of a sign-in elsewhere (SPEC 2.1). */
export const callbackText = {
  google: 'Processing Google Authentication',
  microsoft: 'Processing Microsoft Authentication',
} as const;
