import { feature } from '../../feature.ts';
import type { Ports } from '../../ports.ts';
import { makeClips } from './clips.ts';
import { handleVoiceJobs, voiceJobs } from './jobs.ts';
import { voiceRoutes } from './routes.ts';
import { makeVoices } from './service.ts';

type Needs = Pick<Ports, 'db' | 'ownFiles' | 'clock' | 'speech' | 'language'>;

/** Reading aloud, and taking down what is said. */
export const voice = feature({
  name: 'voice',
  make: ({ db, ownFiles, clock, speech, language }: Needs) =>
    makeVoices({ speech, clips: makeClips({ db, ownFiles, clock }), language }),
  routes: (service) => [voiceRoutes(service)],
  jobs: { kinds: voiceJobs, handle: handleVoiceJobs },
});
