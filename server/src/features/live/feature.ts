import { feature } from '../../feature.ts';
import type { Ports } from '../../ports.ts';
import { liveRoutes } from './routes.ts';
import { makeLive } from './service.ts';

/** Lessons with the live tutor. */
export const live = feature({
  name: 'live',
  make: (needs: Pick<Ports, 'db' | 'clock' | 'random'>) => makeLive(needs),
  routes: (service) => [liveRoutes(service)],
  exportFor: { working_sessions: (service, { id }) => service.exportFor(id) },
});
