import { Failure } from '@studia/contract/errors';
import type { StudentId, WorkingSessionId } from '@studia/contract/ids';
import { LIVE } from '@studia/contract/limits';
import type { UpdateMode, WorkingSession } from '@studia/contract/live';
import { inTransaction, type Handle } from '../../db/transaction.ts';
import type { Clock } from '../../ports/clock/port.ts';
import type { Random } from '../../ports/random/port.ts';
import { savingOf } from './rules/saving.ts';
import { makeWorkingSessionStore, type SessionRow } from './store/working-sessions.ts';

interface Dependencies {
  db: Handle;
  clock: Clock;
  random: Random;
}

/** A lesson that was kept, and when. */
interface KeptSession extends WorkingSession {
  session_id: WorkingSessionId;
  created_at: string;
  updated_at: string;
}

export interface WorkingSessions {
  /** Keeps a lesson; what happens to the one that is named, `update_mode` says. */
  save(
    owner: StudentId,
    payload: WorkingSession,
    named: WorkingSessionId | null,
    mode: UpdateMode | null,
  ): Promise<WorkingSessionId>;
  read(owner: StudentId, id: WorkingSessionId): Promise<KeptSession>;
  /** Every lesson with every word, for the document with everything about a student. */
  exportFor(owner: StudentId): Promise<object[]>;
}

/** Lessons as clients of the spec keep them (SPEC 7.3). */
export const makeWorkingSessions = ({ db, clock, random }: Dependencies): WorkingSessions => {
  const store = makeWorkingSessionStore(db);

  const create = async (owner: StudentId, payload: WorkingSession): Promise<WorkingSessionId> => {
    const id = random.id() as WorkingSessionId;
    await store.add(owner, id, payload, clock.now());
    return id;
  };

  const append = (owner: StudentId, id: WorkingSessionId, payload: WorkingSession): Promise<void> =>
    inTransaction(db, async (transaction) => {
      const row = await makeWorkingSessionStore(transaction).append(owner, id, payload, clock.now());
      if (!row) throw new Failure('session_not_found');
      if (row.messages > LIVE.mostMessages) throw new Failure('working_session_too_large');
    });

  return {
    save: async (owner, payload, named, mode) => {
      const saving = savingOf(named !== null, mode);
      if (named === null || saving === 'create') return create(owner, payload);
      if (saving === 'append') await append(owner, named, payload);
      else if (!(await store.replace(owner, named, payload, clock.now())))
        throw new Failure('session_not_found');
      return named;
    },

    read: async (owner, id) => {
      const row = await store.session(owner, id);
      if (!row) throw new Failure('session_not_found');
      return sessionFrom(row);
    },

    exportFor: async (owner) => (await store.sessions(owner)).map(sessionFrom),
  };
};

const sessionFrom = ({ id, topic, items, messages, created_at, updated_at }: SessionRow): KeptSession => ({
  session_id: id as WorkingSessionId,
  topic,
  selectedLearningItems: items as WorkingSession['selectedLearningItems'],
  messages: messages as WorkingSession['messages'],
  created_at: created_at.toISOString(),
  updated_at: updated_at.toISOString(),
});
