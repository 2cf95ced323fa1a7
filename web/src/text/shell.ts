/** The words of the frame around every page (SPEC 2.8). */
export const shellText = {
  openSidebar: 'Open sidebar',
  closeSidebar: 'Close sidebar',
  sidebar: 'Sidebar',
  newLearning: 'New Learning',
  recent: 'Recent Conversations',
  noConversations: 'No conversations yet',
  places: 'Your places',
  userMenu: 'Your account',
  anonymous: 'User',
  signOut: 'Sign Out',
  signOutTitle: 'Confirm Sign Out',
  signOutQuestion: 'Are you sure you want to sign out of your account?',
  cancel: 'Cancel',
  deleteConversation: (title: string): string => `Delete “${title}”`,
  deleteTitle: 'Delete conversation',
  // SPEC 5
  deleteQuestion: 'Are you sure you want to delete this conversation?',
  deleteConfirm: 'Delete',
  deleting: 'Deleting…',
  deleted: 'Conversation deleted.',
  retry: 'Try again',
  goBack: 'Go Back',
} as const;

/** Keys that work everywhere, as the small dialog lists them. */
export const shortcutText = {
  title: 'Keyboard shortcuts',
  hint: 'Shortcuts',
  keys: [
    { keys: ['?'], does: 'Show this list' },
    { keys: ['/'], does: 'Write to the tutor, where there is a chat' },
    { keys: ['Enter'], does: 'Send your message' },
    { keys: ['Shift', 'Enter'], does: 'New line in your message' },
    { keys: ['Esc'], does: 'Close what is open' },
  ],
} as const;
