import { Failure } from '@studia/contract/errors';
import type { StudentId } from '@studia/contract/ids';
import type { Clock } from '../../ports/clock/port.ts';
import type { RecordEvent } from './events.ts';
import type { Passwords } from './passwords.ts';
import { isGone, SIGN_IN_ATTEMPTS, SIGN_IN_WINDOW, type Origin, type Student } from './rules.ts';
import type { AuthStore } from './store.ts';
import type { EventKind } from './store/events.ts';
import type { StudentWithHash } from './store/students.ts';

interface Dependencies {
  store: AuthStore;
  passwords: Passwords;
  clock: Clock;
  recordEvent: RecordEvent;
}

/** Compares passwords, and counts the guesses wherever a password is asked for. */
export interface Guard {
  /** The student whose password this is, or null. Does the same work for an address that has no account. */
  check(email: string, password: string, origin: Origin): Promise<Student | null>;
  /** Whether it is the password of who is signed in. It is counted for their session, which strangers can't reach. */
  proves(found: StudentWithHash, sessionId: string, password: string, origin: Origin): Promise<boolean>;
}

/** Where a password is asked for, and what is written down there. */
interface Place {
  whose: string;
  /** The address that is guessed at; null inside a session. */
  email: string | null;
  wrong: EventKind;
  locked: EventKind;
}

export const makeGuard = ({ store, passwords, clock, recordEvent }: Dependencies): Guard => {
  /** Counts a guess before it is compared, and refuses it when there were too many. */
  const count = async ({ whose, email, locked }: Place, studentId: StudentId | null, origin: Origin) => {
    const now = clock.now();
    const overSince = new Date(now.getTime() - SIGN_IN_WINDOW);
    const guess = await store.countGuess({ whose, email, now, overSince, most: SIGN_IN_ATTEMPTS });
    if (guess !== null && guess <= SIGN_IN_ATTEMPTS) return;
    // Once is enough to know; a flood of guesses must not become a flood of rows.
    if (guess !== null) await recordEvent(store, locked, studentId, origin);
    throw new Failure('too_many_sign_ins');
  };

  const compare = async (found: StudentWithHash | null, password: string, place: Place, origin: Origin) => {
    const studentId = found?.student.id ?? null;
    await count(place, studentId, origin);
    const known = found && !isGone(found.student, clock.now()) ? found : null;
    const right = await passwords.matches(password, known?.passwordHash ?? null);
    if (!known || !right) {
      await recordEvent(store, place.wrong, studentId, origin);
      return null;
    }
    await store.forgetGuesses(place.whose);
    await renewHash(known, password);
    return known.student;
  };

  /** A hash from before a higher cost is replaced while the password is at hand. */
  const renewHash = async ({ student, passwordHash }: StudentWithHash, password: string): Promise<void> => {
    if (passwordHash === null || !passwords.isOutdated(passwordHash)) return;
    await store.replaceHash(student.id, passwordHash, await passwords.hash(password));
  };

  return {
    check: async (email, password, origin) => {
      const place = { whose: email, email, wrong: 'sign-in-failed', locked: 'sign-in-locked' } as const;
      return compare(await store.studentByEmail(email), password, place, origin);
    },
    proves: async (found, sessionId, password, origin) => {
      const place = {
        whose: sessionId,
        email: null,
        wrong: 'password-wrong',
        locked: 'password-locked',
      } as const;
      return (await compare(found, password, place, origin)) !== null;
    },
  };
};
