import type { PlanItemKind, PlanLevel, PlanOrigin } from '@studia/contract/plan';

/** A length of time as one says it: "45 min", "1 h 30 min". */
export const durationOf = (minutes: number): string => {
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  if (hours === 0) return `${rest} min`;
  return rest === 0 ? `${hours} h` : `${hours} h ${rest} min`;
};

const level: Record<PlanLevel, string> = {
  new: 'It’s new to me',
  some: 'I know some of it',
  confident: 'I’m confident and want to practise',
};

/** The conversation that becomes a plan. */
export const goalText = {
  lead: 'A few short questions, then a plan you can change as you like.',
  questions: {
    topic: 'What do you want to learn?',
    goal: 'What do you want to be able to do at the end?',
    level: 'How much of it do you already know?',
    minutes: 'How much time do you have each week?',
    date: 'Is there an exam, or a date you want to be ready by?',
  },
  task: { exercise: 'This looks like an exercise', question: 'This looks like a question' },
  workNow: 'Work on it now with the tutor',
  orPlan: 'Or answer a few questions below to make a plan for it.',
  short: { topic: 'Topic', goal: 'Goal', level: 'Start', minutes: 'Time', date: 'Ready by' },
  examples: ['Fractions', 'Photosynthesis', 'Quadratic equations', 'Writing an argument'],
  goals: ['Pass a test', 'Follow in class', 'Explain it to a friend', 'I’m just curious'],
  level,
  weekly: [30, 60, 120, 240],
  aWeek: (minutes: number): string => `${durationOf(minutes)} a week`,
  ahead: [7, 14, 30],
  inDays: (days: number): string =>
    ({ 7: 'In one week', 14: 'In two weeks', 30: 'In a month' })[days] ?? `In ${days} days`,
  youWrote: (day: string): string => `${day}, as you wrote`,
  ownTopic: 'Your topic',
  ownGoal: 'In your own words',
  ownMinutes: 'Minutes per week',
  ownDate: 'Day',
  next: 'Next',
  skip: 'Skip',
  noDate: 'No date',
  skipped: 'Skipped',
  change: (what: string): string => `Change ${what.toLowerCase()}`,
  ready: 'That’s all I need.',
  readyLead: 'You can change any answer above, and the plan itself later.',
  make: 'Make my plan',
  makeNow: 'Make the plan now',
  making: 'Making your plan',
  makingLead: 'Searching the books and putting the steps in order.',
  makeFailed: 'Failed to generate learning plan',
  retry: 'Try again',
} as const;

/** The list of plans. */
export const planListText = {
  title: 'Your plans',
  progress: (done: number, of: number): string => `${done} of ${of} steps done`,
  by: (day: string): string => `ready by ${day}`,
  delete: (topic: string): string => `Delete the plan “${topic}”`,
  deleteTitle: 'Delete plan',
  deleteQuestion: (topic: string): string =>
    `Delete “${topic}”? You’ll lose the plan and your progress in it.`,
  cancel: 'Keep it',
  confirm: 'Delete',
  deleting: 'Deleting',
  loading: 'Your plans',
  failed: 'Your plans couldn’t be loaded.',
  retry: 'Try again',
} as const;

const kind: Record<PlanItemKind, string> = {
  read: 'Read',
  practise: 'Practise',
  alone: 'Alone',
  review: 'Review',
  own: 'Your own',
};

const origin: Record<PlanOrigin, string> = {
  books: 'Based on your books and the starter books. Each step links to its page.',
  model: 'Written by an AI model. We checked the page references, but not its advice.',
  method:
    'None of the books here cover this topic, so this is a general study plan. Upload a book, and a new plan can point to its pages.',
};

/** The plan itself. */
export const planPageText = {
  loading: 'Opening your plan',
  roadmap: (topic: string): string => `Plan for ${topic}`,
  kind,
  origin,
  progress: (done: number, of: number): string => `${done} of ${of} done`,
  left: (minutes: number): string => `${durationOf(minutes)} left`,
  allDone: 'All done',
  nextStep: 'Next step',
  moduleProgress: (done: number, of: number): string => (of === 0 ? 'Optional' : `${done} of ${of}`),
  goal: (goal: string): string => `Goal: ${goal}`,
  by: (day: string): string => `Ready by ${day}`,
  tooMuch: (need: number, have: number, day: string): string =>
    `This plan needs ${durationOf(need)}, but you have only ${durationOf(have)} before ${day}. Drop some steps or add study time.`,
  start: 'Start a session',
  starting: 'Starting',
  startNext: (title: string): string => `Next: ${title}`,
  startFailed: 'Failed to save working session',
  calendar: 'Calendar',
  more: 'More about this plan',
  gone: 'This plan no longer exists.',
  another: 'Make another plan',
  deletePlan: 'Delete this plan',
  saved: 'Saved',
  saving: 'Saving…',
  unsaved: 'Not saved yet',
  saveFailed: 'Your last change isn’t saved yet.',
  retry: 'Try again',
  reload: 'Reload',
  done: (title: string): string => `Done: ${title}`,
  leftOut: 'Left out',
  takeIn: 'Put it back',
  after: (titles: readonly string[]): string => `After ${titles.join(', ')}`,
  notYet: (titles: readonly string[]): string => `Do ${titles.join(', ')} first (further down)`,
  page: (page: number): string => `p. ${page}`,
  itemMenu: (title: string): string => `Options for “${title}”`,
  startHere: 'Start here',
  quiz: 'Quiz me on this',
  live: 'Live lesson',
  edit: 'Edit title or time',
  moveUp: 'Move up',
  moveDown: 'Move down',
  leaveOut: 'Leave out',
  remove: 'Remove',
  moved: (number: number, of: number, module: string): string => `Moved to ${number} of ${of} in ${module}`,
  title: 'Title',
  minutes: 'Minutes',
  keep: 'Save',
  cancel: 'Cancel',
  add: 'Add a step',
  addTitle: 'What will you do?',
  removed: (title: string): string => `Removed “${title}”.`,
  undo: 'Undo',
  keys: 'Alt + ↑ or ↓ moves the selected step.',
  session: (title: string, minutes: number, source: string | null): string =>
    `I want to work on “${title}”${source === null ? '' : ` (${source})`}. I have ${minutes} minutes. Where do I begin?`,
  sessionAlone: (title: string, source: string | null): string =>
    `I want to do “${title}”${source === null ? '' : ` (${source})`} without help. Give me the first task and no hints, and check my answer when I’m done.`,
} as const;

/** The plan in a calendar. */
export const calendarText = {
  title: 'Add it to your calendar',
  lead: 'Choose your study days, then download a file for any calendar app.',
  days: 'Study days',
  names: ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'],
  short: ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'],
  date: 'Ready by',
  optional: 'optional',
  minutes: 'Minutes per week',
  preview: 'Schedule',
  nothing: 'Everything’s done. There’s nothing left to schedule.',
  moreDays: (count: number): string => (count === 1 ? 'and 1 more day' : `and ${count} more days`),
  ends: (day: string): string => `The last step is on ${day}.`,
  download: 'Download calendar file',
  entry: (title: string, minutes: number): string => `${title} (${durationOf(minutes)})`,
  open: (address: string): string => `Open the plan: ${address}`,
  name: (topic: string): string => `Studia: ${topic}`,
  file: (topic: string): string => `studia-${topic}.ics`,
} as const;
