import type { Exchange } from './phrases.ts';

// Ways in which an idea is begun. Each list is used up before any of it comes back.

/** An idea is begun by its title, which is read out. */
export const BEGIN_TITLE: readonly string[] = [
  'The book has it like this: {title} What’s that about?',
  'On my list it says: {title} What’s the idea?',
  'I’ve written down: {title} Where do we start?',
  'The heading here is: {title} What do I need to know?',
  'Here it says: {title} What’s the point of that one?',
  'I’ve put a question mark next to this one: {title} Take me through it.',
];

/** A title that asks stands in the sentence. */
export const BEGIN_ASKING: readonly string[] = [
  'Let’s talk about {title}. What do I need to know?',
  'Next on my list: {title}. Where do we start?',
  'I’ve written down that I want to know {title}. Well?',
  'So tell me {title}.',
  'I’m not sure I could say {title}. Help me.',
  'The book wants me to know {title}. Take me through it.',
];

/** An idea is begun by a question of the host’s. */
export const BEGIN_ASK: readonly string[] = [
  'Let me just ask it the way it’s in my head. {ask}',
  'Something I’ve been wondering about. {ask}',
  'Can I start with a simple question? {ask}',
  'Now, my question is this. {ask}',
  'Here’s what I’d really like to know. {ask}',
];

/** An idea is begun by a picture: how the explainer begins, and what the host asks about it. */
export const BEGIN_PICTURE: readonly Exchange[] = [
  ['And what’s that a picture of?', 'Let me start with a picture.'],
  ['Okay, I can see it. Where are you going with this?', 'Imagine something with me.'],
  ['Fine. And how does that bring us back to our chapter?', 'I’ll come at this one sideways, with an image.'],
];

export const BRIDGE: readonly string[] = [
  'It’s the same idea.',
  'We’re already there.',
  'That’s exactly it.',
];

/** An idea is begun by what the host always believed. */
export const BEGIN_BELIEF: readonly string[] = [
  'Here I have to admit something. I’d have said: “{belief}”',
  'I came in with an opinion here: “{belief}” Am I right?',
  'Let me stick my neck out. I say: “{belief}”',
];

export const TITLE_AFTER: readonly string[] = [
  'So what’s the right way to see it?',
  'Then what is true?',
  'All right. How should I think of it instead?',
];

export const IN_SHORT: readonly string[] = [
  'In one sentence:',
  'Or, put shortly:',
  'The short version:',
  'In other words:',
];
