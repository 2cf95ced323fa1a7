import { chat } from '@studia/contract/chat';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { scriptedRandom } from '../../ports/random/scripted.ts';
import { startApp, type TestApp } from '../../testing/app.ts';
import { eventsIn, textOf } from '../../testing/event-stream.ts';
import { statusesOf, verifiedStudent, type Student } from '../../testing/visitors.ts';

let app: TestApp;
let ada: Student;
beforeAll(async () => {
  app = await startApp();
  ada = await verifiedStudent(app, 'ada');
});
afterAll(() => app.close());

const random = scriptedRandom('turns');
const begin = async () => (await ada.ask(chat.createSession, { body: {} })).session_id;
const historyOf = async (session_id: string) =>
  (await ada.ask(chat.history, { query: { session_id } })).messages;
const stream = async (body: { session_id: string; message: string; message_id?: string }) => {
  const answer = await ada.send(chat.sendMessage, { body }, { accept: 'text/event-stream' });
  return { answer, events: eventsIn(answer.body) };
};

describe('a turn', () => {
  it('is answered as JSON', async () => {
    const session_id = await begin();
    const answer = await ada.ask(chat.sendMessage, { body: { session_id, message: 'What is 3 + 4?' } });
    expect(answer).toEqual({
      response: 'Let’s work out 3 + 4.\n\nWhat is 3 + 4?',
      session_ended: false,
      message: {
        id: expect.stringMatching(/^[0-9a-f-]{36}$/),
        type: 'assistant',
        content: answer.response,
        timestamp: app.clock.now().toISOString(),
        proof: expect.objectContaining({ source: 'mathematics', quotes: [] }) as unknown,
      },
    });
    expect((await historyOf(session_id)).at(-1)).toEqual(answer.message);
  });

  it('is streamed to who accepts an event stream: start, deltas, done', async () => {
    const session_id = await begin();
    const { answer, events } = await stream({ session_id, message: 'What is 3 + 4?' });
    expect(answer.statusCode).toBe(200);
    expect(answer.headers).toMatchObject({
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store',
      'x-accel-buffering': 'no',
    });
    const [saved] = (await historyOf(session_id)).slice(-1);
    expect(events[0]).toEqual({ type: 'start', message_id: saved?.id });
    expect(events.slice(1, -1).map(({ type }) => type)).toEqual(Array(events.length - 2).fill('delta'));
    expect(events.length).toBeGreaterThan(3);
    expect(textOf(events)).toBe(saved?.content);
    expect(events.at(-1)).toEqual({
      type: 'done',
      message: saved,
      session_ended: false,
      usage: { input_tokens: 8, output_tokens: 18 },
    });
  });

  it('goes on with the lesson of the turn before', async () => {
    const session_id = await begin();
    await ada.ask(chat.sendMessage, { body: { session_id, message: '3 + 4 × 2' } });
    const { events } = await stream({ session_id, message: '8' });
    expect(textOf(events)).toMatch(/4 × 2 = 8\. Now we have 3 \+ 8\./);
  });

  it('keeps what the message is about, and calls the conversation by the student’s own words', async () => {
    const session_id = await begin();
    const about = { book_id: 'biology', page: 12, quote: 'a green substance called chlorophyll' };
    await ada.ask(chat.sendMessage, { body: { session_id, message: 'what does this mean?', about } });
    const [asked] = await historyOf(session_id);
    expect(asked).toMatchObject({
      content: 'what does this mean?',
      about: { ...about, title: 'Biology: Life and How It Works' },
    });
    const { conversations } = await ada.ask(chat.conversations, { query: {} });
    expect(conversations.find((one) => one.session_id === session_id)?.title).toBe('what does this mean?');
  });

  it('needs no words where a button says what is wanted', async () => {
    const session_id = await begin();
    const about = { book_id: 'biology', page: 2 };
    const { response, message } = await ada.ask(chat.sendMessage, {
      body: { session_id, intent: 'explain', about },
    });
    expect(response).toMatch(/p\. 2 of «Biology/);
    expect(message.proof?.quotes[0]).toMatchObject({ book_id: 'biology', page: 2 });
    expect((await historyOf(session_id))[0]).toMatchObject({ content: '', intent: 'explain', about });
    const { conversations } = await ada.ask(chat.conversations, { query: {} });
    expect(conversations.find((one) => one.session_id === session_id)?.title).toMatch(/^p\. 2, Biology/);
  });

  it('refuses a message that says and asks nothing, and a book that is not the student’s', async () => {
    const session_id = await begin();
    const answer = await ada.send(chat.sendMessage, { body: { session_id } });
    expect([answer.statusCode, answer.json()]).toEqual([
      400,
      expect.objectContaining({ code: 'text_missing' }),
    ]);
    const about = { book_id: '01948b3c-7d5e-7abc-9def-0123456789ab', page: 1 };
    const other = await ada.send(chat.sendMessage, { body: { session_id, intent: 'quiz', about } });
    expect([other.statusCode, other.json()]).toEqual([
      404,
      expect.objectContaining({ code: 'book_not_found' }),
    ]);
    expect(await historyOf(session_id)).toEqual([]);
  });

  it('gives the conversation its title only once', async () => {
    const session_id = await begin();
    await ada.ask(chat.sendMessage, { body: { session_id, message: 'What is 3 + 4?' } });
    await ada.ask(chat.sendMessage, { body: { session_id, message: 'What is 9 × 9?' } });
    const { conversations } = await ada.ask(chat.conversations, { query: {} });
    expect(conversations.find((one) => one.session_id === session_id)?.title).toBe('What is 3 + 4?');
  });

  it('that is refused is refused as JSON, also to who accepts an event stream', async () => {
    const body = { session_id: random.id(), message: 'Hello' };
    const answer = await ada.send(chat.sendMessage, { body }, { accept: 'text/event-stream' });
    expect(answer.statusCode).toBe(404);
    expect(answer.json()).toEqual({ error: 'Session not found', code: 'session_not_found' });
  });
});

describe('the same message id', () => {
  it('again gets the same answer and makes no second turn', async () => {
    const session_id = await begin();
    const body = { session_id, message: 'What is 3 + 4?', message_id: random.id() };
    const first = await ada.ask(chat.sendMessage, { body });
    expect(await ada.ask(chat.sendMessage, { body })).toEqual(first);
    const { events } = await stream(body);
    expect(events.map(({ type }) => type)).toEqual(['start', 'delta', 'done']);
    expect(events.at(-1)).toMatchObject({ message: first.message });
    const messages = await historyOf(session_id);
    expect(messages).toHaveLength(2);
    expect(messages[0]?.id).toBe(body.message_id);
  });

  it('in capital letters is the same id', async () => {
    const session_id = await begin();
    const message_id = random.id();
    const first = await ada.ask(chat.sendMessage, {
      body: { session_id, message: 'Hello', message_id: message_id.toUpperCase() },
    });
    const again = await ada.ask(chat.sendMessage, { body: { session_id, message: 'Hello', message_id } });
    expect(again).toEqual(first);
  });

  it('many times at once makes one turn, whoever comes first', async () => {
    const racer = await verifiedStudent(app, 'racer');
    for (let round = 0; round < 4; round++) {
      const { session_id } = await racer.ask(chat.createSession, { body: {} });
      const body = { session_id, message: 'What is 3 + 4?', message_id: random.id() };
      const answers = await Promise.all(
        Array.from({ length: 8 }, () => racer.send(chat.sendMessage, { body })),
      );
      const { 200: answered = 0, 409: busy = 0 } = statusesOf(answers);
      expect(answered).toBeGreaterThan(0);
      expect(answered + busy).toBe(8);
      const { messages } = await racer.ask(chat.history, { query: { session_id } });
      expect(messages).toHaveLength(2);
      expect((await racer.ask(chat.sendMessage, { body })).message).toEqual(messages[1]);
    }
  });

  it('is answered again after the conversation ended, and says that it ended', async () => {
    const session_id = await begin();
    const body = { session_id, message: 'Hello', message_id: random.id() };
    const first = await ada.ask(chat.sendMessage, { body });
    await ada.ask(chat.endSession, { body: { session_id } });
    expect(await ada.ask(chat.sendMessage, { body })).toEqual({ ...first, session_ended: true });
  });

  it('in another conversation is refused', async () => {
    const message_id = random.id();
    await ada.ask(chat.sendMessage, { body: { session_id: await begin(), message: 'Hello', message_id } });
    const body = { session_id: await begin(), message: 'Hello', message_id };
    expect(await ada.refusal(chat.sendMessage, { body })).toMatchObject({ status: 400, code: 'bad_request' });
    expect(await historyOf(body.session_id)).toEqual([]);
    await expect(
      ada.ask(chat.sendMessage, { body: { session_id: body.session_id, message: 'Hello' } }),
    ).resolves.toBeDefined();
  });

  it('as an answer of the tutor has is refused', async () => {
    const session_id = await begin();
    const { message } = await ada.ask(chat.sendMessage, { body: { session_id, message: 'Hello' } });
    const body = { session_id, message: 'Hello again', message_id: message.id };
    expect(await ada.refusal(chat.sendMessage, { body })).toMatchObject({ code: 'bad_request' });
  });
});
