/** The selected entry of a map. */
export const mapEntryText = {
  page: (page: string): string => `Open page ${page}`,
  learn: 'Learn this',
  practise: 'Practise this',
  practiseChapter: 'Practise this chapter',
  canDo: 'What you can do',
  idea: 'The idea',
} as const;
