import { feature } from '../../feature.ts';
import type { Ports } from '../../ports.ts';
import { usageRoutes } from './routes.ts';
import { makeUsage } from './service.ts';

/** What a student used of their allowance. */
export const usage = feature({
  name: 'usage',
  make: (needs: Pick<Ports, 'db' | 'clock' | 'random'>) => makeUsage(needs),
  routes: (service) => [usageRoutes(service)],
  exportFor: { usage: (service, { id }) => service.exportFor(id) },
});
