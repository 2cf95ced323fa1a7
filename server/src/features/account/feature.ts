import { feature, type Belongings } from '../../feature.ts';
import type { Ports } from '../../ports.ts';
import type { Auth } from '../auth/service.ts';
import type { Billing } from '../billing/service.ts';
import { accountJobs, handleAccountJobs } from './jobs.ts';
import { accountRoutes } from './routes.ts';
import { makeAccount } from './service.ts';

interface Needs extends Pick<Ports, 'db' | 'clock' | 'random'> {
  auth: Auth;
  billing: Billing;
  belongings: Belongings;
  installation: { publicUrl: string };
}

/** A student as a whole: which letters they want, taking everything along, and leaving. */
export const account = feature({
  name: 'account',
  make: ({ auth, billing, belongings, db, clock, random, installation: { publicUrl } }: Needs) =>
    makeAccount({ auth, billing, belongings, db, clock, random, publicUrl }),
  routes: (service) => [accountRoutes(service)],
  jobs: { kinds: accountJobs, handle: handleAccountJobs },
  exportFor: { letters: (service, { id }) => service.letterChoices(id) },
});
