import { modelProcess, withPatience } from './model-process.ts';
import type { Embed } from './port.ts';
import { readShippedVectors, SHIPPED_MODEL } from './shipped-vectors.ts';

/** What the files of the model must be, to the bit. */
export const CHECKSUMS = {
  'onnx/model_quantized.onnx': 'afdb6f1a0e45b715d0bb9b11772f032c399babd23bfc31fed1c170afc848bdb1',
  'tokenizer.json': 'da0e79933b9ed51798a3ae27893d3c5fa4a201126cef75586296df9b4d2c62a0',
  'tokenizer_config.json': '9261e7d79b44c8195c1cada2b453e55b00aeb81e907a6664974b4d7776172ab3',
};

const PROGRAM = new URL('./embed-process.mjs', import.meta.url);

/** How long somebody waits before search goes on without a vector; opening the model takes half of it. */
const PATIENCE = 1_000;
const STUCK_AFTER = 30_000;
const IDLE_AFTER = 3 * 60_000;

interface Settings {
  warn: (sentence: string) => void;
  program?: URL;
  checksums?: Readonly<Record<string, string>>;
  patience?: number;
  stuckAfter?: number;
  idleAfter?: number;
}

/** all-MiniLM-L6-v2 with 8-bit weights in a process of its own. */
export const miniLm = ({
  warn,
  program = PROGRAM,
  checksums = CHECKSUMS,
  patience = PATIENCE,
  stuckAfter = STUCK_AFTER,
  idleAfter = IDLE_AFTER,
}: Settings): Embed => {
  const running = modelProcess<Float32Array>({
    program,
    given: [JSON.stringify(checksums)],
    warn: (reason) => warn(`Search goes by words alone: ${reason}.`),
    stuckAfter,
    idleAfter,
  });
  let shipping: ReturnType<typeof readShippedVectors> | null = null;
  return {
    model: SHIPPED_MODEL,
    embed: (text) => withPatience(patience, running.ask(text)),
    background: (text) => running.background(text),
    wake: () => running.wake(),
    shipped: () => (shipping ??= readShippedVectors(SHIPPED_MODEL)),
    close: async () => running.close(),
  };
};
