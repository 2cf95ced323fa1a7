import type { QuizId } from '@studia/contract/ids';
import { describe, expect, it } from 'vitest';
import type { SentAnswer } from './calls.ts';
import { makeWaitingAnswers } from './waiting-answers.ts';

const QUIZ = '01948b3c-7d5e-7abc-9def-0123456789ab' as QuizId;

const answer = (id: string): SentAnswer => ({
  id,
  idea: 'arithmetic/a',
  item: id,
  answer: null,
  confidence: null,
  hints: 0,
  milliseconds: 1,
});

const memory = (isFull = false) => {
  const texts = new Map<string, string>();
  return {
    getItem: (name: string) => texts.get(name) ?? null,
    setItem: (name: string, text: string) => {
      if (isFull) throw new Error('full');
      texts.set(name, text);
    },
    removeItem: (name: string) => void texts.delete(name),
  };
};

const idsIn = (waiting: ReturnType<typeof makeWaitingAnswers>) => waiting.all().map(({ id }) => id);

describe('answers on their way', () => {
  it('outlive the page in their order, each once', () => {
    const storage = memory();
    const before = makeWaitingAnswers(storage, QUIZ);
    before.add(answer('a'));
    before.add(answer('b'));
    before.add(answer('a'));
    expect(idsIn(makeWaitingAnswers(storage, QUIZ))).toEqual(['b', 'a']);
  });

  it('are gone once they have arrived', () => {
    const waiting = makeWaitingAnswers(memory(), QUIZ);
    waiting.add(answer('a'));
    waiting.add(answer('b'));
    waiting.remove('a');
    expect(idsIn(waiting)).toEqual(['b']);
  });

  it('wait in the page where there is no room to store them', () => {
    const waiting = makeWaitingAnswers(memory(true), QUIZ);
    waiting.add(answer('a'));
    expect(idsIn(waiting)).toEqual(['a']);
    waiting.remove('a');
    expect(idsIn(waiting)).toEqual([]);
  });

  it('are none where something else is stored', () => {
    const storage = memory();
    storage.setItem(`quizAnswers:${QUIZ}`, '{"broken');
    expect(makeWaitingAnswers(storage, QUIZ).all()).toEqual([]);
  });
});
