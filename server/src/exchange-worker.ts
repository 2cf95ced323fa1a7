import { exchangesIn, openTable, tableOf } from './features/lessons/exchanges/exchange-table.ts';
import { answerExchangeQuestions } from './features/lessons/exchanges/questions.ts';
import { readShippedVectors, SHIPPED_MODEL } from './ports/embed/shipped-vectors.ts';
import { segmenterLanguage } from './ports/language/segmenter.ts';
import { serveQuestions } from './ports/worker-pool/serve.ts';
import { readPreparedExchanges } from './prepared.ts';

const readTable = async () => {
  const prepared = await readPreparedExchanges();
  if (prepared?.table) return openTable(prepared.lines, prepared.table);
  // In development nothing was prepared, and what reads the sources is loaded.
  const { readWrittenExchanges } = await import('./features/lessons/exchanges/written-exchanges.ts');
  const exchanges = prepared ? exchangesIn(prepared.lines) : await readWrittenExchanges();
  return tableOf(exchanges, await readShippedVectors(SHIPPED_MODEL));
};

// The program of the thread that holds everything students say. It is there with all of it, or not yet.
serveQuestions(
  answerExchangeQuestions({
    table: await readTable(),
    model: SHIPPED_MODEL,
    language: segmenterLanguage(),
  }),
);
