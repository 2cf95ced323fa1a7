/** The lesson on the front page. Its first two lines are those of the built-in tutor, word for word. */
export const tryLessonText = {
  title: 'A lesson with the tutor',
  you: 'You',
  tutor: 'Tutor',
  question: 'What is (12 − 5) × 3?',
  reply:
    'Let’s work out (12 − 5) × 3 one step at a time.\n\nWhat have you tried, or what would you do first?',
  answer: 'Your answer',
  placeholder: 'Type your answer',
  send: 'Send',
  thinking: 'The tutor is reading…',
  caption: 'This is the real tutor. Go on, answer it.',
  failed: 'That didn’t reach the tutor. Please send it again.',
} as const;
