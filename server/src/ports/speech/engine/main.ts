import type { Answer, EngineName, Order, Report } from '../protocol.ts';
import type { Sound } from '../wav.ts';
import { encoded } from './encode.ts';
import { openFlite } from './flite.ts';
import { makeListener } from './listen.ts';

// The program of an engine's process: it opens one engine, then does one order after the other.

type Work = (order: Order) => Promise<Answer>;
type Speak = (text: string, voice: string, speed: number) => Promise<Sound | null>;

const speaking =
  (speak: Speak): Work =>
  async (order) => {
    if (order.type !== 'speak') return { type: 'nothing' };
    const sound = await speak(order.text, order.voice, order.speed);
    if (!sound) return { type: 'nothing' };
    return {
      type: 'clip',
      audio: await encoded(sound, order.format),
      seconds: sound.samples.length / sound.rate,
    };
  };

// Each process loads the packages of its own engine alone.
const ENGINES: Readonly<Record<EngineName, () => Promise<Work>>> = {
  quick: async () => speaking((await openFlite()).speak),
  natural: async () => speaking((await (await import('./kokoro.ts')).openKokoro()).speak),
  listener: async () => {
    const hear = makeListener(await (await import('./moonshine.ts')).openMoonshine());
    return async (order) =>
      order.type === 'hear'
        ? { type: 'heard', ...(await hear(order.pcm, order.expected)) }
        : { type: 'nothing' };
  },
};

const say = (report: Report): void => {
  process.send?.(report);
};
const reasonOf = (error: unknown): string =>
  error instanceof Error ? (error.stack ?? error.message) : String(error);

const main = async (): Promise<void> => {
  const work = await ENGINES[process.argv[2] as EngineName]();
  process.on('message', (order: Order) => {
    work(order).then(say, (error: unknown) => say({ type: 'failed', reason: reasonOf(error) }));
  });
  say({ type: 'ready' });
};

// Without the product there is nobody to speak for.
process.on('disconnect', () => process.exit(0));
main().catch((error: unknown) => say({ type: 'failed', reason: reasonOf(error) }));
