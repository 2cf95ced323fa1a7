import { feature, type Offers } from '../../feature.ts';
import type { Ports } from '../../ports.ts';
import { resourceRoutes } from './routes.ts';
import { makeResources } from './service.ts';
import { readWrittenGuides } from './written-guides.ts';

interface Needs extends Pick<Ports, 'embed'> {
  offers: Offers;
}

/** Everything that was made for a student, gathered from the features that made it. */
export const resources = feature({
  name: 'resources',
  make: ({ offers, embed }: Needs) =>
    makeResources({ find: (...asked) => offers.find(...asked), guides: readWrittenGuides(), embed }),
  routes: (service) => [resourceRoutes(service)],
});
