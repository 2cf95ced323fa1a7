import { feature } from '../../feature.ts';
import { aboutRoutes, type Installation } from './routes.ts';

interface Needs {
  installation: Omit<Installation, 'tutor' | 'signIn'>;
  auth: { providers: Installation['signIn'] };
  tutor: Installation['tutor'];
}

/** What this installation is made of. */
export const about = feature({
  name: 'about',
  make: ({ installation, auth, tutor }: Needs): Installation => ({
    ...installation,
    tutor,
    signIn: auth.providers,
  }),
  routes: (installation) => [aboutRoutes(installation)],
});
