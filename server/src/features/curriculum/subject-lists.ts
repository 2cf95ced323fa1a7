import type { SubjectList } from './rules/subjects.ts';

const FILES = import.meta.glob<SubjectList>('../../../../curriculum/subjects/*.json', {
  eager: true,
  import: 'default',
});

/** What is taught where. */
export const subjectLists: readonly SubjectList[] = Object.values(FILES);
