import type { StudentId } from '@studia/contract/ids';
import { feature } from '../../feature.ts';
import type { Ports } from '../../ports.ts';
import type { Account } from '../account/service.ts';
import type { Auth } from '../auth/service.ts';
import type { Billing } from '../billing/service.ts';
import type { Usage } from '../usage/service.ts';
import { handleReferralJobs, referralJobs } from './jobs.ts';
import { referralRoutes } from './routes.ts';
import { makeReferral } from './service.ts';

interface Needs extends Pick<Ports, 'db' | 'mail' | 'queue' | 'clock' | 'random'> {
  auth: Auth;
  account: Account;
  usage: Usage;
  billing: Billing;
  practice: { practiceDays: (student: StudentId, since: Date) => Promise<readonly string[]> };
  installation: { publicUrl: string };
}

/** Inviting friends. */
export const referral = feature({
  name: 'referral',
  make: ({ db, mail, queue, clock, random, auth, account, usage, billing, practice, installation }: Needs) =>
    makeReferral({
      db,
      auth,
      account,
      studyDays: async (student, since) => [
        ...new Set([
          ...(await usage.tutorDays(student, since)),
          ...(await practice.practiceDays(student, since)),
        ]),
      ],
      grantDays: billing.grantDays,
      mail,
      queue,
      clock,
      random,
      publicUrl: installation.publicUrl,
    }),
  routes: (service) => [referralRoutes(service)],
  jobs: { kinds: referralJobs, handle: handleReferralJobs },
  exportFor: { invitations: (service, { id }) => service.exportFor(id) },
});
