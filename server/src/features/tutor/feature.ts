import { HELP } from '@studia/contract/help';
import { feature } from '../../feature.ts';
import type { Ports } from '../../ports.ts';
import type { Exercises } from '../exercises/service.ts';
import type { Lessons } from '../lessons/service.ts';
import type { Library } from '../library/service.ts';
import type { Practice } from '../practice/service.ts';
import type { Safety } from '../safety/service.ts';
import { makeTutor } from './service.ts';

interface Needs extends Pick<Ports, 'model' | 'code' | 'language' | 'tokens' | 'random' | 'clock' | 'embed'> {
  library: Pick<Library, 'search'>;
  lessons: Lessons;
  exercises: Exercises;
  practice: Pick<Practice, 'abilities'>;
  safety: Safety;
  /** Help, which stands on no shelf, by its shape. */
  support: {
    findAnswer(question: string): Promise<{ answer: string; path: string; certainty: number } | null>;
  };
}

/** The teaching engine. */
export const tutor = feature({
  name: 'tutor',
  make: ({
    model,
    code,
    language,
    tokens,
    exercises,
    random,
    clock,
    library,
    lessons,
    practice,
    safety,
    support,
  }: Needs) =>
    makeTutor({
      model,
      code,
      language,
      tokens,
      library: library.search,
      lessons,
      safety,
      findHelp: async (question) => {
        const found = await support.findAnswer(question);
        return found && found.certainty >= HELP.certain ? found : null;
      },
      abilities: (student) => practice.abilities(student),
      exercises,
      random,
      clock,
    }),
  warmUp: async (service, { embed }) => {
    // The model of meanings opens on a thread of its own meanwhile.
    await embed?.background('');
    await service.warmUp();
  },
});
