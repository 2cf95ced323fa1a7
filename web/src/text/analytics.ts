/** The one question before visits are counted. */
export const analyticsText = {
  title: 'Counting visits',
  question: 'May we count visits to see what helps people? We never record what you write.',
  more: 'How we handle your data',
  accept: 'Accept',
  refuse: 'No thanks',
} as const;
