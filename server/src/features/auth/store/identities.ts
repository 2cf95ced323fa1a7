import type { StudentId } from '@studia/contract/ids';
import type { Provider } from '@studia/contract/oauth';
import type { Handle } from '../../../db/transaction.ts';

interface NewFlow {
  stateHash: string;
  provider: Provider;
  nonce: string;
  verifier: string;
  /** The friend's code with which the browser came to us. */
  referralCode: string | null;
  expiresAt: Date;
}

/** Who else vouches for students, and the browsers that are on their way there and back. */
export const identityQueries = (handle: Handle) => ({
  addFlow: async ({
    stateHash,
    provider,
    nonce,
    verifier,
    referralCode,
    expiresAt,
  }: NewFlow): Promise<void> => {
    await handle
      .insertInto('auth_oauth_flow')
      .values({
        state_hash: stateHash,
        provider,
        nonce,
        verifier,
        referral_code: referralCode,
        expires_at: expiresAt,
      })
      .execute();
  },

  /** Takes a flow out, so that nobody comes back from it twice. */
  takeFlow: async (
    stateHash: string,
    provider: Provider,
    now: Date,
  ): Promise<Pick<NewFlow, 'nonce' | 'verifier' | 'referralCode'> | null> => {
    const row = await handle
      .deleteFrom('auth_oauth_flow')
      .where('state_hash', '=', stateHash)
      .where('provider', '=', provider)
      .returning(['nonce', 'verifier', 'referral_code', 'expires_at'])
      .executeTakeFirst();
    if (!row || row.expires_at <= now) return null;
    return { nonce: row.nonce, verifier: row.verifier, referralCode: row.referral_code };
  },

  studentIdByIdentity: async (provider: Provider, subject: string): Promise<StudentId | null> => {
    const row = await handle
      .selectFrom('auth_identity')
      .select('student_id')
      .where('provider', '=', provider)
      .where('subject', '=', subject)
      .executeTakeFirst();
    return row ? (row.student_id as StudentId) : null;
  },

  /** Links once, also when two tabs come back at the same moment. */
  addIdentity: async (
    studentId: StudentId,
    provider: Provider,
    subject: string,
    now: Date,
  ): Promise<void> => {
    await handle
      .insertInto('auth_identity')
      .values({ provider, subject, student_id: studentId, linked_at: now })
      .onConflict((conflict) => conflict.columns(['provider', 'subject']).doNothing())
      .execute();
  },

  removeIdentities: async (studentId: StudentId, provider: Provider): Promise<void> => {
    await handle
      .deleteFrom('auth_identity')
      .where('student_id', '=', studentId)
      .where('provider', '=', provider)
      .execute();
  },

  identitiesOf: (studentId: StudentId): Promise<{ provider: Provider; linked_at: Date }[]> =>
    handle
      .selectFrom('auth_identity')
      .select(['provider', 'linked_at'])
      .where('student_id', '=', studentId)
      .orderBy('linked_at')
      .execute(),
});
