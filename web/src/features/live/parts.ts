import type { Answer, AskedItem } from '@studia/contract/lessons';
import type { ComponentType } from 'react';

/** What a student has put together so far. */
export interface AnswerDraft {
  text: string;
  chosen: string | null;
  order: readonly string[];
}

/** How questions of a lesson are answered; the page brings it from where lessons are. */
export interface QuestionParts {
  AnswerField: ComponentType<{
    item: AskedItem;
    draft: AnswerDraft;
    disabled: boolean;
    onChange: (draft: AnswerDraft) => void;
  }>;
  answerFrom: (item: AskedItem, draft: AnswerDraft) => Answer | null;
}
