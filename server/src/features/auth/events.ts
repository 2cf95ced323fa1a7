import type { StudentId } from '@studia/contract/ids';
import type { Clock } from '../../ports/clock/port.ts';
import type { Random } from '../../ports/random/port.ts';
import type { Origin } from './rules.ts';
import type { AuthStore } from './store.ts';
import type { EventKind } from './store/events.ts';

/** Writes down what happened, in the transaction in which it happens. */
export type RecordEvent = (
  within: Pick<AuthStore, 'addEvent'>,
  kind: EventKind,
  studentId: StudentId | null,
  origin: Origin,
  detail?: Readonly<Record<string, string | number>>,
) => Promise<void>;

export const makeRecordEvent =
  ({ clock, random }: { clock: Clock; random: Pick<Random, 'id'> }): RecordEvent =>
  (within, kind, studentId, origin, detail = {}) =>
    within.addEvent({ id: random.id(), kind, studentId, origin, at: clock.now(), detail });
