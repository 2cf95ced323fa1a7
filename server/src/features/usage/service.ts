import { Failure } from '@studia/contract/errors';
import type { ChatSessionId, StudentId } from '@studia/contract/ids';
import type { Analytics, UsedFor } from '@studia/contract/usage';
import type { Handle } from '../../db/transaction.ts';
import type { Clock } from '../../ports/clock/port.ts';
import type { Random } from '../../ports/random/port.ts';
import type { Billing } from '../billing/service.ts';
import {
  begunOf,
  dayOf,
  liveSecondsLeft,
  mayBegin,
  monthOf,
  nextDayOf,
  nextMonthOf,
  shownSince,
} from './rules.ts';
import { makeUsageStore } from './store.ts';

/** What one piece of work took. */
interface Used {
  feature: UsedFor;
  sessionId: ChatSessionId | null;
  inputTokens: number;
  outputTokens: number;
  cost: number | null;
}

/** How long a live lesson has been so far. */
interface LiveTime {
  sessionId: string;
  startedAt: Date;
  /** All of it together; telling the same again changes nothing. */
  seconds: number;
}

interface Dependencies {
  db: Handle;
  clock: Clock;
  random: Pick<Random, 'id'>;
  /** The connected model; null for the built-in tutor. */
  model?: string | null;
  billing: Pick<Billing, 'allows' | 'planOf' | 'fewestTokens'>;
}

export interface Usage {
  /** Refuses to begin when nothing of today's allowance is left. */
  allow(owner: StudentId): Promise<void>;
  /** Notes what was used, in the transaction that keeps what it was used for. */
  note(within: Handle, owner: StudentId, used: Used): Promise<void>;
  /** Tokens that are left today, for who asks before a long job; null is without limit. */
  tokensLeft(owner: StudentId): Promise<number | null>;
  /** Seconds that a live lesson may still last this month, 0 for a new one too many; null is without limit. */
  liveSecondsLeft(owner: StudentId, session: string | null): Promise<number | null>;
  /** Refuses to begin a live lesson when this month's are used up. */
  allowLive(owner: StudentId, session: string | null): Promise<void>;
  noteLive(within: Handle, owner: StudentId, time: LiveTime): Promise<void>;
  analytics(owner: StudentId): Promise<Analytics>;
  /** The days (UTC) since a moment on which the student wrote to the tutor. */
  tutorDays(owner: StudentId, since: Date): Promise<string[]>;
  /** What each model took since a moment, of all students together: for the operator. */
  costsSince(
    moment: Date,
  ): Promise<{ model: string | null; turns: number; tokens: number; cost: number | null }[]>;
  exportFor(owner: StudentId): Promise<object>;
}

/** Everything that a plan limits is counted from the first message on; how much there is, billing says. */
export const makeUsage = ({ db, clock, random, model = null, billing }: Dependencies): Usage => {
  const store = makeUsageStore(db);
  const usedToday = (owner: StudentId) => store.tokensSince(owner, dayOf(clock.now()));
  const liveLeft: Usage['liveSecondsLeft'] = async (owner, session) => {
    const limits = await billing.allows(owner);
    const isBegun = session !== null && (await store.isLiveBegun(owner, session));
    return liveSecondsLeft(await store.liveSince(owner, monthOf(clock.now())), limits, isBegun);
  };

  return {
    allow: async (owner) => {
      // Somebody waits for the tutor: whoever used less than every plan allows need not be looked up in the books of plans.
      if (billing.fewestTokens === null) return;
      const used = await usedToday(owner);
      if (mayBegin(used, billing.fewestTokens)) return;
      const { daily_tokens } = await billing.allows(owner);
      if (!mayBegin(used, daily_tokens)) throw new Failure('allowance_used');
    },

    note: (within, owner, used) =>
      makeUsageStore(within).add(owner, { ...used, model, id: random.id(), usedAt: clock.now() }),

    tokensLeft: async (owner) => {
      const { daily_tokens } = await billing.allows(owner);
      return daily_tokens === null ? null : Math.max(0, daily_tokens - (await usedToday(owner)));
    },

    liveSecondsLeft: liveLeft,

    allowLive: async (owner, session) => {
      if ((await liveLeft(owner, session)) === 0) throw new Failure('live_allowance_used');
    },

    noteLive: (within, owner, time) => makeUsageStore(within).saveLive(owner, time, monthOf(clock.now())),

    analytics: async (owner) => {
      const now = clock.now();
      const since = shownSince(now);
      const allows = await billing.allows(owner);
      const lessons = await store.liveSince(owner, monthOf(now));
      return {
        plan: await billing.planOf(owner),
        limits: {
          daily_tokens: allows.daily_tokens,
          used_today: await usedToday(owner),
          renews_at: nextDayOf(now).toISOString(),
        },
        live: {
          monthly_sessions: allows.live_sessions,
          monthly_minutes: allows.live_minutes,
          sessions_used: begunOf(lessons),
          seconds_used: lessons.reduce((sum, { seconds }) => sum + seconds, 0),
          renews_at: nextMonthOf(now).toISOString(),
          by_day: await store.liveByDay(owner, since),
        },
        total: await store.total(owner, since),
        by_day: await store.byDay(owner, since),
        by_feature: await store.byFeature(owner, since),
        by_conversation: await store.byConversation(owner, since),
      };
    },

    tutorDays: async (owner, since) => (await store.chatDays(owner, since)).map(({ day }) => day),

    costsSince: (moment) => store.costsSince(moment),

    exportFor: async (owner) => ({
      tokens: await store.entries(owner),
      live_lessons: await store.liveSince(owner, new Date(0)),
    }),
  };
};
