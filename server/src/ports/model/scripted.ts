import type { Model, ModelEvent, ModelMessage } from './port.ts';

/** A model for tests that plays the given events and keeps what it was shown. */
export const scriptedModel = (
  events: readonly ModelEvent[],
): Model & { shown: (readonly ModelMessage[])[] } => {
  const shown: (readonly ModelMessage[])[] = [];
  return {
    name: 'scripted',
    shown,
    stream: async function* (messages, signal) {
      shown.push(messages);
      for (const event of events) {
        if (signal.aborted) return;
        yield event;
      }
    },
  };
};
