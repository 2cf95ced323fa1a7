/** The modal that asks for the profile (SPEC 2.7). */
export const completionText = {
  title: 'Complete Your Profile',
  lead: 'The tutor chooses words, examples and books to match.',
  countryHint: 'Choose from the list, or write your own.',
  save: 'Save and continue',
  signOut: 'Sign out',
} as const;
