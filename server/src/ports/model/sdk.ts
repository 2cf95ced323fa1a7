import { setImmediate as endOfBurst } from 'node:timers/promises';
import {
  APICallError,
  type LanguageModelV3,
  type LanguageModelV3CallOptions,
  type LanguageModelV3Message,
  type LanguageModelV3StreamPart,
  type LanguageModelV3Usage,
} from '@ai-sdk/provider';
import type { Model, ModelEvent, ModelFailure, ModelMessage, ModelRequest, ModelUsage } from './port.ts';

/** US dollars for a million tokens. */
export interface Price {
  input: number;
  output: number;
}

interface About {
  name: string;
  sees: boolean;
  price: Price | null;
}

/**
 * A model of the SDK as one of ours. It speaks to the provider itself and not through the SDK's `streamText`, which costs
 * ten times as much for each token and would retry, log and repair by rules of its own.
 */
export const sdkModel = (model: LanguageModelV3, { name, sees, price }: About): Model => ({
  name,
  sees,
  stream: async function* (request, signal) {
    let heard = false;
    try {
      const { stream } = await model.doStream(optionsFor(request, sees, signal));
      for await (const parts of inBursts(stream))
        for (const event of joined(parts.map((part) => eventOf(part, price)))) {
          yield event;
          heard = true;
          if (event.type === 'done' || event.type === 'error') return;
        }
      yield broken('The answer ended without saying so.');
    } catch (error) {
      if (signal.aborted) yield STOPPED;
      else yield heard ? broken(String(error)) : failureOf(error);
    }
  },
});

/** The parts of a stream, those together that come in one go; the first words wait for no others. */
const inBursts = async function* (
  stream: ReadableStream<LanguageModelV3StreamPart>,
): AsyncGenerator<LanguageModelV3StreamPart[]> {
  const reader = stream.getReader();
  let hasBegun = false;
  try {
    let next = reader.read();
    for (;;) {
      const { done, value } = await next;
      if (done) return;
      const burst = [value];
      if (!hasBegun) {
        hasBegun = value.type === 'text-delta' && value.delta !== '';
        yield burst;
        next = reader.read();
        continue;
      }
      const isOver = endOfBurst();
      for (;;) {
        next = reader.read();
        // Whatever breaks off is heard of after what was said before it.
        const more = await Promise.race([next.catch(() => undefined), isOver]);
        if (!more?.value) break;
        burst.push(more.value);
      }
      yield burst;
    }
  } finally {
    // Nobody hears how it ends for who no longer listens.
    reader.cancel().catch(() => undefined);
  }
};

/** Words that came together are said together: each passes through many hands. */
const joined = (events: readonly (ModelEvent | null)[]): ModelEvent[] => {
  const all: ModelEvent[] = [];
  for (const event of events) {
    const last = all.at(-1);
    if (event?.type === 'text' && last?.type === 'text')
      all[all.length - 1] = { type: 'text', text: last.text + event.text };
    else if (event) all.push(event);
  }
  return all;
};

const STOPPED: ModelFailure = { type: 'error', trouble: 'stopped', message: 'The answer was stopped.' };

const broken = (message: string): ModelFailure => ({ type: 'error', trouble: 'broken', message });

const optionsFor = (
  { messages, tools, shape, longest }: ModelRequest,
  sees: boolean,
  abortSignal: AbortSignal,
): LanguageModelV3CallOptions => ({
  prompt: messages.map((message) => promptOf(message, sees)),
  abortSignal,
  ...(longest !== undefined && { maxOutputTokens: longest }),
  ...(tools && {
    tools: tools.map(({ name, description, input }) => ({
      type: 'function' as const,
      name,
      description,
      inputSchema: input,
    })),
  }),
  ...(shape && { responseFormat: { type: 'json' as const, name: shape.name, schema: shape.schema } }),
});

const promptOf = (message: ModelMessage, sees: boolean): LanguageModelV3Message => {
  switch (message.role) {
    case 'system':
      return message;
    case 'user':
      return {
        role: 'user',
        content: [
          { type: 'text', text: message.content },
          ...(sees ? (message.images ?? []) : []).map(({ mediaType, bytes }) => ({
            type: 'file' as const,
            mediaType,
            data: bytes,
          })),
        ],
      };
    case 'assistant':
      return {
        role: 'assistant',
        content: [
          ...(message.content ? [{ type: 'text' as const, text: message.content }] : []),
          ...(message.calls ?? []).map(({ id, tool, input }) => ({
            type: 'tool-call' as const,
            toolCallId: id,
            toolName: tool,
            input,
          })),
        ],
      };
    case 'tool':
      return {
        role: 'tool',
        content: [
          {
            type: 'tool-result',
            toolCallId: message.call.id,
            toolName: message.call.tool,
            output: { type: 'text', value: message.output },
          },
        ],
      };
  }
};

const eventOf = (part: LanguageModelV3StreamPart, price: Price | null): ModelEvent | null => {
  switch (part.type) {
    case 'text-delta':
      return part.delta ? { type: 'text', text: part.delta } : null;
    case 'tool-call':
      return {
        type: 'call',
        call: { id: part.toolCallId, tool: part.toolName, input: inputOf(part.input) },
      };
    case 'error':
      return failureOf(part.error);
    case 'finish': {
      const { unified, raw } = part.finishReason;
      // A connection that broke off has an end as well, but nobody gave a reason for it.
      if (unified === 'error' || (unified === 'other' && raw === undefined))
        return broken('The answer broke off.');
      if (unified === 'content-filter')
        return { type: 'error', trouble: 'refused', message: 'The vendor withheld the answer.' };
      return { type: 'done', usage: usageOf(part.usage, price), cut: unified === 'length' };
    }
    default:
      return null;
  }
};

// Arguments cut short by a length limit are no reason to lose the turn: the tool will say what is wrong with them.
const inputOf = (written: string): unknown => {
  try {
    return JSON.parse(written);
  } catch {
    return written;
  }
};

const MILLION = 1_000_000;

const usageOf = ({ inputTokens, outputTokens }: LanguageModelV3Usage, price: Price | null): ModelUsage => {
  const input = inputTokens.total ?? 0;
  const output = outputTokens.total ?? 0;
  return {
    inputTokens: input,
    outputTokens: output,
    cost: price && (input * price.input + output * price.output) / MILLION,
  };
};

const failureOf = (error: unknown): ModelFailure => {
  if (!APICallError.isInstance(error)) return broken(String(error));
  const message = `${error.statusCode ?? 'no answer'}: ${error.message}`;
  if (!error.isRetryable) return { type: 'error', trouble: 'refused', message };
  const seconds = Number(error.responseHeaders?.['retry-after']);
  return {
    type: 'error',
    trouble: 'overloaded',
    message,
    ...(seconds > 0 && { retryAfter: seconds * 1000 }),
  };
};
