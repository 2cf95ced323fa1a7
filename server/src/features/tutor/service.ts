import type { Clock } from '../../ports/clock/port.ts';
import type { Model } from '../../ports/model/port.ts';
import type { Random } from '../../ports/random/port.ts';
import type { Tokens } from '../../ports/tokens/port.ts';
import type { WorkerPool } from '../../ports/worker-pool/port.ts';
import type { BookSearch } from '../library/service.ts';
import type { Safety } from '../safety/service.ts';
import { teachBuiltIn } from './builtin/teach.ts';
import { makeMathWorker, type MathWorker } from './math-worker/math-worker.ts';
import { teachByModel } from './model/teach.ts';
import { plainThread } from './plain-message.ts';
import { sayFixedReply, screenedTurn } from './screened-turn.ts';
import type { Said, Situation, TutorEvent } from './turn.ts';

export type { Learner, Said, Situation, TutorEvent } from './turn.ts';

/** The teaching engine: the configured model, or the built-in one when there is none. */
export interface Tutor {
  readonly kind: 'built-in' | 'model';
  readonly name: string;
  /** Whether it can be shown pictures themselves. */
  readonly sees: boolean;
  teach(thread: readonly Said[], situation: Situation, signal: AbortSignal): AsyncIterable<TutorEvent>;
  /** Gets ready before somebody asks: rules are compiled and tables read by their first use. */
  warmUp(): Promise<void>;
}

interface Dependencies {
  model: Model | null;
  tokens: Tokens;
  library: BookSearch;
  safety: Safety;
  /** Answers the questions of `math-worker/questions.ts`. */
  workerPool: WorkerPool;
  random: Random;
  clock: Clock;
}

/** The tutor. Who is in trouble gets fixed words before any engine is asked. */
export const makeTutor = (dependencies: Dependencies): Tutor => {
  const mathWorker = makeMathWorker(dependencies.workerPool);
  const engine = engineFrom(dependencies, mathWorker);
  const { tokens, safety } = dependencies;
  return {
    ...engine,
    warmUp: async () => {
      await mathWorker.ask('workedLines', 'Solve 2x + 3 = 11', null);
      for (const text of FIRST_WORDS) {
        const thread: Said[] = [{ by: 'student', text, lesson: null }];
        safety.fixedReply(thread, null);
        await tokens.count(text);
        // A model is not asked without need: each of its words costs.
        if (engine.kind === 'built-in')
          for await (const event of engine.teach(thread, NOBODY, new AbortController().signal))
            if (event.type === 'done') break;
      }
    },
    teach: (written, situation, signal) => {
      const thread = plainThread(written);
      const country = situation.learner?.country ?? null;
      const words = safety.fixedReply(thread, country);
      if (words !== null) return sayFixedReply(words, thread, tokens);
      const said = thread.at(-1);
      if (said?.by !== 'student') return engine.teach(thread, situation, signal);
      return screenedTurn(
        said.text,
        safety,
        {
          teach: (until) => engine.teach(thread, situation, until),
          crisisReply: (noticed) => sayFixedReply(safety.crisisReply(noticed, country), thread, tokens),
        },
        signal,
      );
    },
  };
};

const NOBODY: Situation = { style: 'guide', reader: null, learner: null };
const FIRST_WORDS = ['Hello', 'What is a cell?', 'Solve 2x + 3 = 11'];

const engineFrom = (
  { model, tokens, library, random, clock }: Dependencies,
  mathWorker: MathWorker,
): Omit<Tutor, 'warmUp'> =>
  model
    ? {
        kind: 'model',
        name: model.name,
        sees: model.sees,
        teach: (thread, situation, signal) =>
          teachByModel(
            { model, tokens, library: library.forReader(situation.reader), mathWorker, random, clock },
            thread,
            situation,
            signal,
          ),
      }
    : {
        kind: 'built-in',
        name: 'Built-in tutor',
        sees: false,
        teach: (thread, situation) =>
          teachBuiltIn(thread, situation, {
            tokens,
            library: library.forReader(situation.reader),
            mathWorker,
          }),
      };
