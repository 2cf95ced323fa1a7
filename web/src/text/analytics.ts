/** The one question before visits are counted. */
export const analyticsText = {
  title: 'Counting visits',
  question: 'May we count visits to learn what helps? What you write is never recorded.',
  more: 'How we treat your data',
  accept: 'Accept',
  refuse: 'No thanks',
} as const;
