import { setTimeout as pause } from 'node:timers/promises';
import type { Model, ModelFailure } from './port.ts';

interface Retry {
  /** How often a model is asked at most. */
  tries: number;
  /** The pause before the second try in milliseconds; it doubles from then on. */
  pause: number;
  /** The longest pause we bear, whatever the vendor asks for. */
  longestPause: number;
  /** A number from 0 to 1, so that a crowd does not come back at the same moment. */
  jitter: () => number;
}

/** A model that is asked again when it is overloaded or late, as long as nothing of its answer was heard. */
export const retrying = (model: Model, retry: Retry): Model => ({
  ...model,
  stream: async function* (request, signal) {
    for (let tried = 1; ; tried++) {
      let hasBegun = false;
      for await (const event of model.stream(request, signal)) {
        const again = event.type === 'error' && !hasBegun && tried < retry.tries && isPassing(event);
        if (!again) {
          hasBegun = true;
          yield event;
          continue;
        }
        const stopped = await waits(pauseBefore(tried, event, retry), signal);
        if (stopped) return yield { type: 'error', trouble: 'stopped', message: 'Stopped while waiting.' };
        break;
      }
      if (hasBegun) return;
    }
  },
});

const isPassing = ({ trouble }: ModelFailure): boolean => trouble === 'overloaded' || trouble === 'late';

const pauseBefore = (
  tried: number,
  { retryAfter }: ModelFailure,
  { pause: first, longestPause, jitter }: Retry,
): number => Math.min(longestPause, retryAfter ?? first * 2 ** (tried - 1)) * (0.5 + jitter() / 2);

const waits = async (milliseconds: number, signal: AbortSignal): Promise<boolean> => {
  try {
    await pause(milliseconds, undefined, { signal });
    return false;
  } catch {
    return true;
  }
};
