import { connect, type Socket } from 'node:net';
import { chat } from '@studia/contract/chat';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { startApp, type TestApp } from '../../testing/app.ts';
import { conductedModel, type ConductedModel, type Performance } from '../../testing/conducted-model.ts';
import { eventsIn } from '../../testing/event-stream.ts';
import { PATIENCE } from '../../testing/patience.ts';
import { visitorOf } from '../../testing/visitors.ts';

let app: TestApp;
let model: ConductedModel;
let address: string;
let session_id: string;
// Far longer than a test may take: one that ends has waited for no grace, however busy the machine is.
const LONG_GRACE = { SHUTDOWN_GRACE_SECONDS: '600' };
beforeEach(async () => {
  model = conductedModel();
  app = await startApp({ world: { model }, env: LONG_GRACE });
  address = (await app.listen()) ?? '';
  ({ session_id } = await visitorOf(app).ask(chat.createSession, { body: {} }));
});
afterEach(() => app.close());

/** Every address it listens on: `localhost` is often two. */
const addresses = (): string[] =>
  app.http.addresses().map((place) => {
    if (typeof place === 'string') throw new Error(`${place} is no network address`);
    return `http://${place.family === 'IPv6' ? `[${place.address}]` : place.address}:${place.port}`;
  });

const send = (accept: string, to = address, conversation = session_id) =>
  fetch(`${to}${chat.sendMessage.path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept },
    body: JSON.stringify({ session_id: conversation, message: 'What is a cell?' }),
  });

/** A connection that stays open, as browsers and proxies keep them. */
const dial = (): Promise<{ socket: Socket; output: () => string }> =>
  new Promise((resolve) => {
    let output = '';
    const { hostname, port } = new URL(address);
    const socket = connect(Number(port), hostname.replaceAll(/[[\]]/g, ''), () =>
      resolve({ socket, output: () => output }),
    );
    socket.on('data', (data) => (output += data.toString()));
    socket.on('error', () => undefined);
  });

describe('a server that closes', () => {
  it('lets a running stream finish, and is gone right after', async () => {
    const answer = await send('text/event-stream');
    const performance = await model.asked();
    performance.say('A room ');
    const closing = app.close();
    await vi.waitFor(() => expect(fetch(`${address}/healthz`)).rejects.toThrow('fetch failed'), PATIENCE);
    performance.say('of its own.');
    performance.finish();
    const events = eventsIn(await answer.text());
    expect(events.at(-1)).toMatchObject({ type: 'done', message: { content: 'A room of its own.' } });
    await closing;
  });

  it('lets running calls finish, whichever address of this machine they came to', async () => {
    const calls: { answer: Promise<Response>; performance: Performance }[] = [];
    for (const to of addresses()) {
      const conversation = await visitorOf(app).ask(chat.createSession, { body: {} });
      const answer = send('application/json', to, conversation.session_id);
      calls.push({ answer, performance: await model.asked(calls.length + 1) });
    }
    const closing = app.close();
    for (const { answer, performance } of calls) {
      performance.say('A room.');
      performance.finish();
      expect(await (await answer).json()).toMatchObject({ response: 'A room.' });
    }
    await closing;
  });

  it.each(['/readyz', '/healthz'])('answers %s on a connection that is still open with 503', async (path) => {
    const { socket, output } = await dial();
    const body = JSON.stringify({ session_id, message: 'What is a cell?' });
    socket.write(
      `POST ${chat.sendMessage.path} HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n${body}`,
    );
    const performance = await model.asked();
    const closing = app.close();
    socket.write(`GET ${path} HTTP/1.1\r\nHost: localhost\r\n\r\n`);
    performance.finish();
    await vi.waitFor(() => expect(output()).toContain('HTTP/1.1 503'), PATIENCE);
    expect(output()).toContain('HTTP/1.1 200');
    const refused = output().slice(output().indexOf('HTTP/1.1 503'));
    expect(refused.toLowerCase()).toContain('connection: close');
    expect(refused.toLowerCase()).toContain('content-security-policy: ');
    expect(refused).toContain(
      '{"error":"Studia is starting or stopping. Try again in a moment.","code":"unavailable"}',
    );
    await closing;
  });

  it('does not wait for connections that nobody uses, or never has', async () => {
    await dial();
    const { socket, output } = await dial();
    socket.write('GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n');
    await vi.waitFor(() => expect(output()).toContain('"ok"'), PATIENCE);
    await app.close();
  });
});
