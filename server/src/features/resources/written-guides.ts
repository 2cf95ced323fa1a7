import type { Guide } from '@studia/contract/resources';
import { readGuide } from './guide.ts';

const FILES = import.meta.glob<string>('./guides/*.md', { query: '?raw', import: 'default', eager: true });

/** Every study guide that comes with Studia, in the order of the files' names. */
export const readWrittenGuides = (): Guide[] =>
  Object.entries(FILES)
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([path, source]) => readGuide(path.replace(/^.*\/\d+-(.+)\.md$/, '$1'), source));
