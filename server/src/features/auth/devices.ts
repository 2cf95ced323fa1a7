import type { Device } from '@studia/contract/devices';
import { Failure } from '@studia/contract/errors';
import type { StudentId } from '@studia/contract/ids';
import { inTransaction, type Handle } from '../../db/transaction.ts';
import type { Clock } from '../../ports/clock/port.ts';
import type { RecordEvent } from './events.ts';
import type { Guard } from './guard.ts';
import type { SendNotice } from './notices.ts';
import type { Passwords } from './passwords.ts';
import type { Here, Origin } from './rules.ts';
import { refuseCommon } from './rules/common-passwords.ts';
import { deviceName } from './rules/device-name.ts';
import type { Sessions } from './sessions.ts';
import { makeAuthStore } from './store.ts';

interface Dependencies {
  db: Handle;
  passwords: Passwords;
  clock: Clock;
  guard: Guard;
  sessions: Sessions;
  recordEvent: RecordEvent;
  sendNotice: SendNotice;
}

/** Where a student is signed in, and how they end that. */
export const makeDevices = ({
  db,
  passwords,
  clock,
  guard,
  sessions,
  recordEvent,
  sendNotice,
}: Dependencies) => {
  const store = makeAuthStore(db);
  return {
    /** The browsers in which the student is signed in, the last used first. */
    devices: async ({ studentId, sessionId }: Here): Promise<Device[]> =>
      (await store.sessionsOf(studentId, clock.now())).map((session) => ({
        id: session.id,
        name: deviceName(session.userAgent),
        address: session.address,
        signed_in_at: session.createdAt.toISOString(),
        last_used_at: session.lastUsedAt.toISOString(),
        current: session.id === sessionId,
      })),

    /** Signs one device out. */
    signOutDevice: async (studentId: StudentId, deviceId: string, origin: Origin): Promise<void> => {
      await inTransaction(db, async (transaction) => {
        const within = makeAuthStore(transaction);
        if (!(await within.endSession(studentId, deviceId, clock.now()))) throw new Failure('not_found');
        await recordEvent(within, 'device-signed-out', studentId, origin, { devices: 1 });
      });
      sessions.haveEnded();
    },

    /** Signs out every device but the one that asks. */
    signOutOthers: async ({ studentId, sessionId }: Here, origin: Origin): Promise<void> => {
      await inTransaction(db, async (transaction) => {
        const within = makeAuthStore(transaction);
        const devices = await within.endSessions(studentId, sessionId, clock.now());
        if (devices > 0) await recordEvent(within, 'device-signed-out', studentId, origin, { devices });
      });
      sessions.haveEnded();
    },

    /** Changes the password of who knows the present one, and signs out every other device. */
    changePassword: async (
      { studentId, sessionId }: Here,
      { present, next }: { present: string; next: string },
      origin: Origin,
    ): Promise<void> => {
      const found = await store.student(studentId);
      if (!found) throw new Failure('session_invalid');
      const { email, fullName } = found.student;
      if (!(await guard.proves(found, sessionId, present, origin))) throw new Failure('password_wrong');
      refuseCommon(next, { email, fullName });
      const passwordHash = await passwords.hash(next);
      await inTransaction(db, async (transaction) => {
        const within = makeAuthStore(transaction);
        await within.changeStudent(studentId, { password_hash: passwordHash });
        await within.endSessions(studentId, sessionId, clock.now());
        await recordEvent(within, 'password-changed', studentId, origin);
        await sendNotice(transaction, studentId, 'password-changed');
      });
      sessions.haveEnded();
    },
  };
};
