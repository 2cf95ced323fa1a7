import { ODD_MESSAGES } from '../../server/src/testing/odd-messages.ts';
import { visitor } from './conversation.ts';
import type { Figures } from './figures.ts';
import { healthAtRest, healthDuring } from './health.ts';
import { startProduct } from './product.ts';

const AT_ONCE = 4;

/** Messages that nobody writes, from strangers, one after the other: whether anybody else waits for them. */
export const benchOddMessages = async (dataDir: string): Promise<Figures> => {
  const product = await startProduct(dataDir, { TRUST_PROXY: 'true' });
  try {
    const atRest = await healthAtRest(product.url);
    const waiting = ODD_MESSAGES.entries();
    const ends: Record<string, number> = {};
    const worker = async (): Promise<void> => {
      for (const [number, message] of waiting) {
        const end = await endOf(product.url, number, message);
        ends[end] = (ends[end] ?? 0) + 1;
      }
    };
    const during = await healthDuring(product.url, Promise.all(Array.from({ length: AT_ONCE }, worker)));
    return [
      ['/healthz at rest, slowest hundredth', `${atRest.toFixed(0)} ms`],
      [`/healthz during ${ODD_MESSAGES.length} odd messages`, `${during.toFixed(0)} ms`, 'at rest + 50 ms'],
      ['how the answers ended', JSON.stringify(ends)],
    ];
  } finally {
    await product.stop();
  }
};

const endOf = async (url: string, number: number, message: string): Promise<string> => {
  const stranger = visitor(url, number);
  try {
    for await (const { type, code } of stranger.ask(await stranger.begin(), message)) {
      if (type === 'done') return 'done';
      if (type === 'error') return code ?? 'error';
    }
    return 'broken off';
  } catch (error) {
    return error instanceof Error ? error.message.slice(0, 40) : 'broken off';
  }
};
