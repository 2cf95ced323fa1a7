/** Keys that work everywhere, as the small dialog lists them. */
export const shortcutText = {
  title: 'Keyboard shortcuts',
  hint: 'Shortcuts',
  keys: [
    { keys: ['?'], does: 'Show this list' },
    { keys: ['/'], does: 'Write to the tutor, where there is a chat' },
    { keys: ['Enter'], does: 'Send your message' },
    { keys: ['Shift', 'Enter'], does: 'New line in your message' },
    { keys: ['J', 'K'], does: 'Next page, previous page of a book' },
    { keys: ['G'], does: 'Go to a page of a book' },
    { keys: ['F'], does: 'Search in a book' },
    { keys: ['N', 'P'], does: 'Next and previous place that was found' },
    { keys: ['Esc'], does: 'Close what is open, or stop the tutor' },
  ],
} as const;
