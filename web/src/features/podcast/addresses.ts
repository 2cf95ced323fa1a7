import type { PodcastType } from '@studia/contract/podcast';

/** Where a podcast is heard. */
export const podcastAddress = (type: PodcastType, source: string): string =>
  `/podcast/${type}/${encodeURIComponent(source)}`;

/** The name of a chapter as the source of a podcast. */
export const chapterSource = (bookId: string, chapter: number): string => `${bookId}~${chapter}`;

/** Where what it is about can be read. */
export const sourceAddress = (type: PodcastType, source: string): string => {
  const [book = ''] = source.split('~');
  if (type === 'chapter') return `/curriculum/${encodeURIComponent(book)}`;
  return `${type === 'note' ? '/view-note' : '/ai-note'}/${encodeURIComponent(source)}`;
};
