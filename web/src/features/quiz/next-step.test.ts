import type { Quiz, QuizAnswer } from '@studia/contract/quiz';
import { describe, expect, it } from 'vitest';
import { nextStepAfter } from './next-step.ts';

const answer = (
  idea: string,
  correct: number | null,
  confidence: QuizAnswer['confidence'] = 50,
): QuizAnswer =>
  ({
    question: { idea: { id: `book/${idea}`, title: idea, book: 'book', chapter: 0 } },
    confidence,
    outcome: { correct },
  }) as QuizAnswer;

const after = (answers: QuizAnswer[], more: Partial<Quiz> = {}) =>
  nextStepAfter({
    answers,
    mode: 'practise',
    scope: { book: 'book' },
    difficulty: 'adaptive',
    ...more,
  } as Quiz);

describe('what to do after a quiz', () => {
  it('is the idea behind a mistake that the student was sure of', () => {
    expect(after([answer('a', 1, 95), answer('b', 0, 75), answer('c', 0, 25)])).toMatchObject({
      kind: 'lesson',
      idea: { id: 'book/b' },
    });
  });

  it('is what was missed, each idea once', () => {
    expect(after([answer('a', 0), answer('a', 0), answer('b', 1)])).toEqual({
      kind: 'missed',
      scope: { ideas: ['book/a'] },
    });
  });

  it('is the same alone for who could do it with help, and harder for who could do it alone', () => {
    expect(after([answer('a', 1), answer('b', 1)])).toEqual({ kind: 'alone', scope: { book: 'book' } });
    expect(after([answer('a', 1)], { mode: 'alone' })).toMatchObject({ kind: 'harder' });
    expect(after([answer('a', 1)], { mode: 'alone', difficulty: 'hard' })).toEqual({ kind: 'book' });
  });

  it('is something new where nothing is known', () => {
    expect(after([])).toEqual({ kind: 'book' });
    expect(after([answer('a', null)])).toEqual({ kind: 'book' });
  });
});
