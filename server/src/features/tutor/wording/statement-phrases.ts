/** What is said to a student's own sentence. */
export const STATEMENT_PHRASES = {
  claimNotQuite: ['Not quite.', 'No, not quite.', 'That’s not quite it.'],
  nearStatement: [
    'Here’s what I know about that:',
    'What I can tell you about that:',
    'This is what I have on that:',
  ],
  claimOpen: [
    'Want to try a question on this?',
    'Shall I ask you something about it?',
    'Would a question on this help?',
  ],
  claimReason: ['What makes you think so?', 'How did you get to that?', 'What speaks for it?'],
} as const satisfies Readonly<Record<string, readonly string[]>>;
