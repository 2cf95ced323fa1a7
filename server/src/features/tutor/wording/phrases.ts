/**
 * Every sentence that the tutor says of its own, by what it is for; several ways to say it where it comes often. `{x}` stands for
 * what is filled in. Read them aloud before you change them: they should sound like a friendly teacher.
 */
export const PHRASES = {
  // Exercises
  openLine: ['Let’s work on {problem} together. {goal}'],
  openSum: ['Let’s work out {problem}.'],
  openLongSum: ['Let’s work out {problem} one step at a time.'],
  openStory: ['Let’s take this one together. {goal}'],
  openStoryAsk: ['What is asked for, and what would you work out first?'],
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
  putBack: ['Check: {line} ✓'],
  yesAgain: ['Yes, still right: {answer}.'],
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
  methodAllowedAsk: ['What would undo something on the side with the letter?'],
  dividesByZero: ['Careful: nothing can be divided by zero.'],
  dividesByLetter: ['Careful: the letter might be zero, and then you’d be dividing by zero.'],
  whatElse: ['What else could you do with {line}?'],
  notQuite: ['Not quite.', 'Not yet, but let’s look.', 'That’s not it yet.'],
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
  hintAsk: ['What do you get?', 'Try it: what comes out?'],
  partFirst: ['Brackets come first, then × and ÷, then + and −. So begin with {first}.'],
  sumAsk: ['What is {line}?'],
  twin: ['Here’s one just like it: {rule}, and {before} becomes {after}. Now do the same with {line}.'],
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
  backTo: [
    'I couldn’t read that as a step on {line}, so here’s a nudge.',
    'I’m not sure how that fits {line}. Try this:',
    'Let’s go on with {line}.',
  ],
  stillAt: ['We’re still at {line}.'],
  showWork: ['Sure. Write down what you got, and I’ll check it line by line.'],
  noAnother: ['I can’t make a good one like that. Do you have another exercise from your book?'],
  harderOne: ['Okay, a bit harder:', 'Here’s a harder one:'],
  easierOne: ['Okay, a smaller one first:', 'Let’s do an easier one:'],
  anotherOne: ['Here’s another one:', 'Okay, one more:'],
  tookTooLong: [
    'That took me too long to work out, so I stopped. Can you write just the problem, in one short line?',
  ],
  notAnswerTo: ['That’s not it for {problem}.'],
  goThroughAgain: ['Shall we go through it again, step by step?'],

  // Stories
  storyOpen: ['I’m not certain I’ve understood this one, so let’s work it out together.'],
  storyLike: ['This may help:'],
  storyAsked: ['What is it asking for? And which of the numbers ({numbers}) tell you something about that?'],
  storyFirst: [
    'What would you work out first? Write it as a calculation, like “12 − 5”, and I’ll check it.',
    'Write that as a calculation, step by step, and I’ll check each one.',
  ],
  storyWord: ['“{answer}”, okay. Which part of the question told you that?'],
  storyResult: [
    'Your calculations are right, and they lead to {answer}. Read the question once more: is that what it asks for?',
  ],
  storyNumber: [
    'How do you get {answer}? Write the whole calculation, and I’ll check that.',
    'So you come to {answer}. Show me each step as a calculation, and I’ll check them.',
  ],
  storyLine: ['The arithmetic is right: {line}.'],
  storyOnlySums: [
    'That’s the sum checked; whether it’s the one you need, you decide.',
    'I’ve checked the sum, not whether it’s what the question needs.',
  ],
  storyLineAsk: ['What does that number tell you? Is it what was asked for?'],
  storyLineAgain: [
    'Is that what the question asks for?',
    'Read the question once more: is that the number it wants?',
  ],
  setUpNew: [
    'Okay, your equation is {line}. Whether it fits the question, you decide; I’ll check how you solve it.',
  ],
  setUpFollows: ['Yes, {line} follows from your equation.', 'Right, that gives {line}.'],
  setUpValue: ['That’s the solving checked. Put it back into the question: does it fit?'],
  setUpWrong: ['{line} doesn’t follow from {equation}.'],
  calculationShort: ['But it isn’t the answer here.', 'It’s not what’s asked for, though.'],
  calculationInExercise: [
    'Is that your answer, or a step on the way?',
    'Is that what’s asked for, or a step towards it?',
  ],
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
  balancedAsk: ['Want to try another equation? Just write it down.'],
  formulaChanged: [
    'Careful: {formula} wasn’t in the equation before. A different formula is a different substance, so only the numbers in front may change.',
  ],
  notBalanced: ['Let’s count in {line}. {element}: {left} on the left, {right} on the right.'],
  notBalancedAsk: [
    'Which number could you put in front of a formula to fix that? The formulas themselves stay as they are.',
  ],

  // Ideas
  narrow: [
    'Let’s find the part that’s unclear. Which of these is it?',
    'That’s a big topic, so let’s pick a piece. Which one?',
  ],
  simplerWords: ['In simpler words:', 'Let’s make it simple.', 'The short version:'],
  deeper: ['Good question.', 'Good thing to ask.'],
  forExample: ['Here’s an example.', 'Let’s take an example.'],
  saidAlready: ['I’ve told you all I have on that one. Let’s see if it stuck.'],
  otherWay: ['Let me try it another way.', 'Okay, from another side.'],
  mistakeOpen: ['Let’s test that.', 'That’s worth a closer look.', 'Let’s look at that more closely.'],
  claimRight: ['Yes, exactly.', 'Yes, that’s right.', 'Yes, you’ve got it.'],
  claimWrong: ['Not quite.', 'Careful, that’s not so.', 'Good thought, but no.'],
  claimAgain: [
    'How would you say it now?',
    'What does that change for you?',
    'So what would you say instead?',
  ],
  claimNext: [
    'Shall I ask you a question about it?',
    'Want to try a question on this?',
    'Can you give an example of your own?',
    'And why is that so? Try it in one sentence.',
    'Ready for a question about it?',
    'What would you like to check next?',
  ],
  claimLikely: [
    'That sounds right to me. The lesson puts it like this:',
    'I think so too. In the lesson it goes like this:',
    'That fits what I know:',
  ],
  lessonInEnglish: ['My lessons are in English. Here it is in simple words:'],
  compareWith: [
    'Here’s how the lesson puts it:',
    'The lesson says it like this:',
    'In the lesson’s words:',
    'Here’s the lesson on that:',
  ],
  compareAsk: [
    'Is that what you mean? If not, what’s different?',
    'Does that fit what you said?',
    'Is that the same as yours, or would you change something?',
    'Which part of yours does that settle?',
  ],
  anythingElse: [
    'Now you: how would you say that in one sentence?',
    'Does that answer it? If you like, I’ll ask you a question about it.',
    'Can you think of an example of that?',
    'Which part of that is new to you?',
    'Is that clear? Say “quiz me” and I’ll ask you something.',
  ],
  boardOpen: ['Here’s what I’d draw, step by step:'],
  boardPage: ['You can watch it being drawn on [the lesson page]({page}).'],
  checkIt: ['Quick check:', 'Let’s see:', 'Try this:'],
  backToQuestion: ['Back to the question:', 'Now the question again:', 'So:'],
  itemAsk: ['{ask}'],
  explainBack: [
    'Can you explain it back to me in one sentence?',
    'Now you: how would you say that to a friend?',
  ],
  pointsAll: ['Yes, that’s exactly it.', 'Yes! You’ve got it.', 'That’s right, well put.'],
  pointsSome: ['Good, you have the main part: {said}', 'Yes, that part is right: {said}'],
  pointsContrary: ['Careful, it’s the other way round:'],
  numberAlone: [
    'I can’t tell what that number stands for. Write the whole calculation, and I’ll check it.',
    'How did you get that? Show me the calculation and I’ll check it.',
  ],
  cannotJudge: [
    'I can’t check that one, and I won’t guess. Can you say it another way, or in two smaller steps?',
    'I’d only be guessing there. How did you get to it? Tell me the step before.',
    'I’m not sure about that one, so I won’t say yes or no. Shall we look it up in your book together?',
  ],
  pump: ['What else?', 'And what else belongs to it?'],

  // Items
  itemRight: ['Yes, that’s right.', 'Exactly.', 'Right!', 'Yes!'],
  itemNearly: ['Nearly. {slip}'],
  itemWrong: ['Not quite.', 'Not that one.', 'Good try, but no.'],
  itemTryAgain: ['Try once more.', 'What else could it be?'],
  itemAnswer: ['It’s {key}.', 'The answer is {key}.'],
  itemCompare: ['I can’t tell whether yours means the same. My answer would be: {key}'],
  itemReason: ['And why?', 'Right, and why is that?'],
  itemOffer: ['Another one?', 'Want another?', 'One more?'],
  itemOfferHarder: ['Ready for a harder one?', 'Want one that’s a bit harder?'],
  itemsDone: ['That’s all the questions I have on this. Want to go on to {title}?'],
  itemsDoneAlone: ['That’s all the questions I have on this one. What’s next?'],
  itemHint: ['{hint}'],
  noItem: ['I don’t have a question on that yet.'],
  unsureIsFine: ['That’s okay.', 'No problem.'],

  // Books
  bookSays: ['Your books put it like this:', 'Here’s what the book says:'],
  bookAsk: ['Does that answer your question?', 'Is that what you were looking for?'],
  bookEnd: [
    'That’s all the books say about it. Which word or sentence is hard? Write it here, and we’ll take it apart.',
  ],
  decline: ['I don’t know that one, sorry: it’s not in my books, and I don’t want to make something up.'],
  declineNear: [
    'I can’t answer exactly that, but this comes close. Shall we look at it?',
    'Not exactly that, but here’s something close:',
  ],
  declineUpload: ['If you have it in a document, upload it and I’ll look there.'],
  declineSecond: ['That’s not in my books either, sorry. What else are you working on?'],

  // Pages that do the work
  toQuiz: [
    'Sure! [Start a quiz on {about}]({page}), and every answer gets explained. Or I can ask you one right here.',
  ],
  toQuizAny: ['Sure! What should it be about? Or [set up a quiz yourself]({page}).'],
  toCards: [
    'I can do that: open [Review]({page}) and add the cards for {about}. They come back just when you’re about to forget them.',
  ],
  toCardsAny: ['You’ll find your cards under [Review]({page}). Which topic should they be about?'],
  toNotes: ['Open [Create notes]({page}) and I’ll put the main points of {about} together for you.'],
  toNotesAny: [
    'I make notes from a book: open one in [your library]({page}) and choose “Notes”. Which book is it?',
  ],
  toPlan: ['Let’s make a plan. What is it for, and when is it?'],
  toPlanPage: [
    'Okay, let’s make that doable. Open [Goal setting]({page}) for “{about}”: you pick the days there, and I put teaching before testing. How much time do you have a day?',
  ],
  planHow: [
    'Then do it in short blocks: the hardest part first, and after each block close the book and say what you remember. Which part is the hardest for you? We can start with it right now.',
  ],
  planDate: ['Okay, {about}. When is it? And how many minutes a day do you have?'],
  planTonight: [
    'It’s close, so keep it small: today the two things you’re least sure of, tomorrow only a look back. [Plan it here]({page}).',
  ],
  toPodcast: ['Open a chapter in [your library]({page}) and choose “Podcast”: two voices talk it through.'],
  fromHelp: ['This is what [Help]({page}) says. If you meant something else, ask me in other words.'],
  toHelp: ['You’ll find that under [Help]({page}) and in your settings. What were you working on?'],

  // Essays
  essayOpen: [
    'I won’t write it for you, but I’ll help you make it good. What’s the one point you want to make?',
  ],
  essayThesis: ['Okay, your point is: “{thesis}”.'],
  essayClaim: [
    'Could somebody disagree with it? If not, it’s a fact and not a claim yet. Try: “… because …”.',
  ],
  essayReasons: ['That’s a claim you can argue. What are your two best reasons?'],
  essayObjection: [
    'Good. Now the other side: what would somebody say who disagrees, and what’s your answer?',
  ],
  essayOutline: [
    'You have an outline: point, two reasons, objection and answer. Write the first paragraph, and paste it here: I’ll tell you what I see.',
  ],
  essaySeen: ['I can’t grade it the way a teacher would, but here’s what I can see:'],
  essayAsk: ['Which sentence says what the whole text is about? Put it first and see how it reads.'],
  essayLength: [
    'It has {words} words. One sentence that a reader gets at first reading is fine; if you have to breathe in the middle, make it two. Can you say it in fewer words without losing the reason?',
  ],
  essayWontWrite: ['I won’t write it for you, but we’ll get there fast together.'],
  essayObjectionHow: [
    'Take the strongest thing somebody on the other side would say, in one sentence, and then answer it with a fact. What would they say first?',
  ],
  essayYourCall: [
    'That’s your call as the writer. Ask yourself: would a reader who disagrees be convinced by it? What would they ask next?',
  ],
  essayStuck: ['Start rough: finish this sentence, “I think … because …”. It doesn’t have to be good yet.'],

  // Talk
  hello: [
    'Hi! What are we working on today?',
    'Hello! What would you like to learn or work out?',
    'Hey! What’s up: homework, a test, or something you’re curious about?',
  ],
  howAreYou: [
    'Doing well, thanks! What are we working on today?',
    'All good here, thanks for asking! What shall we look at?',
  ],
  bye: ['See you! You did real work today.', 'Bye for now. Come back whenever you like.'],
  thanks: [
    'You did the work! What’s next?',
    'Any time. What would you like to do next?',
    'Glad it helped. Shall we go on?',
  ],
  aboutYou: [
    'I’m Studia’s tutor, a program and not a person. I work through maths with you step by step, explain things from the books, ask you questions, and check what you write. What would you like to try?',
  ],
  noFavourites: [
    'I’m a program, so I don’t play or have favourites. What’s yours? And what are you working on for school?',
  ],
  mayBeWrong: [
    'Yes, I can be wrong. Calculations are worked out exactly, and where I quote a book you can open the page and read it yourself. When I’m not sure, I say so. If something looks off to you, tell me.',
  ],
  whyIAsk: [
    'Because you remember far more of what you work out yourself. But if you just want something checked, send it and I’ll check it straight away.',
  ],
  languages: [
    'I can talk with you in English, Spanish, French, German, Portuguese, Hindi, Arabic and Chinese. My lessons and books are in English, though. What’s the question?',
  ],
  disagrees: [
    'Maybe I am. Which part looks wrong to you, and what do you think it should be?',
    'Could be. Tell me what you’d say instead, and I’ll look at it again.',
  ],
  rude: [
    'Fair enough, that wasn’t helpful. Tell me what went wrong, or send me the exact question, and I’ll try again.',
    'I hear you. Let’s try it differently: which bit annoys you most?',
  ],
  feelingDumb: [
    'You’re not dumb. This is hard until it isn’t, and you’re still at it. Let’s make it smaller.',
    'Finding it hard doesn’t mean you can’t do it. Let’s take one tiny piece.',
  ],
  feelingGrade: [
    'That stings. But mistakes you understand are the quickest points to win back. Which question went wrong? Send it to me and we’ll look at it.',
  ],
  feelingTired: [
    'That sounds tiring. Five minutes away from the screen often helps more than ten more minutes of trying. Shall we do one small thing, or stop for today?',
  ],
  feelingStress: [
    'That’s a lot of pressure. Let’s not do everything, just the next small thing. What’s coming up first?',
  ],
  feelingMix: [
    'Easily done, they’re so alike. Pick two that you mix up and tell me one thing that’s different about them.',
  ],
  feelingHate: [
    'Fair enough, not everybody’s favourite. What’s the most annoying part? We’ll start right there.',
  ],
  feelingSad: [
    'I’m sorry it feels like that. It’s okay to be sad, and it helps to tell somebody you like. I’m here, and we can do something small together whenever you want.',
  ],
  feelingForget: [
    'Everybody forgets; that’s how memory works. What helps is asking yourself a few questions tomorrow, and again in three days. Shall I ask you one now?',
  ],
  figure: [
    'Ha, I get it. Let’s make it shorter: what’s the first thing on it?',
    'Sounds like a long one. Let’s get it done: what’s first?',
  ],
  offTopic: [
    'That’s not my thing, I’m here for learning. But ask me about school stuff any time. What are you working on?',
    'I can’t help with that one. Got something for school?',
  ],
  noSides: [
    'I don’t take sides in politics; that’s for you and your family to decide. I can explain how elections work, if you like.',
    'I don’t vote, and I wouldn’t tell you how to. Shall we look at how votes are counted instead?',
  ],
  noPrediction: [
    'I can’t see into the future, and I won’t help with betting. The maths of odds is interesting, though. Want to look at that?',
  ],
  noMocking: [
    'I won’t make fun of a real person. But I’m in for a funny text about something else, like your homework or a school subject.',
  ],
  heartache: [
    'That hurts, I’m sorry. I’m not the right one for advice on that; a friend or somebody in your family is. If a bit of school work would take your mind off it, I’m here.',
  ],
  noDose: [
    'I can’t tell you how much to take: that depends on you, and too much can do harm. Please ask a parent, a pharmacist or a doctor first, or phone one of them now. If you feel really bad, get an adult straight away.',
  ],
  no: ['Okay. What would you like to do instead?', 'No problem. What else can I do?'],
  ready: [
    'Great. What shall we start with? A topic, or an exercise from your book?',
    'Sure. Tell me the topic, or paste the exercise.',
  ],
  whatIsMeant: [
    'I’m not sure what you mean. Is it one of these?',
    'Help me out: which of these do you mean?',
    'I didn’t get that. Which one fits?',
  ],
  whatIsMeantBare: [
    'I’m not sure what you mean. Tell me a topic, like “photosynthesis”, or paste an exercise, like “3x + 7 = 22”.',
    'I didn’t get that. Can you say it in one whole sentence, with the thing it’s about?',
    'I lost you there, sorry. What would you like to know, or what should I check?',
  ],
  outside: [
    'I can’t check that one, sorry: it’s outside what my lessons cover. If there’s a calculation in it, write it down and I’ll check that part.',
    'I’d be guessing there. If you can tell me which topic it belongs to, I’ll see what I have.',
  ],
  seesNumber: ['I see {number}, but no question with it. What’s the exercise?'],
} as const satisfies Readonly<Record<string, readonly string[]>>;

export type PhraseKey = keyof typeof PHRASES;
