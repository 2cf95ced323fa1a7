/** What the tutor says when something is asked of it: help, a question, cards, a summary; see `phrases.ts`. */
export const REQUEST_PHRASES = {
  helpAny: [
    'Sure! What’s it about? Send me the question, or just the topic.',
    'Of course. Which topic is it? Or send me the first question.',
    'Happy to. Tell me the topic, or paste the question that’s bothering you.',
  ],
  wontDo: ['I won’t hand you finished homework, but we’ll get through it together.'],
  helpSubject: [
    'Sure! What in {subject} is it? Pick one, or send me the question.',
    'Of course. Which part of {subject}? Tap one, or write your own.',
  ],
  helpSubjectAny: [
    'Sure! What in {subject} is it? Send me the topic or the question.',
    'Of course. What are you doing in {subject} right now?',
  ],
  helpNamed: [
    'Sure, let’s look at {topic}. What’s the question, or which part is unclear?',
    'Okay, {topic}. Send me the question, or tell me what you know so far.',
  ],
  testAny: ['Okay, let’s get you ready. What’s it on?', 'We can work with that. Which topics does it cover?'],
  testSubject: [
    'Okay, {subject}. What’s it on? Pick one, or write your own.',
    'We can work with that. Which topics does it cover? Pick one, or write your own.',
  ],
  testSubjectAny: [
    'Okay, {subject}. Which topics does it cover?',
    'We can work with that. What’s on the {subject} test?',
  ],
  examsTime: ['{exams}: okay. How much time do you have a day? Then I’ll share it out between them.'],
  examsLastDays: [
    'Each evening: one topic you can’t do yet, then questions on it with the book closed. The last evening before a test: only what still goes wrong, and then to bed on time.',
  ],
  examsPage: ['[Put it into days here]({page}).'],
  examsHardest: ['Which of them is hardest for you? Then that one gets more.'],
  onTheTest: [
    'I can’t see your test: your teacher’s list of topics says it for sure. If “{about}” is on it, you should be able to answer something like this:',
  ],
  howAsked: ['A typical question on “{about}” would be:', 'For “{about}”, expect something like this:'],
  firstInChapter: [
    'In “{chapter}”, begin with “{first}”, because the rest builds on it: {others}, in this order.',
  ],
  firstWhich: ['Shall we start there?', 'Which of them do you know already?'],
  firstBeyond: [
    'For “{about}”, I’d begin with what it is, and go on from there. These are good first questions:',
  ],
  topicVague: [
    'It names the topic, but “{word}” could be said of many things, so the reader can’t tell yet what the paragraph will show.',
  ],
  topicWhich: ['What exactly do you want to show about it? Put that in place of “{word}”.'],
  topicFine: [
    'I see no vague word in it. It leads the paragraph if everything else there supports just this.',
  ],
  topicNext: ['What’s the first piece of evidence behind it?'],
  sentenceAnnounces: ['Not yet: it announces what comes instead of saying it.'],
  sentenceSays: ['What is your point? Say just that.'],
  thesisVague: ['It’s still a bit vague: “{word}” can mean many things. A thesis says in what way, and why.'],
  thesisHow: [
    'In what way exactly? Try it with something you could show instead of “{word}”, and with “because”.',
  ],
  thesisNoReason: ['What I miss is the why: the reader can’t tell yet what you’ll prove.'],
  thesisWhy: ['What’s your main reason? Add it with “because”.'],
  thesisFine: ['I see no vague word in it, and it says why. Whether it holds, your evidence decides.'],
  thesisEvidence: ['What’s your best piece of evidence for it?'],
  quoteNoPoint: ['That depends on the point it has to prove. What is your point, in one sentence?'],
  quoteTest: [
    'It fits if you can put your finger on words in it that show “{point}”. If you need a whole story to get from one to the other, look for a nearer line.',
  ],
  quoteWhich: ['Which words of it would you point at, and what do they show?'],
  testAtHand: [
    'Then let’s make “{about}” stick. What would help you most?',
    'Okay, let’s get “{about}” ready for it. What shall we do first?',
  ],
  trueOrFalse: ['Just say true or false: {question}', 'It’s true or false this time: {question}'],
  sure: ['Sure!', 'Of course.', 'Okay!'],
  testStart: ['Okay, let’s use the time well.', 'Let’s get you ready, one small piece at a time.'],
  whichPiece: [
    'Which part shall we start with?',
    'Where would you like to start?',
    'Which of these is unclear?',
  ],
  whichUnclear: ['Which of these is the hard part?', 'Which part is unclear? We’ll start right there.'],
  soonFirst: ['If you don’t know where to begin, take “{first}”: the rest builds on it.'],
  orSend: ['Or send me the first question of it.', 'Or paste the question you’re on.'],
  questionAny: ['Sure! What should I ask you about?', 'Happy to. Which topic shall I ask you about?'],
  cardsAny: ['Sure! Which topic should the cards be about?', 'I can do that. Cards about what?'],
  summaryAny: ['Sure! A summary of what?', 'I can do that. Which topic shall I sum up?'],
  notesAny: ['Sure! Notes on which topic?', 'I can do that. What should the notes be about?'],
  quizHere: [
    'Sure, here’s the first one. If you want a whole quiz, [start one on “{about}”]({page}).',
    'Okay, one right here. There’s also a [whole quiz on “{about}”]({page}).',
  ],
  oneByOne: ['Sure, one at a time. Here’s the first.', 'Okay! I’ll ask them one by one.'],
  noMoreQuestions: [
    'That’s all the questions I have on this. What else would you like to do with it?',
    'I’ve asked you everything I have on that. Shall we look at something else?',
  ],
  hereCards: ['Here you go, question first, answer behind the arrow:', 'Here are your cards:'],
  cardsToReview: [
    'Add them under [Review]({page}), and they come back just when you’re about to forget them.',
  ],
  inShort: ['Here it is in short:', 'The short version:', 'The main points:'],
  notesBelow: ['Here are the main points, ready for your notes:'],
  notesToPage: ['For whole notes on the chapter, open [Create notes]({page}).'],
  surprise: ['Okay, pick one that makes you curious:', 'Let’s see. Which of these would you like to know?'],
  noQuestionOpen: [
    'There’s no question open right now. Shall I ask you one?',
    'I’m not waiting for an answer at the moment. Want a question?',
  ],
  noQuestionYet: [
    'I haven’t asked you anything yet. What are you working on?',
    'One letter is a bit short for me. What’s the question?',
  ],
  noLetters: [
    'This one has no letters to pick from. Just say it in a word or two: {question}',
    'No A, B or C this time, your own words will do. {question}',
  ],
  yourTurn: ['And what would you say? {question}', 'Your turn: {question}'],
  testSeveral: [
    'That’s a lot at once, so let’s put it in order. Which test is on which day, and which one worries you most?',
    'Okay, one after the other. When is each of them, and which is the hardest for you?',
  ],
  planSeveral: [
    'Then here’s a plan. Every day two blocks: a long one for the test that comes next, and a short one for {worst}, so that it never has to be crammed. The day before each test, do a practice test on it and go to bed early. Begin with {first}. [Put it into days here]({page}).',
  ],
  planSeveralAny: [
    'Then here’s a plan. Every day two blocks: a long one for the test that comes next, and a short one for the one you find hardest. The day before each test, do a practice test on it and go to bed early. [Put it into days here]({page}).',
  ],
  loss: [
    'I’m so sorry. Losing somebody you love hurts, and it’s okay if school feels far away right now. Would you like to tell me about them, or would something small to do be better?',
  ],
  nonsense: [
    'That one got past me. What did you want to say?',
    'I couldn’t read that. Try once more?',
    'Hm, I don’t know that word. What are you working on?',
  ],
} as const satisfies Readonly<Record<string, readonly string[]>>;
