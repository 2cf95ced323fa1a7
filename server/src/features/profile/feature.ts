import { feature } from '../../feature.ts';
import type { Ports } from '../../ports.ts';
import type { Auth } from '../auth/service.ts';
import { profileRoutes } from './routes.ts';
import { makeProfile } from './service.ts';

interface Needs extends Pick<Ports, 'images' | 'files' | 'clock'> {
  auth: Auth;
}

/** What a student tells about themselves. */
export const profile = feature({
  name: 'profile',
  make: ({ auth, images, files, clock }: Needs) => makeProfile({ auth, images, files, clock }),
  routes: (service) => [profileRoutes(service)],
  exportFor: { photo: (service, { id }) => service.exportFor(id) },
  forget: async (service, { photo }) => {
    if (photo !== null) await service.forgetPhoto(photo);
  },
});
