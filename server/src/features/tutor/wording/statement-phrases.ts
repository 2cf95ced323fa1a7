/** What is said to a student's own sentence that nobody here can judge: it is taken up, and they hold it against what is known. */
export const STATEMENT_PHRASES = {
  claimNotQuite: ['Not quite.', 'No, not quite.', 'That’s not quite it.'],
  takeUpConclusion: [
    'Let’s test that conclusion:',
    'You’re drawing a conclusion. Check it against this:',
    'You’re taking it a step further. Compare it with this:',
    'So that’s your conclusion. Here’s something to hold it against:',
    'Let’s see if that follows:',
  ],
  takeUpReason: [
    'You give a reason. Compare it with this one:',
    'So that’s your reason. Put this next to it:',
    'Here’s how I’d explain it. Compare it with your reason:',
    'A reason is always worth checking. Try it on this:',
  ],
  takeUpComparison: [
    'Let’s check that comparison:',
    'You’re comparing two things. Put this next to it:',
    'Hold your comparison against this:',
  ],
  takeUpThought: [
    'Let’s put that next to what I know:',
    'Compare your sentence with this:',
    'Here’s something to check that against:',
    'Let’s hold that against this:',
    'Here’s what I know about that. Compare the two:',
    'Put this next to what you said:',
  ],
  takeUpHabit: [
    'Here’s what is known about that:',
    'Compare that with what is known about learning:',
    'Let’s see what helps other people with that:',
  ],
  saysTheSame: [
    'Does it say the same as yours?',
    'Do the two agree?',
    'Does that fit with what you said?',
    'Is that what you had in mind?',
    'Would you still put it the way you did?',
    'Does that back up what you said?',
    'Does your sentence hold up next to it?',
  ],
  nearStatement: [
    'I can’t say for sure whether that’s right. I do know this, and it’s close:',
    'A yes or no would be a guess here. Close to it, there’s this:',
    'That exact point I can’t check. This is related:',
    'I don’t know that one for certain. What I can tell you is this:',
  ],
  helpsToDecide: [
    'Does that help you decide?',
    'What does that tell you about your sentence?',
    'Can you get any further with that?',
    'What would you say now?',
  ],
  pieceOf: ['This much I’m sure of:', 'It’s not the answer itself, but it may help:', 'What I do know:'],
  pieceAbout: ['What I do know about “{about}”:', 'About “{about}”, this much I’m sure of:'],
  carryOn: [
    'Okay, let’s see if it holds up in a question.',
    'Then let’s put it to the test:',
    'Alright, on we go:',
    'Okay. Try your idea on this:',
  ],
  carryOnAlone: ['Okay, that’s for you to judge. What would you like to look at next?'],
  findDifference: [
    'Then let’s find the spot. You said: “{yours}” And I said: “{mine}”',
    'Let’s look closer. Yours: “{yours}” Mine: “{mine}”',
  ],
  differenceAsk: ['Which words don’t go together?', 'Which part of the two is different?'],
  unsureAsk: [
    'Is there anything in one that goes against the other?',
    'Read both slowly. Could they both be true?',
  ],
} as const satisfies Readonly<Record<string, readonly string[]>>;
