import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { freePort } from '../scripts/needs/free-port.mjs';

/** Starts a model server that speaks slowly. */
export const startSlowModel = async ({ words, pause }: { words: number; pause: number }) => {
  const port = await freePort();
  const child = fork(
    fileURLToPath(new URL('slow-model.mjs', import.meta.url)),
    [port, words, pause].map(String),
  );
  await once(child, 'message');
  return {
    url: `http://127.0.0.1:${port}/v1`,
    stop: async () => {
      const ended = once(child, 'exit');
      child.kill();
      await ended;
    },
  };
};

/** What comes in the stream of an answer, as far as benches look at it. */
interface TurnEvent {
  type: string;
  code?: string;
  error?: string;
}

export interface Visitor {
  begin(): Promise<string>;
  /** Asks and yields the events of the turn as they come. */
  ask(session: string, message: string): AsyncGenerator<TurnEvent>;
}

/** Somebody who has not signed in and asks from an address of their own (needs `TRUST_PROXY`). */
export const visitor = (url: string, number: number): Visitor => {
  const headers = {
    'content-type': 'application/json',
    'x-forwarded-for': `10.${Math.floor(number / 65_536)}.${Math.floor(number / 256) % 256}.${number % 256}`,
  };
  const post = (path: string, body: object, more: Record<string, string> = {}): Promise<Response> =>
    fetch(`${url}${path}`, { method: 'POST', headers: { ...headers, ...more }, body: JSON.stringify(body) });
  return {
    begin: async () => {
      const begun = (await (await post('/api/llm/create-session', {})).json()) as { session_id: string };
      return begun.session_id;
    },
    ask: async function* (session_id, message) {
      const answer = await post(
        '/api/llm/send-message',
        { session_id, message },
        { accept: 'text/event-stream' },
      );
      if (!answer.ok) throw new Error(`${answer.status}: ${await answer.text()}`);
      if (answer.body) yield* eventsIn(answer.body);
    },
  };
};

const eventsIn = async function* (body: ReadableStream<Uint8Array>): AsyncGenerator<TurnEvent> {
  let text = '';
  const decoder = new TextDecoder();
  for await (const chunk of body) {
    text += decoder.decode(chunk, { stream: true });
    const blocks = text.split('\n\n');
    text = blocks.pop() ?? '';
    for (const block of blocks) {
      const data = /^data: (.*)$/m.exec(block)?.[1];
      if (data) yield JSON.parse(data) as TurnEvent;
    }
  }
};
