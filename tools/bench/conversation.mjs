import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { freePort } from './product.mjs';

/** Starts a model server that speaks slowly. */
export const startSlowModel = async ({ words, pause }) => {
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

/** Somebody who has not signed in and asks from an address of their own (needs `TRUST_PROXY`). */
export const visitor = (url, number) => {
  const headers = {
    'content-type': 'application/json',
    'x-forwarded-for': `10.${Math.floor(number / 65_536)}.${Math.floor(number / 256) % 256}.${number % 256}`,
  };
  const post = (path, body, more = {}) =>
    fetch(`${url}${path}`, { method: 'POST', headers: { ...headers, ...more }, body: JSON.stringify(body) });
  return {
    begin: async () => (await (await post('/api/llm/create-session', {})).json()).session_id,
    /** Asks and yields the events of the turn as they come. */
    ask: async function* (session_id, message) {
      const answer = await post(
        '/api/llm/send-message',
        { session_id, message },
        { accept: 'text/event-stream' },
      );
      if (!answer.ok) throw new Error(`${answer.status}: ${await answer.text()}`);
      yield* eventsIn(answer.body);
    },
  };
};

const eventsIn = async function* (body) {
  let text = '';
  const decoder = new TextDecoder();
  for await (const chunk of body) {
    text += decoder.decode(chunk, { stream: true });
    const blocks = text.split('\n\n');
    text = blocks.pop() ?? '';
    for (const block of blocks) {
      const data = /^data: (.*)$/m.exec(block)?.[1];
      if (data) yield JSON.parse(data);
    }
  }
};

/** The value below which this share of the numbers lies. */
export const quantile = (numbers, share) => {
  const sorted = numbers.toSorted((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? Number.NaN;
};
