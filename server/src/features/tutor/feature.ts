import { feature } from '../../feature.ts';
import type { Ports } from '../../ports.ts';
import type { Library } from '../library/service.ts';
import type { Safety } from '../safety/service.ts';
import { makeTutor } from './service.ts';

interface Needs extends Pick<Ports, 'model' | 'tokens' | 'mathWorker' | 'random' | 'clock' | 'embed'> {
  library: Pick<Library, 'search'>;
  safety: Safety;
}

/** The teaching engine. */
export const tutor = feature({
  name: 'tutor',
  make: ({ model, tokens, mathWorker, random, clock, library, safety }: Needs) =>
    makeTutor({ model, tokens, library: library.search, safety, workerPool: mathWorker, random, clock }),
  warmUp: async (service, { embed }) => {
    // The model of meanings opens on a thread of its own meanwhile.
    await embed?.background('');
    await service.warmUp();
  },
});
