import { median, type Figures } from './figures.ts';
import { weigh } from './memory.ts';
import { startProduct, type Product } from './product.ts';

const STARTS = 5;
/** Whatever is let go when nobody asks is gone by then. */
const AT_REST = 200_000;

/** How long a first and a later `npm start` take, and what the product weighs when nobody uses it. */
export const benchStart = async (dataDir: string): Promise<Figures> => {
  const first = await startProduct(dataDir, {}, 'npm start');
  await first.stop();
  const starts: Product[] = [];
  for (let round = 0; round < STARTS; round += 1) {
    const again = await startProduct(dataDir, {}, 'npm start');
    starts.push(again);
    await again.stop();
  }
  const resting = await startProduct(dataDir);
  await new Promise((resolve) => setTimeout(resolve, AT_REST));
  const { server, database } = await weigh(resting.pid);
  await resting.stop();
  return [
    ['first start, empty data folder', `${Math.round(first.took)} ms`],
    [
      `second start, median of ${STARTS}`,
      `${Math.round(median(starts.map(({ took }) => took)))} ms`,
      '≤ 1,200 ms',
    ],
    ['memory at rest: server', `${Math.round(server)} MB`, '≤ 200 MB'],
    ['memory at rest: server and PostgreSQL', `${Math.round(server + database)} MB`, '≤ 260 MB'],
  ];
};
