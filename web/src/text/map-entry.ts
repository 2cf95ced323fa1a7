/** The selected entry of a map. */
export const mapEntryText = {
  page: (page: string): string => `Open page ${page}`,
  learn: 'Learn this',
  practise: 'Practise this',
  practiseChapter: 'Practise this chapter',
  practiseBook: 'Practise this book',
  ideas: (count: number): string => (count === 1 ? '1 idea in this map' : `${count} ideas in this map`),
  hint: 'Select an entry to see what it says, where it is in the book, and what you can do.',
  canDo: 'What you can do',
  idea: 'The idea',
} as const;
