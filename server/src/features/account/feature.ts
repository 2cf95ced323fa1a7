import { feature, type Belongings } from '../../feature.ts';
import type { Ports } from '../../ports.ts';
import type { Auth } from '../auth/service.ts';
import { accountJobs, handleAccountJobs } from './jobs.ts';
import { accountRoutes } from './routes.ts';
import { makeAccount } from './service.ts';

interface Needs extends Pick<Ports, 'clock'> {
  auth: Auth;
  belongings: Belongings;
}

/** A student as a whole: taking everything along, and leaving. */
export const account = feature({
  name: 'account',
  make: ({ auth, belongings, clock }: Needs) => makeAccount({ auth, belongings, clock }),
  routes: (service) => [accountRoutes(service)],
  jobs: { kinds: accountJobs, handle: handleAccountJobs },
});
