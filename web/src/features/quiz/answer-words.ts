import type { Answer } from '@studia/contract/lessons';
import { questionText } from '../../text/lessons.ts';

/** An answer as one would say it; null where nothing was said. */
export const answerWords = (answer: Answer | null): string | null => {
  switch (answer?.kind) {
    case 'choice':
      return answer.option;
    case 'number':
    case 'short':
      return answer.text;
    case 'order':
      return answer.order.join(' → ');
    case 'true-false':
      return `${answer.value ? questionText.isTrue : questionText.isFalse}. ${answer.reason}`.trim();
    case undefined:
      return null;
  }
};
