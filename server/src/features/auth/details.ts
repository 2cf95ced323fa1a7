import type { User } from '@studia/contract/auth';
import { Failure } from '@studia/contract/errors';
import type { StudentId } from '@studia/contract/ids';
import type { ProfileDetails } from '@studia/contract/profile';
import type { Clock } from '../../ports/clock/port.ts';
import { userOf, type Student } from './rules.ts';
import { deviceName } from './rules/device-name.ts';
import type { AuthStore } from './store.ts';

interface Dependencies {
  store: AuthStore;
  clock: Clock;
}

/** What Studia keeps about a student, without secrets. */
export interface StudentExport {
  student: object;
  identities: object[];
  devices: object[];
  access_tokens: object[];
  events: object[];
}

/** What an account says about its student, for the features that show and change it. */
export const makeDetails = ({ store, clock }: Dependencies) => ({
  /** Saves what SPEC 2.7 asks; whoever calls has checked it. */
  saveDetails: async (studentId: StudentId, details: ProfileDetails): Promise<User> =>
    shown(await store.changeStudent(studentId, details)),

  rename: async (studentId: StudentId, fullName: string): Promise<User> =>
    shown(await store.changeStudent(studentId, { full_name: fullName })),

  /** Sets the picture by the hash of its file, or removes it, and answers which one it replaces. */
  setPhoto: async (
    studentId: StudentId,
    hash: string | null,
  ): Promise<{ user: User; before: string | null }> => {
    const replaced = await store.replacePhoto(studentId, hash);
    return { user: shown(replaced?.student ?? null), before: replaced?.before ?? null };
  },

  exportStudent: async (studentId: StudentId): Promise<StudentExport> => {
    const student = await store.studentRecord(studentId);
    if (!student) throw new Failure('session_invalid');
    return {
      student,
      identities: await store.identitiesOf(studentId),
      devices: (await store.sessionsOf(studentId, clock.now())).map((session) => ({
        name: deviceName(session.userAgent),
        address: session.address,
        signed_in_at: session.createdAt,
        last_used_at: session.lastUsedAt,
      })),
      access_tokens: await store.accessTokensOf(studentId),
      events: await store.eventsOf(studentId),
    };
  },
});

const shown = (student: Student | null): User => {
  if (!student) throw new Failure('session_invalid');
  return userOf(student);
};
