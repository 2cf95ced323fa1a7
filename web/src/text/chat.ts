/** The words around a conversation. */
export const chatText = {
  title: 'Chat',
  greeting: (name: string): string => `What are we working on, ${name}?`,
  lead: 'Ask for one step, check an answer, or bring an exercise. The tutor asks back before it tells.',
  examples: ['Solve 2x + 3 = 11 with me', 'What is photosynthesis?', 'Help me with (12 − 5) × 3'],
  placeholder: 'Tell the tutor what you are working on…',
  composer: 'Your message',
  send: 'Send',
  stop: 'Stop listening',
  you: 'You',
  tutor: 'Tutor',
  thinking: 'The tutor is thinking',
  retry: 'Try again',
  ended: 'This conversation has ended.',
  startNew: 'Start a new one',
  keyboardHint: 'Enter sends, Shift + Enter makes a new line',
  loading: 'Opening the conversation',
  unreachable: "I'm having trouble connecting to the server. Please check your connection and try again.",
  unreachableAfterRetry: "I'm having trouble connecting. Please refresh the page and try again.",
} as const;

/** Labels by number of messages (SPEC 9). */
export const lengthLabel = (messages: number): string => {
  if (messages <= 1) return 'Quick question';
  if (messages === 2) return 'Quick discussion';
  if (messages <= 5) return `${messages}-message conversation`;
  return messages <= 10 ? 'Extended discussion' : 'Deep dive session';
};
