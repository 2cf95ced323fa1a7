import type { Quiz } from '@studia/contract/quiz';
import { newQuizText, spotTitles } from '../../text/quiz.ts';

/** What a quiz is called. */
export const titleOf = ({ title, scope }: Pick<Quiz, 'title' | 'scope'>): string =>
  title || (scope.spots ? spotTitles[scope.spots] : newQuizText.untitled);
