import { vi } from 'vitest';
import type { Model, ModelEvent, ModelMessage } from '../ports/model/port.ts';
import { PATIENCE } from './patience.ts';

/** One answer of the model, which the test gives piece by piece. */
export interface Performance {
  shown: readonly ModelMessage[];
  /** Tells the model to stop. */
  signal: AbortSignal;
  say(text: string): void;
  /** Ends the answer well. */
  finish(): void;
  /** Ends the answer with an error that the vendor reported. */
  fail(): void;
  /** Throws, as an adapter with a bug does. */
  crash(): void;
  /** Ends the stream without a last word. */
  vanish(): void;
}

/** A model that waits for the test at every step. */
export interface ConductedModel extends Model {
  performances: Performance[];
  /** Waits until the model has been asked so many times, and answers the last of them. */
  asked(times?: number): Promise<Performance>;
}

type Cue = ModelEvent | Error | 'end';

/** Makes a model that says nothing until it is told to. */
export const conductedModel = (): ConductedModel => {
  const performances: Performance[] = [];
  return {
    name: 'conducted',
    performances,
    asked: (times = 1) =>
      vi.waitFor(() => {
        const performance = performances[times - 1];
        if (!performance) throw new Error(`the model was asked ${performances.length} times, not ${times}`);
        return performance;
      }, PATIENCE),
    sees: false,
    stream: async function* ({ messages: shown }, signal) {
      const cues: Cue[] = [];
      let wake: (() => void) | undefined;
      const give = (cue: Cue): void => {
        cues.push(cue);
        wake?.();
      };
      performances.push({
        shown,
        signal,
        say: (text) => give({ type: 'text', text }),
        finish: () =>
          give({ type: 'done', usage: { inputTokens: 12, outputTokens: 3, cost: null }, cut: false }),
        fail: () => give({ type: 'error', trouble: 'overloaded', message: 'overloaded' }),
        crash: () => give(new Error('the adapter broke')),
        vanish: () => give('end'),
      });
      for (;;) {
        const cue = cues.shift();
        if (cue === 'end') return;
        if (cue instanceof Error) throw cue;
        if (cue) yield cue;
        else await new Promise<void>((resolve) => (wake = resolve));
      }
    },
  };
};
