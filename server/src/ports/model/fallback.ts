import type { Model } from './port.ts';

/** A model with another one behind it, which answers when the first can't and nothing of its answer was heard. */
export const withFallback = (first: Model, second: Model, warn: (sentence: string) => void): Model => ({
  name: first.name,
  sees: first.sees,
  stream: async function* (request, signal) {
    let hasBegun = false;
    for await (const event of first.stream(request, signal)) {
      if (event.type === 'error' && !hasBegun && event.trouble !== 'stopped') {
        warn(`${first.name} could not answer (${event.message}); ${second.name} does.`);
        return yield* second.stream(request, signal);
      }
      hasBegun = true;
      yield event;
    }
  },
});
