import { feature } from '../../feature.ts';
import type { Ports } from '../../ports.ts';
import { makeExercises } from './service.ts';

/** What mathematics reads in a message, and what can be said about an exercise where it stands. */
export const exercises = feature({
  name: 'exercises',
  make: ({ mathWorker, stories }: Pick<Ports, 'mathWorker' | 'stories'>) =>
    makeExercises(mathWorker, stories),
});
