import type { WorkerPool } from '../../../ports/worker-pool/port.ts';
import type { ExchangeQuestions } from './questions.ts';

type Input<Name extends keyof ExchangeQuestions> = Parameters<ExchangeQuestions[Name]>[0];
type Answer<Name extends keyof ExchangeQuestions> = ReturnType<ExchangeQuestions[Name]>;

/** Looks through everything that students say, beside everything else that the server does. */
export interface ExchangeWorker {
  /** Asks; `otherwise` is the answer when none comes in time. */
  ask<Name extends keyof ExchangeQuestions>(
    name: Name,
    input: Input<Name>,
    otherwise: Answer<Name>,
  ): Promise<Answer<Name>>;
}

/** Milliseconds: many times what a message takes on a quiet machine; the first word that is asked for has everything read through. */
const LIMITS: Readonly<Record<keyof ExchangeQuestions, number>> = {
  hear: 2_000,
  answersTo: 15_000,
  topics: 5_000,
  exchangesAbout: 2_000,
};

export const makeExchangeWorker = (workerPool: WorkerPool): ExchangeWorker => ({
  ask: async <Name extends keyof ExchangeQuestions>(
    name: Name,
    input: Input<Name>,
    otherwise: Answer<Name>,
  ) => {
    const answered = await workerPool.ask({ name, input, limit: LIMITS[name] });
    // The other side is built from the same table of questions.
    return answered ? (answered.value as Answer<Name>) : otherwise;
  },
});
