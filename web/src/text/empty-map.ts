import type { MapType } from '@studia/contract/mindmap';

/** A map of something that has no parts yet. */
export const emptyMapText = {
  title: 'There’s nothing to draw here yet',
  lead: {
    book: 'This book has no chapters or lessons yet. They appear here once they’re ready.',
    chapter: 'This chapter has no lesson yet.',
    note: 'Add headings or a list to your note, and they become a map.',
    conversation: 'Ask the tutor about a topic from one of your books, and its ideas appear here.',
  } satisfies Record<MapType, string>,
} as const;
