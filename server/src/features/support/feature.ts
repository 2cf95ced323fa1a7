import type { StudentId } from '@studia/contract/ids';
import { feature } from '../../feature.ts';
import type { Ports } from '../../ports.ts';
import { handleSupportJobs, supportJobs } from './jobs.ts';
import { helpRoutes, supportRoutes, ticketRoutes } from './routes.ts';
import { makeSupport } from './service.ts';

type NamedPorts =
  | 'db'
  | 'ownFiles'
  | 'documents'
  | 'mail'
  | 'queue'
  | 'clock'
  | 'random'
  | 'language'
  | 'embed';
type MakeNeeds = Parameters<typeof makeSupport>[0];
interface Needs extends Pick<Ports, NamedPorts> {
  installation: { contactEmail: string; publicUrl: string };
  auth: { findStudent: MakeNeeds['findStudent'] };
  billing: { allows: (student: StudentId) => Promise<{ priority_support: boolean }> };
}

/** Help: answers, students' questions, and what visitors send. That belongs to who has proved that the address is theirs. */
export const support = feature({
  name: 'support',
  make: ({ installation, auth, billing, ...ports }: Needs) => {
    const { contactEmail, publicUrl } = installation;
    const { db, ownFiles, documents, mail, queue, clock, random, language, embed } = ports;
    return makeSupport({
      db,
      ownFiles,
      documents,
      mail,
      queue,
      clock,
      random,
      language,
      embed,
      findStudent: auth.findStudent,
      hasPriority: async (student) => (await billing.allows(student)).priority_support,
      contactEmail,
      publicUrl,
    });
  },
  routes: (service) => [supportRoutes(service), helpRoutes(service), ticketRoutes(service)],
  jobs: { kinds: supportJobs, handle: handleSupportJobs },
  exportFor: {
    questions: (service, { id }) => service.tickets.exportFor(id),
    forms: async (service, { provenEmail }) => provenEmail && service.exportFor(provenEmail),
  },
  forget: async (service, { id, provenEmail }) => {
    await service.tickets.forgetAll(id);
    if (provenEmail !== null) await service.forgetFrom(provenEmail);
  },
  warmUp: (service) => service.learnMeanings(),
});
