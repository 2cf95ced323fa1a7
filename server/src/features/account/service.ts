import type { StudentId } from '@studia/contract/ids';
import type { Clock } from '../../ports/clock/port.ts';
import type { Auth } from '../auth/service.ts';

interface Dependencies {
  auth: Pick<Auth, 'requestDeletion' | 'eraseDue'>;
  /** What each feature keeps about a student, by the name under which the student will find it. */
  contributions: Readonly<Record<string, (studentId: StudentId) => Promise<unknown>>>;
  forgetPhoto: (hash: string) => Promise<void>;
  /** Forgets the files of a student, as long as it can still be seen whose they are. */
  forgetFiles: (studentId: StudentId) => Promise<void>;
  /** Forgets what came through forms from an address. */
  forgetForms: (email: string) => Promise<void>;
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
export const makeAccount = ({
  auth,
  contributions,
  forgetPhoto,
  forgetFiles,
  forgetForms,
  clock,
}: Dependencies): Account => ({
  export: async (studentId) => {
    const document: Record<string, unknown> = { exported_at: clock.now().toISOString() };
    // One after the other: a student who asks for everything must not take every connection for it.
    for (const [name, contribute] of Object.entries(contributions))
      document[name] = await contribute(studentId);
    return document;
  },

  delete: (here, proof, origin) => auth.requestDeletion(here, proof, origin),

  erase: async () => {
    await auth.eraseDue(clock.now(), async ({ id, photo, provenEmail }) => {
      await forgetFiles(id);
      if (photo !== null) await forgetPhoto(photo);
      if (provenEmail !== null) await forgetForms(provenEmail);
    });
  },
});
