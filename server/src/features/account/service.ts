import type { StudentId } from '@studia/contract/ids';
import type { Handle } from '../../db/transaction.ts';
import type { Clock } from '../../ports/clock/port.ts';
import type { Random } from '../../ports/random/port.ts';
import type { Auth } from '../auth/service.ts';
import type { Billing } from '../billing/service.ts';
import { makeLetterChoices } from './letters.ts';

/** What all features keep about students. */
interface Belongings {
  exportFor(owner: { id: StudentId; provenEmail: string | null }): AsyncIterable<readonly [string, unknown]>;
  forget: Parameters<Auth['eraseDue']>[1];
}

interface Dependencies {
  auth: Pick<Auth, 'user' | 'noteExport' | 'requestDeletion' | 'eraseDue'>;
  billing: Pick<Billing, 'stopRenewal'>;
  belongings: Belongings;
  db: Handle;
  clock: Clock;
  random: Pick<Random, 'token'>;
  publicUrl: string;
}

export interface Account extends ReturnType<typeof makeLetterChoices> {
  /** Everything that is kept about a student, part by part, each under its name; long lists come row by row. */
  export(
    studentId: StudentId,
    origin: Parameters<Auth['noteExport']>[1],
  ): Promise<AsyncIterable<readonly [string, unknown]>>;
  /** Answers the day on which everything will be gone. */
  delete: Auth['requestDeletion'];
  /** The nightly job: erases who left long enough ago. */
  erase(): Promise<void>;
}

const after = async function* <T>(first: T, rest: AsyncIterable<T>): AsyncGenerator<T> {
  yield first;
  yield* rest;
};

/** What concerns a student as a whole: which letters they want, taking everything along, and leaving. */
export const makeAccount = ({ auth, billing, belongings, ...dependencies }: Dependencies): Account => ({
  ...makeLetterChoices(dependencies),

  export: async (studentId, origin) => {
    const { email, verified } = await auth.user(studentId);
    const owner = { id: studentId, provenEmail: verified ? email : null };
    // Told before the first word goes out: who breaks off near the end has it all the same.
    await auth.noteExport(studentId, origin);
    const at = dependencies.clock.now().toISOString();
    return after<readonly [string, unknown]>(['exported_at', at], belongings.exportFor(owner));
  },

  delete: async (here, proof, origin) => {
    const goneOn = await auth.requestDeletion(here, proof, origin);
    // Nobody pays for an account that is about to go.
    await billing.stopRenewal(here.studentId);
    return goneOn;
  },

  erase: async () => {
    await auth.eraseDue(dependencies.clock.now(), (leaver) => belongings.forget(leaver));
  },
});
