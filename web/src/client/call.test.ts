import { chat } from '@studia/contract/chat';
import { curriculum } from '@studia/contract/curriculum';
import type { ChatSessionId, StudentId } from '@studia/contract/ids';
import type { Book } from '@studia/contract/library';
import { plan } from '@studia/contract/plan';
import { usage } from '@studia/contract/usage';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';

let asked: Headers[] = [];
let client: typeof import('./call.ts');
let session: typeof import('./session.ts');

/** The part of a browser that calls need: storage, a window that hears of other tabs, and a server that takes everything. */
beforeAll(async () => {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => void kept.set(name, value),
    removeItem: (name: string) => void kept.delete(name),
  });
  vi.stubGlobal('window', new EventTarget());
  vi.stubGlobal('document', { cookie: '' });
  vi.stubGlobal('fetch', async (_: string, { headers }: RequestInit) => {
    asked.push(new Headers(headers));
    return Response.json({ success: true });
  });
  session = await import('./session.ts');
  client = await import('./call.ts');
});
afterAll(() => vi.unstubAllGlobals());
beforeEach(() => {
  asked = [];
  session.dropSession();
});

const session_id = '00000000-0000-4000-8000-000000000001' as ChatSessionId;
const userId = '00000000-0000-4000-8000-000000000002' as StudentId;

describe('somebody without a token', () => {
  it.each([
    ['a chat session is begun', () => client.call(chat.createSession, { body: {} })],
    ['a message is sent', () => client.call(chat.sendMessage, { body: { session_id, message: 'Hi' } })],
    ['a conversation is read', () => client.call(chat.history, { query: { session_id } })],
    ['a chat session is ended', () => client.call(chat.endSession, { body: { session_id } })],
    ['a topic is found', () => client.call(plan.extractTopic, { body: { message: 'Cells' } })],
    ['a plan is made', () => client.call(plan.generate, { body: { topic: 'Cells' } })],
    ['books are listed', () => client.call(curriculum.books, { query: {} })],
    [
      'subjects are listed',
      () => client.call(curriculum.subjectsByGrade, { params: { grade: '7' }, query: {} }),
    ],
    [
      'progress is told',
      () =>
        client.call(curriculum.trackProgress, {
          params: { userId, bookId: 'algebra' as Book['id'] },
          body: { page: 2 },
        }),
    ],
  ])('%s without one', async (_, ask) => {
    await ask();
    expect(asked.map((headers) => headers.get('authorization'))).toEqual([null]);
  });

  it('is told that authentication is required for what is a student’s own, and nothing is sent', async () => {
    await expect(client.call(chat.conversations, {})).rejects.toThrow('Authentication required');
    await expect(client.call(usage.analytics, {})).rejects.toThrow('Authentication required');
    expect(asked).toEqual([]);
  });
});
