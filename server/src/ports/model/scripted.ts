import type { Model, ModelEvent, ModelRequest } from './port.ts';

/** A model for tests that plays the given events, the next list at each call, and keeps what it was asked. */
export const scriptedModel = (
  ...answers: readonly (readonly ModelEvent[])[]
): Model & { asked: ModelRequest[] } => {
  const asked: ModelRequest[] = [];
  return {
    name: 'scripted',
    sees: true,
    asked,
    stream: async function* (request, signal) {
      asked.push(request);
      for (const event of answers[Math.min(asked.length, answers.length) - 1] ?? []) {
        if (signal.aborted) return yield { type: 'error', trouble: 'stopped', message: 'stopped' };
        yield event;
      }
    },
  };
};
