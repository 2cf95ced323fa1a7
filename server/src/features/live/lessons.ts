import { Failure } from '@studia/contract/errors';
import type { StudentId, WorkingSessionId } from '@studia/contract/ids';
import { LIVE, RESOURCE } from '@studia/contract/limits';
import type { LiveSession } from '@studia/contract/live';
import type { LiveEvent, LiveHappening, LiveInput, LiveSubject } from '@studia/contract/live-events';
import type { Resource, ResourceWish } from '@studia/contract/resources';
import { inTransaction, type Handle } from '../../db/transaction.ts';
import type { Clock } from '../../ports/clock/port.ts';
import type { Random } from '../../ports/random/port.ts';
import type { Usage } from '../usage/service.ts';
import { makeCounting } from './counting.ts';
import { answerText } from './read-input.ts';
import { NEW_LESSON } from './rules/lesson-state.ts';
import { makeLessonStore, type LessonRow } from './store/lessons.ts';
import { stateIn, type makeTurns } from './turns.ts';

interface Dependencies {
  db: Handle;
  clock: Clock;
  random: Pick<Random, 'id' | 'token'>;
  usage: Pick<Usage, 'allowLive' | 'liveSecondsLeft' | 'noteLive'>;
  turns: ReturnType<typeof makeTurns>;
  onTrouble: (error: unknown) => void;
}

/** Live lessons: begun, gone on with from any device, and ended. */
export const makeLiveLessons = (dependencies: Dependencies) => {
  const { db, clock, random, usage, turns, onTrouble } = dependencies;
  const store = makeLessonStore(db);
  const counting = makeCounting({ ...dependencies, closing: turns.closing });

  const owned = async (owner: StudentId, id: WorkingSessionId): Promise<LessonRow> => {
    const row = await store.one(owner, id);
    if (!row) throw new Failure('session_not_found');
    return row;
  };

  const shown = async (owner: StudentId, row: LessonRow): Promise<LiveSession> => ({
    id: row.id as WorkingSessionId,
    topic: row.topic,
    phase: row.phase,
    seconds: Math.round(row.seconds),
    seconds_left: await usage.liveSecondsLeft(owner, row.id),
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
  });

  /** Answers in the background: whoever shows the lesson hears of it by its rows. */
  const answer = (owner: StudentId, id: WorkingSessionId): void => {
    turns.drain(owner, id).catch(onTrouble);
  };

  /** Adds what a student did, once for each id; answers false where it was known already. */
  const add = (owner: StudentId, id: WorkingSessionId, input: LiveInput): Promise<boolean> =>
    inTransaction(db, async (transaction) => {
      const within = makeLessonStore(transaction);
      const row = await within.locked(id);
      if (!row || row.student_id !== owner) throw new Failure('session_not_found');
      if (await within.isKnown(id, input.id)) return false;
      if (row.phase === 'ended') throw new Failure('live_lesson_over');
      if (row.events >= LIVE.mostEvents) throw new Failure('working_session_too_large');
      const now = clock.now();
      const happening = happeningOf(input, row.phase);
      if (!happening) return false;
      const phase = input.type === 'pause' ? 'paused' : input.type === 'draw' ? row.phase : 'open';
      const events = await within.append(id, row.events, [{ happening, client: input.id }], now);
      await within.update(id, {
        events,
        phase,
        updated_at: now,
        ...(phase === 'paused' && { counted_at: null }),
      });
      return true;
    });

  const keepSoFar = async (owner: StudentId, id: WorkingSessionId): Promise<void> => {
    const row = await owned(owner, id);
    await turns.closing.keepWorkingSession(db, owner, row, stateIn(row), await store.events(id, 0));
  };

  return {
    begin: async (owner: StudentId, subject: LiveSubject, named?: WorkingSessionId): Promise<LiveSession> => {
      const id = named ?? (random.id() as WorkingSessionId);
      const known = await store.one(owner, id);
      if (known) return shown(owner, known);
      await usage.allowLive(owner, null);
      if ((await store.count(owner)) >= LIVE.mostSessions) throw new Failure('too_many_live_lessons');
      const isTopic = subject.kind === 'topic';
      const state = { ...NEW_LESSON, opening: isTopic ? null : subject };
      await store.add(owner, id, isTopic ? subject.text : '', state, clock.now());
      const row = await owned(owner, id);
      if (isTopic)
        await add(owner, id, { type: 'words', id: random.id(), text: subject.text, by: 'keyboard' });
      answer(owner, id);
      return shown(owner, row);
    },

    list: async (owner: StudentId): Promise<LiveSession[]> =>
      Promise.all((await store.latest(owner, LIVE.listed)).map((row) => shown(owner, row))),

    read: async (owner: StudentId, id: WorkingSessionId, after: number) => {
      const row = await owned(owner, id);
      // A node that died in the middle of a turn leaves it to whoever looks next.
      if (row.phase === 'open') answer(owner, id);
      return { session: await shown(owner, row), events: await store.events(id, after) };
    },

    events: (id: WorkingSessionId, after: number): Promise<LiveEvent[]> => store.events(id, after),

    /** One event by its number. */
    event: async (owner: StudentId, id: WorkingSessionId, number: number): Promise<LiveEvent | undefined> => {
      await owned(owner, id);
      return store.event(id, number);
    },

    /** Takes what a student did; the answer comes as events. */
    input: async (owner: StudentId, id: WorkingSessionId, input: LiveInput): Promise<void> => {
      await counting.count(owner, id);
      const isNew = await add(owner, id, input);
      if (input.type === 'pause' && isNew) await keepSoFar(owner, id);
      else if (input.type !== 'draw') answer(owner, id);
    },

    /** A ticket for a socket, which lives no longer than the sign-in that it was asked for with. */
    ticket: async (owner: StudentId, id: WorkingSessionId, signIn: string): Promise<string> => {
      await owned(owner, id);
      const [ticket, now] = [random.token(), clock.now()];
      const expires = new Date(now.getTime() + LIVE.ticketLife);
      await store.addTicket(owner, id, { ticket, signIn }, { now, expires });
      return ticket;
    },

    /** Whose lesson a ticket opens; null for one that is used, too old or made up. */
    enter: async (ticket: string) => {
      const row = await store.useTicket(ticket, clock.now());
      return (
        row && {
          owner: row.student_id as StudentId,
          id: row.session_id as WorkingSessionId,
          signIn: row.sign_in_id,
        }
      );
    },

    /** Counts the time that somebody is connected, and says how the lesson stands. */
    count: counting.count,
    standing: async (owner: StudentId, id: WorkingSessionId) => {
      const row = await owned(owner, id);
      if (row.phase === 'open') answer(owner, id);
      const left = await usage.liveSecondsLeft(owner, id);
      return {
        phase: row.phase,
        seconds_left: left === null ? null : Math.round(left),
        thinking: row.turn_started_at !== null,
      };
    },

    remove: async (owner: StudentId, id: WorkingSessionId): Promise<void> => {
      if (!(await store.remove(owner, id))) throw new Failure('session_not_found');
    },

    /** Lessons among everything that was made for a student. */
    offers: async (owner: StudentId, wish: ResourceWish): Promise<Resource[]> =>
      (await store.newest(owner, wish)).map((row) => {
        const { outcomes, book } = stateIn(row);
        return {
          kind: 'live',
          id: row.id,
          title: row.topic,
          preview: outcomes.map(({ title }) => title).slice(0, RESOURCE.previewLines),
          size: Math.max(1, Math.round(row.seconds / 60)),
          source: book === null ? null : { title: row.topic, book_id: book },
          at: row.updated_at.toISOString(),
        };
      }),

    exportFor: async function* (owner: StudentId): AsyncGenerator<object> {
      for (const row of await store.all(owner))
        yield {
          ...(await shown(owner, row)),
          events: await store.events(row.id as WorkingSessionId, 0),
        };
    },
  };
};

export type LiveLessons = ReturnType<typeof makeLiveLessons>;

/** What an input is in the lesson's record; null where it changes nothing. */
const happeningOf = (input: LiveInput, phase: LessonRow['phase']): LiveHappening | null => {
  switch (input.type) {
    case 'pause':
      return phase === 'paused' ? null : { kind: 'pause' };
    case 'resume':
      return phase === 'open' ? null : { kind: 'resume' };
    case 'draw':
      return { kind: 'marks', marks: input.marks };
    case 'words':
      return { kind: 'heard', input, text: input.text };
    case 'answer':
      return { kind: 'heard', input, text: answerText(input.answer) };
    case 'wish':
    case 'end':
      return { kind: 'heard', input, text: '' };
  }
};
