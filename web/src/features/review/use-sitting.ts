import { Failure } from '@studia/contract/errors';
import type { ReviewId, StudentId } from '@studia/contract/ids';
import type { DueCard, Grade } from '@studia/contract/review';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { newId } from '../../client/new-id.ts';
import { sentenceOf } from '../../text/errors.ts';
import { toast } from '../../ui/feedback/toast.ts';
import { sendAnswers, undoAnswer } from './calls.ts';
import { ask, beginSitting, correct, giveGrade, setAside, takeBack, type Sitting } from './sitting.ts';
import { unsentAnswersOf } from './unsent-answers.ts';
import { useNow } from './use-now.ts';
import { REVIEW_KEY } from './use-review.ts';

/** How often what waits is tried again, and whether a card's minutes are over is looked at. */
const TICK_MS = 5_000;

/** A sitting on the page: every answer is kept here first, then sent; the page never waits for it. */
export const useSitting = (owner: StudentId, queue: readonly DueCard[], most: number) => {
  const client = useQueryClient();
  const unsent = unsentAnswersOf(owner);
  const opened = useNow();
  const [sitting, setSitting] = useState<Sitting>(() => beginSitting(queue, most, opened));
  const [waiting, setWaiting] = useState(() => unsent.count());
  const asked = useRef<number | null>(null);
  const sending = useRef<Promise<void>>(Promise.resolve());

  const sendNow = async (): Promise<void> => {
    try {
      const cards = await unsent.send(sendAnswers);
      setSitting((before) => cards.reduce(correct, before));
    } catch (error) {
      if (!isOffline(error)) toast.bad(sentenceOf(error));
    }
    setWaiting(unsent.count());
    // What waits today is counted anew by the page that shows it.
    await client.invalidateQueries({ queryKey: REVIEW_KEY, refetchType: 'none' });
  };
  // One after the other, so that an answer is either waiting or sent when it is taken back.
  const send = (): Promise<void> => (sending.current = sending.current.then(sendNow));

  const sendWaiting = useEffectEvent(() => unsent.count() > 0 && void send());
  useEffect(() => {
    const tick = setInterval(() => {
      setSitting((before) => ask(before, Date.now()));
      sendWaiting();
    }, TICK_MS);
    const onOnline = () => void sendWaiting();
    window.addEventListener('online', onOnline);
    return () => {
      clearInterval(tick);
      window.removeEventListener('online', onOnline);
      void client.invalidateQueries({ queryKey: REVIEW_KEY });
    };
  }, [client]);

  const move = (change: (before: Sitting) => Sitting): void => {
    asked.current = Date.now();
    setSitting(change);
  };

  return {
    sitting,
    /** How many answers the server does not have yet. */
    waiting,
    show: (): void => setSitting((before) => ({ ...before, shown: true })),
    grade: (grade: Grade): void => {
      const { current } = sitting;
      if (!current) return;
      const id = newId() as ReviewId;
      const now = Date.now();
      const milliseconds = Math.min(now - (asked.current ?? opened), 86_400_000);
      unsent.add({ id, card_id: current.id, grade, at: new Date(now).toISOString(), milliseconds });
      move((before) => giveGrade(before, id, grade, now));
      void send();
    },
    undo: async (): Promise<boolean> => {
      const last = sitting.given.at(-1);
      if (!last) return false;
      await sending.current;
      try {
        if (!unsent.remove(last.id)) await undoAnswer(last.id);
        move(takeBack);
        return true;
      } catch (error) {
        toast.bad(sentenceOf(error));
        return false;
      } finally {
        setWaiting(unsent.count());
      }
    },
    replace: (card: DueCard): void => setSitting((before) => correct(before, card)),
    setAside: (): void => move((before) => setAside(before, Date.now())),
  };
};

const isOffline = (error: unknown): boolean =>
  error instanceof Failure && (error.code === 'network_failed' || error.code === 'request_timed_out');
