import { tableOf } from '../features/lessons/exchanges/exchange-table.ts';
import { answerExchangeQuestions } from '../features/lessons/exchanges/questions.ts';
import { readShippedVectors, SHIPPED_MODEL } from '../ports/embed/shipped-vectors.ts';
import type { WorkerPool } from '../ports/worker-pool/port.ts';
import { testLanguage } from './language.ts';
import { starterExchanges } from './starter-exchanges.ts';

let reading: Promise<ReturnType<typeof answerExchangeQuestions>> | null = null;
const read = async () =>
  answerExchangeQuestions({
    table: tableOf(await starterExchanges(), await readShippedVectors(SHIPPED_MODEL)),
    model: SHIPPED_MODEL,
    language: testLanguage,
  });

/** Everything students say, looked through on the caller's own thread. What goes in and out is copied, as it is between threads. */
export const exchangeWorkerHere: WorkerPool = {
  ask: async ({ name, input }) => {
    const answer = await (reading ??= read());
    return { value: structuredClone(answer(name, structuredClone(input))) };
  },
  wake: () => undefined,
  close: async () => undefined,
};
