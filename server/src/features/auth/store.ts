import type { Handle } from '../../db/transaction.ts';
import { codeQueries } from './store/codes.ts';
import { eventQueries } from './store/events.ts';
import { identityQueries } from './store/identities.ts';
import { sessionQueries } from './store/sessions.ts';
import { studentQueries } from './store/students.ts';

/** What is older than these moments is of no use to anybody. */
interface Ages {
  now: Date;
  attempts: Date;
  codes: Date;
  endedSessions: Date;
  events: Date;
}

/** The tables of the account shelf's front door. */
export const makeAuthStore = (handle: Handle) => ({
  ...studentQueries(handle),
  ...sessionQueries(handle),
  ...codeQueries(handle),
  ...identityQueries(handle),
  ...eventQueries(handle),

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
  sweep: async ({ now, attempts, codes, endedSessions, events }: Ages): Promise<void> => {
    await handle.deleteFrom('auth_session').where('expires_at', '<', now).execute();
    await handle.deleteFrom('auth_session').where('ended_at', '<', endedSessions).execute();
    await handle.deleteFrom('auth_refresh_token').where('expires_at', '<', now).execute();
    await handle.deleteFrom('auth_code').where('day_began_at', '<', codes).execute();
    await handle.deleteFrom('auth_reset_token').where('expires_at', '<', now).execute();
    await handle.deleteFrom('auth_oauth_flow').where('expires_at', '<', now).execute();
    await handle.deleteFrom('auth_sign_in_attempt').where('attempted_at', '<', attempts).execute();
    await handle.deleteFrom('auth_event').where('at', '<', events).execute();
  },
});

export type AuthStore = ReturnType<typeof makeAuthStore>;
