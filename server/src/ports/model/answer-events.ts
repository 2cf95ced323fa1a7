import type { ModelEvent, ModelFailure, ModelUsage } from './port.ts';

/** US dollars for a million tokens. */
export interface Price {
  input: number;
  output: number;
}

/** Words that came together are said together: each passes through many hands. */
export const joined = (events: readonly (ModelEvent | null)[]): ModelEvent[] => {
  const all: ModelEvent[] = [];
  for (const event of events) {
    const last = all.at(-1);
    if (event?.type === 'text' && last?.type === 'text')
      all[all.length - 1] = { type: 'text', text: last.text + event.text };
    else if (event) all.push(event);
  }
  return all;
};

export const STOPPED: ModelFailure = {
  type: 'error',
  trouble: 'stopped',
  message: 'The answer was stopped.',
};

export const WITHHELD: ModelFailure = {
  type: 'error',
  trouble: 'refused',
  message: 'The vendor withheld the answer.',
};

export const broken = (message: string): ModelFailure => ({ type: 'error', trouble: 'broken', message });

/** An answer that a server refused: whether to ask again, and when, is the server's to say. */
export const refusal = (
  message: string,
  isPassing: boolean,
  retryAfter: string | undefined,
): ModelFailure => {
  if (!isPassing) return { type: 'error', trouble: 'refused', message };
  const seconds = Number(retryAfter);
  return {
    type: 'error',
    trouble: 'overloaded',
    message,
    ...(seconds > 0 && { retryAfter: seconds * 1000 }),
  };
};

// Arguments cut short by a length limit are no reason to lose the turn: the tool will say what is wrong with them.
export const inputOf = (written: string): unknown => {
  try {
    return JSON.parse(written);
  } catch {
    return written;
  }
};

const MILLION = 1_000_000;

export const usageOf = (
  input: number | null | undefined,
  output: number | null | undefined,
  price: Price | null,
): ModelUsage => {
  const [inputTokens, outputTokens] = [input ?? 0, output ?? 0];
  const cost = price && (inputTokens * price.input + outputTokens * price.output) / MILLION;
  return { inputTokens, outputTokens, cost };
};
