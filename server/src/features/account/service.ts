import type { StudentId } from '@studia/contract/ids';
import type { Clock } from '../../ports/clock/port.ts';
import type { Auth } from '../auth/service.ts';

/** What all features keep about students. */
interface Belongings {
  exportFor(owner: { id: StudentId; provenEmail: string | null }): Promise<Record<string, unknown>>;
  forget: Parameters<Auth['eraseDue']>[1];
}

interface Dependencies {
  auth: Pick<Auth, 'user' | 'requestDeletion' | 'eraseDue'>;
  belongings: Belongings;
  clock: Clock;
}

export interface Account {
  /** Everything that is kept about a student, as one document. */
  export(studentId: StudentId): Promise<Record<string, unknown>>;
  /** Answers the day on which everything will be gone. */
  delete: Auth['requestDeletion'];
  /** The nightly job: erases who left long enough ago. */
  erase(): Promise<void>;
}

/** What concerns a student as a whole: taking everything along, and leaving. */
export const makeAccount = ({ auth, belongings, clock }: Dependencies): Account => ({
  export: async (studentId) => {
    const { email, verified } = await auth.user(studentId);
    const owner = { id: studentId, provenEmail: verified ? email : null };
    return { exported_at: clock.now().toISOString(), ...(await belongings.exportFor(owner)) };
  },

  delete: (here, proof, origin) => auth.requestDeletion(here, proof, origin),

  erase: async () => {
    await auth.eraseDue(clock.now(), (leaver) => belongings.forget(leaver));
  },
});
