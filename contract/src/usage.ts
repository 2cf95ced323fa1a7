import * as z from 'zod/mini';
import { PlanName } from './billing.ts';
import { endpoints } from './endpoint.ts';
import { ChatSessionId } from './ids.ts';
import { Progress } from './practice.ts';
import { verified, type Trials } from './trial.ts';

/** What tokens are spent on. */
export const UsedFor = z.enum(['chat', 'plan', 'lessons', 'notes', 'podcast', 'live']);
export type UsedFor = z.infer<typeof UsedFor>;

const tokens = { input_tokens: z.number(), output_tokens: z.number(), turns: z.number() };

/** What a student used, and how much of it there is (SPEC 7.3). */
export const Analytics = z.object({
  plan: PlanName,
  limits: z.object({
    /** Null is without limit. */
    daily_tokens: z.nullable(z.number()),
    used_today: z.number(),
    /** When today's allowance is full again. */
    renews_at: z.iso.datetime(),
  }),
  /** Lessons with the live tutor in this calendar month (UTC). */
  live: z.object({
    monthly_sessions: z.nullable(z.number()),
    monthly_minutes: z.nullable(z.number()),
    sessions_used: z.number(),
    seconds_used: z.number(),
    renews_at: z.iso.datetime(),
    /** Of the last 90 days, those on which a lesson began. */
    by_day: z.array(z.object({ day: z.iso.date(), lessons: z.number(), seconds: z.number() })),
  }),
  total: z.object({ ...tokens, conversations: z.number() }),
  by_day: z.array(z.object({ day: z.iso.date(), ...tokens })),
  by_feature: z.array(z.object({ feature: UsedFor, ...tokens })),
  by_conversation: z.array(z.object({ session_id: ChatSessionId, ...tokens })),
});
export type Analytics = z.infer<typeof Analytics>;

/** Everything in figures: what was used, and what was learnt with it. */
export const UserAnalytics = z.extend(Analytics, { learning: Progress });
export type UserAnalytics = z.infer<typeof UserAnalytics>;

/** SPEC 7.3: what was used and learnt. */
export const usage = endpoints({
  analytics: {
    method: 'GET',
    path: '/api/analytics/user',
    summary:
      'Everything that the plan limits, tokens by day, feature and conversation of the last 90 days, and what the student can do.',
    access: 'verified',
    pace: 'normal',
    reply: z.object({ success: z.literal(true), analytics: UserAnalytics }),
  },
});

/** Who may make each call, and a good request for it. */
export const trials = (): Trials<typeof usage> => ({
  analytics: { request: () => ({}), answers: verified(200) },
});
