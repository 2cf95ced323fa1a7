import type { Answer, AskedItem, Checked, IdeaId } from '@studia/contract/lessons';
import type { Confidence as Step } from '@studia/contract/practice';
import type { ComponentType, RefObject } from 'react';

/** What a student has put together so far, whatever kind of question it is for. */
export interface Draft {
  text: string;
  chosen: string | null;
  order: readonly string[];
}

/** How lessons ask and explain a question; the page hands it over, so that a question looks the same everywhere. */
export interface QuestionParts {
  AnswerField: ComponentType<{
    item: AskedItem;
    draft: Draft;
    disabled: boolean;
    /** The right option, once it may be known. */
    right: string | null;
    onChange: (draft: Draft) => void;
  }>;
  /** The answer that a draft makes; null while something is missing. */
  answerFrom: (item: AskedItem, draft: Draft) => Answer | null;
  Confidence: ComponentType<{
    disabled: boolean;
    hint: string;
    firstStep: RefObject<HTMLButtonElement | null>;
    onChoose: (step: Step) => void;
  }>;
  Feedback: ComponentType<{ checked: Checked }>;
  /** Says what is wrong with a question. */
  Report: ComponentType<{ idea: IdeaId; item: string }>;
}
