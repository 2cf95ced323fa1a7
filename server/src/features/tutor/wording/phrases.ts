import { EXERCISE_PHRASES } from './exercise-phrases.ts';
import { PROGRAM_PHRASES } from './program-phrases.ts';
import { REQUEST_PHRASES } from './request-phrases.ts';
import { STATEMENT_PHRASES } from './statement-phrases.ts';
import { STORY_PHRASES } from './story-phrases.ts';
import { TALK_PHRASES } from './talk-phrases.ts';

/**
 * Every sentence that the tutor says of its own, by what it is for; several ways to say it where it comes often. `{x}` stands for
 * what is filled in. Read them aloud before you change them: they should sound like a friendly teacher.
 */
export const PHRASES = {
  ...EXERCISE_PHRASES,
  ...TALK_PHRASES,
  ...PROGRAM_PHRASES,
  ...REQUEST_PHRASES,
  ...STATEMENT_PHRASES,
  ...STORY_PHRASES,

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
  claimPartly: ['That’s part of it.', 'Partly, yes.', 'There’s something right in that.'],
  thought: ['{question}'],
  hereIsOne: ['Sure, try this one.', 'Okay, here’s one.', 'Here you go.'],
  perhaps: ['This may be what you’re after:', 'If I understand you right:', 'Maybe this helps:'],
  // What can be tapped is gone with the next message: these stand without it.
  orMeant: ['Not what you meant? Tell me a bit more.', 'If you meant something else, just say so.'],
  notKnown: [
    'I’m not sure I can answer exactly that, and I won’t guess.',
    'I don’t have a sure answer to just that, sorry.',
    'That one I can’t answer for sure, and I don’t want to make something up.',
  ],
  notKnownAbout: [
    'I’m not sure I have exactly that about “{about}”, and I won’t guess.',
    'About “{about}” I know a few things, but I’m not sure of that one.',
  ],
  stillUnknown: [
    'I take that to be about {about} still, and that isn’t in my books, so I won’t guess.',
    'That’s still about {about}, I think, and I know too little about it to answer.',
  ],
  tryStep: [
    'Try it: write that step with its numbers, and say what the result stands for. I’ll check the sum, and we’ll see whether it brings you closer.',
    'Do it and see: what comes out, and what does that number tell you? Write it down and I’ll check the sum.',
  ],
  tryClaim: [
    'I can’t judge that from here. Test it with the numbers of the task: what comes out?',
    'Don’t build on that yet. Work it out once with the numbers: does it hold?',
  ],
  whereFrom: [
    'Let’s see where the {number} comes from: is it given, or does it follow from something that you know?',
    'Good thing to ask. Is the {number} given somewhere, or is it worked out from something?',
  ],
  shorter: ['Let’s take just one sentence of it:', 'Then only the core of it:'],
  whichWord: [
    'Which word in it doesn’t make sense yet?',
    'Where in that sentence does it stop making sense?',
  ],
  rankThem: [
    'There’s no agreed winner among them; that’s for you to argue. Take them one by one and ask: without this one, would it still have happened?',
  ],
  rankAsk: ['Which one could you least take away, and why?', 'Which would you pick, and what speaks for it?'],
  exampleOther: ['I have none about {theme} ready, but here’s one to build on:'],
  exampleNone: ['I have none about {theme} ready, and this is a good one to make yourself.'],
  exampleYours: ['Now try one about {theme}, built the same way.'],
  whichPart: ['Which part of it do you mean?', 'Tell me which part, and I’ll say more about it.'],
  adviceUnsure: ['I’m not sure what helps best with exactly that.', 'I don’t have advice for just that.'],
  adviceAsk: [
    'Tell me what has to be done and by when, and we’ll pick the first ten minutes of it.',
    'What’s the next thing you have to hand in or know? We’ll make the first step of it small.',
  ],
  cantJudge: [
    'I can’t tell for sure whether that’s so, and I won’t guess.',
    'I’m not certain about that one, so I won’t say yes or no.',
    'I can’t check that from here, so I’d rather not judge it.',
  ],
  whyOpen: [
    'I don’t have a sure reason for that here. Test it with the numbers of the task, or draw it: what do you see?',
  ],
  otherOpen: [
    'As for “{question}”: I’m not sure of that one, so I won’t guess.',
    'On “{question}” I have nothing sure.',
  ],
  closeToIt: ['What I do know is this:', 'Close to it, there’s this:'],
  // What can be tapped is gone with the next message: these stand without it.
  askClose: [
    'I can answer something close to it, though.',
    'Ask me something close to it, and I may know more.',
    'There are a few close questions that I can answer.',
  ],
  askOther: [
    'Can you ask it in other words, or send me what your book says about it?',
    'What does your book or your teacher say about it? Then we’ll look at that.',
  ],
  thoughtRight: ['Exactly.', 'Yes, that’s it.', 'Right.'],
  thoughtWrong: ['Not quite.', 'No, look at it this way.'],
  thoughtRepeated: ['{number} is a number from above.', 'You take up {number} from above.'],
  thoughtAgain: ['And now my question: {question}'],
  thoughtTold: ['Here’s how I’d put it:', 'I’d say it like this:', 'This is what I had in mind:'],
  askedYes: ['Yes.', 'Yes, it is.', 'Yes, that’s so.'],
  askedNo: ['No.', 'No, that’s not so.'],
  sentenceRight: ['Yes, that’s right.', 'Exactly, that one is right.', 'That’s correct.'],
  sentenceWrong: ['Nearly.', 'Not quite yet.', 'Almost there.'],
  sentenceNotFine: ['No, that one still has a slip.', 'Not quite: something in it needs mending.'],
  sentenceIsOne: ['Yes, that’s one.', 'Exactly, that’s one.'],
  sentenceIsNone: ['No, that one is fine.', 'No, nothing is wrong with that one.'],
  sentenceAgain: ['How would you write it now?', 'Try it once more?'],
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
  seenThere: ['Look at this line:', 'That’s in here:'],
  seenThereAsk: ['Is that the one you mean?', 'Is that how you got it?'],
  rightNumber: [
    'Yes, {number} is right, and you need it on the way.',
    'Right, {number}. That’s a step on the way.',
  ],
  checkValue: ['Test it: put {value} into {problem}. Does it hold?'],
  anythingElse: [
    'Now you: how would you say that in one sentence?',
    'Does that answer it? If you like, I’ll ask you a question about it.',
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
  declineUpload: ['If you have it in a document, upload it and I’ll look there.'],
  declineSecond: [
    'That’s not in my books either, sorry. What do you know about it so far?',
    'I can’t look that up. But tell me what you think, and why: often half of it is there already.',
    'I don’t have that one. Do you have a text about it? Upload it, and we’ll read it together.',
  ],

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
  essayTopic: [
    'Then we’ll find it together. What’s the topic, and what do you think about it? One rough sentence is enough.',
  ],
  essayPlainWords: [
    'I’d keep the plain word. Readers trust “use” more than “utilize”, and a fancy word that doesn’t quite fit stands out. What sounds smart is an exact detail. Where could you be more exact?',
  ],
  essayOnThesis: [
    'No, every paragraph has to back up your thesis, however interesting the rest is. Test each one: does it help to prove the point? If not, it belongs in another essay. Which reasons from your thesis could be your paragraphs?',
  ],
  essayConclusion: [
    'Don’t copy it. Say the same point in new words, now that you’ve proved it, and end with what follows from it: so what? What should the reader think or do now?',
  ],
  versionBetter: ['Yes, it’s better: {gained}.', 'Yes. Compared with the one before, {gained}.'],
  versionFine: [
    'From what I can check, it’s fine: no slip that I can see. Whether it grabs a reader, you’ll hear when you read it aloud to somebody.',
  ],
  versionNotYet: ['Not quite there yet.', 'There’s one thing I’d still change.'],
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
  essayBoth: [
    'You can keep both and still decide: “Although it …, it … more, because …”. Which of the two is bigger, lasts longer, or hits more people?',
  ],
  // Only a few things are looked at: what is not found may still be there.
  essayNothing: ['I’ve read it. I can only check a few things, and those are fine.'],
  storyStart: [
    'Start as late as you can: at the moment when something changes, not on the way there. Who is there, and what do they see, hear or touch first? Write just that one sentence and show me.',
  ],
  storyEnd: [
    'An ending answers the question that the beginning asks. What does your hero want, or fear, at the start? At the end they get it, lose it, or find out that they need something else. Which of the three feels right?',
    'Let the ending cost something: your hero has to do the one thing they could not do at the beginning. What would that be here?',
  ],
  storyChoice: [
    'You decide, it’s your story. A good test: which version is harder for your hero? That one is usually more exciting. What would they have to do in it?',
    'Try it out: write three sentences of it and read them aloud. What does your hero do at the scariest moment?',
  ],
  storyDetail: [
    '“{detail}”: I can picture that. When does it matter in your story?',
    '“{detail}” is a good detail to use later. What goes wrong for them next?',
  ],
  essayLength: [
    'It has {words} words. One sentence that a reader gets at first reading is fine; if you have to breathe in the middle, make it two. Can you say it in fewer words without losing the reason?',
  ],
  essayWontWrite: ['I won’t write it for you, but we’ll get there fast together.'],
  essayObjectionHow: [
    'Take the strongest thing somebody on the other side would say, in one sentence, and then answer it with a fact. What would they say first?',
  ],
  essayYourCall: [
    'Both can work, so test it on a reader: say it aloud to somebody who disagrees. What would they ask first? Answer that, and you’ll see what you need.',
  ],
  essayStuck: ['Start rough: finish this sentence, “I think … because …”. It doesn’t have to be good yet.'],
} as const satisfies Readonly<Record<string, readonly string[]>>;

export type PhraseKey = keyof typeof PHRASES;
