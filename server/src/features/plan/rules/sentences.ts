/** The words of the built-in planner. */
export const say = {
  startTitle: 'Find your level',
  startWhy: 'You don’t have to relearn what you already know.',
  startItem: (topic: string): string => `Start check: ${topic}`,
  startItemWhy: 'Try a few exercises without help. Then tick off what you already know below.',
  beforeTitle: 'Before you begin',
  beforeWhy: 'Later steps use ideas from these chapters.',
  refresh: (chapter: string): string => `Look again at: ${chapter}`,
  learnFirst: (chapter: string): string => `Read first: ${chapter}`,
  refreshWhy: (words: string): string => `You’ll need: ${words}.`,
  chapterWhy: (number: number, book: string): string => `Chapter ${number} of ${book}.`,
  partWhy: (missing: string): string => `The books here don’t cover ${missing}; this is the part they do.`,
  readWhy: (words: string): string => `You’ll be able to explain: ${words}`,
  readOnWhy: (before: string): string => `It builds on “${before}”.`,
  readFirstWhy: 'The rest of the chapter builds on it.',
  practise: (from: number, to: number): string => `Practise: exercises ${from} to ${to}`,
  practiseWhy: 'With hints, one at a time. Mistakes are welcome here.',
  explain: (chapter: string): string => `Explain in your own words: ${chapter}`,
  explainWhy: 'If you can explain it, you’ve understood it.',
  alone: (from: number, to: number): string => `Alone: exercises ${from} to ${to}`,
  aloneExplain: (chapter: string): string => `Alone: write down everything you know about ${chapter}`,
  aloneWhy: 'No hints and no chat: this shows what you can do on your own.',
  keepTitle: 'Keep it fresh',
  keepWhy: 'A few short reviews, each a little later than the last, make it stick.',
  review: (number: number, days: number): string => `Review ${number}, ${days} days later`,
  reviewWhy: 'From memory first, then check. Just before you’d forget it.',
  lastCheck: (topic: string): string => `Final check, alone: ${topic}`,
  lastCheckWhy: 'A mix of everything, like in an exam.',
} as const;

/** Study steps that fit any topic, for what the books here do not hold. */
export const method = {
  mapTitle: (topic: string): string => `Find out what ${topic} is made of`,
  mapWhy: 'The books here don’t cover this topic, so start by finding out what it involves.',
  collect: 'Write down what you want to be able to do at the end',
  collectWhy: 'A goal you can check is half the plan. Past exam papers or your teacher can help.',
  source: 'Find one good book or set of notes and upload it to Studia',
  sourceWhy: 'With a book, the plan can point to pages, and the tutor can quote them.',
  parts: 'Split the topic into three or four parts',
  partsWhy: 'You can learn a small part in one sitting.',
  partTitle: (number: number): string => `Part ${number}`,
  partWhy: 'Rename this to one of your parts.',
  read: 'Read it and mark what’s new',
  readWhy: 'At every heading, ask yourself a question and look for the answer.',
  notes: 'Close the book and write down what you remember',
  notesWhy: 'Trying to remember is what makes it stick.',
  alone: 'Alone: explain it or do three tasks without looking',
  study: 'study skills',
} as const;

/** A list as it is said: "a, b and c". */
export const listed = (words: readonly string[]): string =>
  words.length < 2 ? (words[0] ?? '') : `${words.slice(0, -1).join(', ')} and ${words.at(-1) ?? ''}`;
