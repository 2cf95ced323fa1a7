import type { IncomingMessage } from 'node:http';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { broken, joined, refusal, STOPPED, type Price } from './answer-events.ts';
import { makeChatAnswer } from './chat-answer.ts';
import { chatQuestion } from './chat-question.ts';
import { eventsIn } from './event-stream.ts';
import { isRedirect, plainRequest } from './plain-request.ts';
import type { Model, ModelEvent, ModelFailure, ModelRequest } from './port.ts';

interface ChatServer {
  /** The server's own name of the model. */
  model: string;
  /** Where its protocol begins, such as `http://localhost:11434/v1`. */
  url: string;
  key: string | null;
}

interface About {
  name: string;
  sees: boolean;
  price: Price | null;
}

/**
 * A model behind any server that speaks OpenAI's chat protocol. It is spoken to here and not through an SDK, whose streams, one
 * behind the other, are most of what an open answer takes in memory.
 */
export const chatModel = ({ model, url, key }: ChatServer, { name, sees, price }: About): Model => {
  const address = new URL(`${url.replace(/\/$/, '')}/chat/completions`);
  const headers = {
    'content-type': 'application/json',
    ...(key !== null && { authorization: `Bearer ${key}` }),
  };
  const ask = (request: ModelRequest, signal: AbortSignal): Promise<Answer> =>
    answerTo(address, headers, JSON.stringify(chatQuestion(request, { model, sees })), signal);
  return {
    name,
    sees,
    stream: async function* (request, signal) {
      let isHeard = false;
      try {
        const { status, retryAfter, body } = await ask(request, signal);
        if (status < 200 || status >= 300)
          return yield refusal(`${status}: ${await reasonIn(body)}`, isPassing(status), retryAfter);
        for await (const event of answerIn(body, price)) {
          yield event;
          isHeard = true;
          if (event.type === 'error') return;
        }
      } catch (error) {
        if (signal.aborted) yield STOPPED;
        else yield isHeard ? broken(String(error)) : unreachable(error);
      }
    },
  };
};

interface Answer {
  status: number;
  retryAfter: string | undefined;
  body: Readable;
}

const answerTo = async (
  address: URL,
  headers: Readonly<Record<string, string>>,
  body: string,
  signal: AbortSignal,
): Promise<Answer> => {
  const question = { method: 'POST', headers, body, signal };
  const message: IncomingMessage = await plainRequest(address, question);
  const status = message.statusCode ?? 0;
  if (!isRedirect(status)) return { status, retryAfter: message.headers['retry-after'], body: message };
  message.destroy();
  const response = await fetch(address, question);
  return {
    status: response.status,
    retryAfter: response.headers.get('retry-after') ?? undefined,
    body: Readable.from(response.body ? chunksOf(response.body) : []),
  };
};

/** What an answer says: its first words at once, what comes together afterwards together. */
const answerIn = async function* (body: Readable, price: Price | null): AsyncGenerator<ModelEvent> {
  const answer = makeChatAnswer(price);
  let hasBegun = false;
  for await (const datas of eventsIn(body)) {
    const events = datas.map((data) => answer.hear(data));
    const first: number = hasBegun ? 0 : events.findIndex((event) => event?.type === 'text') + 1;
    hasBegun ||= first > 0;
    yield* joined(events.slice(0, first));
    yield* joined(events.slice(first));
  }
  yield* answer.end();
};

/** Too many, too early, or a server that has trouble of its own: all of that passes. */
const isPassing = (status: number): boolean => [408, 409, 429].includes(status) || status >= 500;

/** More of what a server says about its trouble nobody reads. */
const LONGEST_TROUBLE = 2_000;

/** Why a server refused, in its own words. */
const reasonIn = async (body: Readable): Promise<string> => {
  const written = (await text(body)).slice(0, LONGEST_TROUBLE);
  try {
    const { error } = JSON.parse(written) as { error?: { message?: unknown } };
    return typeof error?.message === 'string' ? error.message : written;
  } catch {
    return written;
  }
};

const unreachable = (error: unknown): ModelFailure => {
  const { cause } = error instanceof Error ? error : {};
  return refusal(`no answer: ${String(cause ?? error)}`, true, undefined);
};

/** What a web stream brings, piece by piece. */
const chunksOf = async function* (body: ReadableStream<Uint8Array>): AsyncGenerator<Uint8Array> {
  const reader = body.getReader();
  try {
    for (let next = await reader.read(); !next.done; next = await reader.read()) yield next.value;
  } finally {
    await reader.cancel();
  }
};
