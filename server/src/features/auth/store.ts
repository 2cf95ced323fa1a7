import type { Handle } from '../../db/transaction.ts';
import { accessTokenQueries } from './store/access-tokens.ts';
import { codeQueries } from './store/codes.ts';
import { eventQueries } from './store/events.ts';
import { guessQueries } from './store/guesses.ts';
import { identityQueries } from './store/identities.ts';
import { sessionQueries } from './store/sessions.ts';
import { studentQueries } from './store/students.ts';

/** What is older than these moments is of no use to anybody. */
interface Ages {
  now: Date;
  guesses: Date;
  codes: Date;
  endedSessions: Date;
  events: Date;
  /** Events that concern no student, such as a sign-in to an address without an account. */
  strangers: Date;
}

/** The tables of the account shelf's front door. */
export const makeAuthStore = (handle: Handle) => ({
  ...studentQueries(handle),
  ...sessionQueries(handle),
  ...accessTokenQueries(handle),
  ...codeQueries(handle),
  ...identityQueries(handle),
  ...eventQueries(handle),
  ...guessQueries(handle),

  /** The key that all nodes sign with: the first one to ask makes it. */
  signingKey: async (purpose: string, candidate: Buffer, now: Date): Promise<Buffer> => {
    await handle
      .insertInto('auth_signing_key')
      .values({ purpose, secret: candidate, created_at: now })
      .onConflict((conflict) => conflict.column('purpose').doNothing())
      .execute();
    const row = await handle
      .selectFrom('auth_signing_key')
      .select('secret')
      .where('purpose', '=', purpose)
      .executeTakeFirstOrThrow();
    return row.secret;
  },

  /** Drops what has run out; nobody can use any of it again. */
  sweep: async ({ now, guesses, codes, endedSessions, events, strangers }: Ages): Promise<void> => {
    await handle.deleteFrom('auth_session').where('expires_at', '<', now).execute();
    await handle.deleteFrom('auth_session').where('ended_at', '<', endedSessions).execute();
    await handle.deleteFrom('auth_refresh_token').where('expires_at', '<', now).execute();
    await handle.deleteFrom('auth_access_token').where('expires_at', '<', now).execute();
    await handle.deleteFrom('auth_code').where('requested_at', '<', codes).execute();
    await handle.deleteFrom('auth_reset_token').where('expires_at', '<', now).execute();
    await handle.deleteFrom('auth_oauth_flow').where('expires_at', '<', now).execute();
    await handle.deleteFrom('auth_guess').where('began_at', '<', guesses).execute();
    await handle.deleteFrom('auth_event').where('at', '<', events).execute();
    await handle
      .deleteFrom('auth_event')
      .where('student_id', 'is', null)
      // Who was erased must be known for as long as there are backups to restore.
      .where('kind', '<>', 'erased')
      .where('at', '<', strangers)
      .execute();
  },
});

export type AuthStore = ReturnType<typeof makeAuthStore>;
