// What the two say around a student's own notes.

export const UNTITLED = 'Your notes';
export const RECAP_TITLE = 'Looking back';

export const HELLO = [
  'Hi! Today it’s your own notes we’re going through: “{title}”.',
  'Welcome. We’ve got your notes on the table, the ones called “{title}”.',
  'Hello again. Let’s read your notes together: “{title}”.',
] as const;
export const OUTLOOK = [
  'You’ve written about {titles}. Let’s take them in turn.',
  'There’s something in here on {titles}. I’ll read, you stop me.',
] as const;
export const OUTLOOK_ONE = [
  'They’re short, so we’ll take our time.',
  'Let’s go through them line by line.',
] as const;

export const HEADING: readonly string[] = [
  'What do the notes say about “{title}”?',
  'Next heading: “{title}”.',
  'Then there’s “{title}”. Go ahead.',
  'And “{title}”?',
  'Let’s hear “{title}”.',
];
export const AND_THEN: readonly string[] = [
  'What else?',
  'Okay. And then?',
  'Right. Anything more on that?',
  'Got it. Go on.',
  'That’s clear. What comes next?',
];
export const CAREFUL: readonly string[] = [
  'Is there a trap here?',
  'And what do people get wrong?',
  'Where should I be careful?',
];
export const WHAT_IS: readonly string[] = [
  'Quick, before it’s read out. What does “{term}” mean?',
  'There’s a word underlined here: “{term}”. Do you remember it?',
  '“{term}”. What was that again?',
  'How would you explain “{term}”?',
];
export const RECALL: readonly string[] = [
  '“{term}”?',
  'And “{term}”?',
  'What did the notes say about “{term}”?',
];
export const RECAP: readonly string[] = [
  'Let’s see what stuck. I’ll ask, and you try to be quicker than we are.',
  'Now without looking. Answer before we do.',
];
export const NO_RECAP: readonly string[] = [
  'That’s the end of the notes. Before you go, say in one sentence what they were about.',
  'And that’s all of it. Try this: what’s the one thing you’d tell a friend about it?',
];
export const UNSPEAKABLE = {
  code: 'There’s a piece of code at this place. That’s better looked at than read out.',
  picture: 'There’s a picture here. Have a look at it when you’re back at the screen.',
  table: 'There’s a table at this place. It’s easier to see than to hear.',
} as const;
