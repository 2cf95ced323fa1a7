import type { NoteId, StudentId, WorkingSessionId } from '@studia/contract/ids';
import { LIVE } from '@studia/contract/limits';
import type { WorkingSession } from '@studia/contract/live';
import type { HappeningOf, LiveEvent } from '@studia/contract/live-events';
import type { Handle } from '../../db/transaction.ts';
import type { Clock } from '../../ports/clock/port.ts';
import type { Notes } from '../notes/service.ts';
import type { LessonState } from './rules/lesson-state.ts';
import { noteText, notesIn, summaryOf } from './rules/notes.ts';
import { makeLessonStore, type LessonRow } from './store/lessons.ts';
import { makeWorkingSessionStore } from './store/working-sessions.ts';
import { threadOf } from './transcript.ts';

export interface ClosingDependencies {
  clock: Clock;
  notes: Pick<Notes, 'create'>;
  onTrouble: (error: unknown) => void;
}

/** What is kept of a lesson beside its events: the working session of the spec, and the note. */
export const makeClosing = ({ clock, notes, onTrouble }: ClosingDependencies) => {
  const keepWorkingSession = (
    handle: Handle,
    owner: StudentId,
    row: Pick<LessonRow, 'id' | 'topic'>,
    state: LessonState,
    events: readonly LiveEvent[],
  ) =>
    makeWorkingSessionStore(handle).put(
      owner,
      row.id as WorkingSessionId,
      workingSessionOf(state.topic || row.topic, state, events),
      clock.now(),
    );

  const keepNote = async (
    owner: StudentId,
    row: Pick<LessonRow, 'id' | 'topic'>,
    events: readonly LiveEvent[],
  ): Promise<NoteId | null> => {
    const found = notesIn(events);
    if (found.length === 0) return null;
    const id = row.id as NoteId;
    try {
      await notes.create(owner, {
        // The lesson's own id: ending it twice makes one note.
        id,
        title: row.topic,
        content: noteText(events, `/working-session?lesson=${row.id}`),
        tags: ['live'],
        source: { origin: 'live', id: row.id, title: row.topic },
        quotes: found.flatMap(({ quote }) => quote ?? []),
      });
      return id;
    } catch (error) {
      // Whose notes are full still has the lesson itself.
      onTrouble(error);
      return null;
    }
  };

  return {
    keepWorkingSession,

    /** Ends a lesson that is locked: summary, note and working session are kept with it. */
    end: async (
      transaction: Handle,
      row: Omit<LessonRow, 'state'> & { state: unknown },
      state: LessonState,
      why: HappeningOf<'end'>['why'],
    ): Promise<void> => {
      const store = makeLessonStore(transaction);
      const [id, owner] = [row.id as WorkingSessionId, row.student_id as StudentId];
      const { pending } = state;
      const begun = pending && {
        kind: 'note' as const,
        note: { about: 'idea' as const, ...pending, from: row.events },
      };
      const last = await store.append(
        id,
        row.events,
        begun ? [{ happening: begun, client: null }] : [],
        clock.now(),
      );
      const events = await store.events(id, 0);
      const titled = { id: row.id, topic: state.topic || row.topic };
      const note_id = await keepNote(owner, titled, events);
      const end = { kind: 'end' as const, why, summary: summaryOf(state, row.seconds), note_id };
      const newest = await store.append(id, last, [{ happening: end, client: null }], clock.now());
      await store.update(id, { events: newest, phase: 'ended', counted_at: null, updated_at: clock.now() });
      await keepWorkingSession(transaction, owner, titled, state, events);
    },
  };
};

export type Closing = ReturnType<typeof makeClosing>;

/** A lesson in the form of SPEC 3: what it was about, and what was said. */
const workingSessionOf = (
  topic: string,
  { outcomes }: LessonState,
  events: readonly LiveEvent[],
): WorkingSession => ({
  topic,
  selectedLearningItems: outcomes.map(({ idea, title }) => ({ id: idea, title })).slice(0, LIVE.mostItems),
  messages: threadOf(events, null)
    .map(({ by, text }) => ({
      type: by === 'student' ? ('user' as const) : ('assistant' as const),
      content: text,
    }))
    .slice(-LIVE.mostMessages),
});
