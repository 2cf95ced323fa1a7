import { Failure } from '@studia/contract/errors';
import type { ChatSessionId, StudentId } from '@studia/contract/ids';
import { ALLOWANCE } from '@studia/contract/limits';
import type { Analytics, UsedFor } from '@studia/contract/usage';
import type { Handle } from '../../db/transaction.ts';
import type { Clock } from '../../ports/clock/port.ts';
import type { Random } from '../../ports/random/port.ts';
import { dayOf, mayBegin, nextDayOf, shownSince } from './rules.ts';
import { makeUsageStore } from './store.ts';

/** What one piece of work took. */
interface Used {
  feature: UsedFor;
  sessionId: ChatSessionId | null;
  inputTokens: number;
  outputTokens: number;
  cost: number | null;
}

export interface Usage {
  /** Refuses to begin when nothing of today's allowance is left. */
  allow(owner: StudentId): Promise<void>;
  /** Notes what was used, in the transaction that keeps what it was used for. */
  note(within: Handle, owner: StudentId, used: Used): Promise<void>;
  analytics(owner: StudentId): Promise<Analytics>;
  exportFor(owner: StudentId): Promise<object[]>;
}

/** Tokens are counted from the first message on, and an allowance is published and kept. */
export const makeUsage = ({ db, clock, random }: { db: Handle; clock: Clock; random: Random }): Usage => {
  const store = makeUsageStore(db);
  return {
    allow: async (owner) => {
      if (!mayBegin(await store.tokensSince(owner, dayOf(clock.now())))) throw new Failure('allowance_used');
    },

    note: (within, owner, used) =>
      makeUsageStore(within).add(owner, { ...used, id: random.id(), usedAt: clock.now() }),

    analytics: async (owner) => {
      const now = clock.now();
      const since = shownSince(now);
      return {
        limits: {
          daily_tokens: ALLOWANCE.dailyTokens,
          used_today: await store.tokensSince(owner, dayOf(now)),
          renews_at: nextDayOf(now).toISOString(),
        },
        total: await store.total(owner, since),
        by_day: await store.byDay(owner, since),
        by_feature: await store.byFeature(owner, since),
        by_conversation: await store.byConversation(owner, since),
      };
    },

    exportFor: (owner) => store.entries(owner),
  };
};
