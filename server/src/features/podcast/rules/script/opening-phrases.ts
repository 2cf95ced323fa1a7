import type { Exchange } from './phrases.ts';

// Ways in which an idea is begun. Each list is used up before any of it comes back.

/** An idea is begun by its title. */
export const BEGIN_TITLE: readonly string[] = [
  'So, {title}. What’s that about?',
  'On my list it says {title}. What’s the idea?',
  'I’ve written down {title}. Where do we start?',
  'Let’s talk about {title}. What do I need to know?',
  '{title}, it says here. What’s the point of that one?',
  'Take me through {title}.',
];

/** An idea is begun by a question of the host’s. */
export const BEGIN_ASK: readonly string[] = [
  'Let me just ask it the way it’s in my head. {ask}',
  'Something I’ve been wondering about {title}. {ask}',
  'Can I start with a simple question? {ask}',
  'Now to {title}. My question is this: {ask}',
  'Here’s what I’d really like to know. {ask}',
];

/** An idea is begun by a picture: how the explainer begins, and what the host asks about it. */
export const BEGIN_PICTURE: readonly Exchange[] = [
  ['And what has that got to do with {title}?', 'Let me start with a picture.'],
  ['Okay, I can see that. But we wanted to talk about {title}.', 'Imagine something with me.'],
  ['Fine. And how does that bring us to {title}?', 'I’ll come at this one sideways, with an image.'],
];

export const BRIDGE: readonly string[] = [
  'It’s the same idea.',
  'We’re already there.',
  'That’s exactly it.',
];

/** An idea is begun by what the host always believed. */
export const BEGIN_BELIEF: readonly string[] = [
  'About {title} I have to admit something. I’d have said: “{belief}”',
  'I came in with an opinion about {title}. Namely: “{belief}” Am I right?',
  'Let me stick my neck out on {title}. I say: “{belief}”',
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
