import { feature } from '../../feature.ts';
import type { Ports } from '../../ports.ts';
import { authJobs, handleAuthJobs } from './jobs.ts';
import { makePasswords, type Cost, type Room } from './passwords.ts';
import {
  accessTokenRoutes,
  authRoutes,
  deviceRoutes,
  oauthRoutes,
  ownerRoutes,
  passwordResetRoutes,
} from './routes.ts';
import { makeAuth } from './service.ts';

interface Needs extends Pick<Ports, 'db' | 'queue' | 'mail' | 'identity' | 'clock' | 'random'> {
  passwordCost?: Cost | undefined;
  passwordRoom?: Room | undefined;
}

/** Who a student is. */
export const auth = feature({
  name: 'auth',
  make: ({ db, queue, mail, identity, clock, random, passwordCost, passwordRoom }: Needs) => {
    const passwords = makePasswords(passwordCost, passwordRoom);
    return makeAuth({ db, passwords, queue, mail, identity, clock, random });
  },
  routes: (service) => [
    authRoutes(service),
    passwordResetRoutes(service),
    oauthRoutes(service),
    ownerRoutes(service),
    deviceRoutes(service),
    accessTokenRoutes(service),
  ],
  jobs: { kinds: authJobs, handle: handleAuthJobs },
  exportFor: { account: (service, { id }) => service.exportStudent(id) },
});
