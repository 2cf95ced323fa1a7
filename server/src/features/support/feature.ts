import { feature } from '../../feature.ts';
import type { Ports } from '../../ports.ts';
import { handleSupportJobs, supportJobs } from './jobs.ts';
import { supportRoutes } from './routes.ts';
import { makeSupport } from './service.ts';

type NamedPorts = 'db' | 'ownFiles' | 'documents' | 'mail' | 'queue' | 'clock' | 'random';
interface Needs extends Pick<Ports, NamedPorts> {
  installation: { contactEmail: string };
}

/** What visitors send through forms. It belongs to who has proved that the address is theirs. */
export const support = feature({
  name: 'support',
  make: ({ db, ownFiles, documents, mail, queue, clock, random, installation }: Needs) => {
    const { contactEmail } = installation;
    return makeSupport({ db, ownFiles, documents, mail, queue, clock, random, contactEmail });
  },
  routes: (service) => [supportRoutes(service)],
  jobs: { kinds: supportJobs, handle: handleSupportJobs },
  exportFor: {
    forms: async (service, { provenEmail }) => provenEmail && service.exportFor(provenEmail),
  },
  forget: async (service, { provenEmail }) => {
    if (provenEmail !== null) await service.forgetFrom(provenEmail);
  },
});
