/** The words of the frame around every page (SPEC 2.8). */
export const shellText = {
  openSidebar: 'Open sidebar',
  closeSidebar: 'Close sidebar',
  sidebar: 'Sidebar',
  newLearning: 'New Learning',
  places: 'Your places',
  more: 'More',
  userMenu: 'Your account',
  anonymous: 'User',
  signOut: 'Sign Out',
  signOutTitle: 'Confirm Sign Out',
  signOutQuestion: 'Are you sure you want to sign out of your account?',
  cancel: 'Cancel',
  goBack: 'Go Back',
} as const;

/** The places a student lives in. */
export const placeText = {
  home: 'Home',
  tutor: 'Tutor',
  books: 'Books',
  plan: 'Plan',
  practice: 'Practice',
  live: 'Live',
  settings: 'Settings',
} as const;
