import { setImmediate as endOfBurst } from 'node:timers/promises';
import {
  APICallError,
  type LanguageModelV3,
  type LanguageModelV3CallOptions,
  type LanguageModelV3Message,
  type LanguageModelV3StreamPart,
} from '@ai-sdk/provider';
import { broken, inputOf, joined, refusal, STOPPED, usageOf, WITHHELD, type Price } from './answer-events.ts';
import type { Model, ModelEvent, ModelFailure, ModelMessage, ModelRequest } from './port.ts';

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
    let hasBegun = false;
    try {
      const { stream } = await model.doStream(optionsFor(request, sees, signal));
      for await (const parts of inBursts(stream))
        for (const event of joined(parts.map((part) => eventOf(part, price)))) {
          yield event;
          hasBegun = true;
          if (event.type === 'done' || event.type === 'error') return;
        }
      yield broken('The answer ended without saying so.');
    } catch (error) {
      if (signal.aborted) yield STOPPED;
      else yield hasBegun ? broken(String(error)) : failureOf(error);
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
      if (unified === 'content-filter') return WITHHELD;
      const { inputTokens, outputTokens } = part.usage;
      const usage = usageOf(inputTokens.total, outputTokens.total, price);
      return { type: 'done', usage, cut: unified === 'length' };
    }
    default:
      return null;
  }
};

const failureOf = (error: unknown): ModelFailure => {
  if (!APICallError.isInstance(error)) return broken(String(error));
  const message = `${error.statusCode ?? 'no answer'}: ${error.message}`;
  return refusal(message, error.isRetryable, error.responseHeaders?.['retry-after']);
};
