/** The words of the built-in planner. */
export const say = {
  startTitle: 'Find your start',
  startWhy: 'What you can do already, you need not learn again.',
  startItem: (topic: string): string => `Start check: ${topic}`,
  startItemWhy: 'Try a few exercises without help. Then untick below what you know already.',
  beforeTitle: 'Before you begin',
  beforeWhy: 'Later steps use words from these chapters.',
  refresh: (chapter: string): string => `Look again at: ${chapter}`,
  refreshWhy: (words: string): string => `You will need: ${words}.`,
  chapterWhy: (number: number, book: string): string => `Chapter ${number} of ${book}.`,
  partWhy: (missing: string): string =>
    `The books here say nothing about ${missing}; this is the part they do hold.`,
  readWhy: (words: string): string => `So that you can say what this means: ${words}.`,
  readOnWhy: (before: string): string => `It goes on from “${before}”.`,
  readFirstWhy: 'The rest of the chapter stands on it.',
  practise: (from: number, to: number): string => `Practise: exercises ${from} to ${to}`,
  practiseWhy: 'With hints, one at a time. Mistakes are welcome here.',
  explain: (chapter: string): string => `Explain in your own words: ${chapter}`,
  explainWhy: 'What you can explain, you have understood.',
  alone: (from: number, to: number): string => `Alone: exercises ${from} to ${to}`,
  aloneExplain: (chapter: string): string => `Alone: write down all you know about ${chapter}`,
  aloneWhy: 'No hints and no chat: this shows what you can do on your own.',
  keepTitle: 'Keep it',
  keepWhy: 'Remembering takes a few short looks, each a little later than the last.',
  review: (number: number, days: number): string => `Review ${number}, ${days} days later`,
  reviewWhy: 'From memory first, then check. Just before you would forget it.',
  lastCheck: (topic: string): string => `Everything alone: ${topic}`,
  lastCheckWhy: 'A mix of all parts, as in an exam.',
} as const;

/** Study steps that fit any topic, for what the books here do not hold. */
export const method = {
  mapTitle: (topic: string): string => `Find out what ${topic} is made of`,
  mapWhy: 'The books here do not hold this topic, so you begin by collecting what it needs.',
  collect: 'Write down what you want to be able to do at the end',
  collectWhy: 'A goal you can check is half of a plan. Old exam papers or your teacher help.',
  source: 'Find one good book or script and add it to Studia',
  sourceWhy: 'With a book, the plan can name pages, and the tutor can quote them.',
  parts: 'Cut the topic into three or four parts',
  partsWhy: 'Small parts can be learnt in one sitting.',
  partTitle: (number: number): string => `Part ${number}`,
  partWhy: 'Put the name of your own part here.',
  read: 'Read it and mark what is new',
  readWhy: 'Ask yourself a question at every heading, and look for its answer.',
  notes: 'Close the book and write down what you remember',
  notesWhy: 'Trying to remember is what makes it stay.',
  alone: 'Alone: explain it or do three tasks without looking',
  study: 'study skills',
} as const;

/** A list as it is said: "a, b and c". */
export const listed = (words: readonly string[]): string =>
  words.length < 2 ? (words[0] ?? '') : `${words.slice(0, -1).join(', ')} and ${words.at(-1) ?? ''}`;
