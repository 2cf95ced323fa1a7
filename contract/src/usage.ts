import * as z from 'zod/mini';
import { endpoints } from './endpoint.ts';
import { ChatSessionId } from './ids.ts';
import { verified, type Trials } from './trial.ts';

/** What tokens are spent on. */
export const UsedFor = z.enum(['chat', 'plan', 'lessons']);
export type UsedFor = z.infer<typeof UsedFor>;

const tokens = { input_tokens: z.number(), output_tokens: z.number(), turns: z.number() };

/** What a student used, and how much of it there is (SPEC 7.3). */
export const Analytics = z.object({
  limits: z.object({
    daily_tokens: z.number(),
    used_today: z.number(),
    /** When today's allowance is full again. */
    renews_at: z.iso.datetime(),
  }),
  total: z.object({ ...tokens, conversations: z.number() }),
  by_day: z.array(z.object({ day: z.iso.date(), ...tokens })),
  by_feature: z.array(z.object({ feature: UsedFor, ...tokens })),
  by_conversation: z.array(z.object({ session_id: ChatSessionId, ...tokens })),
});
export type Analytics = z.infer<typeof Analytics>;

/** SPEC 7.3: what was used. */
export const usage = endpoints({
  analytics: {
    method: 'GET',
    path: '/api/analytics/user',
    summary: 'Tokens by day, feature and conversation of the last 90 days, against the daily allowance.',
    access: 'verified',
    pace: 'normal',
    reply: z.object({ success: z.literal(true), analytics: Analytics }),
  },
});

/** Who may make each call, and a good request for it. */
export const trials = (): Trials<typeof usage> => ({
  analytics: { request: () => ({}), answers: verified(200) },
});
