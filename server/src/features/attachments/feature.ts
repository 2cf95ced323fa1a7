import { feature } from '../../feature.ts';
import type { Ports } from '../../ports.ts';
import { attachmentJobs, handleAttachmentJobs } from './jobs.ts';
import { attachmentRoutes } from './routes.ts';
import { makeAttachments } from './service.ts';

type Needs = Pick<Ports, 'db' | 'ownFiles' | 'documents' | 'queue' | 'clock' | 'random'>;

/** What students show to the tutor. */
export const attachments = feature({
  name: 'attachments',
  make: (needs: Needs) => makeAttachments(needs),
  routes: (service) => [attachmentRoutes(service)],
  jobs: { kinds: attachmentJobs, handle: handleAttachmentJobs },
  exportFor: { attachments: (service, { id }) => service.exportFor(id) },
  forget: (service, { id }) => service.forgetAll(id),
});
