import type { QuizId } from '@studia/contract/ids';
import type { Answer } from '@studia/contract/lessons';
import type { Confidence } from '@studia/contract/practice';
import type { Quiz, QuizQuestion } from '@studia/contract/quiz';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { newId } from '../../client/new-id.ts';
import { sentenceOf } from '../../text/errors.ts';
import { quizText } from '../../text/quiz.ts';
import { toast } from '../../ui/feedback/toast.ts';
import { compareAnswer, finishQuiz, readQuiz, type SentAnswer } from './calls.ts';
import { isSame, nameOf, openQuestions, withAnswer, withReply } from './run.ts';
import { sendWaiting } from './send-waiting.ts';
import { makeWaitingAnswers } from './waiting-answers.ts';

/** How long to wait before a server that could not be reached is asked again. */
const RETRY_MS = 8_000;

const quizKey = (id: QuizId) => ['quiz', id] as const;

/** What a student gives as the answer to a question. */
export interface GivenAnswer {
  answer: Answer | null;
  confidence: Confidence | null;
  hints: number;
  milliseconds: number;
}

/** A quiz, where its student is in it, and everything they can do. Answers are kept here until the server has them. */
export const useQuiz = (id: QuizId) => {
  const queries = useQueryClient();
  const key = useMemo(() => quizKey(id), [id]);
  const store = useMemo(() => makeWaitingAnswers(localStorage, id), [id]);
  const [waiting, setWaiting] = useState<SentAnswer[]>(() => store.all());
  const [reached, setReached] = useState(true);
  /** The question whose feedback is on the screen. */
  const [shown, setShown] = useState<QuizQuestion | null>(null);
  const loaded = useQuery({ queryKey: key, queryFn: () => readQuiz(id), refetchOnWindowFocus: true });

  const sending = useRef<Promise<void> | null>(null);
  const sendAll = async (): Promise<void> => {
    let replies = 0;
    const outcome = await sendWaiting(id, store, {
      onReply: (reply, sent) => {
        replies += 1;
        // A reading that began before this answer must not undo it.
        void queries.cancelQueries({ queryKey: key });
        queries.setQueryData<Quiz>(key, (quiz) => quiz && withReply(quiz, reply));
        if (reply.answered.id !== sent.id) toast.info(quizText.answeredElsewhere);
        if (reply.finished_at !== null) void queries.invalidateQueries({ queryKey: key });
        setWaiting(store.all());
      },
      onRefused: (error) => {
        toast.bad(sentenceOf(error, quizText.sendFailed));
        setWaiting(store.all());
        void queries.invalidateQueries({ queryKey: key });
      },
    });
    // Nothing was left to send: somebody else in this browser has sent it.
    if (outcome === 'sent' && replies === 0) await queries.invalidateQueries({ queryKey: key });
    setWaiting(store.all());
    setReached(outcome === 'sent');
    sending.current = null;
  };
  const send = (): Promise<void> => (sending.current ??= sendAll());
  const sendFromEffect = useEffectEvent(send);
  /** Another tab gave an answer, or has sent it: what the server knows by now is asked before it is taken off. */
  const followFromEffect = useEffectEvent(async (): Promise<void> => {
    const stored = store.all();
    if (stored.length < waiting.length) await queries.invalidateQueries({ queryKey: key });
    setWaiting(stored);
  });

  useEffect(() => {
    if (store.all().length > 0) void sendFromEffect();
  }, [store]);
  useEffect(() => {
    const again = (): void => void sendFromEffect();
    const changedElsewhere = (event: StorageEvent): void => {
      if (event.key === store.name) void followFromEffect();
    };
    window.addEventListener('online', again);
    window.addEventListener('storage', changedElsewhere);
    return () => {
      window.removeEventListener('online', again);
      window.removeEventListener('storage', changedElsewhere);
    };
  }, [store]);
  useEffect(() => {
    if (reached || waiting.length === 0) return undefined;
    const timer = setInterval(() => void sendFromEffect(), RETRY_MS);
    return () => clearInterval(timer);
  }, [reached, waiting.length]);

  const quiz = loaded.data;
  const open = quiz ? openQuestions(quiz, waiting) : [];

  const answer = (question: QuizQuestion, given: GivenAnswer): void => {
    const name = nameOf(question);
    const sent: SentAnswer = {
      ...given,
      ...name,
      id: newId(),
      milliseconds: Math.round(given.milliseconds),
      given_at: new Date().toISOString(),
    };
    store.add(sent);
    setWaiting((before) => [...before, sent]);
    if (quiz?.mode === 'practise') setShown(question);
    void send();
  };

  return {
    loaded,
    waiting,
    reached,
    /** The question on the screen: one just answered, whose feedback is being read, or the next. */
    current: shown ?? open[0] ?? null,
    isShown: shown !== null,
    result: shown && (quiz?.answers.find(({ question }) => isSame(nameOf(question), nameOf(shown))) ?? null),
    answer,
    next: () => setShown(null),
    compare: async (question: QuizQuestion, correct: 0 | 0.5 | 1): Promise<void> => {
      try {
        const answered = await compareAnswer(id, nameOf(question), correct);
        queries.setQueryData<Quiz>(key, (before) =>
          before ? { ...before, answers: withAnswer(before.answers, answered) } : before,
        );
      } catch (error) {
        toast.bad(sentenceOf(error, quizText.compareFailed));
      }
    },
    finish: async (): Promise<void> => {
      try {
        await send();
        queries.setQueryData(key, await finishQuiz(id));
        setShown(null);
      } catch (error) {
        toast.bad(sentenceOf(error, quizText.failed));
      }
    },
  };
};

export type QuizRun = ReturnType<typeof useQuiz>;
