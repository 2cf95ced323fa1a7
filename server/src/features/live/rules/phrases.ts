/** What the live tutor says of its own accord, in several ways so that it does not sound like a machine. */
const PHRASES = {
  hello: ['Hi, good to see you!', 'Hi there!', 'Hello!'],
  whatToday: ['What shall we do today? Name a topic, or give me an exercise.'],
  whatElse: ['What would you like to do next? Name a topic, or give me an exercise.'],
  sure: ['Sure.', 'OK.', 'All right.'],
  notFound: ['I can’t find a lesson on that in your books yet.'],
  otherWords: ['Can you put it another way, or name something from a chapter?'],
  photoRead: ['I read this in your photo: {text}'],
  photoUnread: ['I couldn’t read anything in that photo.'],
  photoAgain: ['Can you type the exercise, or take the photo again?'],
  begin: ['Let’s look at {title}.', 'Today we’re looking at {title}.', 'Let’s get into {title}.'],
  ideaFirst: ['First: {title}.', 'Let’s start with this: {title}.'],
  ideaNext: ['Next: {title}.', 'Now: {title}.', 'Here’s the next idea: {title}.'],
  makesSense: ['Does that make sense so far?', 'Are you with me so far?', 'OK so far?'],
  check: ['Your turn.', 'Let’s see.', 'Try this one.', 'Over to you.'],
  right: ['Yes, that’s right.', 'Exactly.', 'Right!', 'Yes!'],
  nearly: ['Almost.', 'You’re close.'],
  wrong: ['Not quite.', 'Not yet.', 'That’s not it yet.'],
  notThis: ['Not quite.', 'No, not this time.'],
  slip: ['That’s what comes out if you {slip}.', 'It’s an easy trap. You end up there if you {slip}.'],
  slipOfSomebody: ['That’s what happens when someone {slip}.'],
  tryAgain: ['Try again.', 'Have another go.'],
  partly: ['Good, that’s one part of it: {said} What else is there?'],
  mostly: ['Good, that’s most of it.'],
  whole: ['Here’s the whole answer: {key}'],
  reason: ['Right. And why?'],
  answerIs: ['The answer is: {key}.'],
  compare: ['Compare it with this answer: {key}'],
  compareAsk: ['Did you have that?'],
  simpler: ['Let me put it more simply.', 'Here’s an easier way to see it.'],
  example: ['Here’s an example.', 'Let’s look at an example.'],
  picture: ['You can picture it like this.'],
  bookPicture: ['Look at this picture from your book.', 'Your book has a picture of this.'],
  why: ['Here’s why.'],
  full: ['Here it is in the words of the book.'],
  toldAll: ['I’ve told you all I have on this one. Let’s try a question about it.'],
  lost: ['No problem, let’s slow down.', 'That’s fine. Let’s take it again, more slowly.'],
  stuck: ['No problem.', 'That’s fine.'],
  stepByStep: ['No worries. We’ll take it step by step.'],
  slower: ['OK, I’ll slow down.'],
  faster: ['OK, a bit faster.'],
  hint: ['Here’s a hint: {hint}'],
  skip: ['OK, we’ll skip that.'],
  backTo: ['Back to our question.', 'Now back to where we were.'],
  asISaid: ['As I was saying:'],
  unclear: ['I’m not sure what you mean. You can answer the question, or tap one of these.'],
  gotIt: ['You’ve got this one.', 'You’ve got it.', 'That one’s clear now.'],
  comeBack: ['We’ll come back to this one in practice.'],
  nextReady: ['Next up: {title}. Ready?'],
  hereWeGo: ['Here we go.', 'OK, let’s go.'],
  lastIdea: ['That was the last idea in this lesson.'],
  finish: ['Shall we stop here, or do you want a few more questions?'],
  noMore: ['There are no more questions here. You’ve done them all.'],
  bye: ['Well done today. Your notes are saved.'],
  readyWhenYou: ['Take your time. We can go on whenever you like.'],
  drawing: [
    'I can’t read drawings, but your sketch is saved with this lesson. Type or say what it shows and I’ll work with that.',
  ],
} as const satisfies Readonly<Record<string, readonly string[]>>;

export type Phrase = keyof typeof PHRASES;

/** One of the ways to say it, filled in. */
export const phrase = (name: Phrase, turn: number, fill: Readonly<Record<string, string>> = {}): string => {
  const ways: readonly string[] = PHRASES[name];
  const words = ways[turn % ways.length] ?? '';
  return words.replaceAll(/\{(\w+)\}/g, (_, key: string) => fill[key] ?? '');
};

/** What can be tapped. */
export const TAPS = {
  goOn: { label: 'Go on', wish: 'go-on' },
  lost: { label: 'I’m lost', wish: 'lost' },
  simpler: { label: 'Simpler, please', wish: 'simpler' },
  example: { label: 'Give me an example', wish: 'example' },
  why: { label: 'Why?', wish: 'why' },
  hint: { label: 'Give me a hint', wish: 'hint' },
  reveal: { label: 'Show me the answer', wish: 'reveal' },
  skip: { label: 'Skip', wish: 'skip' },
  hadIt: { label: 'Yes, I had that', wish: 'had-it' },
  missedIt: { label: 'Not quite', wish: 'missed-it' },
  more: { label: 'More questions', wish: 'more' },
  finish: { label: 'Stop here', wish: 'finish' },
} as const;
