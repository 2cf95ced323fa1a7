import type { IdeaPlace, NextStep } from '@studia/contract/practice';
import { newQuizAddress } from '../../client/quiz-address.ts';

/** Where an idea is taught. */
export const ideaAddress = ({ id, book, chapter }: Pick<IdeaPlace, 'id' | 'book' | 'chapter'>): string =>
  `/learn/${encodeURIComponent(book.id)}/${chapter}?idea=${encodeURIComponent(id.slice(id.indexOf('/') + 1))}`;

/** A quiz about these ideas. */
export const quizAboutIdeas = (ideas: readonly Pick<IdeaPlace, 'id'>[]): string =>
  newQuizAddress({ ideas: ideas.map(({ id }) => id) });

/** Where the next step is taken. */
export const stepAddress = ({ kind, ideas }: NextStep): string => {
  const [idea] = ideas;
  if (kind === 'begin' || !idea) return '/curriculum';
  if (kind === 'learn') return ideaAddress(idea);
  // What is to be proven is asked without help.
  return kind === 'alone' || kind === 'again' ? `${quizAboutIdeas(ideas)}&mode=alone` : quizAboutIdeas(ideas);
};
