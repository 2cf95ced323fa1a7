import { feature } from '../../feature.ts';
import type { Ports } from '../../ports.ts';
import { dataRoutes } from './routes.ts';
import { makeData, type DataServices } from './service.ts';

interface Needs extends Pick<Ports, 'database'>, DataServices {
  installation: { version: string };
  log: { warn: (sentence: string) => void; error: (details: object, sentence: string) => void };
}

/** A student's own data, for their own programs. */
export const data = feature({
  name: 'data',
  make: (needs: Needs) => {
    const { database, installation, log } = needs;
    const { notes, review, chat, quiz, mindmap, podcast, plan, library, profile, lessons, account } = needs;
    return makeData({
      pool: database.pool,
      together: database.together,
      services: { notes, review, chat, quiz, mindmap, podcast, plan, library, profile, lessons, account },
      version: installation.version,
      warn: (sentence) => log.warn(sentence),
      onTrouble: (err) => log.error({ err }, 'an assistant’s request failed'),
    });
  },
  routes: (service) => [dataRoutes(service)],
  onStart: (service) => service.prepare(),
});
