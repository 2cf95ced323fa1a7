/** The words around an answer of the tutor. */
export const answerText = {
  stopped: 'You stopped the tutor here.',
  sources: {
    books: 'From the books',
    mathematics: 'Worked out by the algebra engine',
    general: 'General knowledge, not from a book',
  },
  citation: (book: string, page: string): string => `${book}, page ${page}: show the quote`,
  page: (page: string): string => `p. ${page}`,
  cited: (book: string, page: string): string => `${book}, p. ${page}`,
  openPage: 'Open the page',
  solution: 'Worked solution',
  problem: 'The problem',
  /** What the tick on a worked solution says: how it was checked, and nothing more. */
  checked: {
    'each-line': {
      label: 'Every line was checked',
      how: 'The algebra engine compared each line with the line before it. They say the same.',
    },
    'put-back': {
      label: 'The answer was checked',
      how: 'The algebra engine put the answer back into the problem. It fits.',
    },
    formula: {
      label: 'The formula was checked',
      how: 'The algebra engine worked the formula out again, exactly, and got the same answer.',
    },
  },
  progress: (opened: number, all: number): string => `${opened} of ${all}`,
  showFirst: 'Show the first step',
  showNext: 'Show next step',
  showAll: 'Show all',
  tryFirst: 'Try it first',
  opened: (step: number, all: number, reason: string, line: string): string =>
    `Step ${step} of ${all}. ${reason} ${line}`,
  allOpened: (answer: string): string => `That’s every step. The answer: ${answer}`,
  answer: 'Answer',
  checkedLine: 'This line is checked',
  checkedLineHow: 'The algebra engine recalculated this line and got the same result.',
  correctedLine: 'This line was corrected',
  correctedLineHow: 'The algebra engine found a mistake here and corrected it.',
  was: 'Was',
  now: 'Now',
  corrected: 'corrected',
  values: 'Table of values',
} as const;
