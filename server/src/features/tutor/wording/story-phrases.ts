/** What the tutor says to who asks for help with a task that is told in words; see `phrases.ts`. */
export const STORY_PHRASES = {
  taskFound: [
    'You have {number} already: that’s {is}.',
    'So far you have {number}, and that’s {is}.',
    'You’ve found {number}: that’s {is}.',
  ],
  taskFoundBare: ['You have {number} already.', 'So far you have {number}.'],
  taskNext: [
    'What’s still missing is {is}. How could you get it?',
    'Next comes {is}. How could you find it?',
    'Now it’s about {is}. What would you do for that?',
  ],
  taskLast: [
    'One step is left. What do you do with it to get what’s asked for?',
    'How do you get from there to what’s asked for?',
  ],
  taskWayAsk: ['What do you get first?', 'Which part of that can you do first?'],
  taskSum: ['Now work out {sum}. What comes out?', 'Try {sum}. What do you get?'],
  taskLines: ['Okay, here’s the whole way:', 'Sure, here it is from start to finish:'],
  taskAllTold: [
    'That was the whole way. Which line is unclear? Or say “another one”, and we’ll try it with a new task.',
    'You’ve seen all of it now. Tell me the line that’s hard, or take “another one” and begin it yourself.',
  ],
  storyHold: [
    'You’ll remember more if you do a bit yourself, so here’s a start. Ask again, and I’ll show you everything.',
    'Try a bit more first. If you still want it after this, I’ll show you all of it.',
  ],
  storyNextSum: [
    'What happens next in the story, and what does it do to that number?',
    'Read on in the story. What changes next?',
  ],
  storyQuestionAlone: ['Look only at the question: “{question}” What would you need to know to answer it?'],
  storyAnySum: [
    'Write down any sum that you’d try with these numbers, even if you’re not sure. I’ll check it, and we’ll see where it leads.',
  ],
  storyRest: [
    'Tell me the story in your own words, without the numbers. What happens first?',
    'Guess an answer and test it: put it into the story. What doesn’t fit yet?',
  ],
  otherValue: [
    'And {value} for the other part ({part})? How did you get that? Write the calculation, and I’ll check it.',
  ],
  storyOtherPart: [
    'There’s one more thing to find: {part}?',
    'That’s one of the two. And now: {part}?',
    'One part is done. What about the other one: {part}?',
  ],
  // Where to begin, by the words of the task
  clueAverage: [
    'An average times how many there are gives the total of all of them. Which total do you need here?',
  ],
  clueFractions: [
    'The pieces have different sizes. Into how many equal pieces could you cut the whole, so that both fractions fit?',
  ],
  clueBottoms: [
    'Write both fractions with the same number at the bottom. Which number do {one} and {other} both go into?',
  ],
  clueRatio: ['Count all the parts of the ratio. How big is one part?'],
  cluePercent: ['A percent is always a percent of something. Of which amount is the {number} taken here?'],
  clueTimes: [
    '“{word}” compares two amounts. Call the smaller one a single part: how many parts is the other one?',
  ],
  clueGroups: [
    '“{word}” tells you about equal groups. Which number says how much is in one of them, and which one how many there are?',
  ],
  clueSpeed: ['A speed says how far it goes in one hour or one second. What does that give you here?'],
  clueLess: ['Something goes away in this story. How much is there before that happens?'],
  clueTogether: [
    '“{word}” means everything put together. Which amounts belong to it, and do you know all of them?',
  ],
  clueCompare: ['Two amounts are compared here. How big is each of them?'],
} as const satisfies Readonly<Record<string, readonly string[]>>;
