import type { ErrorCode } from '@studia/contract/errors';
import { feature } from '../../feature.ts';
import type { Ports } from '../../ports.ts';
import type { Attachments } from '../attachments/service.ts';
import type { Library } from '../library/service.ts';
import type { Profile } from '../profile/service.ts';
import type { Tutor } from '../tutor/service.ts';
import type { Usage } from '../usage/service.ts';
import { chatRoutes } from './routes.ts';
import { makeChat } from './service.ts';

interface Needs extends Pick<Ports, 'db' | 'tokens' | 'clock' | 'random' | 'wakeUp'> {
  tutor: Tutor;
  attachments: Attachments;
  usage: Usage;
  profile: Profile;
  library: Pick<Library, 'search'>;
  recognise: (error: unknown) => ErrorCode | null;
  log: { error(details: object, sentence: string): void };
}

/** Conversations with the tutor. */
export const chat = feature({
  name: 'chat',
  make: ({
    db,
    tokens,
    clock,
    random,
    tutor,
    attachments,
    usage,
    profile,
    library,
    recognise,
    log,
    wakeUp,
  }: Needs) =>
    makeChat({
      db,
      tokens,
      clock,
      random,
      tutor,
      attachments,
      usage,
      learnerOf: (student) => profile.learner(student),
      titleOfBook: async (reader, id) =>
        (await library.search.forReader(reader).books()).find((book) => book.id === id)?.title ?? null,
      recognise,
      // What was let go comes back while the student still writes.
      onVisit: wakeUp,
      onTrouble: (err) => log.error({ err }, 'a turn broke'),
    }),
  routes: (service) => [chatRoutes(service)],
  exportFor: { conversations: (service, { id }) => service.exportFor(id) },
});
