import type { ResourceKind } from '@studia/contract/resources';
import { later } from './later.ts';

const whole = later(() => new Intl.NumberFormat('en-US'));
const counted =
  (one: string, many: string) =>
  (count: number): string =>
    `${whole().format(count)} ${count === 1 ? one : many}`;

const kinds: Record<ResourceKind, string> = {
  note: 'Notes',
  'ai-note': 'AI notes',
  map: 'Mind maps',
  quiz: 'Quizzes',
  deck: 'Cards',
  podcast: 'Podcasts',
  live: 'Live lessons',
  plan: 'Plans',
};

/** What one of them is called. */
const kind: Record<ResourceKind, string> = {
  note: 'Note',
  'ai-note': 'AI note',
  map: 'Mind map',
  quiz: 'Quiz',
  deck: 'Cards',
  podcast: 'Podcast',
  live: 'Live lesson',
  plan: 'Plan',
};

const size: Record<ResourceKind, (count: number) => string> = {
  note: counted('word', 'words'),
  'ai-note': counted('word', 'words'),
  map: counted('entry', 'entries'),
  quiz: counted('question', 'questions'),
  deck: counted('card', 'cards'),
  podcast: counted('minute', 'minutes'),
  live: counted('minute', 'minutes'),
  plan: counted('step', 'steps'),
};

/** Everything that was made for a student. */
export const resourcesText = {
  lead: 'Everything you’ve made in Studia, and guides on how to study.',
  search: 'Search',
  searchHint: 'Search everything',
  kinds,
  kind,
  size,
  everyKind: 'Everything',
  show: 'Show',
  yours: 'Yours',
  guides: 'Study guides',
  guidesLead: 'Short guides to studying well, based on research about learning.',
  minutes: (count: number): string => `${count} min`,
  untitled: 'Untitled',
  weakSpots: 'Weak spots',
  from: (title: string): string => `From ${title}`,
  preview: (title: string): string => `Preview of “${title}”`,
  showPreview: 'Preview',
  open: 'Open',
  more: 'Show more',
  loading: 'Loading',
  failed: 'Your resources couldn’t be loaded.',
  retry: 'Try again',
  empty: 'Nothing here yet',
  emptyLead: 'Write a note, take a quiz or make a plan, and you’ll find it here.',
  emptyAction: 'Choose a book',
  nothing: 'Nothing matches',
  nothingLead: 'Try other words, or show everything.',
  clear: 'Show everything',
  noGuides: 'No guide mentions these words.',
  back: 'Resources',
  guideGone: 'This guide no longer exists.',
} as const;
