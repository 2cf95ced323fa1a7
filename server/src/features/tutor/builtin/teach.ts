import type { Tokens } from '../../../ports/tokens/port.ts';
import type { Lookup } from '../../library/service.ts';
import type { MathWorker } from '../math-worker/math-worker.ts';
import type { Said, Situation, TutorEvent } from '../turn.ts';
import { replyTo } from './reply.ts';

interface Dependencies {
  tokens: Tokens;
  library: Lookup;
  mathWorker: MathWorker;
}

/** A turn of the built-in tutor. */
export const teachBuiltIn = async function* (
  thread: readonly Said[],
  situation: Situation,
  { tokens, library, mathWorker }: Dependencies,
): AsyncGenerator<TutorEvent> {
  const { text: whole, memory, proof } = await replyTo(thread, situation, { library, mathWorker });
  for (const [at, quote] of (proof?.quotes ?? []).entries())
    yield { type: 'citation', number: at + 1, quote };
  for (const text of inPieces(whole)) yield { type: 'text', text };
  const usage = {
    inputTokens: await tokens.count(thread.at(-1)?.text ?? ''),
    outputTokens: await tokens.count(whole),
    cost: null,
  };
  yield { type: 'done', usage, lesson: memory, proof };
};

// A few words at a time: what is known already need not be dealt out word by word.
const inPieces = (text: string): string[] => text.match(/(?:\S+\s*){1,4}|\s+/g) ?? [];
