import { feature } from '../../feature.ts';
import type { Ports } from '../../ports.ts';
import type { Billing } from '../billing/service.ts';
import { makeUsage } from './service.ts';

interface Needs extends Pick<Ports, 'db' | 'clock' | 'random' | 'model'> {
  billing: Billing;
}

/** What a student used of what their plan allows. */
export const usage = feature({
  name: 'usage',
  make: ({ db, clock, random, model, billing }: Needs) =>
    makeUsage({ db, clock, random, model: model?.name ?? null, billing }),
  exportFor: { usage: (service, { id }) => service.exportFor(id) },
});
