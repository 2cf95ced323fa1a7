import { feature } from '../../feature.ts';
import type { Ports } from '../../ports.ts';
import { makeSafety } from './service.ts';

/** Who is in trouble, and what must not be helped with. */
export const safety = feature({
  name: 'safety',
  make: ({ embed, language }: Pick<Ports, 'embed' | 'language'>) => makeSafety({ embed, language }),
});
