import { feature } from '../../feature.ts';
import type { Ports } from '../../ports.ts';
import type { BookSearch } from '../library/service.ts';
import { makeTutor } from './service.ts';

interface Needs extends Pick<Ports, 'model' | 'tokens' | 'reckoner' | 'random' | 'clock' | 'embed'> {
  library: { search: BookSearch };
}

/** The teaching engine. */
export const tutor = feature({
  name: 'tutor',
  make: ({ model, tokens, reckoner, random, clock, embed, library }: Needs) =>
    makeTutor({ model, tokens, library: library.search, workerPool: reckoner, random, clock, embed }),
  warmUp: async (service, { embed }) => {
    // The model of meanings opens on a thread of its own meanwhile.
    await embed?.background('');
    await service.warmUp();
  },
});
