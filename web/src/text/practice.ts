import { PRACTICE } from '@studia/contract/limits';
import type { Confidence, Help, NextStep } from '@studia/contract/practice';
import { confidenceText } from './confidence.ts';
import { later } from './later.ts';

const whole = later(() => new Intl.NumberFormat('en-US'));
const count = (number: number, one: string, many: string): string =>
  `${whole().format(number)} ${number === 1 ? one : many}`;
const percent = (share: number): string => `${Math.round(share * 100)}%`;
const ideas = (number: number): string => count(number, 'idea', 'ideas');
const answers = (number: number): string => count(number, 'answer', 'answers');

/** A length of time as one says it. */
const duration = (milliseconds: number): string => {
  const minutes = Math.round(milliseconds / 60_000);
  if (minutes === 0 && milliseconds > 0) return 'under a minute';
  if (minutes < 60) return `${minutes} min`;
  const rest = minutes % 60;
  return rest === 0 ? `${Math.floor(minutes / 60)} h` : `${Math.floor(minutes / 60)} h ${rest} min`;
};

interface StepWords {
  title: string;
  lead: (titles: readonly string[]) => string;
  action: string;
}

const first = (titles: readonly string[]): string => titles[0] ?? '';
const named = (titles: readonly string[]): string =>
  titles.length > 1 ? `${first(titles)}, and ${titles.length - 1} more` : first(titles);

/** What to do next, and why. */
export const nextStepText: Readonly<Record<NextStep['kind'], StepWords>> = {
  'sure-but-wrong': {
    title: 'Clear up something you were sure about',
    lead: (titles) => `You were confident, but it wasn’t right: ${named(titles)}.`,
    action: 'Practise these',
  },
  weak: {
    title: 'Work on your weak spots',
    lead: (titles) => `These still go wrong now and then: ${named(titles)}.`,
    action: 'Practise these',
  },
  alone: {
    title: 'Try it without help',
    lead: (titles) => `With hints it worked. Now see if you can do it alone: ${named(titles)}.`,
    action: 'Try it alone',
  },
  again: {
    title: 'Prove it a second time',
    lead: (titles) =>
      `You got it right on your own. Once more on another day, and it’s yours: ${named(titles)}.`,
    action: 'Do it again',
  },
  learn: {
    title: 'Learn the next idea',
    lead: (titles) => `Next in your book: ${first(titles)}.`,
    action: 'Open the lesson',
  },
  begin: {
    title: 'Learn your first idea',
    lead: () =>
      'Open a chapter, read one idea and answer its questions. Studia remembers what you can do alone.',
    action: 'Choose a book',
  },
};

/** The words of `/progress`, of its print page and of the figures that other pages show. */
export const progressPageText = {
  lead: 'What you can do on your own, what still needs help, and what to do next.',
  loading: 'Loading your progress',
  failed: 'Failed to fetch user analytics',
  failedHint: 'Your answers are safe. Try again in a moment.',
  retry: 'Try again',
  next: 'Next',

  alone: 'alone',
  helped: 'with help',
  legend: 'Solid is what you can do alone, striped is with help. The number counts only what you do alone.',

  mastery: 'Mastery',
  masteryLead:
    'For each idea, the chance that you get the next question right. Chapters and books average all of their ideas, tried or not. Mastered means right on your own on two different days.',
  otherSubject: 'Other',
  masteredOf: (mastered: number, all: number): string => `${mastered} of ${ideas(all)} mastered`,
  untried: (number: number): string => `${ideas(number)} not tried yet`,
  mastered: 'Mastered',
  sureButWrong: 'Sure, but wrong',
  neverAlone: 'not tried alone yet',
  ideaSpoken: (alone: number | null, helped: number | null): string =>
    `${alone === null ? 'Not tried alone yet' : `${percent(alone)} alone`}, ${percent(helped ?? 0)} with help`,
  practise: 'Practise',
  practiseIdea: (title: string): string => `Practise: ${title}`,
  asTable: 'Show as a table',
  columns: { idea: 'Idea', alone: 'Alone', helped: 'With help', answers: 'Answers', state: 'State' },
  percent,
  none: '–',
  answers,

  calibration: 'How well you judge yourself',
  calibrationLead:
    'Before each check you say how sure you are. This shows how often you were right each time.',
  calibrationSoon: (left: number): string =>
    `Say how sure you are ${count(left, 'more time', 'more times')}, and you’ll see how well your feeling matches your answers.`,
  predicted: 'You said',
  wereRight: 'You were right',
  fewAnswers: 'too few answers to tell',
  aimFor: (share: number): string => `should be ${percent(share)}`,
  step: (confidence: Confidence): string => confidenceText.steps[confidence],
  verdictSoon: `From ${PRACTICE.answersForVerdict} answers on, Studia also tells you what it makes of this.`,
  verdict: {
    over: (bias: number): string =>
      `You tend to feel more certain than your answers show, by about ${Math.round(bias * 100)} points. When you feel certain, take ten seconds to check.`,
    under: (bias: number): string =>
      `You know more than you think: you’re right about ${Math.round(-bias * 100)} points more often than you expect. Trust yourself a little more.`,
    fair: 'Your feeling for what you know is good: how sure you are matches how often you’re right.',
  },
  certain: (right: number): string =>
    `When you said “${confidenceText.steps[95]}”, you were right ${percent(right)} of the time.`,

  misconceptions: 'Mix-ups',
  misconceptionsLead:
    'Ideas that were easy to get wrong. Two right answers on your own, and one counts as cleared up.',
  noMisconceptions: 'None so far.',
  met: (times: number): string => (times === 1 ? 'met once' : `met ${times} times`),
  mended: 'Cleared up',
  open: 'Still open',
  lookAgain: 'Look at the idea',

  time: 'Time',
  timeLead: 'Every day you practise helps, and a break costs you nothing.',
  timeSummary: (days: number, milliseconds: number, all: number): string =>
    `${count(days, 'day', 'days')} of practice so far, ${duration(milliseconds)} of thinking, ${answers(all)}.`,
  daysChart: (days: number, practised: number, minutes: string): string =>
    `The last ${days} days: practice on ${practised} of them, ${minutes} in all.`,
  day: 'Day',
  minutes: 'Time',
  right: 'Right',
  duration,

  weeks: 'Week by week',
  weeksLead: 'How much you got right each week, on your own and with help.',
  week: 'Week of',
  weeksChart: (weeks: number): string =>
    `Share of right answers over ${count(weeks, 'week', 'weeks')}, alone and with help.`,
  helpTitle: 'What help does for you',
  helpLead: 'How often you’re right with each kind of help.',
  help: {
    none: 'No help',
    'hint-1': 'One hint',
    'hint-2': 'Two hints',
    'hint-3': 'Three hints',
    chat: 'Asking the tutor',
    revealed: 'After seeing the answer',
  } satisfies Record<Help, string>,
  premium: 'Advanced analytics',
  premiumLead:
    'Premium adds two charts: how you improve week by week, and what each kind of help does for you. Everything else here is free, and your answers are always yours to download.',
  premiumAction: 'See Premium',

  takeAlong: 'Take it with you',
  takeAlongLead: 'All your answers as a table, or a report for your teacher or your parents.',
  download: 'Download my answers (CSV)',
  downloadFailed: 'Your answers couldn’t be downloaded',
  print: 'Open the report to print',

  emptyTitle: 'Nothing to show yet',
  emptyLead: 'Answer a few questions in a lesson, and you’ll see here what you can do alone.',

  glance: 'Mastery',
  glanceNothing: 'Answer questions in a lesson or a quiz, and see here what you can do alone.',
  all: 'All progress',
  profile: 'Progress',
  profileLead: 'What you can do on your own.',
  summary: (tried: number, mastered: number): string =>
    `${ideas(tried)} tried, ${mastered} mastered on your own.`,
  bookTitle: 'What you can do',
} as const;

/** The words of the report that a student prints. */
export const reportText = {
  title: 'Progress report',
  of: (name: string, day: string): string => `${name} · ${day}`,
  howToRead:
    'How to read this report. “Alone” is the estimated chance of a right answer without hints, chat or a freshly seen solution; “with help” includes those. An idea counts as mastered when the student was right alone on at least two different days. Estimates come from the student’s own answers in Studia.',
  print: 'Print or save as PDF',
  back: 'Back to progress',
  chapter: 'Chapter',
  mastered: 'Mastered ideas',
} as const;

/** The words of `/practice`. */
export const practicePageText = {
  lead: 'A few questions a day, and what you learn stays with you.',
  start: 'Start a quiz',
  startLead: 'Ten questions that adapt to you, with hints when you want them.',
  loadingBooks: 'Loading your books',
  choose: 'Choose chapters, length and difficulty',
  lost: 'Where I was lost',
  weak: 'Weak spots',
  weakLead: 'What still goes wrong, the most urgent first.',
  weakAction: 'Practise my weak spots',
  noWeak: 'No weak spots right now. They appear here when answers go wrong.',
  more: (number: number): string => `and ${number} more`,
  progress: 'All progress',
} as const;
