/** What the parts of a text say about themselves. */
export const markdownWords = {
  copy: 'Copy',
  copied: 'Copied',
  code: (language: string): string => (language === '' ? 'Code' : `Code in ${language}`),
  plainCode: 'Code',
  table: 'Table',
  picture: (name: string): string => (name === '' ? 'Picture on another site' : `Picture: ${name}`),
  taskDone: 'Done',
  taskOpen: 'To do',
  newTab: '(opens in a new tab)',
} as const;
