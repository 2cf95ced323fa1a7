import * as z from 'zod/mini';
import { endpoints } from './endpoint.ts';
import { verified, type Trials } from './trial.ts';

/** What inviting a friend is worth, and where it ends. */
export const REFERRAL = {
  /** Of Premium, for each of the two. */
  rewardDays: 30,
  /** Different days (UTC) on which the friend must have studied. */
  studyDays: 2,
  /** How long the friend has for that. */
  withinDays: 90,
  /** Friends of one student who count, of those who join on one day. */
  mostADay: 5,
  /** Rewards that one student can earn in 365 days. */
  mostAYear: 12,
  codeCharacters: 8,
} as const;

export const FriendState = z.enum([
  'unverified',
  'verified',
  'studied',
  'rewarded',
  'over',
  'own-address',
  'same-device',
  'many-in-a-day',
]);
/** How far a friend is; the last four earn nothing. `studied` means on one day of two. */
export type FriendState = z.infer<typeof FriendState>;

const Friend = z.object({
  first_name: z.string(),
  joined_at: z.iso.datetime(),
  state: FriendState,
  /** What it brought the student who looks at it. */
  days: z.number(),
});
/** Somebody who joined by a student's code. */
export type Friend = z.infer<typeof Friend>;

const Referral = z.object({
  code: z.string(),
  link: z.string(),
  friends: z.array(Friend),
  days_earned: z.number(),
  /** Where the student was invited too: what is still missing. */
  invited: z.nullable(z.object({ by: z.nullable(z.string()), state: FriendState, study_days: z.number() })),
});
/** A student's own invitation, and what came of it. */
export type Referral = z.infer<typeof Referral>;

/** SPEC 2.1: Refer a Friend. */
export const referral = endpoints({
  mine: {
    method: 'GET',
    path: '/api/referral',
    summary: 'The student’s own code and link, who joined by it, and what was earned.',
    access: 'verified',
    pace: 'normal',
    reply: Referral,
  },
});

/** Who may make each call, and a good request for it. */
export const trials = (): Trials<typeof referral> => ({
  mine: { request: () => ({}), answers: verified(200) },
});
