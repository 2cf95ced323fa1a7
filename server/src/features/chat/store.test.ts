import type { ChatSessionId, MessageId, StudentId } from '@studia/contract/ids';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { scriptedRandom } from '../../ports/random/scripted.ts';
import { freshDatabase, type TestDatabase } from '../../testing/database.ts';
import { makeChatStore, type ChatStore, type Owner } from './store.ts';

const random = scriptedRandom('chat store');
const NOW = new Date('2026-01-05T09:00:00Z');
const LATER = new Date('2026-01-05T10:00:00Z');
const [ada, eve] = [random.id() as StudentId, random.id() as StudentId];

let database: TestDatabase;
let store: ChatStore;
let owned: ChatSessionId;
let anonymous: ChatSessionId;

const message = (content: string) => ({
  id: random.id() as MessageId,
  type: 'user' as const,
  content,
  createdAt: NOW,
});

beforeAll(async () => {
  database = await freshDatabase();
  store = makeChatStore(database.db);
  const student = { full_name: 'Somebody', created_at: NOW };
  await database.db
    .insertInto('student')
    .values([
      { id: ada, email: 'ada@school.org', ...student },
      { id: eve, email: 'eve@school.org', ...student },
    ])
    .execute();
});
afterAll(() => database.drop());
beforeEach(async () => {
  await database.db.deleteFrom('chat_session').execute();
  [owned, anonymous] = [random.id() as ChatSessionId, random.id() as ChatSessionId];
  for (const [owner, id] of [[ada, owned] as const, [null, anonymous] as const]) {
    await store.addSession(owner, id, 'guide', NOW);
    await store.startTurnWith(owner, id, NOW, TOLD, message('Hello'));
  }
});

const TOLD = { style: 'guide', title: 'Cells' } as const;
const SEEN = { updated_at: NOW, turn_started_at: NOW };

const everything = async () => ({
  sessions: await database.db.selectFrom('chat_session').selectAll().orderBy('id').execute(),
  messages: await database.db.selectFrom('chat_message').selectAll().orderBy('id').execute(),
});

/** A conversation has no owner before the first two, and the third is asked by the process that answers. */
const OTHERS = ['addSession', 'claim', 'renewTurns'] as const;

/** Every question that can be asked about a conversation; a list is empty when there is nothing in it for the asker. */
const QUESTIONS: Record<
  Exclude<keyof ChatStore, (typeof OTHERS)[number]>,
  (owner: Owner, id: ChatSessionId) => Promise<unknown>
> = {
  session: (owner, id) => store.session(owner, id),
  lock: (owner, id) => store.lock(owner, id),
  startTurn: (owner, id) => store.startTurn(owner, id, LATER, { style: 'explain', title: 'Stolen' }),
  startTurnWith: (owner, id) => store.startTurnWith(owner, id, LATER, TOLD, message('I was here')),
  startUnchangedTurnWith: (owner, id) =>
    store.startUnchangedTurnWith(owner, id, LATER, TOLD, message('I was here'), SEEN),
  endTurn: (owner, id) => store.endTurn(owner, id, NOW, LATER),
  endTurnWith: (owner, id) => store.endTurnWith(owner, id, NOW, LATER, message('I was here')),
  askToStop: (owner, id) => store.askToStop(owner, id),
  removeFrom: (owner, id) => store.removeFrom(owner, id, 1),
  endSession: (owner, id) => store.endSession(owner, id, LATER),
  deleteSession: (owner, id) => store.deleteSession(owner as StudentId, id),
  conversation: (owner, id) => store.conversation(owner, id),
  messages: (owner, id) => store.messages(owner, id),
  messagesBefore: (owner, id) => store.messagesBefore(owner, id, { position: null, limit: 5 }),
  positionOf: async (owner, id) => {
    const [row] = await database.db
      .selectFrom('chat_message')
      .select('id')
      .where('session_id', '=', id)
      .execute();
    return store.positionOf(owner, id, row?.id as MessageId);
  },
  saidBefore: async (owner, id) => (await store.saidBefore(owner, id, 2)).messages > 0,
  lastSpeaker: (owner, id) => store.lastSpeaker(owner, id),
  messagesIn: (owner, id) => store.messagesIn(owner as StudentId, [id]),
  sessions: async (owner, id) =>
    (await store.sessions(owner as StudentId, { after: null, limit: 50 })).filter((row) => row.id === id),
  conversations: async (owner, id) =>
    (await store.conversations(owner as StudentId, PAGE)).filter((row) => row.id === id),
};
const PAGE = { before: null, limit: 50, units: 100 };
const questions = Object.entries(QUESTIONS);
const nothing = (found: unknown) =>
  found === undefined || found === false || (Array.isArray(found) && found.length === 0);

describe('the store of conversations', () => {
  it('has no question that is missing here', () => {
    expect(Object.keys(store).toSorted()).toEqual([...Object.keys(QUESTIONS), ...OTHERS].toSorted());
  });

  it.each(questions)('%s finds and changes nothing for another student', async (_, ask) => {
    const before = await everything();
    expect(await ask(eve, owned)).toSatisfy(nothing);
    expect(await everything()).toEqual(before);
  });

  it.each(questions)('%s finds and changes nothing for who has not signed in', async (_, ask) => {
    const before = await everything();
    expect(await ask(null, owned)).toSatisfy(nothing);
    expect(await everything()).toEqual(before);
  });

  it.each(questions)('%s finds nothing of an anonymous conversation for a student', async (_, ask) => {
    const before = await everything();
    expect(await ask(ada, anonymous)).toSatisfy(nothing);
    expect(await everything()).toEqual(before);
  });

  it.each(questions)('%s finds something for the owner', async (_, ask) => {
    expect(await ask(ada, owned)).not.toSatisfy(nothing);
  });

  it('numbers the messages of a conversation from one, without a gap', async () => {
    await store.endTurnWith(ada, owned, NOW, LATER, message('How are you?'));
    await store.startTurnWith(ada, owned, LATER, TOLD, message('Hm?'));
    const rows = await store.messages(ada, owned);
    expect(rows.map(({ position, content }) => [position, content])).toEqual([
      [1, 'Hello'],
      [2, 'How are you?'],
      [3, 'Hm?'],
    ]);
  });

  it('shows a conversation with what was said in it, and one in which nothing was', async () => {
    const empty = random.id() as ChatSessionId;
    await store.addSession(ada, empty, 'explain', NOW);
    expect(await store.conversation(ada, empty)).toMatchObject({
      session: { style: 'explain' },
      messages: [],
    });
    const { session, messages = [] } = (await store.conversation(ada, owned)) ?? {};
    expect(session).toMatchObject({ title: 'Cells', updated_at: NOW, turn_started_at: NOW, ended_at: null });
    expect(messages.map(({ position, content }) => [position, content])).toEqual([[1, 'Hello']]);
  });

  it('starts no turn in a conversation that changed since it was seen, nor in one that has ended', async () => {
    const start = () => store.startUnchangedTurnWith(ada, owned, LATER, TOLD, message('Hm?'), SEEN);
    await store.endTurn(ada, owned, NOW, LATER);
    expect(await start()).toBeUndefined();
    await database.db
      .updateTable('chat_session')
      .set({ ...SEEN, ended_at: NOW })
      .execute();
    expect(await start()).toBeUndefined();
    expect(await store.messages(ada, owned)).toHaveLength(1);
    await database.db.updateTable('chat_session').set({ ended_at: null }).execute();
    expect(await start()).toBeDefined();
    expect(await store.messages(ada, owned)).toHaveLength(2);
  });

  it('starts one turn of many that saw the same', async () => {
    const started = await Promise.all(
      Array.from({ length: 6 }, (_, at) =>
        store.startUnchangedTurnWith(
          ada,
          owned,
          new Date(LATER.getTime() + at),
          TOLD,
          message(`No. ${at}`),
          SEEN,
        ),
      ),
    );
    expect(started.filter((one) => one !== undefined)).toHaveLength(1);
    expect(await store.messages(ada, owned)).toHaveLength(2);
  });

  it('ends only the turn that was begun at that moment', async () => {
    expect(await store.endTurn(ada, owned, LATER, LATER)).toBeUndefined();
    expect(await store.endTurn(ada, owned, NOW, LATER)).toMatchObject({ ended_at: null });
    expect(await store.endTurn(ada, owned, NOW, LATER)).toBeUndefined();
  });

  it('keeps an answer only where its turn still has the conversation', async () => {
    expect(await store.endTurnWith(ada, owned, LATER, LATER, message('Late'))).toBeUndefined();
    expect(await store.endTurnWith(ada, owned, NOW, LATER, message('In time'))).toMatchObject({
      ended_at: null,
    });
    expect(await store.endTurnWith(ada, owned, NOW, LATER, message('Again'))).toBeUndefined();
    const rows = await store.messages(ada, owned);
    expect(rows.map(({ content }) => content)).toEqual(['Hello', 'In time']);
    expect(await store.session(ada, owned)).toMatchObject({ turn_started_at: null, updated_at: LATER });
  });

  it('keeps the moment a conversation first ended', async () => {
    await store.endSession(ada, owned, NOW);
    await store.endSession(ada, owned, LATER);
    expect((await store.session(ada, owned))?.ended_at).toEqual(NOW);
  });

  it('refuses an id that a message of another conversation has', async () => {
    const twice = message('Hello');
    await store.startTurnWith(ada, owned, NOW, TOLD, twice);
    await expect(store.startTurnWith(null, anonymous, NOW, TOLD, twice)).rejects.toMatchObject({
      code: 'bad_request',
    });
  });

  it('deletes the messages with their conversation', async () => {
    await store.deleteSession(ada, owned);
    const { sessions, messages } = await everything();
    expect(sessions.map(({ id }) => id)).toEqual([anonymous]);
    expect(messages.map(({ session_id }) => session_id)).toEqual([anonymous]);
  });

  it('gives away only conversations that nobody owns', async () => {
    expect(await store.claim(eve, [owned, anonymous])).toBe(1);
    expect(await store.session(eve, anonymous)).toBeDefined();
    expect(await store.session(eve, owned)).toBeUndefined();
    expect(await store.claim(eve, [])).toBe(0);
  });

  it('renews only the turns that are meant, and tells which of them shall stop', async () => {
    await store.askToStop(ada, owned);
    const turns = [
      { sessionId: owned, startedAt: NOW },
      { sessionId: anonymous, startedAt: LATER },
    ];
    expect(await store.renewTurns(turns, LATER)).toEqual([owned]);
    expect((await store.session(ada, owned))?.turn_seen_at).toEqual(LATER);
    expect((await store.session(null, anonymous))?.turn_seen_at).toEqual(NOW);
  });

  it('lists only conversations in which something was said', async () => {
    await store.addSession(ada, random.id() as ChatSessionId, 'guide', LATER);
    expect((await store.conversations(ada, PAGE)).map(({ id }) => id)).toEqual([owned]);
  });

  it('comes to an end where a time is kept more exactly than a Date can say it', async () => {
    await sql`UPDATE chat_session SET created_at = created_at + interval '250 microseconds'`.execute(
      database.db,
    );
    const [first] = await store.sessions(ada, { after: null, limit: 1 });
    expect(first?.id).toBe(owned);
    expect(await store.sessions(ada, { after: first ?? null, limit: 1 })).toEqual([]);
  });
});
