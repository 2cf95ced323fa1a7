import { chat } from '@studia/contract/chat';
import type { MessageId } from '@studia/contract/ids';
import { CHAT } from '@studia/contract/limits';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startApp, type TestApp } from '../../testing/app.ts';
import {
  newStudent,
  verifiedStudent,
  visitorOf,
  type Student,
  type Visitor,
} from '../../testing/visitors.ts';

let app: TestApp;
let ada: Student;
let eve: Student;
let anybody: Visitor;
beforeAll(async () => {
  app = await startApp();
  [ada, eve] = [await verifiedStudent(app, 'ada'), await verifiedStudent(app, 'eve')];
  anybody = visitorOf(app);
});
afterAll(() => app.close());

const begin = async (visitor: Visitor, ...messages: string[]) => {
  const { session_id } = await visitor.ask(chat.createSession, { body: {} });
  for (const message of messages) await visitor.ask(chat.sendMessage, { body: { session_id, message } });
  return session_id;
};
const historyOf = (visitor: Visitor, session_id: string) =>
  visitor.ask(chat.history, { query: { session_id } });
const notFound = { status: 404, code: 'session_not_found', error: 'Session not found' };

describe('a conversation', () => {
  it('begins with an id', async () => {
    expect(await ada.ask(chat.createSession, { body: {} })).toEqual({
      session_id: expect.stringMatching(/^[0-9a-f-]{36}$/),
    });
  });

  it('begins also without a body', async () => {
    const answer = await app.http.inject({ method: 'POST', url: chat.createSession.path });
    expect(answer.statusCode).toBe(200);
  });

  it('belongs to who holds the token, whatever user_id says', async () => {
    const { session_id } = await eve.ask(chat.createSession, { body: { user_id: ada.id } });
    expect(await historyOf(eve, session_id)).toMatchObject({ messages: [] });
    expect(await ada.refusal(chat.history, { query: { session_id } })).toEqual(notFound);
  });

  it('keeps every message in order, each with its time', async () => {
    const session_id = await begin(ada, 'What is 3 + 4?', '7');
    const { success, messages, session_ended } = await historyOf(ada, session_id);
    expect([success, session_ended]).toEqual([true, false]);
    expect(messages.map(({ type }) => type)).toEqual(['user', 'assistant', 'user', 'assistant']);
    expect(messages[0]).toEqual({
      id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      type: 'user',
      content: 'What is 3 + 4?',
      timestamp: app.clock.now().toISOString(),
    });
    expect(messages[3]?.content).toMatch(/3 \+ 4 = 7\./);
  });

  it('keeps what was said exactly', async () => {
    const content = 'Ωμέγα 𝒳 👩‍👩‍👧‍👦 <script>alert(1)</script> \\0 \u202Eabc\r\n\tline two';
    const session_id = await begin(ada, `  ${content}  `);
    expect((await historyOf(ada, session_id)).messages[0]?.content).toBe(content);
  });

  it('works without an account', async () => {
    const session_id = await begin(anybody, 'What is 3 + 4?');
    expect((await historyOf(anybody, session_id)).messages).toHaveLength(2);
    expect(await anybody.ask(chat.endSession, { body: { session_id } })).toEqual({ success: true });
  });
});

describe('ending a conversation', () => {
  it('refuses further messages and leaves it readable', async () => {
    const session_id = await begin(ada, 'What is 3 + 4?');
    expect(await ada.ask(chat.endSession, { body: { session_id } })).toEqual({ success: true });
    expect(await ada.refusal(chat.sendMessage, { body: { session_id, message: '7' } })).toMatchObject({
      status: 409,
      code: 'session_ended',
    });
    expect(await historyOf(ada, session_id)).toMatchObject({ session_ended: true });
    expect((await historyOf(ada, session_id)).messages).toHaveLength(2);
  });

  it('twice is like once', async () => {
    const session_id = await begin(ada, 'Hello');
    await ada.ask(chat.endSession, { body: { session_id } });
    expect(await ada.ask(chat.endSession, { body: { session_id } })).toEqual({ success: true });
  });
});

describe('the list of conversations', () => {
  it('is newest first, with title, last message and count', async () => {
    const student = await verifiedStudent(app, 'lister');
    const first = await begin(student, `What is 3 + 4? ${'🙂'.repeat(60)}`);
    app.clock.advance(1_000);
    const second = await begin(student, 'What is 6 × 7?', '42');
    app.clock.advance(1_000);
    await student.ask(chat.sendMessage, { body: { session_id: first, message: '7' } });
    const { success, conversations } = await student.ask(chat.conversations, { query: {} });
    expect(success).toBe(true);
    expect(conversations.map(({ session_id }) => session_id)).toEqual([first, second]);
    expect(conversations.map(({ message_count }) => message_count)).toEqual([4, 4]);
    expect(conversations[0]?.title).toBe(`What is 3 + 4? ${'🙂'.repeat(35)}`);
    expect(conversations[1]).toEqual({
      session_id: second,
      title: 'What is 6 × 7?',
      last_message: 'Exactly: 6 × 7 = 42. Another one, a bit harder?',
      message_count: 4,
      created_at: new Date(app.clock.now().getTime() - 1_000).toISOString(),
      updated_at: new Date(app.clock.now().getTime() - 1_000).toISOString(),
    });
  });

  it('cuts the last message at 100 characters', async () => {
    const student = await verifiedStudent(app, 'previewer');
    await begin(student, 'Who was Napoleon?');
    const [conversation] = (await student.ask(chat.conversations, { query: {} })).conversations;
    expect(conversation?.last_message).toHaveLength(100);
  });

  it('holds neither empty conversations nor those of others', async () => {
    const student = await verifiedStudent(app, 'lonely');
    await begin(student);
    await begin(ada, 'Hello');
    expect(await student.ask(chat.conversations, { query: {} })).toEqual({
      success: true,
      conversations: [],
      more: false,
    });
  });

  it('comes in pages, each conversation once, also where several changed at the same moment', async () => {
    const student = await verifiedStudent(app, 'talker');
    const begun = new Set<string>();
    for (let many = 0; many < CHAT.conversationsAPage + 5; many += 1) {
      if (many % 10 === 0) app.clock.advance(1_000);
      begun.add(await begin(student, 'Hello'));
    }
    const first = await student.ask(chat.conversations, { query: {} });
    expect(first).toMatchObject({ more: true });
    expect(first.conversations).toHaveLength(CHAT.conversationsAPage);
    const before = first.conversations.at(-1)?.session_id;
    if (!before) throw new Error('The first page is empty.');
    const second = await student.ask(chat.conversations, { query: { before } });
    expect(second).toMatchObject({ more: false });
    const listed = [...first.conversations, ...second.conversations].map(({ session_id }) => session_id);
    expect(listed).toHaveLength(begun.size);
    expect(new Set(listed)).toEqual(begun);
    // Somebody else's conversation is no place to go on from.
    expect((await ada.ask(chat.conversations, { query: { before } })).conversations).toEqual([]);
  });
});

describe('a long conversation', () => {
  const SAID = 130;
  let session_id: Awaited<ReturnType<typeof begin>>;
  let whole: string[];
  beforeAll(async () => {
    session_id = await begin(ada);
    await app.database.pool.query(
      `INSERT INTO chat_message (id, session_id, position, type, content, created_at)
       SELECT gen_random_uuid(), $1, n, CASE n % 2 WHEN 1 THEN 'user' ELSE 'assistant' END, 'Message ' || n, now()
       FROM generate_series(1, ${SAID}) AS n`,
      [session_id],
    );
    whole = (await historyOf(ada, session_id)).messages.map(({ content }) => content);
  });
  const part = (query: { last?: number; before?: MessageId }, visitor: Visitor = ada) =>
    visitor.ask(chat.history, { query: { session_id, ...query } });

  it('is answered whole to who asks for it as ever', async () => {
    expect(whole).toHaveLength(SAID);
    expect(await historyOf(ada, session_id)).not.toHaveProperty('earlier');
  });

  it('comes from its end, page by page, each message once and with its place', async () => {
    const found: string[] = [];
    let before: MessageId | undefined;
    let earlier: number | undefined;
    do {
      const page = await part({ last: 50, ...(before && { before }) });
      found.unshift(...page.messages.map(({ content }) => content));
      expect(page).toMatchObject({ session_ended: false, style: 'guide', turn: 'none' });
      expect(page.earlier?.questions).toBe(page.earlier && page.earlier.messages / 2);
      before = page.messages[0]?.id;
      earlier = page.earlier?.messages;
      expect(earlier ?? 0).toBe(SAID - found.length);
    } while (earlier);
    expect(found).toEqual(whole);
  });

  it('is answered as far as a message whole, where no number is named', async () => {
    const { messages } = await part({ last: 50 });
    const rest = await part({ ...(messages[0] && { before: messages[0].id }) });
    expect(rest.messages.map(({ content }) => content)).toEqual(whole.slice(0, SAID - 50));
    expect(rest).not.toHaveProperty('earlier');
  });

  it('does not go on from a message that it does not have', async () => {
    const other = await begin(ada, 'Hello');
    const [foreign] = (await historyOf(ada, other)).messages;
    if (!foreign) throw new Error('Nothing was said.');
    const query = { session_id, before: foreign.id };
    expect(await ada.refusal(chat.history, { query })).toMatchObject({ code: 'message_not_found' });
    expect(await eve.refusal(chat.history, { query })).toEqual(notFound);
    for (const last of [0, 201, 1.5])
      expect(await ada.refusal(chat.history, { query: { session_id, last } })).toMatchObject({ status: 400 });
  });
});

describe('deleting a conversation', () => {
  it('removes it and all its messages', async () => {
    const id = await begin(ada, 'Hello');
    expect(await ada.ask(chat.deleteConversation, { params: { id } })).toEqual({ success: true });
    expect(await ada.refusal(chat.history, { query: { session_id: id } })).toEqual(notFound);
    expect(await ada.refusal(chat.deleteConversation, { params: { id } })).toEqual(notFound);
    const rows = app.database.db.selectFrom('chat_message').selectAll().where('session_id', '=', id);
    expect(await rows.execute()).toEqual([]);
  });
});

const attempts = (session_id: string) =>
  [
    ['read', (visitor: Visitor) => visitor.refusal(chat.history, { query: { session_id } })],
    [
      'continued',
      (visitor: Visitor) => visitor.refusal(chat.sendMessage, { body: { session_id, message: 'Hi' } }),
    ],
    ['ended', (visitor: Visitor) => visitor.refusal(chat.endSession, { body: { session_id } })],
  ] as const;

describe('the conversation of a student', () => {
  it('can not be read, continued, ended or deleted by another student', async () => {
    const id = await begin(ada, 'Hello');
    for (const [, attempt] of attempts(id)) expect(await attempt(eve)).toEqual(notFound);
    expect(await eve.refusal(chat.deleteConversation, { params: { id } })).toEqual(notFound);
    expect(await historyOf(ada, id)).toMatchObject({ session_ended: false });
    expect((await historyOf(ada, id)).messages).toHaveLength(2);
  });

  it('can not be read, continued or ended by who has not signed in', async () => {
    const id = await begin(ada, 'Hello');
    for (const [, attempt] of attempts(id)) expect(await attempt(anybody)).toEqual(notFound);
    expect((await historyOf(ada, id)).messages).toHaveLength(2);
  });

  it('can be had before the address is verified, but not listed', async () => {
    const student = await newStudent(app, 'unverified');
    const id = await begin(student, 'Hello');
    expect((await historyOf(student, id)).messages).toHaveLength(2);
    expect(await student.refusal(chat.conversations, { query: {} })).toMatchObject({
      code: 'verification_required',
    });
  });

  it('that nobody began is not found', async () => {
    const id = '01948b3c-7d5e-7abc-9def-0123456789ab';
    for (const [, attempt] of attempts(id)) expect(await attempt(ada)).toEqual(notFound);
  });
});
