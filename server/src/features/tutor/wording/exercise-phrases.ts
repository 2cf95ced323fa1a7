/** What the tutor says about exercises and stories; see `phrases.ts`. */
export const EXERCISE_PHRASES = {
  // Exercises
  openLine: ['Let’s work on {problem} together. {goal}'],
  openSum: ['Let’s work out {problem}.'],
  openLongSum: ['Let’s work out {problem} one step at a time.'],
  openStory: ['Let’s take this one together. {goal}'],
  openFurther: ['Good one to ask: {problem}', 'Let’s find out: {problem}'],
  tryOne: ['Good question. One that doesn’t work would settle it, so let’s try yours.'],
  openStoryAsk: ['What is asked for, and what would you work out first?'],
  openAskedAsk: ['You’re looking for the {asked}, and you know {given}. Which formula connects them?'],
  openGivenAsk: ['You know {given}. What is asked for, and which formula connects them?'],
  openFirst: ['What have you tried, or what would you do first?'],
  openNow: ['What would you do first?', 'How would you begin?'],
  seesList: ['I see {count} exercises. Let’s take them one by one.'],
  number: ['**Number {number}.**'],
  lastOfList: ['That was the last one on your list. Nice work!'],
  yesGives: [
    'Yes, {problem} gives {answer}. Well done!',
    'That’s it: {problem} gives {answer}.',
    'Exactly, {problem} gives {answer}.',
  ],
  yesSum: [
    'Yes, {problem} = {answer}. Well done.',
    'That’s right: {problem} = {answer}.',
    'Exactly: {problem} = {answer}.',
  ],
  yesAnswer: ['Yes, {answer}. Well done!', 'That’s it: {answer}.', 'Exactly, {answer}.'],
  yesReals: [
    'Yes, there’s no real solution: a negative number ends up under the root. If you’ve met complex numbers: {answer}.',
  ],
  yesStays: ['Right, {problem} can’t be written as a product of simpler factors with whole numbers.'],
  putBack: ['Check: {line} ✓'],
  yesAgain: ['Yes, {answer} is right.', 'Yes, still right: {answer}.'],
  nowThis: ['And now this one: {line}. What comes out?'],
  offerNext: ['Want a harder one?', 'Shall we try a harder one?', 'Another one, a bit harder?'],
  offerAlike: ['Want to try another one like it?', 'Shall we do one more?'],
  right: ['Right.', 'Yes.', 'Good.', 'Exactly.'],
  rightLine: ['Right: {line}.', 'Yes, {line}.', 'Good, {line}.'],
  nowWeHave: ['Now we have {line}.'],
  whatNext: ['What comes next?', 'And now?', 'What would you do next?'],
  rightPart: ['That’s right, but not all of it: you have {has} of {of}.'],
  otherLetter: ['What about the other letter?'],
  otherSolution: ['There’s more: what else makes it true?'],
  rightForm: ['Right value! It’s just {missing}. How could you write it?'],
  methodDone: ['Yes, from both sides: {line}.', 'Good move: {line}.', 'Yes, that works: {line}.'],
  methodGood: ['Yes, good idea.', 'Good choice.', 'Yes, that’s the way to go.'],
  methodTry: ['Let’s try that on {line}.', 'Good, try that with {line}.'],
  methodGives: ['What do you get?', 'What does it give you?'],
  methodAllowed: ['You can do that: it gives {line}, which is still true. But is it any simpler?'],
  methodToo: ['Yes, that works too: it gives {line}.'],
  methodTooBare: ['You could try that too. What would the first line be then?'],
  methodTooAsk: ['Which way do you find easier, and why?', 'Which of the two ways is shorter?'],
  methodAllowedAsk: ['What would undo something on the side with the letter?'],
  dividesByZero: ['Careful: nothing can be divided by zero.'],
  dividesByLetter: ['Careful: the letter might be zero, and then you’d be dividing by zero.'],
  whatElse: ['What else could you do with {line}?'],
  notQuite: ['Not quite.', 'Not yet, but let’s look.', 'That’s not it yet.'],
  guessIs: ['{line} is {after}.'],
  guessSlip: ['Can you see what your idea left out?', 'Which part of your idea has to change?'],
  guessStep: ['Step by step: {line} becomes {after}.', 'First, {line} becomes {after}.'],
  guessNext: ['And what does that come to?', 'What comes out then?'],
  slipDerived: [
    'It looks as if you worked out {line}. That sum is right, but it’s not what’s asked for.',
    'I think you did {line}. The arithmetic is fine, but it answers something else.',
  ],
  slipRounded: [
    'You found {line}. The division is right. Now think of what’s left over: does it need one more, or doesn’t it count?',
    'So you have {line}. That’s a good start. What happens with what’s left over?',
  ],
  notQuiteClose: ['Almost.', 'You’re close.', 'Not quite, but it’s a good try.'],
  tryAgain: ['Look at {line} again. What do you get?', 'Have another look at {line}. What comes out?'],
  afterSlip: ['What should it be?', 'Try that step again: what do you get?'],
  linesRight: ['Every line is right.', 'I went through it: every line is right.'],
  linesAnswer: ['Every line is right, and so is your answer. Well done!'],
  lineWrong: ['Line {number} is where it goes wrong: {line}.'],
  linesBefore: ['Up to there it’s right.'],
  lineAsk: ['What should line {number} be?'],
  lookAt: ['Look only at {line}.'],
  oneThing: ['What’s one thing you could do next?', 'What could you do to get closer?'],
  firstThing: ['What is the first thing to work out?'],
  hintRule: ['{rule}.'],
  hintLaw: ['{rule}: {formula}. {reason}'],
  hintAsk: ['What do you get?', 'Try it: what comes out?'],
  partFirst: ['Brackets come first, then × and ÷, then + and −. So begin with {first}.'],
  sumAsk: ['What is {line}?'],
  twin: ['Here’s one just like it: {rule}, and {before} becomes {after}. Now do the same with {line}.'],
  twinTold: ['Here’s one just like it, with {given}: {lines}. Now do the same with your numbers.'],
  showStep: ['Let’s do this step together. {rule}: {after}.', 'I’ll do this step with you. {rule}: {after}.'],
  isAnswer: ['And that’s the answer.'],
  tryTwin: ['Now one like it for you: {exercise}'],
  holdBack: [
    'I’ll show you everything if you still want it after this. You’ll remember more if you do a bit yourself, so here’s a start. {rule}.',
  ],
  revealed: ['Sure, here’s the whole thing.', 'Okay, here it is from start to finish.'],
  comeBack: [
    'When you’re ready, try this one alone: {exercise}',
    'Next time, try this one on your own: {exercise}',
  ],
  whichStep: ['Which step wouldn’t you have found on your own?'],
  whyFlip: [
    'Try it with numbers: 3 < 5 is true. Multiply both sides by −1 and you get −3 and −5. Which of those is bigger? That’s why the sign turns around.',
  ],
  whyNeverZero: [
    'You may divide by anything that is never zero. A power of e is always positive, whatever x is, so no solution gets lost. Dividing by x would be different: x could be zero.',
  ],
  whyBalance: [
    'Think of an old-fashioned scale that’s in balance. If you take the same weight off both sides, it stays in balance. We want {letter} alone, so we take away what’s with it, on both sides.',
  ],
  whyExponents: [
    'Write it out: x³ is x · x · x, and x⁴ is x · x · x · x. Side by side that’s seven x’s. You count them together, so the exponents are added.',
  ],
  whyPowerOfPower: [
    '(x³)⁴ means x³ four times: x³ · x³ · x³ · x³. Four groups of three x’s make twelve, so here the exponents are multiplied.',
  ],
  whySmallExponents: [
    'Go down step by step: 2³ is 8, 2² is 4, 2¹ is 2. Each step halves it. So 2⁰ must be 1, and 2⁻¹ must be a half.',
  ],
  whyTurnOver: [
    'Dividing asks “how many fit?”. How many halves fit into 3? Two into each whole, so 3 × 2 = 6. That’s why dividing by a half is the same as multiplying by 2, and why the result gets bigger.',
  ],
  whySameBottom: [
    'The bottom says how big the pieces are. A half and a third are pieces of different sizes, so you can’t count them together. Cut both into sixths and you can: 3 pieces and 2 pieces make 5 sixths.',
  ],
  whyTopByTop: [
    'Take half of a third: cut each third in two, and the whole has 6 pieces. You take one of them, 1/6. The bottoms count all pieces, the tops the ones you take, so each is multiplied.',
  ],
  whyMinusMinus: [
    'Think of a debt. If somebody takes a debt of 8 off you, you’re 8 better off. So taking away −8 is the same as adding 8.',
  ],
  whyBrackets: [
    '2(x + 4) means two groups of x + 4: one x + 4 and another x + 4. That’s two x’s and two 4’s, so the 2 multiplies both.',
  ],
  whyLikeTerms: [
    'Think of x as a bag: 3 bags and 2 bags make 5 bags. A number without x is loose coins, and you can’t count coins as bags.',
  ],
  whyPythagoras: [
    'Draw a square on each side of the triangle. The two small squares together cover exactly as much as the big one. The area of a square is side times side, and that’s where the squares come from.',
  ],
  whyPercent: [
    'Percent means “out of 100”. 25% is 25 out of every 100, so it’s the fraction 25/100 of the whole amount.',
  ],
  whyFactors: [
    'When two numbers multiply to 0, one of them must be 0. That’s why a product helps: you can look at each bracket by itself.',
  ],
  whySorted: [
    'The median is the one in the middle of the line. If the numbers don’t stand in order, “the middle” is only where somebody happened to write it.',
  ],
  whyMean: [
    'The mean shares everything out equally: first put it all on one pile, then deal it out. That’s adding, then dividing.',
  ],
  whyTwoLetters: [
    'One equation with two letters has lots of answers. The second one picks the pair that fits both. So once you know one letter, you can put it in and find the other.',
  ],
  whyOrder: [
    'Read 2 + 3 × 4 as 2 coins and 3 bags of 4 coins. First see what’s in the bags, then add the 2. Everybody uses the same order, so everybody gets the same answer.',
  ],
  whyRule: ['{reason}'],
  solutionAgain: ['Here’s how it goes, step by step.'],
  stepOf: ['Step {number}: {reason} It turns {before} into {after}.'],
  yourTurnStep: ['Your turn, with other numbers: what does {line} become?'],
  inOwnWords: ['Can you say in your own words what changed there?'],
  onWith: ['Back to {line}: what would you do next?', 'Now on with {line}. What’s your next step?'],
  besideNotKnown: [
    'That’s a fair question, but I don’t have a good answer to it.',
    'I’m not sure of the answer to that, and I won’t guess.',
  ],
  backTo: [
    'I couldn’t read that as a step on {line}, so here’s a nudge.',
    'I’m not sure how that fits {line}. Try this:',
    'Let’s go on with {line}.',
  ],
  goodTest: ['Good that you test it. So something has to change.', 'It’s smart to check it like that.'],
  stillAt: ['We’re still at {line}.'],
  showWork: ['Sure. Write down what you got, and I’ll check it line by line.'],
  noAnother: ['I can’t make a good one like that. Do you have another exercise from your book?'],
  harderOne: ['Okay, a bit harder:', 'Here’s a harder one:'],
  easierOne: ['Okay, a smaller one first:', 'Let’s do an easier one:'],
  anotherOne: ['Here’s another one:', 'Okay, one more:'],
  tookTooLong: [
    'That took me too long to work out, so I stopped. Can you write just the problem, in one short line?',
  ],

  // Stories
  storyOpen: ['Let’s work this one out together.'],
  storyLike: ['This may help:'],
  storyLaw: [
    'You’re looking for the {asked}. One law that helps is “{law}”: {formula}, where {symbols}. You know {given}.',
  ],
  storyMissing: [
    'What’s still missing is the {missing}. How could you get it from the other numbers?',
    'So you still need the {missing}. Which of the other numbers could lead there?',
  ],
  scaled: [
    'Take {formula}: with {factor} the {cause}, and the rest as it was, the {effect} gets {times} as large.',
    'In {formula}, {factor} the {cause} makes the {effect} {times} as large, if nothing else changes.',
  ],
  scaledNot: [
    'In {formula} the {cause} doesn’t occur. So the {effect} stays the same, however large the {cause} is.',
  ],
  scaledAlike: ['They grow together.'],
  scaledSquared: ['That’s because it’s squared there: it counts twice as a factor.'],
  scaledCubed: ['That’s because it’s cubed there: it counts three times as a factor.'],
  scaledTurned: ['The one gets smaller as the other grows.'],
  scaledRoot: ['That’s because of the root.'],
  storyAsked: ['What is it asking for? And what does each of the numbers ({numbers}) tell you?'],
  storyAskedBare: ['What is it asking for? And what do you know?'],
  storyFirst: [
    'What would you work out first? Write it as a calculation, like “12 − 5”, and I’ll check it.',
    'Which two numbers belong together, and what would you do with them?',
    'What’s the first thing you could find out with the numbers you have?',
  ],
  storyResult: [
    'Your calculations are right, and they lead to {answer}. Read the question once more: is that what it asks for?',
    'Yes, {answer} is what you worked out. Does it answer the question?',
  ],
  storyNumber: [
    'How do you get {answer}? Write the calculation, and I’ll check it.',
    'I don’t see how {answer} comes out of these numbers. Which of them did you use, and what did you do with them?',
    'Let’s test {answer}: put it into the story. Does everything fit?',
  ],
  howSo: [
    'I can’t tell that from what I know so far. How do you get {answer}? Write the calculation, and I’ll check it.',
    'Show me how you get {answer}: write the calculation, and I’ll check it.',
  ],
  storyDerived: [
    'I see: {line}. That sum is right.',
    'So you worked out {line}, and that sum is right.',
    'That’s {line}, and the sum is right.',
  ],
  storyAgain: [
    'Here’s yours with other numbers. How would you begin?',
    'Try it once more with other numbers:',
  ],
  storyTest: [
    'Test that way of thinking with easy numbers: what if it were twice as much of everything? Would it still come out right?',
    'Does adding fit here, or does the one grow with the other? Try it with simple numbers.',
  ],
  storyAllUsed: [
    'Every number of the story has its place in it. If it’s what the question asks for, you’re there!',
    'You used all the numbers. Read the question once more: if that’s what it asks for, you’re done.',
  ],
  storySense: [
    'Good check: a result has to make sense in the story. So which step would you change?',
    'It’s smart to test it like that. What does it tell you about your calculation?',
  ],
  storyTerm: [
    'Good start, giving it a letter. Test it with an easy number: let {letter} be 10. Do the others come out as the story says?',
    'Okay. Read it back in words: what does each part say? Is that what the story says?',
  ],
  taskKind: ['This looks like {name}. {way}', 'I think it’s about {name}. {way}'],
  taskAnswer: ['Yes, that’s right: {answer}. Well done!', 'That’s it: {answer}.', 'Exactly, {answer}.'],
  taskStep: ['Right, {answer}: that’s {name}.', 'Yes, {answer}. That’s {name}.'],
  taskSlip: ['Not quite.', 'Almost.', 'Not yet, but I see what you did.'],
  taskChanged: [
    'The steps stay the same, only with {number} in that place.',
    'Do the same steps once more, this time with {number}.',
  ],
  taskChangedAsk: ['What do you get now?', 'What comes out?'],
  taskChangedCheck: ['Does your number come out?', 'Step by step: what do you get?'],
  hoursAndMinutes: [
    'Careful with the part after the decimal point: it’s a part of an hour, not minutes. Multiply it by 60.',
  ],
  taskMisread: [
    'I don’t think that says what the task says yet. Check which number belongs where.',
    'Hm, solved, that doesn’t fit the task, as far as I can read it. Is every number in the right place?',
  ],
  taskMisreadAsk: ['Say it in words: what does each part count?', 'What does each number stand for?'],
  taskExample: ['Here’s one of the same kind.', 'Let’s look at one like it.'],
  taskAgain: ['Now do the same with yours: what comes first?', 'Which of your numbers goes where?'],
  storyThought: [
    'Okay, use that: what does it give you as a calculation?',
    'Good thought. Which numbers does it connect?',
    'And what can you work out with that?',
  ],
  storyQuestion: [
    'Good question. What would change in your calculation? Try it, and I’ll check the numbers.',
    'Let’s try it out: take easy numbers, and see what happens.',
    'What do you expect, more or less than before? And why?',
  ],
  wonder: ['Nice what-if.', 'Good thing to wonder about.'],
  wonderAsk: [
    'Which of your steps stays as it is, and which one changes? Write the changed one as a calculation, and I’ll check it.',
    'Start at the beginning of the story: what’s different first? Write it as a calculation, and I’ll check it.',
  ],
  storyBack: [
    'And now back to your task: what would you work out next?',
    'Back to your task: what comes next?',
  ],
  storyLine: ['The arithmetic is right: {line}.', 'That sum is right: {line}.'],
  sumOnly: [
    'I’ve checked only the sum, not whether it’s the one this needs.',
    'That’s the sum alone; whether it’s the one to do here is another question.',
  ],
  sumRule: ['Which rule or formula does it come from?', 'Which formula did you use, and does it fit here?'],
  sumCountedWrong: [
    'So the slip isn’t in the arithmetic but in what goes into it. Is it the right formula, and are the units the ones it wants?',
    'So look at what you put in: does the formula fit, and does it want these units?',
  ],
  storyOnlySums: [
    'I’ve checked the sum. I’m not sure I read the whole story right, so you judge whether it fits.',
    'I’ve checked the sum only: what it means in the story, you know best.',
  ],
  storyLineAsk: [
    'What have you found with that, and what’s still missing?',
    'What does it tell you, and what’s still missing?',
  ],
  storyUse: [
    'How does that help you get to what’s asked?',
    'Good that you say what it is. What can you work out with it now?',
  ],
  storyDone: [
    'It builds on what you found before. If that’s what the question asks for, you’re there.',
    'That fits with your step before. If it’s what was asked, you’re done!',
  ],
  storyLineAgain: [
    'Is that what the question asks for?',
    'Read the question once more: is that the number it wants?',
  ],
  setUpNew: [
    'Okay, your equation is {line}. Check that it says the same as the story; I’ll check how you solve it.',
  ],
  setUpFollows: ['Yes, {line} follows from your equation.', 'Right, that gives {line}.'],
  setUpValue: ['So your equation is solved. Put it back into the story: does it fit?'],
  setUpWrong: ['{line} doesn’t follow from {equation}.'],
  calculationShort: ['But it isn’t the answer here.', 'It’s not what’s asked for, though.'],
  calculationInExercise: [
    'Is that your answer, or a step on the way?',
    'Is that what’s asked for, or a step towards it?',
  ],
  askedRight: ['Yes, {line}.', 'That’s right: {line}.'],
  equal: ['Yes, that’s right: {line}.', 'Right, both sides are the same: {line}.'],
  equalNot: [
    'Not quite: {line} doesn’t hold. Try {letter} = {at}: the left side is {left}, the right side {right}.',
    'Test it with {letter} = {at}: the left side of {line} is {left}, the right side {right}. So they’re not the same.',
  ],
  equalNotAsk: ['Which step changed it?', 'Where do you think it went wrong?'],
  calculationAsk: [
    'What does it tell you here?',
    'So what follows from that?',
    'What can you say with that now?',
  ],
  storyWrong: ['Check this one once more: {line}', 'One sum isn’t right yet: {line}'],
  storyHint: [
    'Try this: draw it, or say what happens in order. What do you have at the start, what changes, and what’s at the end?',
    'Say what each number stands for: “{number} is …”. Which one changes another?',
    'Try it with smaller numbers first. What would you do then? Now do the same with the real ones.',
  ],
  storyHonest: ['I won’t guess an answer I’m not sure about. But I can check every calculation you write.'],

  balanced: ['Yes, {line} is balanced: every element has as many atoms on the left as on the right.'],
  balancedHalf: ['Half a molecule doesn’t exist by itself, so we usually double all the numbers.'],
  balancedAsk: ['Want to try another equation? Just write it down.'],
  formulaChanged: [
    'Careful: {formula} wasn’t in the equation before. A different formula is a different substance, so only the numbers in front may change.',
  ],
  notBalanced: ['Let’s count in {line}. {element}: {left} on the left, {right} on the right.'],
  believed: [
    'I see what you had in mind. Let’s hold it against the step here.',
    'Many begin with such a thought. Let’s hold it against this step.',
  ],
  coefficientFits: ['Yes, {told} fits.', 'Right, {told} is what it takes.'],
  coefficientNot: [
    'Not quite: {told} doesn’t come out in the end.',
    'Not yet: with {told} it won’t balance.',
  ],
  balanceHint: [
    'Look at {element} alone: one side has {count}. On the other side each {formula} brings {each}. So how many {formula} do you need for {count}?',
    'Count only {element}: {count} stand on one side, and every {formula} has {each}. What number goes in front of {formula}?',
  ],
  notBalancedAsk: [
    'Which number could you put in front of a formula to fix that? The formulas themselves stay as they are.',
  ],
} as const satisfies Readonly<Record<string, readonly string[]>>;
