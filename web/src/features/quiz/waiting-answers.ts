import type { QuizId } from '@studia/contract/ids';
import type { SentAnswer } from './calls.ts';
import { STORED_NAMES } from './stored-names.ts';

/** The part of `localStorage` that is needed here; tests bring their own. */
export type TextStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

const isAnswer = (value: unknown): value is SentAnswer => {
  const { id, idea, item } = (value ?? {}) as Partial<SentAnswer>;
  return typeof id === 'string' && typeof idea === 'string' && typeof item === 'string';
};

/**
 * Answers that the server has not confirmed yet, in the order in which they were given. They outlive the page, and
 * their ids make sending one twice harmless.
 */
export const makeWaitingAnswers = (storage: TextStorage, quiz: QuizId) => {
  const name = `${STORED_NAMES.answers}${quiz}`;
  /** What there was no room for: it lives as long as the page. */
  let held: SentAnswer[] = [];
  const stored = (): SentAnswer[] => {
    try {
      const value: unknown = JSON.parse(storage.getItem(name) ?? '[]');
      return Array.isArray(value) ? value.filter(isAnswer) : [];
    } catch {
      return [];
    }
  };
  const all = (): SentAnswer[] => [...stored(), ...held];
  const write = (answers: readonly SentAnswer[]): void => {
    if (answers.length === 0) storage.removeItem(name);
    else storage.setItem(name, JSON.stringify(answers));
  };
  return {
    name,
    all,
    add: (answer: SentAnswer): void => {
      try {
        write([...stored().filter(({ id }) => id !== answer.id), answer]);
      } catch {
        held = [...held, answer];
      }
    },
    remove: (id: string): void => {
      held = held.filter((answer) => answer.id !== id);
      const before = stored();
      const left = before.filter((answer) => answer.id !== id);
      if (left.length < before.length) write(left);
    },
  };
};

export type WaitingAnswers = ReturnType<typeof makeWaitingAnswers>;
