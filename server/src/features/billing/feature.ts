import { feature } from '../../feature.ts';
import type { Ports } from '../../ports.ts';
import type { Auth } from '../auth/service.ts';
import { billingJobs, handleBillingJobs } from './jobs.ts';
import { billingRoutes, testCashierRoutes } from './routes.ts';
import type { SetLimits } from './rules/plan.ts';
import { makeBilling } from './service.ts';

interface Needs extends Pick<Ports, 'db' | 'payments' | 'queue' | 'mail' | 'clock' | 'random' | 'model'> {
  auth: Auth;
  installation: { publicUrl: string; limits: SetLimits };
}

/** Plans: who has which, what it allows, and how it is paid for. */
export const billing = feature({
  name: 'billing',
  make: ({ db, payments, queue, mail, clock, random, model, auth, installation }: Needs) => {
    const { publicUrl, limits } = installation;
    const tokensCost = model !== null;
    return makeBilling({ db, payments, queue, mail, clock, random, auth, publicUrl, limits, tokensCost });
  },
  routes: (service) => [billingRoutes(service), testCashierRoutes(service)],
  jobs: { kinds: billingJobs, handle: handleBillingJobs },
  exportFor: { billing: (service, { id }) => service.exportFor(id) },
  forget: (service, { id }) => service.forget(id),
});
