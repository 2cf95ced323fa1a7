import { exchangesIn } from '../features/lessons/exchanges/exchange-table.ts';
import { readWrittenExchanges } from '../features/lessons/exchanges/written-exchanges.ts';
import { readPreparedExchanges } from '../prepared.ts';

/** Everything students say, as the build has read it. */
export const starterExchanges = async () => {
  const prepared = await readPreparedExchanges();
  return prepared ? exchangesIn(prepared.lines) : readWrittenExchanges();
};
