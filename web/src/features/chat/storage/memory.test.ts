import type { Message } from '@studia/contract/chat';
import type { ChatSessionId, MessageId, StudentId } from '@studia/contract/ids';
import { beforeEach, describe, expect, it } from 'vitest';
import { draftOf, keepDraft } from './drafts.ts';
import { belongTo, forgetAll } from './ownership.ts';
import {
  forgetThread,
  keepThread,
  storedMessages,
  storedThreads,
  storedConversations,
  storedPart,
} from './threads.ts';
import { makeUnsentMessages } from './unsent.ts';
import { forgetVisitorSessions, keepVisitorSession, visitorSessions } from './visitor-sessions.ts';

const session = (name: string) => name as ChatSessionId;
const messageOf = (content: string, type: Message['type'] = 'user', minute = 0): Message => ({
  id: `m-${content}` as MessageId,
  type,
  content,
  timestamp: `2026-03-10T09:${String(minute).padStart(2, '0')}:00.000Z`,
});

/** A browser's storage with room for so many characters. */
const storageOf = (items: Map<string, string>, room = Number.POSITIVE_INFINITY) => ({
  getItem: (name: string) => items.get(name) ?? null,
  setItem: (name: string, value: string) => {
    const others = [...items].filter(([other]) => other !== name);
    const taken = others.reduce((sum, [key, text]) => sum + key.length + text.length, 0);
    if (taken + name.length + value.length > room) throw new Error('no room');
    items.set(name, value);
  },
  removeItem: (name: string) => void items.delete(name),
});

let items: Map<string, string>;
let storage: ReturnType<typeof storageOf>;
beforeEach(() => {
  items = new Map();
  storage = storageOf(items);
});

describe('conversations in this browser', () => {
  it('are kept with title, last message, time and count, under the names of the specification', () => {
    keepThread(storage, session('s1'), [
      messageOf('t'.repeat(51)),
      messageOf('p'.repeat(101), 'assistant', 1),
    ]);
    expect(JSON.parse(items.get('conversation_threads') ?? '')).toEqual([
      {
        id: 's1',
        title: 't'.repeat(50),
        lastMessage: 'p'.repeat(100),
        timestamp: '2026-03-10T09:01:00.000Z',
        messageCount: 2,
      },
    ]);
    expect(items.has('thread_messages_s1')).toBe(true);
    expect(storedMessages(storage, session('s1'))).toHaveLength(2);
  });

  it('are called New conversation until the student has said something', () => {
    keepThread(storage, session('s1'), [messageOf('Hello!', 'assistant')]);
    expect(storedThreads(storage)[0]?.title).toBe('New conversation');
  });

  it('cut an emoji never in half', () => {
    keepThread(storage, session('s1'), [messageOf('👩‍👩‍👧‍👦'.repeat(51))]);
    expect(storedThreads(storage)[0]?.title).toBe('👩‍👩‍👧‍👦'.repeat(50));
  });

  it('are the 50 newest, newest first; what is dropped leaves nothing behind', () => {
    for (let minute = 0; minute < 52; minute += 1)
      keepThread(storage, session(`s${minute}`), [messageOf('Hello', 'user', minute)]);
    const ids = storedThreads(storage).map(({ id }) => id);
    expect(ids).toHaveLength(50);
    expect([ids[0], ids.at(-1)]).toEqual(['s51', 's2']);
    expect(items.has('thread_messages_s1')).toBe(false);
  });

  it('tell whether anything is new', () => {
    expect(keepThread(storage, session('s1'), [messageOf('Hello')])).toBe(true);
    expect(keepThread(storage, session('s1'), [messageOf('Hello')])).toBe(false);
    expect(keepThread(storage, session('s1'), [messageOf('Hello'), messageOf('Hi', 'assistant', 1)])).toBe(
      true,
    );
  });

  it('give up the words of the oldest where there is no room', () => {
    storage = storageOf(items, 1600);
    for (let minute = 0; minute < 4; minute += 1)
      keepThread(storage, session(`s${minute}`), [messageOf('word '.repeat(40), 'user', minute)]);
    expect(storedMessages(storage, session('s3'))).toHaveLength(1);
    expect(storedMessages(storage, session('s0'))).toBeNull();
  });

  it('of which only the end is here keep their name and their length', () => {
    keepThread(storage, session('s1'), [messageOf('First'), messageOf('Hi', 'assistant', 1)]);
    keepThread(storage, session('s1'), [messageOf('Later', 'user', 2)], 60);
    expect(storedThreads(storage)).toMatchObject([
      { title: 'First', lastMessage: 'Later', messageCount: 61 },
    ]);
    expect(storedPart(storage, session('s1'))).toMatchObject({
      messages: [{ content: 'Later' }],
      earlier: { messages: 60 },
    });
    keepThread(storage, session('s2'), [messageOf('Hello')]);
    expect(storedPart(storage, session('s2'))).toMatchObject({ earlier: null });
    expect(storedPart(storage, session('s3'))).toBeNull();
  });

  it('stand in for the list of the server', () => {
    keepThread(storage, session('s1'), [messageOf('Hello')]);
    expect(storedConversations(storage)).toMatchObject([
      { session_id: 's1', title: 'Hello', last_message: 'Hello', message_count: 1 },
    ]);
  });

  it.each(['{', '{}', '[{"id":1}]', 'null'])('are none where %s is stored', (broken) => {
    items.set('conversation_threads', broken);
    items.set('thread_messages_s1', broken);
    expect(storedConversations(storage)).toEqual([]);
    expect(storedMessages(storage, session('s1'))).toBeNull();
  });

  it('are forgotten one by one', () => {
    keepThread(storage, session('s1'), [messageOf('Hello')]);
    keepThread(storage, session('s2'), [messageOf('Bye')]);
    forgetThread(storage, session('s1'));
    expect(storedThreads(storage).map(({ id }) => id)).toEqual(['s2']);
    expect(items.has('thread_messages_s1')).toBe(false);
  });
});

describe('drafts', () => {
  it('are kept by conversation, and one for the next', () => {
    keepDraft(storage, session('s1'), 'Half a sen');
    keepDraft(storage, null, 'New');
    expect(draftOf(storage, session('s1'))).toBe('Half a sen');
    expect(draftOf(storage, null)).toBe('New');
    keepDraft(storage, session('s1'), '');
    expect(draftOf(storage, session('s1'))).toBe('');
    expect(JSON.parse(items.get('chat_drafts') ?? '')).toEqual({ new: 'New' });
  });

  it('are none where something unreadable is stored', () => {
    items.set('chat_drafts', '[1]');
    expect(draftOf(storage, null)).toBe('');
  });
});

describe('what belongs to a student', () => {
  const ada = 'ada' as StudentId;
  const write = () => {
    belongTo(storage, ada);
    keepThread(storage, session('s1'), [messageOf('Hello')]);
    keepDraft(storage, null, 'Half');
    makeUnsentMessages(storage).add({
      id: 'm1' as MessageId,
      session: null,
      content: 'Unsent',
      intent: null,
      about: null,
      style: 'guide',
      attachments: [],
      replaces: null,
      writtenAt: '',
    });
  };

  it('stays for the same student, and is gone for another', () => {
    write();
    belongTo(storage, ada);
    expect(draftOf(storage, null)).toBe('Half');
    belongTo(storage, 'bea' as StudentId);
    expect([...items]).toEqual([['conversations_owner', 'bea']]);
  });

  it('is gone after signing out', () => {
    write();
    forgetAll(storage);
    expect([...items]).toEqual([]);
  });
});

it('conversations of a visitor are remembered until they are claimed', () => {
  keepVisitorSession(storage, session('s1'));
  keepVisitorSession(storage, session('s2'));
  keepVisitorSession(storage, session('s1'));
  expect(visitorSessions(storage)).toEqual(['s2', 's1']);
  forgetVisitorSessions(storage);
  expect(visitorSessions(storage)).toEqual([]);
});
