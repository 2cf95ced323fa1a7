// What the two say when they look back. Each list is used up before any of it comes back.

export const RECAP: readonly string[] = [
  'Before we stop, let’s see what stuck. I name the idea, you say what it’s about. And whoever’s listening is quicker.',
  'Let’s put it together. I give you the headings, and you fill them. Everybody at home does it, too.',
  'Now close the book. I’ll name each idea once more, and you tell me what you keep from it.',
];
export const RECAP_FIRST: readonly string[] = ['We began with this: {title}', 'The first one: {title}'];
export const RECAP_ASK: readonly string[] = [
  'Then came this one: {title}',
  'And the next: {title}',
  'After that: {title}',
  'Further on, there was this: {title}',
  'Now for this one: {title}',
];
export const RECAP_LAST: readonly string[] = ['And the last one: {title}', 'Which leaves the last: {title}'];
/** Titles that ask stand in the question. */
export const RECAP_ASKING: readonly string[] = [
  'Can you still tell me {title}?',
  'Do you remember {title}?',
  'In your own words, {title}?',
];
export const RECAP_DONE: readonly string[] = [
  'That’s the chapter in your own words.',
  'If you can say that tomorrow, you’ve got it.',
  'I couldn’t put it more simply.',
];
/** Where nothing else can be said about what was told. */
export const NO_RECAP: readonly string[] = [
  'Before you go, say in one sentence what this chapter was about. Out loud, if nobody minds.',
  'One last thing. What would you tell a friend about this chapter, in a single sentence?',
];
