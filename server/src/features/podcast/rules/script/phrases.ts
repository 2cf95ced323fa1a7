// Ways in which two people say what they say between the ideas. Each list is used up before any of it comes back.

/** A host's line and how the explainer takes it up. */
export type Exchange = readonly [host: string, explainer: string];

export const HELLO = [
  'Hi, and welcome! Today we’re opening {book} at the chapter “{chapter}”.',
  'Hello, good to have you here. Our chapter today is “{chapter}”, from {book}.',
  'Welcome back to the desk. Today’s chapter is called “{chapter}”, and it’s from {book}.',
  'Hi there! We’ve got {book} in front of us, open at “{chapter}”.',
] as const;

export const OUTLOOK = [
  'I’ve picked out {count}. {titles}',
  'It comes down to {count}. {titles}',
  'There are {count} in it that I’d want you to remember. {titles}',
] as const;

export const OUTLOOK_ONE = ['There’s one idea in it that everything hangs on: {title}'] as const;
export const NUMBERED: readonly string[] = ['First:', 'Second:', 'Third:', 'Fourth:', 'Fifth:', 'Sixth:'];

export const LEFT_OUT: readonly string[] = [
  'The chapter has more, but these carry the rest.',
  'There’s more in the chapter. These are the ones to begin with.',
];

export const HOST_READY = [
  'Good. I’ll ask whatever I don’t get.',
  'And I’ve come with questions, as usual.',
  'I’ve read it once, and I have questions.',
  'Fine. I’ll stop you when you lose me.',
] as const;

export const TEASER = [
  'Before we start, here’s a question for everybody who’s listening. {question} Keep your answer in mind. We’ll get to it.',
  'Let me begin with a question. {question} Don’t say anything yet. Just decide, and we’ll see later.',
  'One question to warm up. {question} Make a guess, even a wild one. We’ll come back to it.',
] as const;

export const GO_ON = [
  'All right, I’ve made my guess.',
  'Okay. I have an answer, and I’m not telling.',
  'I think I know. We’ll see.',
] as const;

/** Between two ideas: where the next stands on the last, the explainer says so; else the host turns the page. */
export const MOVE_ON: readonly string[] = [
  'Okay, let’s turn the page.',
  'Right, that’s settled.',
  'Good. Next one.',
  'I think I’ve got that.',
];
export const BUILDS_ON: readonly string[] = [
  'Hold on to that. The next idea needs it.',
  'And that’s what the next idea is built on.',
  'Keep that in mind. We’ll need it right away.',
  'With that in hand, we can go a step further.',
];

export const SIMPLER: readonly string[] = [
  'Could you say that in everyday words?',
  'Slow down. What does that look like in real life?',
  'How would you tell that to a ten-year-old?',
  'I hear the words, but I don’t see it yet.',
  'That’s a mouthful. Is there an easier way to put it?',
  'Give me something I can picture.',
];

export const LISTENING: readonly string[] = [
  'Okay.',
  'I’m with you.',
  'Yes, go on.',
  'That makes sense so far.',
  'Right.',
  'I can see that.',
  'Got it.',
];

/** The host is asked something and doesn’t know. */
export const GUESSING: readonly string[] = [
  'I’d have to guess.',
  'I honestly don’t know. Tell me.',
  'Good question.',
  'Let me think. No, you say it.',
];

export const AHA: readonly string[] = [
  'Oh, that’s neat.',
  'Ah, now I see it.',
  'That helps.',
  'I hadn’t looked at it like that.',
  'Okay, that one clicks.',
];

/** The host says back what was told, in other words. */
export const SAY_BACK: readonly string[] = [
  'So {claim}?',
  'Let me say it back to you: {claim}.',
  'Wait, so {claim}?',
  'If I’ve understood you, {claim}.',
];
export const SAID_BACK: readonly string[] = [
  'That’s it.',
  'Yes, that’s the point.',
  'Perfect.',
  'I’d put it the same way.',
];

export const PICTURE: readonly string[] = [
  'Here’s a comparison that helps me.',
  'I’ll give you an image for it.',
  'You can think of it like this.',
  'There’s a picture I like for this.',
];
export const PICTURE_ENDS: readonly Exchange[] = [
  ['And where does that comparison break down?', ''],
  ['Is it fair all the way?', 'Not quite.'],
  ['No comparison is perfect, though, is it?', 'No, it isn’t.'],
  ['How far can I push that?', 'Not too far.'],
];

export const WHY: readonly string[] = [
  'Is there a reason for that, or is it just a rule?',
  'But what’s behind it?',
  'Why should that be so?',
  'I’d like to know why, though.',
];

export const DEEPER: readonly string[] = [
  'Now give me the full version.',
  'And if I want to know it exactly?',
  'Let’s go one level deeper. How does it really work?',
  'Okay, I’m ready for the details.',
];

export const EXAMPLE: readonly string[] = [
  'Can we do one together?',
  'Show me one, from start to finish.',
  'Let’s try it out.',
  'I only believe it when I’ve seen it work.',
];
export const TASK: readonly string[] = ['Sure.', 'Gladly.', 'Let’s take this one.', 'Here’s one.'];
export const TRY_FIRST: readonly string[] = [
  'Have a go yourself before we do it.',
  'Stop us here if you want to try it first.',
  'Give it a moment. What would you do first?',
];
export const FIRST_STEP: readonly string[] = ['We start like this.', 'First step.', 'To begin with.'];
export const HOST_STEP: readonly string[] = [
  'Let me do the next bit.',
  'Wait, I can do this one.',
  'My turn.',
  'Then I’d write this.',
];
export const NEXT_STEP: readonly string[] = ['And then?', 'What’s next?', 'And now?'];
export const YES: readonly string[] = ['Exactly.', 'Yes.', 'That’s it.', 'Right.', 'Very good.'];

/** What the host believed, and how it ends: only who was wrong says so. */
export const OWN_BELIEF: readonly string[] = [
  'Can I confess something? I used to think this: “{belief}”',
  'Hold on, though. I’d have said: “{belief}”',
  'Now I have to admit something. I always thought: “{belief}”',
];
/** What others believe. */
export const THEIR_BELIEF: readonly string[] = [
  'Still, I know what half my class would have written. “{belief}”',
  'But a friend of mine would swear to this: “{belief}”',
  'And yet you hear this all the time: “{belief}”',
];
export const TEST_IT: readonly string[] = [
  'You’re in good company. But try this.',
  'It sounds right, doesn’t it? Then answer me this.',
  'Nearly everyone makes that mistake once. Test it.',
  'I thought so too, once. What changed my mind was a question.',
];
export const TEST_THEM: readonly string[] = [
  'Many people think so. Let me ask you something.',
  'It’s an easy mistake to make. Here’s how to test it.',
  'Then ask them this.',
  'I hear that a lot, too. Here’s my question back.',
];
export const OWN_DOUBT: readonly string[] = [
  'Hm. Now I’m not so sure any more.',
  'Ah. That doesn’t go with what I said.',
  'Okay, you’ve got me doubting.',
  'Oh. Then I can’t be right.',
];
export const THEIR_DOUBT: readonly string[] = [
  'Hm. Then that can’t be the whole story.',
  'Good point. That makes me think.',
  'Hm. There must be something wrong with it.',
];
export const OWN_LESSON: readonly string[] = [
  'I won’t fall for that again.',
  'So that’s where I went wrong.',
  'Good to know before the exam, not after.',
];
export const THEIR_LESSON: readonly string[] = [
  'I’ll pass that on.',
  'That one I’ll remember.',
  'Good to know before the exam, not after.',
];
/** After a plain question nobody was wrong. */
export const ANSWERED: readonly string[] = [
  'Okay, that answers it.',
  'That one I’ll remember.',
  'Good. That’s clear now.',
  'Good to know.',
];
export const WE_ASKED: readonly string[] = [
  'That’s the question from the beginning, by the way. Was your guess right?',
  'And there’s the question we started with. How did you do?',
];

export const YOUR_TURN: readonly string[] = [
  'Now you, out there.',
  'Time for a question to you.',
  'Here’s one for everybody at home.',
  'Let’s see if it stuck.',
  'Your turn.',
  'Check yourself on this one.',
];
export const THINK: readonly string[] = [
  'Take a moment.',
  'I’ll wait.',
  'Say it out loud if you can.',
  'Pause us if you need longer.',
];
export const HOST_SAYS: readonly string[] = [
  'I’d say {answer}.',
  'My answer is {answer}.',
  'I think it’s {answer}.',
  'I’m going with {answer}.',
];
export const HOST_SLIPS: readonly string[] = [
  'I’d go for {answer}.',
  'My first thought is {answer}.',
  'Is it {answer}?',
];
export const HOST_MENDS: readonly string[] = [
  'Ah. Then it’s {answer}.',
  'Oh, of course. {answer}.',
  'Right, so it’s {answer}.',
];
export const HOST_EXPLAINS: readonly string[] = [
  'I’d put it like this.',
  'Let me try.',
  'Here’s what I’d answer.',
  'I’d say this.',
];
export const SLIP: readonly string[] = [
  'Careful. That’s what comes out if you {slip}.',
  'Not quite. That’s the answer you get if you {slip}.',
  'That’s a tempting one. You end up there if you {slip}.',
];
/** A slip that can only be told of somebody. */
export const SLIP_OF_SOMEBODY: readonly string[] = [
  'Careful. That’s what comes out when somebody {slip}.',
  'Not quite. That’s what happens when somebody {slip}.',
];
/** A wrong answer whose reason nobody would say like that. */
export const NOT_QUITE: readonly string[] = ['Not quite.', 'Careful.', 'That’s a tempting one, but no.'];
export const CONFIRM: readonly string[] = ['Yes.', 'That’s right.', 'Correct.', 'Exactly.', 'You’ve got it.'];

export const TERM: readonly string[] = [
  'What’s the word for that again?',
  'Is there a word I should know?',
  'Which word will they use in the exam?',
];

/** A word that has been said already, and never in so many words explained. */
export const TERM_AGAIN: readonly string[] = [
  'Just so that I have it right: what exactly is meant by “{term}”?',
  'Say it once more for my notes. “{term}” means what?',
  'You’ve said “{term}” a few times now. How would you define it?',
];

export const GOODBYE: readonly Exchange[] = [
  [
    'That’s it from us. Thanks for thinking along!',
    'If a line went by too fast, tap it. It jumps back, or it opens the page it comes from.',
  ],
  [
    'I’ve got it now. At least until tomorrow.',
    'Then ask yourself those questions again tomorrow. That’s when it really sticks. See you next time!',
  ],
  [
    'Thanks, that was clearer than the first time I read it.',
    'And if something’s still foggy, mark the line with “I’m lost”, and we’ll come back to it in practice. Bye for now!',
  ],
];
