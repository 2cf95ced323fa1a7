import { Failure } from '@studia/contract/errors';
import type { StudentId } from '@studia/contract/ids';
import { inTransaction, type Handle } from '../../db/transaction.ts';
import type { Clock } from '../../ports/clock/port.ts';
import type { Random } from '../../ports/random/port.ts';
import type { RecordEvent } from './events.ts';
import type { Guard } from './guard.ts';
import type { Passwords } from './passwords.ts';
import type { Origin } from './rules.ts';
import { refuseCommon } from './rules/common-passwords.ts';
import type { Sessions, Signed } from './sessions.ts';
import type { StartSession } from './start-session.ts';
import { makeAuthStore } from './store.ts';

interface Dependencies {
  db: Handle;
  passwords: Passwords;
  clock: Clock;
  random: Pick<Random, 'id'>;
  recordEvent: RecordEvent;
  guard: Guard;
  sessions: Sessions;
  startSession: StartSession;
}

interface SignUp {
  email: string;
  password: string;
  fullName: string;
  referralCode: string | null;
}

/** Coming in with an email address and a password. */
export const makeSignIn = (needs: Dependencies) => {
  const { db, passwords, clock, random, recordEvent, guard, sessions, startSession } = needs;
  return {
    /** Creates an account and signs its student in. */
    signUp: async (details: SignUp, origin: Origin): Promise<Signed> => {
      const { email, password, fullName, referralCode } = details;
      refuseCommon(password, { email, fullName });
      const [passwordHash, start] = await Promise.all([passwords.hash(password), sessions.starter()]);
      return inTransaction(db, async (transaction) => {
        const within = makeAuthStore(transaction);
        const student = await within.addStudent({
          id: random.id() as StudentId,
          email,
          fullName,
          provider: 'email',
          passwordHash,
          verifiedAt: null,
          referredBy: referralCode,
          createdAt: clock.now(),
        });
        await recordEvent(within, 'signed-up', student.id, origin);
        return start(within, student, false, origin);
      });
    },

    /** Signs a student in; `remembered` keeps them so for longer. */
    signIn: async (email: string, password: string, remembered: boolean, origin: Origin): Promise<Signed> => {
      const student = await guard.check(email, password, origin);
      if (!student) throw new Failure('invalid_credentials');
      return startSession(student, { remembered, origin });
    },
  };
};
