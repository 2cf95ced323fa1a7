import type { QuizId } from '@studia/contract/ids';
import type { QuizQuestion } from '@studia/contract/quiz';
import { useState } from 'react';
import type { Draft } from './parts.ts';
import { nameOf } from './run.ts';
import { STORED_NAMES } from './stored-names.ts';

interface StoredDraft {
  question: string;
  draft: Draft;
}

const read = (key: string): StoredDraft | null => {
  try {
    return JSON.parse(localStorage.getItem(key) ?? 'null') as StoredDraft | null;
  } catch {
    return null;
  }
};

/** What a student has put together for a question so far. It outlives the page, and goes once the answer is given. */
export const useDraft = (quiz: QuizId, question: QuizQuestion) => {
  const key = `${STORED_NAMES.draft}${quiz}`;
  const { idea, item } = nameOf(question);
  const name = `${idea} ${item}`;
  const [draft, setDraft] = useState<Draft>(() => {
    const stored = read(key);
    return stored?.question === name
      ? stored.draft
      : { text: '', chosen: null, order: question.item.options };
  });
  return {
    draft,
    change: (next: Draft): void => {
      setDraft(next);
      try {
        localStorage.setItem(key, JSON.stringify({ question: name, draft: next } satisfies StoredDraft));
      } catch {
        // A full storage: the draft lives as long as the page.
      }
    },
    forget: (): void => localStorage.removeItem(key),
  };
};
