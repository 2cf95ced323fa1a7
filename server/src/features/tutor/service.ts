import type { Model } from '../../ports/model/port.ts';
import type { Tokens } from '../../ports/tokens/port.ts';
import type { Library } from '../library/service.ts';
import { teachBuiltIn } from './builtin/teach.ts';
import { teachByModel } from './model/teach.ts';
import type { Said, Situation, TutorEvent } from './turn.ts';

export type { Learner, Said, Shown, Situation, TutorEvent } from './turn.ts';

/** The teaching engine: the configured model, or the built-in one when there is none. */
export interface Tutor {
  readonly kind: 'built-in' | 'model';
  readonly name: string;
  /** Whether it can be shown pictures themselves. */
  readonly sees: boolean;
  teach(thread: readonly Said[], situation: Situation, signal: AbortSignal): AsyncIterable<TutorEvent>;
}

interface Dependencies {
  model: Model | null;
  tokens: Tokens;
  library: Library;
}

export const makeTutor = ({ model, tokens, library }: Dependencies): Tutor =>
  model
    ? {
        kind: 'model',
        name: model.name,
        sees: model.sees,
        teach: (thread, _, signal) => teachByModel(model, thread, signal),
      }
    : {
        kind: 'built-in',
        name: 'Built-in tutor',
        sees: false,
        teach: (thread, situation) => teachBuiltIn(thread, situation, { tokens, library }),
      };
