import { TOKENS } from '@studia/contract/limits';
import type { Clock } from '../../ports/clock/port.ts';

/** How long another node may take to notice that a session has ended. */
const FRESH_FOR = 10_000;

/** Which sessions have ended although their access token still runs. */
export interface RevokedSessions {
  has(sessionId: string): Promise<boolean>;
  /** This node has just ended a session: the next call asks anew. */
  changed(): void;
}

/**
 * Access tokens are checked without a query. Those of sessions that have ended are the exception, and few: all
 * of them are read at most every ten seconds, and by the node that ends one, at once.
 */
export const makeRevokedSessions = (
  endedSince: (moment: Date) => Promise<ReadonlySet<string>>,
  clock: Clock,
): RevokedSessions => {
  let known: { readAt: number; ids: Promise<ReadonlySet<string>> } | null = null;

  const read = async (now: number): Promise<ReadonlySet<string>> => {
    const reading = { readAt: now, ids: endedSince(new Date(now - TOKENS.accessLifetime)) };
    known = reading;
    try {
      return await reading.ids;
    } catch (error) {
      if (known === reading) known = null;
      throw error;
    }
  };

  return {
    has: async (sessionId) => {
      const now = clock.now().getTime();
      const fresh = known !== null && now - known.readAt < FRESH_FOR ? known.ids : read(now);
      return (await fresh).has(sessionId);
    },
    changed: () => {
      known = null;
    },
  };
};
