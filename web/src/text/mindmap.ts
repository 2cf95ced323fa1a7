import type { MapRole, MapType } from '@studia/contract/mindmap';

const roles: Record<MapRole, string> = {
  topic: 'Topic',
  chapter: 'Chapter',
  idea: 'Idea',
  statement: 'In short',
  reason: 'Why',
  example: 'Example',
  picture: 'Think of it like this',
  mistake: 'Common mistake',
  term: 'Term',
  point: 'Point',
  question: 'Question',
};

const lead: Record<MapType, string> = {
  book: 'The whole book as a map: chapters, ideas, and what you can do.',
  chapter: 'One chapter as a map: its ideas, and what you can do.',
  note: 'Your note as a map.',
  conversation: 'The ideas you talked about, and where they’re taught.',
};

/** A map, drawn or one's own. */
export const mapText = {
  roles,
  lead,
  ownLead: (source: string): string => `Your own map, made from “${source}”.`,
  ownLeadEmpty: 'Your own map.',
  loading: 'Drawing the map',
  retry: 'Try again',
  failed: 'The map couldn’t be loaded.',
  toBooks: 'Back to Books',
  empty: 'There’s nothing to draw here yet',
  emptyLead: {
    book: 'This book has no chapters or lessons yet. They appear here once they’re ready.',
    chapter: 'This chapter has no lesson yet.',
    note: 'Add headings or a list to your note, and they become a map.',
    conversation: 'Ask the tutor about a topic from one of your books, and its ideas appear here.',
  } satisfies Record<MapType, string>,
  views: 'Show as',
  map: 'Map',
  outline: 'Outline',
  tree: (title: string): string => `Map of ${title}`,
  keys: 'Arrow keys move through the map. Right opens a branch, left closes it.',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  fit: 'Show the whole map',
  openAll: 'Open all branches',
  closeAll: 'Close all branches',
  open: (words: string, count: number): string =>
    `Open “${words}” (${count === 1 ? '1 entry' : `${count} entries`})`,
  close: (words: string): string => `Close “${words}”`,
  search: 'Search the map',
  hits: (at: number, of: number): string => (of === 0 ? 'No matches' : `${at} of ${of}`),
  previous: 'Previous match',
  next: 'Next match',
  export: 'Export',
  asPng: 'Picture (PNG)',
  asSvg: 'Picture (SVG)',
  asMarkdown: 'Outline (Markdown)',
  exportFailed: 'The file couldn’t be made. Try again.',
  page: (page: string): string => `Open page ${page}`,
  learn: 'Learn this',
  practise: 'Practise this',
  practiseChapter: 'Practise this chapter',
  canDo: 'What you can do',
  notTried: 'Not practised yet',
  percent: (alone: number, helped: number): string => `${alone}% alone, ${helped}% with help`,
  details: 'About the selected entry',
  idea: 'The idea',
} as const;

/** From a drawn map to one's own. */
export const makeOwnText = {
  make: 'Make it your own',
  making: 'Copying the map',
  yours: 'Your maps of this',
  premiumTitle: 'Your own maps are part of Premium',
  premiumLead:
    'With Premium you can add, rename, move and colour entries, and your map is saved as you go. This map stays free: you can look at it, search it, practise from it and export it.',
  seePremium: 'See Premium',
  notNow: 'Not now',
  untitled: 'Untitled map',
} as const;
