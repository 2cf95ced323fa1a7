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
export interface Used {
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
      const { conversations, ...total } = await store.total(owner, since);
      return {
        limits: {
          daily_tokens: ALLOWANCE.dailyTokens,
          used_today: await store.tokensSince(owner, dayOf(now)),
          renews_at: nextDayOf(now).toISOString(),
        },
        total: { ...tokensOf(total), conversations: Number(conversations) },
        by_day: (await store.byDay(owner, since)).map((row) => ({ day: row.day, ...tokensOf(row) })),
        by_feature: (await store.byFeature(owner, since)).map((row) => ({
          feature: row.feature as UsedFor,
          ...tokensOf(row),
        })),
        by_conversation: (await store.byConversation(owner, since)).map((row) => ({
          session_id: row.session_id as ChatSessionId,
          ...tokensOf(row),
        })),
      };
    },

    exportFor: (owner) => store.entries(owner),
  };
};

// Sums of nothing are null, and large ones come as strings.
const tokensOf = (row: { input_tokens: number | null; output_tokens: number | null; turns: number }) => ({
  input_tokens: Number(row.input_tokens ?? 0),
  output_tokens: Number(row.output_tokens ?? 0),
  turns: Number(row.turns),
});
