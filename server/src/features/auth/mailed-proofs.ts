import { Failure } from '@studia/contract/errors';
import { inTransaction, type Handle } from '../../db/transaction.ts';
import type { Clock } from '../../ports/clock/port.ts';
import type { Random } from '../../ports/random/port.ts';
import { revokeAccessTokens } from './access-tokens.ts';
import type { Codes } from './codes.ts';
import type { RecordEvent } from './events.ts';
import type { SendNotice } from './notices.ts';
import type { Passwords } from './passwords.ts';
import { RESET_TOKEN_LIFETIME, type Origin } from './rules.ts';
import { refuseCommon } from './rules/common-passwords.ts';
import type { Sessions } from './sessions.ts';
import { makeAuthStore } from './store.ts';
import { fingerprint } from './tokens.ts';

interface Dependencies {
  db: Handle;
  passwords: Passwords;
  clock: Clock;
  random: Pick<Random, 'token'>;
  codes: Codes;
  sessions: Sessions;
  recordEvent: RecordEvent;
  sendNotice: SendNotice;
}

interface NewPassword {
  email: string;
  resetToken: string;
  password: string;
  confirmed: string;
}

/** What a mailed code proves: an address, or the right to a new password. */
export const makeProofs = (needs: Dependencies) => {
  const { db, passwords, clock, random, codes, sessions, recordEvent, sendNotice } = needs;
  const store = makeAuthStore(db);
  return {
    /** Proves an address with the code that was mailed to it. */
    verifyEmail: (email: string, code: string, origin: Origin): Promise<void> =>
      codes.redeem({ email, purpose: 'verify', code, origin }, async (within) => {
        const studentId = await within.markVerified(email, clock.now());
        if (studentId) await recordEvent(within, 'verified', studentId, origin);
      }),

    /** Trades a reset code for a token that may set one password. */
    allowReset: (email: string, code: string, origin: Origin): Promise<string> =>
      codes.redeem({ email, purpose: 'reset', code, origin }, async (within) => {
        const token = random.token();
        const expiresAt = new Date(clock.now().getTime() + RESET_TOKEN_LIFETIME);
        await within.addResetToken(fingerprint(token), email, expiresAt);
        return token;
      }),

    /** Sets a new password; whoever is signed in with the old one is signed out. */
    resetPassword: async (given: NewPassword, origin: Origin): Promise<void> => {
      const { email, password, confirmed } = given;
      if (password !== confirmed) throw new Failure('passwords_differ');
      const tokenHash = fingerprint(given.resetToken);
      if (!(await store.hasResetToken(tokenHash, email, clock.now())))
        throw new Failure('reset_token_invalid');
      const found = await store.studentByEmail(email);
      refuseCommon(password, { email, fullName: found?.student.fullName ?? '' });
      const passwordHash = await passwords.hash(password);
      await inTransaction(db, async (transaction) => {
        const within = makeAuthStore(transaction);
        const used = await within.useResetToken(tokenHash, email);
        // Who can read the mail of an address has proven it.
        const studentId = used ? await within.markVerified(email, clock.now()) : null;
        if (!studentId) throw new Failure('reset_token_invalid');
        await within.changeStudent(studentId, { password_hash: passwordHash });
        await within.endSessions(studentId, null, clock.now());
        await revokeAccessTokens(within, recordEvent, studentId, origin);
        await within.forgetGuesses(email);
        await recordEvent(within, 'password-reset', studentId, origin);
        await sendNotice(transaction, studentId, 'password-changed');
      });
      sessions.haveEnded();
    },
  };
};
