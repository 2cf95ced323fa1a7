import type { QuizDifficulty, QuizMode, QuizScope } from '@studia/contract/quiz';

const count = (number: number, one: string, many: string): string => `${number} ${number === 1 ? one : many}`;

/** What a quiz is called that is about the student's own spots. */
export const spotTitles: Readonly<Record<NonNullable<QuizScope['spots']>, string>> = {
  weak: 'Your weak spots',
  lost: 'Where you were lost',
};

/** The words of the page on which a quiz begins. */
export const newQuizText = {
  title: 'New quiz',
  untitled: 'Quiz',
  lead: 'A few questions, one at a time. You can stop and come back whenever you like.',
  startShort: 'Start',
  startOn: (title: string) => `Start a quiz on ${title}`,
  otherBooks: (books: number) => count(books, 'more book', 'more books'),
  about: 'Your quiz is about',
  change: 'Change the book or chapters',
  reaches: (questions: number, ideas: number) =>
    `${count(questions, 'question', 'questions')} on ${count(ideas, 'idea', 'ideas')} to choose from`,
  previewFailed: 'Failed to find questions for this quiz',
  looking: 'Finding questions',
  nothingTitle: 'No questions here yet',
  nothing: 'We have no questions on this yet. Choose a book or a chapter that has a lesson.',
  nothingWeak: 'You have no weak spots yet. Take a quiz on a book first, and what you miss shows up here.',
  nothingLost:
    'You haven’t marked anything as “I’m lost” yet. Press it in a book when a page doesn’t make sense.',
  chooseBook: 'What would you like to be quizzed on?',
  choosePlaceholder: 'Choose a book',
  chosen: (chapters: number) => `${chapters} chosen`,
  chooseChapters: 'Chapters',
  allChapters: 'Leave all unticked for the whole book.',
  length: 'How many questions?',
  lengthValue: (questions: number) => count(questions, 'question', 'questions'),
  onlySo: (questions: number) =>
    `There are only ${count(questions, 'question', 'questions')} on this, so that’s how many you’ll get.`,
  difficulty: 'How hard?',
  difficulties: {
    adaptive: 'Adaptive',
    easy: 'Easy',
    medium: 'Medium',
    hard: 'Hard',
  } satisfies Record<QuizDifficulty, string>,
  difficultyHint: {
    adaptive:
      'Each question fits how you’re doing: hard enough to learn from, easy enough to get most right.',
    easy: 'Mostly first steps.',
    medium: 'Mostly questions of average difficulty.',
    hard: 'Mostly questions that make you think.',
  } satisfies Record<QuizDifficulty, string>,
  mode: 'How would you like to work?',
  modes: { practise: 'Practise', alone: 'On my own' } satisfies Record<QuizMode, string>,
  modeHint: {
    practise: 'Hints when you want them, and you see how you did after each question.',
    alone: 'No hints. You see how you did at the end. This is what counts as “can do alone”.',
  } satisfies Record<QuizMode, string>,
  timer: 'Timer',
  noTimer: 'No timer',
  minutes: (minutes: number) => `${minutes} min`,
  start: 'Start the quiz',
  starting: 'Starting the quiz',
  startFailed: 'Failed to start the quiz',
  open: 'Quizzes you’ve started',
  openLead: 'Pick up where you stopped.',
  goOn: (title: string) => `Continue: ${title}`,
  progress: (answered: number, length: number) => `${answered} of ${length} answered`,
  delete: (title: string) => `Delete the quiz: ${title}`,
  deleted: 'Quiz deleted',
} as const;

/** The words of a quiz that goes on. */
export const quizText = {
  failed: 'Failed to open the quiz',
  gone: 'This quiz no longer exists.',
  loading: 'Opening the quiz',
  retry: 'Try again',
  missingHint: 'Start a new quiz on any book or chapter.',
  number: (number: number, of: number) => `Question ${number} of ${of}`,
  progress: 'Progress',
  leave: 'Save and leave',
  leaveHint: 'Your answers are saved. You’ll come back to this question.',
  mode: { practise: 'Practise', alone: 'On your own' } satisfies Record<QuizMode, string>,
  timeLeft: (time: string) => `${time} left`,
  timeUp: 'Time’s up. Here’s how it went.',
  howSureHint: 'Tap one to check your answer.',
  howSureAlone: 'Tap one to go on.',
  goOn: 'Next',
  dontKnow: 'I don’t know',
  hint: 'Give me a hint',
  moreHint: 'One more hint',
  hints: 'Hints',
  next: 'Next question',
  seeResults: 'See how I did',
  checking: 'Checking your answer',
  answeredElsewhere: 'You answered this one in another tab. That answer counts.',
  sendFailed: 'This answer couldn’t be saved',
  compareFailed: 'Your comparison couldn’t be saved',
  offline: 'You’re offline. Your answers are kept on this device and sent when you’re back.',
  waitingFeedback: 'Saved on this device. You’ll see how it went once you’re back online.',
  offlineEnd: (waiting: number) =>
    `You’re offline, and that’s as far as we can go. ${count(waiting, 'answer is', 'answers are')} kept on this device and sent when you’re back.`,
  yourAnswer: 'Your answer',
  unanswered: 'You said you didn’t know.',
  believes: (belief: string) => `This often comes from thinking: “${belief}”`,
  idea: 'Show me the idea',
  openLesson: 'Open the lesson',
  selfJudge: 'How close were you?',
  selfJudgements: [
    [1, 'I had it'],
    [0.5, 'Partly'],
    [0, 'Not yet'],
  ],
  selfJudged: 'You judged this one yourself.',
  modelJudged: 'Judged by the connected AI model.',
} as const;

/** The words of what became of a quiz. */
export const resultText = {
  title: 'How it went',
  right: (right: number, of: number) => `${right} of ${of} right`,
  none: 'You didn’t answer any questions this time.',
  praise: {
    all: 'Everything right.',
    most: 'You’ve got most of this.',
    some: 'A good start. The rest is within reach.',
    few: 'This is new ground. That’s what practice is for.',
  },
  alone: (right: number) => `${right} on your own`,
  withHelp: (right: number) => `${right} with hints`,
  calibration: (certain: number, right: number) => {
    const sure = `You were sure of ${count(certain, 'answer', 'answers')}`;
    if (right === certain) return `${sure}, and right every time.`;
    if (certain === 1) return `${sure}, but it wasn’t right.`;
    return right === 0
      ? `${sure}, but none of them was right.`
      : `${sure}, and ${right} of them ${right === 1 ? 'was' : 'were'} right.`;
  },
  toCompare: (answers: number) =>
    `${count(answers, 'answer is', 'answers are')} left for you to compare, below.`,
  next: 'What next?',
  nextStep: {
    lesson: (title: string) => `Go over “${title}”`,
    missed: 'Practise the ones I missed',
    alone: 'Now try it on my own',
    harder: 'Try harder questions',
    book: 'Start another quiz',
  },
  nextWhy: {
    lesson: 'You were sure about this one, but it wasn’t right. Two minutes with the idea will fix that.',
    missed: 'A short quiz on just those ideas.',
    alone: 'You can do this with help. Without hints, it counts as proof.',
    harder: 'You’re ready for more.',
    book: 'Pick something new, or the same again in a few days.',
  },
  questions: 'Your answers',
  again: 'Start another quiz',
  result: {
    right: 'Right',
    nearly: 'Nearly',
    partly: 'Partly',
    wrong: 'Not yet',
    compare: 'To compare',
  },
  confidence: (words: string) => `You said: ${words.toLowerCase()}`,
  hints: (hints: number) => count(hints, 'hint', 'hints'),
} as const;
