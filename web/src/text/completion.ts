/** The modal that asks for the profile (SPEC 2.7). */
export const completionText = {
  title: 'Complete Your Profile',
  lead: 'The tutor uses this to pick the right level, examples and books for you.',
  countryHint: 'Choose from the list, or type your own.',
  save: 'Save and continue',
  signOut: 'Sign out',
} as const;
