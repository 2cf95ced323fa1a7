import { StudentId } from '@studia/contract/ids';
import * as z from 'zod/mini';
import { jobKind } from '../../ports/queue/job-kind.ts';
import type { Queue } from '../../ports/queue/port.ts';

const News = z.enum(['friend-joined', 'referrer-rewarded', 'friend-rewarded']);
/** What a letter about an invitation tells. */
export type News = z.infer<typeof News>;

/** Mails who is concerned what became of an invitation. */
export const deliverNews = jobKind({
  name: 'referral/deliver-news',
  data: z.object({ friendId: StudentId, news: News }),
  retry: { limit: 5, delaySeconds: 30, backoff: true },
  timeoutSeconds: 60,
  heartbeatSeconds: 30,
  concurrency: 2,
});

/** Finds out who has joined and who has studied, and gives the rewards. */
export const followReferrals = jobKind({
  name: 'referral/follow',
  data: z.object({}),
  retry: { limit: 2, delaySeconds: 60, backoff: true },
  timeoutSeconds: 300,
  heartbeatSeconds: 60,
  concurrency: 1,
  schedule: '*/10 * * * *',
});

export const referralJobs = [deliverNews, followReferrals] as const;

interface Work {
  deliverNews(friendId: StudentId, news: News): Promise<void>;
  follow(): Promise<void>;
}

export const handleReferralJobs = (queue: Pick<Queue, 'handle'>, referral: Work): void => {
  queue.handle(deliverNews, ({ friendId, news }) => referral.deliverNews(friendId, news));
  queue.handle(followReferrals, () => referral.follow());
};
