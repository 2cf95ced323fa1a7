import type { StudentId } from '@studia/contract/ids';
import { feature } from '../../feature.ts';
import type { Ports } from '../../ports.ts';
import { makeOperator } from './service.ts';

type MakeNeeds = Parameters<typeof makeOperator>[0];

interface Needs extends Pick<Ports, 'db' | 'queue' | 'files' | 'mail' | 'clock' | 'random'> {
  auth: MakeNeeds['auth'];
  usage: { costsSince: MakeNeeds['costsSince'] };
  billing: { planOf: MakeNeeds['planOf']; refund: MakeNeeds['refund'] };
  referral: { allow: (friend: StudentId) => Promise<boolean> };
  practice: { reports: MakeNeeds['reports'] };
}

/** What whoever runs Studia can see and do. */
export const operator = feature({
  name: 'operator',
  make: ({ db, queue, files, mail, clock, random, auth, usage, billing, referral, practice }: Needs) =>
    makeOperator({
      db,
      queue,
      files,
      mail,
      clock,
      random,
      auth,
      costsSince: usage.costsSince,
      planOf: billing.planOf,
      refund: billing.refund,
      allowReferral: referral.allow,
      reports: practice.reports,
    }),
});
