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
  programTimeOnce: [
    'No loop in it goes round more often when the input grows, so it always takes about the same time: O(1).',
  ],
  programTimeOne: [
    'Count the loops: the one in line {line} goes round once for each of the n things, and what stands inside takes the same time every round. So it’s O(n).',
  ],
  programTimeInARow: [
    'The loops stand one behind the other, and none inside another. So their rounds are added, not multiplied, and it’s O(n).',
  ],
  programTimeNested: [
    'The loop in line {inner} stands inside the one in line {line}: in every round of the outer one, the inner one goes round again. So the rounds multiply: O({order}).',
  ],
  programTimeHalved: [
    'Every round of the loop in line {line} divides the number, so twice as large a number costs only about one more round. That’s O(log n).',
  ],
  programTimeAtMost: ['That’s the worst case: it may stop earlier.'],
  programTimeUnknown: ['I can’t count the running time of this one for sure.'],
  programTimeAsk: ['Which line runs most often, and how often would that be for n things?'],
  programReturns: ['{call} gives back {value}.', 'For {call}, {value} comes back.'],
  programReturnsWhy: ['Can you follow it line by line to there?'],
  programReturnsHow: [
    'A function gives back what stands behind `return`, when it gets there. It shows nothing by itself, that’s what `print` does.',
  ],
  programReturnsAsk: [
    'Take a small value for what it’s given, and go through it with a pencil: what comes back?',
  ],
  programNotRun: [
    'I can’t run all of it here, and I don’t see at once what’s wrong. What happens when you run it, and what should happen?',
  ],
} as const satisfies Readonly<Record<string, readonly string[]>>;
