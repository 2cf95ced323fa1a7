import type { Endpoint, EventOf, Request } from '@studia/contract/endpoint';
import { withToken } from './call.ts';
import { deviceFailure } from './device-failure.ts';
import { request } from './request.ts';

/** Makes a call of the contract and yields the events of its answer as they come. */
export const stream = async function* <E extends Endpoint>(
  endpoint: E,
  given: Request<E>,
  signal: AbortSignal,
): AsyncGenerator<EventOf<E>> {
  const response = await withToken(endpoint, (token) =>
    request(endpoint, given, { token, accept: 'text/event-stream', signal, read: head }),
  );
  if (!response.body) throw deviceFailure('reply_unreadable');
  let rest = '';
  for await (const text of textOf(response.body)) {
    const blocks = (rest + text).split('\n\n');
    rest = blocks.pop() ?? '';
    for (const block of blocks) {
      const event = eventIn<E>(block);
      if (event) yield event;
    }
  }
};

// The time allowed ends with the head of the answer: the stream itself may take as long as it takes.
const head = (response: Response): Promise<Response> => Promise.resolve(response);

const textOf = async function* (body: ReadableStream<Uint8Array>): AsyncGenerator<string> {
  const reader = body
    .pipeThrough(new TextDecoderStream() as ReadableWritablePair<string, Uint8Array>)
    .getReader();
  try {
    for (;;) {
      const { value, done } = await reader.read();
      if (done) return;
      yield value;
    }
  } catch (error) {
    throw deviceFailure('network_failed', error);
  } finally {
    reader.releaseLock();
  }
};

const eventIn = <E extends Endpoint>(block: string): EventOf<E> | null => {
  const data = block
    .split('\n')
    .filter((line) => line.startsWith('data: '))
    .map((line) => line.slice('data: '.length))
    .join('\n');
  if (data === '') return null;
  try {
    return JSON.parse(data) as EventOf<E>;
  } catch (error) {
    throw deviceFailure('reply_unreadable', error);
  }
};
