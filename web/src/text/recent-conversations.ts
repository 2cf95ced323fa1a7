/** The list of conversations in the sidebar (SPEC 2.8, 5). */
export const recentText = {
  title: 'Recent Conversations',
  empty: 'No conversations yet',
  delete: (title: string): string => `Delete “${title}”`,
  deleteTitle: 'Delete conversation',
  deleteQuestion: 'Are you sure you want to delete this conversation?',
  deleteConfirm: 'Delete',
  deleting: 'Deleting…',
  deleted: 'Conversation deleted.',
  cancel: 'Cancel',
  retry: 'Try again',
  older: 'Show older conversations',
  loadingOlder: 'Loading…',
} as const;
