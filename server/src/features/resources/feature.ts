import { feature, type Offers } from '../../feature.ts';
import { resourceRoutes } from './routes.ts';
import { makeResources } from './service.ts';
import { readWrittenGuides } from './written-guides.ts';

interface Needs {
  offers: Offers;
}

/** Everything that was made for a student, gathered from the features that made it. */
export const resources = feature({
  name: 'resources',
  make: ({ offers }: Needs) =>
    makeResources({ find: (...asked) => offers.find(...asked), guides: readWrittenGuides() }),
  routes: (service) => [resourceRoutes(service)],
});
