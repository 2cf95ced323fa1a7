import { Failure } from '@studia/contract/errors';
import type { Clock } from '../../ports/clock/port.ts';
import type { Random } from '../../ports/random/port.ts';
import type { Note } from './events.ts';
import type { Passwords } from './passwords.ts';
import { isGone, SIGN_IN_ATTEMPTS, SIGN_IN_WINDOW, type Origin, type Student } from './rules.ts';
import type { AuthStore } from './store.ts';

interface Dependencies {
  store: AuthStore;
  passwords: Passwords;
  clock: Clock;
  random: Pick<Random, 'id'>;
  note: Note;
}

/** Compares passwords, and counts the attempts of each account wherever a password is asked for. */
export interface Guard {
  /** The student whose password this is, or null. Does the same work for an address that has no account. */
  check(email: string, password: string, origin: Origin): Promise<Student | null>;
}

export const makeGuard = ({ store, passwords, clock, random, note }: Dependencies): Guard => ({
  check: async (email, password, origin) => {
    const now = clock.now();
    const since = new Date(now.getTime() - SIGN_IN_WINDOW);
    const attempts = await store.noteSignIn(random.id(), email, now, since);
    const found = await store.studentByEmail(email);
    const studentId = found?.student.id ?? null;
    if (attempts > SIGN_IN_ATTEMPTS) {
      // Once is enough to know; a flood of guesses must not become a flood of rows.
      if (attempts === SIGN_IN_ATTEMPTS + 1) await note(store, 'sign-in-locked', studentId, origin);
      throw new Failure('too_many_sign_ins');
    }
    const known = found && !isGone(found.student, now) ? found : null;
    const right = await passwords.matches(password, known?.passwordHash ?? null);
    if (!known || !right) {
      await note(store, 'sign-in-failed', studentId, origin);
      return null;
    }
    await store.forgetSignIns(email);
    return known.student;
  },
});
