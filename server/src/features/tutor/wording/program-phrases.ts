/** What the tutor says about a program of the student's own; see `phrases.ts`. */
export const PROGRAM_PHRASES = {
  programRead: ['I’ve read your program.', 'Let’s look at your program.', 'I went through your program.'],
  programStill: ['That one is still there.', 'It’s still the same place.'],
  programBetter: ['The first thing is fixed, well done. Now this one:', 'Good, that’s fixed. One more:'],
  programLine: ['It could look like this:'],
  programFix: [
    'Yes, that’s it. Put it in, run it, and show me what you get.',
    'Exactly. Change it, run it, and tell me what comes out.',
  ],
  programEnds: ['Now it ends.', 'Now the loop comes to an end.'],
  programFixed: ['That slip is gone.', 'Good, that slip is gone.'],
  programPrints: ['It prints:', 'This is what it prints:'],
  programPrintsNow: ['As it stands, it prints:'],
  programShowsNothing: ['It runs to the end without an error, but it never prints anything.'],
  programAsWanted: ['Is that what you wanted?', 'Is that what it should do?'],
  programWhy: [
    'Which line does that come from?',
    'Go through it line by line with a pencil: do you get the same?',
  ],
  programClaimRight: ['Yes, that’s exactly what it prints.', 'Right, it prints exactly that.'],
  programClaimWrong: ['Not quite. It prints:', 'Not exactly. It prints:'],
  programEndless: [
    'The loop in line {line} never ends: after some rounds everything is as it was before. Which variable should change, and does it?',
  ],
  programLong: [
    'The loop in line {line} was still going after {rounds} rounds, so it looks endless. How does its condition become false?',
  ],
  programNeedsInput: [
    'It waits for somebody to type something, so I can’t run it here, and I don’t see at once what’s wrong. What do you type, what happens, and what should happen?',
  ],
  programNeedsModule: [
    'It uses {needs}, so I can’t run it here, and I don’t see at once what’s wrong. What happens when you run it, and what should happen?',
  ],
  programNotRun: [
    'I can’t run all of it here, and I don’t see at once what’s wrong. What happens when you run it, and what should happen?',
  ],
} as const satisfies Readonly<Record<string, readonly string[]>>;
