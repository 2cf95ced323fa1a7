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
  loading: 'Drawing the map',
  map: 'Map',
  outline: 'Outline',
  tree: (title: string): string => `Map of ${title}`,
  keys: 'Arrow keys move through the map. Right opens a branch, left closes it.',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  fit: 'Show the whole map',
  openMore: 'Open one more level',
  closeAll: 'Close all branches',
  notTried: 'Not practised yet',
  percent: (alone: number, helped: number): string => `${alone}% alone, ${helped}% with help`,
  details: 'About the selected entry',
} as const;
