import type { IncomingMessage } from 'node:http';
import { isRedirect, plainRequest } from './plain-request.ts';

type Fetch = typeof globalThis.fetch;

/**
 * `fetch` for questions to a model, over Node's own client. The usual one keeps a question three times and copies of its own streams
 * for as long as the answer takes, which is most of a minute; this one keeps the connection.
 */
export const plainFetch: Fetch = async (input, init = {}) => {
  const { method = 'GET', headers, body, signal = null } = init;
  if (typeof body !== 'string' || input instanceof Request) return fetch(input, init);
  const plain = { method, headers: Object.fromEntries(new Headers(headers)), body, signal };
  const message = await plainRequest(new URL(input), plain);
  const status = message.statusCode ?? 0;
  if (isRedirect(status)) {
    message.destroy();
    return fetch(input, init);
  }
  return new Response(bodyOf(message, signal), {
    status,
    statusText: message.statusMessage ?? '',
    headers: Object.entries(message.headersDistinct).flatMap(([name, values = []]) =>
      values.map((value): [string, string] => [name, value]),
    ),
  });
};

/** What comes, as fast as it is taken. */
const bodyOf = (message: IncomingMessage, signal: AbortSignal | null): ReadableStream<Uint8Array> => {
  // Whoever lets go of a stream has closed it, and an end may be on its way still.
  let isHeard = true;
  return new ReadableStream({
    start: (controller) => {
      message.on('data', (chunk: Buffer) => {
        if (!isHeard) return;
        controller.enqueue(chunk);
        if ((controller.desiredSize ?? 0) <= 0) message.pause();
      });
      message.on('end', () => isHeard && controller.close());
      message.on('error', (error) => controller.error(signal?.aborted ? signal.reason : error));
      message.pause();
    },
    pull: () => void message.resume(),
    cancel: () => {
      isHeard = false;
      message.destroy();
    },
  });
};
