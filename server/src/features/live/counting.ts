import type { StudentId, WorkingSessionId } from '@studia/contract/ids';
import { LIVE } from '@studia/contract/limits';
import { inTransaction, type Handle } from '../../db/transaction.ts';
import type { Clock } from '../../ports/clock/port.ts';
import type { Usage } from '../usage/service.ts';
import type { Closing } from './closing.ts';
import { makeLessonStore, type LessonRow } from './store/lessons.ts';
import { stateIn } from './turns.ts';

interface Dependencies {
  db: Handle;
  clock: Clock;
  usage: Pick<Usage, 'liveSecondsLeft' | 'noteLive'>;
  closing: Closing;
}

/** Counts how long a lesson runs: while somebody is connected and it is not paused. */
export const makeCounting = ({ db, clock, usage, closing }: Dependencies) => {
  /** Adds what has passed since the last count; a longer silence was no lesson. */
  const add = async (transaction: Handle, row: LessonRow): Promise<void> => {
    const now = clock.now();
    const passed = row.counted_at === null ? 0 : now.getTime() - row.counted_at.getTime();
    const seconds = row.seconds + (passed > 0 && passed <= LIVE.longestGap ? passed / 1000 : 0);
    await makeLessonStore(transaction).update(row.id as WorkingSessionId, { seconds, counted_at: now });
    if (seconds > row.seconds)
      await usage.noteLive(transaction, row.student_id as StudentId, {
        sessionId: row.id,
        startedAt: row.created_at,
        seconds: Math.round(seconds),
      });
  };

  /** Says once that the minutes come to an end, and ends the lesson when they have. */
  const sayWhatIsLeft = (id: WorkingSessionId, left: number): Promise<void> =>
    inTransaction(db, async (transaction) => {
      const store = makeLessonStore(transaction);
      const row = await store.locked(id);
      if (!row || row.phase !== 'open' || (row.warned && left > 0)) return;
      const state = left > 0 ? ('warned' as const) : ('used' as const);
      const quota = { kind: 'quota' as const, state, seconds_left: Math.round(left) };
      const events = await store.append(id, row.events, [{ happening: quota, client: null }], clock.now());
      await store.update(id, { events, warned: true });
      if (left <= 0) await closing.end(transaction, { ...row, events }, stateIn(row), 'quota');
    });

  return {
    count: async (owner: StudentId, id: WorkingSessionId): Promise<void> => {
      const isRunning = await inTransaction(db, async (transaction) => {
        const row = await makeLessonStore(transaction).locked(id);
        if (!row || row.student_id !== owner || row.phase !== 'open') return false;
        await add(transaction, row);
        return true;
      });
      const left = isRunning ? await usage.liveSecondsLeft(owner, id) : null;
      if (left !== null && left <= LIVE.warnAt / 1000) await sayWhatIsLeft(id, left);
    },
  };
};
