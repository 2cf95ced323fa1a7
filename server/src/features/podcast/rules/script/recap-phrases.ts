// What the two say when they look back. Each list is used up before any of it comes back.

export const RECAP: readonly string[] = [
  'Before we stop, let’s see what stuck. I’ll ask, and you answer. And whoever’s listening answers too.',
  'Let’s put it together. I’ll ask, you answer. Everybody at home, be quicker.',
  'Time to look back, without peeking.',
];
export const RECAP_FIRST: readonly string[] = [
  '{title} What was the point?',
  'Let’s start with the first one. {title} What do you remember?',
  'First: {title} What did we say?',
];
export const RECAP_ASK: readonly string[] = [
  'Next: {title} In your own words?',
  'Then there was this: {title} What’s left of it?',
  'And the next: {title} Go ahead.',
  'What do you remember of this one? {title}',
  'Now this: {title} What did we say?',
];
/** Titles that ask stand in the question. */
export const RECAP_ASKING: readonly string[] = [
  'Tell me {title}.',
  'Do you remember {title}?',
  'Can you still say {title}?',
  'Explain to me {title}.',
];
/** Something false, for whoever listens to catch. */
export const RECAP_CATCH: readonly string[] = [
  'Next: {title} True or false? {claim}',
  'I’ll try to catch you on the next one. {title} Somebody says this. {claim} Right or wrong?',
  'Then: {title} Is this true? {claim}',
];
export const CAUGHT: readonly string[] = [
  'No, that’s wrong. {claim}',
  'Nice try. {claim}',
  'That isn’t true. {claim}',
];
export const RECAP_DONE: readonly string[] = [
  'That’s all of it.',
  'Nothing missing.',
  'I couldn’t put it better.',
];
