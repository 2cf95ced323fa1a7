import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from '@playwright/test';
import type { TurnEvent } from '@studia/contract/chat';
import { freePort, startProduct } from './product.ts';

const TURNS = 50;
/** So many ask in the same moment: fifty would wait for each other, and a busy machine gives up on who waits too long. */
const AT_ONCE = 10;

let model: Server;
/** Whether the model takes its time now. */
let slow = false;
test.beforeAll(async () => {
  model = createServer((request, response) => {
    request.resume();
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    const say = (content: string) =>
      response.write(`data: ${JSON.stringify({ id: 'c', choices: [{ index: 0, delta: { content } }] })}\n\n`);
    say('Well');
    if (slow) return;
    const end = { id: 'c', choices: [{ index: 0, delta: {}, finish_reason: 'stop' }] };
    response.end(`data: ${JSON.stringify(end)}\n\ndata: [DONE]\n\n`);
  });
  await new Promise<void>((resolve) => model.listen(0, '127.0.0.1', resolve));
});
test.afterAll(() => {
  model.closeAllConnections();
  model.close();
});

/** Somebody who asks from an address of their own, so that nobody is told to wait. */
const visitor = (url: string, number: number) => {
  const headers = { 'content-type': 'application/json', 'x-forwarded-for': `10.0.0.${number}` };
  const post = (path: string, body: object, more = {}) =>
    fetch(`${url}${path}`, { method: 'POST', headers: { ...headers, ...more }, body: JSON.stringify(body) });
  return {
    begin: async () => {
      const answer = await post('/api/llm/create-session', {});
      return ((await answer.json()) as { session_id: string }).session_id;
    },
    ask: async (session_id: string, message_id: string, message: string) => {
      const answer = await post('/api/llm/send-message', { session_id, message_id, message });
      expect(answer.status).toBe(200);
    },
    /** Answers as soon as the tutor has said a word: from then on the question counts as taken. */
    askAndHear: async (session_id: string, message_id: string, message: string) => {
      const asked = { session_id, message_id, message };
      const answer = await post('/api/llm/send-message', asked, { accept: 'text/event-stream' });
      const decoder = new TextDecoder();
      let text = '';
      if (!answer.body) throw new Error('The answer has no words.');
      const reader = answer.body.getReader();
      while (!text.includes('"delta"' satisfies `"${TurnEvent['type']}"`)) {
        const { value, done } = await reader.read();
        if (done) throw new Error(`The answer ended after: ${text}`);
        text += decoder.decode(value, { stream: true });
      }
    },
    history: async (session_id: string) => {
      const answer = await fetch(`${url}/api/llm/conversation-history?session_id=${session_id}`, { headers });
      return (await answer.json()) as { turn: string; messages: { id: string; content: string }[] };
    },
  };
};

test('a power cut in the middle of fifty answers loses no message and doubles none', async () => {
  const { port } = model.address() as AddressInfo;
  const product = await startProduct(await freePort(), {
    TRUST_PROXY: 'true',
    MODEL: 'compatible:scripted',
    MODEL_URL: `http://127.0.0.1:${port}/v1`,
  });
  try {
    const students = Array.from({ length: TURNS }, (_, number) => visitor(product.url, number + 1));
    const sessions = await Promise.all(students.map((one) => one.begin()));
    const ids = students.map(() => [crypto.randomUUID(), crypto.randomUUID()] as const);
    const each = async (act: (at: number) => Promise<void>): Promise<void> => {
      for (let from = 0; from < TURNS; from += AT_ONCE)
        await Promise.all(Array.from({ length: AT_ONCE }, (_, at) => act(from + at)));
    };
    const placeOf = (at: number) => {
      const [student, session, own] = [students[at], sessions[at], ids[at]];
      if (!student || !session || !own) throw new Error('There are no more students.');
      return { student, session, first: own[0], second: own[1] };
    };

    slow = false;
    await each(async (at) => {
      const { student, session, first } = placeOf(at);
      await student.ask(session, first, 'A first question');
    });
    slow = true;
    await each(async (at) => {
      const { student, session, second } = placeOf(at);
      await student.askAndHear(session, second, 'A second question');
    });
    await product.killAndRestart();

    slow = false;
    const sentMessages = ['A first question', 'Well', 'A second question'];
    await each(async (at) => {
      const { student, session, first, second } = placeOf(at);
      const { messages } = await student.history(session);
      expect(messages.map(({ content }) => content)).toEqual(sentMessages);
      expect([messages[0]?.id, messages[2]?.id]).toEqual([first, second]);
      await expect(async () => expect((await student.history(session)).turn).toBe('cut-off')).toPass({
        timeout: 180_000,
      });
      await student.ask(session, second, 'A second question');
      const after = await student.history(session);
      expect(after.turn).toBe('none');
      expect(after.messages.map(({ content }) => content)).toEqual([...sentMessages, 'Well']);
    });
  } finally {
    await product.stop();
  }
});
