import { exchangesIn, tableOf } from '../features/lessons/exchanges/exchange-table.ts';
import { answerExchangeQuestions } from '../features/lessons/exchanges/questions.ts';
import { readWrittenExchanges } from '../features/lessons/exchanges/written-exchanges.ts';
import { readShippedVectors, SHIPPED_MODEL } from '../ports/embed/shipped-vectors.ts';
import type { WorkerPool } from '../ports/worker-pool/port.ts';
import { readPreparedExchanges } from '../prepared.ts';
import { testLanguage } from './language.ts';

let reading: Promise<ReturnType<typeof answerExchangeQuestions>> | null = null;
const read = async () => {
  const prepared = await readPreparedExchanges();
  return answerExchangeQuestions({
    table: tableOf(
      prepared ? exchangesIn(prepared.lines) : await readWrittenExchanges(),
      await readShippedVectors(SHIPPED_MODEL),
    ),
    model: SHIPPED_MODEL,
    language: testLanguage,
  });
};

/** Everything students say, looked through on the caller's own thread. What goes in and out is copied, as it is between threads. */
export const exchangeWorkerHere: WorkerPool = {
  ask: async ({ name, input }) => {
    const answer = await (reading ??= read());
    return { value: structuredClone(answer(name, structuredClone(input))) };
  },
  wake: () => undefined,
  close: async () => undefined,
};
