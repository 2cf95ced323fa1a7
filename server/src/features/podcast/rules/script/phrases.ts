// Ways in which two people say what they say around the ideas. Each list is used up before any of it comes back, and none of it comes back twice.

/** A host's line and how the explainer takes it up. */
export type Turn = readonly [host: string, explainer: string];

export const HELLO: readonly string[] = [
  'Hi, and welcome! Today we’re opening {book} at the chapter “{chapter}”.',
  'Hello, good to have you here. Our chapter today is “{chapter}”, from {book}.',
  'Welcome back to the desk. Today’s chapter is called “{chapter}”, and it’s from {book}.',
  'Hi there! We’ve got {book} in front of us, open at “{chapter}”.',
  'Hello! One chapter, two of us, and you. It’s “{chapter}”, from {book}.',
  'Good to hear you’re listening. Today it’s “{chapter}”, out of {book}.',
];
export const OUTLOOK: readonly string[] = [
  'We’ll take {count} from it, one after the other.',
  'It comes down to {count}, and each one helps with the next.',
  'There are {count} in it that I’d want you to remember.',
  'I’d like to get through {count}, slowly enough to think along.',
];
export const OUTLOOK_ONE: readonly string[] = ['There’s one idea in it that everything hangs on.'];
export const LEFT_OUT: readonly string[] = [
  'The chapter has more, but these carry the rest.',
  'There’s more in the chapter. These are the ones to begin with.',
];
export const HOST_READY: readonly string[] = [
  'Good. I’ll ask whatever I don’t get.',
  'And I’ve come with questions, as usual.',
  'I’ve read it once, and I have questions.',
  'Fine. I’ll stop you when you lose me.',
  'I’ll be the one who asks the silly questions.',
];

/** The first idea, and every other, is named before it is talked about. */
export const FIRST: readonly string[] = [
  'Let’s start with the first one: {title}',
  'What I’ve got at the top of my list: {title}',
  'Idea number one: {title}',
];
export const NEXT: readonly string[] = [
  'Okay, next idea: {title}',
  'Let’s turn the page. Now it’s this: {title}',
  'The next heading in my notes: {title}',
  'Here’s what’s next on our list: {title}',
  'On we go, to this one: {title}',
];
export const BUILDS_ON: readonly string[] = [
  'Which brings us straight to the next idea: {title}',
  'And on that we can build the next one: {title}',
  'Keep that in mind, because now comes this: {title}',
];
/** Titles that ask stand in the sentence. */
export const FIRST_ASKING: readonly string[] = [
  'First I’d like to know {title}.',
  'Let’s begin with {title}.',
  'To start with, tell me {title}.',
];
export const NEXT_ASKING: readonly string[] = [
  'So tell me {title}.',
  'Now I’d like to know {title}.',
  'Which leaves me wondering {title}.',
  'Let’s talk about {title}.',
  'Next I want to understand {title}.',
];

export const TELL: readonly string[] = [
  'Go ahead.',
  'Tell me.',
  'How would you explain it?',
  'Take me through it.',
  'Start simple, please.',
  'What’s it about?',
];
export const TELL_AFTER: readonly string[] = [
  'So what’s the right way to see it?',
  'Then how does it work?',
  'All right. How should I think of it instead?',
  'Okay. Then start from the beginning, please.',
];
export const PICTURE: readonly string[] = [
  'Here’s a comparison.',
  'I’ll give you an image for it.',
  'You can think of it like this.',
  'There’s a picture I like for this.',
];
export const PICTURE_ASKED: readonly string[] = [
  'Can you give me something to picture?',
  'Is there a comparison for that?',
  'What would that be like in everyday life?',
  'I’d remember it better with an image.',
];
export const PICTURE_ENDS: readonly Turn[] = [
  ['And where does that comparison break down?', ''],
  ['Is it fair all the way?', 'Not quite.'],
  ['No comparison is perfect, though, is it?', 'No, it isn’t.'],
  ['How far can I push that?', 'Not too far.'],
];
export const PICTURE_LEFT: readonly string[] = [
  'And without the picture?',
  'Now the thing itself, please.',
  'Good. And what’s really going on?',
];
export const IN_SHORT: readonly string[] = [
  'And in one sentence?',
  'What would I write on a card?',
  'Can you boil that down for me?',
  'How would the book put it?',
  'So the short version is?',
];

/** What the host says about the last answer before the next question; by what the last turn was. */
export const AFTER: Readonly<Record<'asked' | 'wrong' | 'right' | 'begun' | 'tried', readonly string[]>> = {
  asked: [
    'Okay.',
    'I see.',
    'That makes sense.',
    'Interesting.',
    'Good, that helps.',
    'Right.',
    'Hm, nice.',
    'Fair enough.',
  ],
  wrong: [
    'Okay, I take that back.',
    'Good that I asked.',
    'Ah. So I had that wrong.',
    'I’ll drop that idea, then.',
    'Then I’ve learnt something.',
  ],
  right: [
    'Good.',
    'Then I’m on the right track.',
    'Nice.',
    'One more thing, then.',
    'Let me push that a little.',
  ],
  begun: [
    'Okay, so far I’m with you.',
    'Let me ask something.',
    'One question.',
    'That I can follow.',
    'Hm, wait.',
  ],
  tried: ['That worked.', 'Good, and now something else.', 'I’m warming up.', 'Let me ask you one back.'],
};

/** What the host states and is wrong about, before anything was told. */
export const BELIEVED: readonly string[] = [
  'Can I say first what I’d have answered? {Claim}',
  'I’ll be honest about where I stand: {claim}.',
  'Before you start, here’s what I’ve always believed. {Claim}',
  'I came in with an opinion on this. {Claim}',
];
/** And in the middle of it. */
export const SUPPOSED: readonly string[] = [
  'So {claim}, right?',
  '{Claim} That’s what I’ve always heard.',
  'Hang on. {Claim} Or is that too simple?',
  'A friend of mine puts it like this. {Claim}',
  'Then I’d say {claim}.',
  'My first thought would be this. {Claim}',
  'Let me try something. {Claim} True?',
];
export const NOT_QUITE: readonly string[] = [
  'Not quite.',
  'It’s easy to think so.',
  'Many people would say that.',
  'I can see why you’d think that.',
  'Careful there.',
  'Tempting, but no.',
  'It looks like that at first.',
  'That’s a very common one.',
];
/** What the host concludes. */
export const CONCLUDED: readonly string[] = [
  'So {claim}.',
  'Let me see if I’ve got it. {Claim}',
  'Ah, so {claim}.',
  'In other words, {claim}.',
  'If I follow you, {claim}.',
  'Let me put it my way. {Claim}',
  'Then {claim}.',
  'Which means {claim}.',
  'I think I can say it myself. {Claim}',
];
export const CONFIRM: readonly string[] = [
  'Yes.',
  'That’s right.',
  'Exactly.',
  'You’ve got it.',
  'That’s it.',
  'True.',
  'Right.',
  'Very good.',
  'Yes, well put.',
  'Just so.',
  'Spot on.',
];
export const HOST_TRIES: readonly string[] = [
  'Let me think.',
  'I’d say this.',
  'Okay, here’s my answer.',
  'Hm.',
  'I think I know.',
  'I’ll try.',
  'Right, let me see.',
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
  'I see what comes now.',
];
export const NEXT_STEP: readonly string[] = ['And then?', 'What’s next?', 'And now?', 'Go on.'];

/** Before several questions in a row. */
export const QUIZ: readonly string[] = [
  'There’s time left, so let’s put it to work. I ask, you think, and we compare.',
  'Now you two do the work. A few questions, and nobody minds a wrong answer.',
  'Let’s find out what you could do with it tomorrow. I’ve brought some questions.',
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
  'I’ll wait.',
  'Say it out loud if you can.',
  'Pause us if you need longer.',
  'No hurry.',
];
export const HOST_SAYS: readonly string[] = [
  'I’d say {answer}.',
  'My answer is {answer}.',
  'I think it’s {answer}.',
  'I’m going with {answer}.',
  'That must be {answer}.',
];
export const HOST_SLIPS: readonly string[] = [
  'Is it {answer}?',
  'My first thought is {answer}.',
  'I get {answer}.',
];
export const HOST_MENDS: readonly string[] = [
  'Ah. Then it’s {answer}.',
  'Right, so it’s {answer}.',
  'Oh. Of course. {answer}.',
];

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

export const GOODBYE: readonly Turn[] = [
  [
    'That’s it from us. Thanks for thinking along!',
    'If a line went by too fast, tap it. It jumps back, or it opens the page it comes from.',
  ],
  [
    'That’s a good place to stop.',
    'Ask yourself those questions again tomorrow. That’s when it really sticks. See you next time!',
  ],
  [
    'Thanks, that was clearer than the first time I read it.',
    'And if something’s still foggy, mark the line with “I’m lost”, and we’ll come back to it in practice. Bye for now!',
  ],
  ['I’ll tell that to my sister at dinner.', 'Do that. Whoever explains it, keeps it. Until next time!'],
  ['My notes fit on one page now.', 'That’s about right for a chapter. Take care, and see you soon!'],
];
