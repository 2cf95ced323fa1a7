import type { QuizScope } from '@studia/contract/quiz';

/** Where a quiz begins that is about something: the scope stands in the address, so that every "Quiz me on this" is a link. */
export const newQuizAddress = (scope: QuizScope = {}): string => {
  const { chapters = [], ideas = [], spots, page, ...names } = scope;
  const search = new URLSearchParams(
    Object.entries(names).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  );
  for (const chapter of chapters) search.append('chapter', String(chapter));
  for (const idea of ideas) search.append('idea', idea);
  if (page !== undefined) search.set('page', String(page));
  if (spots) search.set('scope', spots);
  const words = search.toString();
  return words === '' ? '/quiz/new' : `/quiz/new?${words}`;
};

/** Where one quiz goes on. */
export const quizAddress = (id: string): string => `/quiz/${encodeURIComponent(id)}`;
