import { Failure } from '@studia/contract/errors';
import type { StudentId } from '@studia/contract/ids';
import type { OwnerCodeFor } from '@studia/contract/owner';
import type { Codes } from './codes.ts';
import type { Guard } from './guard.ts';
import type { Here, Origin, Student } from './rules.ts';
import type { AuthStore } from './store.ts';

interface Dependencies {
  store: AuthStore;
  guard: Guard;
  codes: Codes;
}

/** What a student shows, besides a session that anybody may hold who found their laptop. */
export interface OwnerProof {
  password?: string | undefined;
  code?: string | undefined;
}

/** The student who asks, once they have shown that the account is theirs. */
export type ProveOwner = (
  here: Here,
  proof: OwnerProof,
  purpose: OwnerCodeFor,
  origin: Origin,
) => Promise<Student>;

/** Whose account it is: the password says so, or the mail where there is none. */
export const makeOwner = ({ store, guard, codes }: Dependencies) => {
  const known = async (studentId: StudentId) => {
    const found = await store.student(studentId);
    if (!found) throw new Failure('session_invalid');
    return found;
  };
  const proveOwner: ProveOwner = async ({ studentId, sessionId }, { password, code }, purpose, origin) => {
    const found = await known(studentId);
    const { student } = found;
    if (found.passwordHash === null) {
      if (code === undefined) throw new Failure('code_wrong');
      await codes.redeem({ email: student.email, purpose, code, origin }, async () => {});
    } else if (!(await guard.proves(found, sessionId, password ?? '', origin))) {
      throw new Failure('password_wrong');
    }
    return student;
  };
  return {
    proveOwner,

    /** Mails a code to who has no password; whoever has one must know it. */
    requestOwnerCode: async (studentId: StudentId, purpose: OwnerCodeFor, origin: Origin): Promise<void> => {
      const { student, passwordHash } = await known(studentId);
      if (passwordHash !== null) throw new Failure('forbidden');
      await codes.requestCode(student.email, purpose, origin);
    },
  };
};
