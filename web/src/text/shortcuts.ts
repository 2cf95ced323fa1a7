/** Keys that work everywhere, as the small dialog lists them. */
export const shortcutText = {
  title: 'Keyboard shortcuts',
  hint: 'Shortcuts',
  keys: [
    { keys: ['?'], does: 'Show this list' },
    { keys: ['/'], does: 'Jump to the message box' },
    { keys: ['Enter'], does: 'Send your message' },
    { keys: ['Shift', 'Enter'], does: 'New line in your message' },
    { keys: ['J', 'K'], does: 'Next or previous page of a book' },
    { keys: ['G'], does: 'Go to a page of a book' },
    { keys: ['F'], does: 'Search in a book' },
    { keys: ['N', 'P'], does: 'Next or previous search result' },
    { keys: ['Space'], does: 'Show the answer of a card' },
    { keys: ['1', '2', '3', '4'], does: 'Grade a card, or say how sure you are in a quiz' },
    { keys: ['A', 'B', 'C', 'D'], does: 'Choose an answer in a quiz' },
    { keys: ['U'], does: 'Take your last grade back' },
    { keys: ['Esc'], does: 'Close whatever is open, or stop the tutor' },
  ],
} as const;
