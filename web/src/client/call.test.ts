import { chat } from '@studia/contract/chat';
import { curriculum } from '@studia/contract/curriculum';
import type { ChatSessionId, StudentId } from '@studia/contract/ids';
import { plan } from '@studia/contract/plan';
import { usage } from '@studia/contract/usage';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { call as Call } from './call.ts';
import type { dropSession as DropSession, keepSession as KeepSession } from './session.ts';

let asked: Headers[] = [];
let call: typeof Call;
let dropSession: typeof DropSession;
let keepSession: typeof KeepSession;

/** The part of a browser that calls need: storage, a window that hears of other tabs, and a server that takes everything. */
beforeAll(async () => {
  const storage = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => storage.get(name) ?? null,
    setItem: (name: string, value: string) => void storage.set(name, value),
    removeItem: (name: string) => void storage.delete(name),
  });
  vi.stubGlobal('window', new EventTarget());
  vi.stubGlobal('document', { cookie: '' });
  vi.stubGlobal('fetch', async (_: string, { headers }: RequestInit) => {
    asked.push(new Headers(headers));
    return Response.json({ success: true });
  });
  ({ dropSession, keepSession } = await import('./session.ts'));
  ({ call } = await import('./call.ts'));
});
afterAll(() => vi.unstubAllGlobals());
beforeEach(() => {
  asked = [];
  dropSession();
});

const session_id = '00000000-0000-4000-8000-000000000001' as ChatSessionId;
const userId = '00000000-0000-4000-8000-000000000002' as StudentId;

/** What SPEC 6 asks for without a token. */
const OPEN_CALLS: readonly (readonly [string, () => Promise<unknown>])[] = [
  ['a chat session is begun', () => call(chat.createSession, { body: {} })],
  ['a message is sent', () => call(chat.sendMessage, { body: { session_id, message: 'Hi' } })],
  ['a conversation is read', () => call(chat.history, { query: { session_id } })],
  ['a chat session is ended', () => call(chat.endSession, { body: { session_id } })],
  ['a topic is found', () => call(plan.extractTopic, { body: { message: 'Cells' } })],
  ['a plan is made', () => call(plan.generate, { body: { topic: 'Cells' } })],
  ['books are listed', () => call(curriculum.books, { query: {} })],
  ['subjects are listed', () => call(curriculum.subjectsByGrade, { params: { grade: '7' }, query: {} })],
  [
    'progress is told',
    () =>
      call(curriculum.trackProgress, {
        params: { userId, bookId: 'algebra' },
        body: { page: 2 },
      }),
  ],
];

describe('somebody without a token', () => {
  it.each(OPEN_CALLS)('%s without one', async (_, ask) => {
    await ask();
    expect(asked.map((headers) => headers.get('authorization'))).toEqual([null]);
  });

  it('is told that authentication is required for what is a student’s own, and nothing is sent', async () => {
    await expect(call(chat.conversations, { query: {} })).rejects.toThrow('Authentication required');
    await expect(call(usage.analytics, {})).rejects.toThrow('Authentication required');
    expect(asked).toEqual([]);
  });
});

describe('somebody with a token', () => {
  it.each(OPEN_CALLS)('%s with the token of who has one', async (_, ask) => {
    keepSession({
      access_token: 'their-own',
      expires_at: Date.now() + 900_000,
      user: {
        id: userId,
        email: 'ada@school.org',
        verified: true,
        app_metadata: { provider: 'email' },
        user_metadata: {
          full_name: 'Ada',
          country: null,
          city: null,
          standard: null,
          date_of_birth: null,
          user_photo: null,
        },
      },
    });
    await ask();
    expect(asked.map((headers) => headers.get('authorization'))).toEqual(['Bearer their-own']);
  });
});
