import { readAnswers, type WrittenCategory } from './rules.ts';

const FILES = import.meta.glob<string>('./written/*.md', { query: '?raw', import: 'default', eager: true });

/** Every answer that comes with Studia, in the order of the files' names. */
export const readWrittenAnswers = (): WrittenCategory[] =>
  Object.entries(FILES)
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([path, source]) => readAnswers(path.replace(/^.*\/\d+-(.+)\.md$/, '$1'), source));
