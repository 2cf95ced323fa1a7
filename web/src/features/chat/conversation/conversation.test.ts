import type { Message, TurnEvent } from '@studia/contract/chat';
import { ERRORS } from '@studia/contract/error-list';
import { Failure, type ErrorCode } from '@studia/contract/errors';
import type { ChatSessionId, MessageId } from '@studia/contract/ids';
import { describe, expect, it, vi } from 'vitest';
import type { History } from '../calls.ts';
import { makeUnsentMessages } from '../storage/unsent.ts';
import { makeConversation, type Dependencies } from './conversation.ts';

const session = (name: string) => name as ChatSessionId;
const message = (id: string, type: Message['type'], content: string): Message => ({
  id: id as MessageId,
  type,
  content,
  timestamp: '2026-03-10T09:00:00.000Z',
});

const answers = async function* (id: string, ...pieces: string[]): AsyncGenerator<TurnEvent> {
  yield { type: 'start', message_id: id as MessageId };
  for (const text of pieces) yield { type: 'delta', text };
  const usage = { input_tokens: 1, output_tokens: 1 };
  yield { type: 'done', message: message(id, 'assistant', pieces.join('')), session_ended: false, usage };
};
const breaksAfterStart = async function* (id: string): AsyncGenerator<TurnEvent> {
  yield { type: 'start', message_id: id as MessageId };
  throw new Failure('network_failed', ERRORS.network_failed);
};
const fails = (code: ErrorCode) => (): AsyncIterable<TurnEvent> => ({
  [Symbol.asyncIterator]: () => ({ next: () => Promise.reject(new Failure(code, ERRORS[code])) }),
});

const history = (messages: Message[], rest: Partial<History> = {}): History => ({
  messages,
  earlier: null,
  ended: false,
  turn: 'none',
  ...rest,
});

type Script = Partial<Dependencies> & { entries?: Map<string, string>; histories?: (History | Failure)[] };

/** A conversation with a server that does what is written down, and a record of what it was asked. */
const converse = ({ entries = new Map(), histories = [], ...script }: Script = {}) => {
  const pauses: number[] = [];
  const refused: string[] = [];
  let made = 0;
  const storage = {
    getItem: (name: string) => entries.get(name) ?? null,
    setItem: (name: string, value: string) => void entries.set(name, value),
    removeItem: (name: string) => void entries.delete(name),
  };
  const unsent = makeUnsentMessages(storage);
  const machine = makeConversation({
    createSession: async () => session(`s${(made += 1)}`),
    sendMessage: () => answers('a1', 'Right', '!'),
    readHistory: async () => {
      const next = histories.length > 1 ? histories.shift() : histories[0];
      if (!next || next instanceof Failure)
        throw next ?? new Failure('network_failed', ERRORS.network_failed);
      return next;
    },
    readEarlier: async () => history([]),
    stopTutor: async () => undefined,
    unsent,
    recall: () => null,
    newId: () => `m${(made += 1)}`,
    now: () => new Date('2026-03-10T09:00:00.000Z'),
    isOnline: () => true,
    pause: async (milliseconds) => void pauses.push(milliseconds),
    nextFrame: (act) => {
      act();
      return () => undefined;
    },
    withTabLock: (act) => act(),
    onCreated: () => undefined,
    onRefused: (content) => refused.push(content),
    onChange: () => undefined,
    ...script,
  });
  const until = async (status: string) => {
    for (let turn = 0; turn < 500 && machine.thread().status !== status; turn += 1) await Promise.resolve();
    expect(machine.thread().status).toBe(status);
  };
  const contents = () => machine.thread().messages.map(({ content }) => content);
  return { machine, unsent, pauses, refused, until, contents };
};

const ask = { content: 'Is 7 prime?', style: 'guide' } as const;

describe('a message in fire-and-forget mode', () => {
  /** A tutor whose first answer goes on until it is let go. */
  const speaking = () => {
    const questions: string[] = [];
    let letGo = (): void => undefined;
    const held = new Promise<void>((resolve) => (letGo = resolve));
    const talk = converse({
      sendMessage: (_, { content }) => {
        questions.push(content);
        return questions.length > 1
          ? answers(`a${questions.length}`, `To ${content}`)
          : (async function* () {
              yield { type: 'start', message_id: 'a1' as MessageId } as const;
              await held;
              yield* answers('a1', 'Let me think');
            })();
      },
    });
    return { ...talk, questions, letGo };
  };
  const beginToSpeak = async ({ machine }: ReturnType<typeof speaking>): Promise<void> => {
    await machine.open(null);
    machine.send(ask);
    for (let turn = 0; turn < 50; turn += 1) await Promise.resolve();
    expect(machine.thread()).toMatchObject({ status: 'answering', coming: { id: 'a1' } });
  };

  it('is taken while another is being processed, and sent after it', async () => {
    const talk = speaking();
    await beginToSpeak(talk);
    talk.machine.send({ content: 'And 9?', style: 'guide', unawaited: true });
    expect(talk.contents()).toEqual(['Is 7 prime?', 'And 9?']);
    expect(talk.machine.thread().coming?.id).toBe('a1');
    expect(talk.questions).toEqual(['Is 7 prime?']);
    talk.letGo();
    await vi.waitFor(() =>
      expect(talk.contents()).toEqual(['Is 7 prime?', 'Let me think', 'And 9?', 'To And 9?']),
    );
    expect(talk.unsent.all()).toEqual([]);
  });

  it('is the only one: any other is not taken meanwhile', async () => {
    const talk = speaking();
    await beginToSpeak(talk);
    talk.machine.send({ content: 'And 9?', style: 'guide' });
    talk.letGo();
    await talk.until('ready');
    expect(talk.questions).toEqual(['Is 7 prime?']);
  });
});

describe('a session', () => {
  it('is there only with the first message, which goes to it', async () => {
    const sent: string[] = [];
    const { machine, until, contents } = converse({
      sendMessage: (id) => {
        sent.push(id);
        return answers('a1', 'Yes');
      },
    });
    await machine.open(null);
    expect(machine.session()).toBeNull();
    machine.send(ask);
    await until('ready');
    expect(machine.session()).toBe('s2');
    expect(sent).toEqual(['s2']);
    expect(contents()).toEqual(['Is 7 prime?', 'Yes']);
  });

  it('that is invalid is dropped, and the message goes to a new one, once', async () => {
    const sent: string[] = [];
    const { machine, until } = converse({
      histories: [history([])],
      sendMessage: (id) => {
        sent.push(id);
        return id === 'old' ? fails('session_not_found')() : answers('a1', 'Yes');
      },
    });
    await machine.open(session('old'));
    machine.send(ask);
    await until('ready');
    expect(sent).toEqual(['old', 's2']);
    expect(machine.session()).toBe('s2');
  });

  it('whose second try fails too says so in the words of the specification', async () => {
    const { machine, until } = converse({ sendMessage: fails('session_not_found') });
    await machine.open(null);
    machine.send(ask);
    await until('failed');
    expect(machine.thread().reason).toBe(
      "I'm having trouble connecting. Please refresh the page and try again.",
    );
  });

  it('that has ended takes no message, and gives back the words', async () => {
    const { machine, until, refused, unsent } = converse({ sendMessage: fails('session_ended') });
    await machine.open(null);
    machine.send(ask);
    await until('ended');
    expect(refused).toEqual(['Is 7 prime?']);
    machine.send(ask);
    expect(unsent.all()).toEqual([]);
    expect(machine.thread().messages).toEqual([]);
  });
});

describe('a broken connection', () => {
  it('in mid-answer is no reason to ask again: the answer is looked for until it is there', async () => {
    let calls = 0;
    const asked = message('m1', 'user', 'Is 7 prime?');
    const answer = message('a1', 'assistant', 'Yes');
    const { machine, until, contents, pauses } = converse({
      sendMessage: () => {
        calls += 1;
        return breaksAfterStart('a1');
      },
      histories: [
        new Failure('network_failed', ERRORS.network_failed),
        history([asked], { turn: 'running' }),
        history([asked], { turn: 'running' }),
        history([asked, answer]),
      ],
    });
    await machine.open(null);
    machine.send(ask);
    await until('ready');
    expect(calls).toBe(1);
    expect(contents()).toEqual(['Is 7 prime?', 'Yes']);
    expect(pauses).toEqual([300, 1000, 400, 600]);
  });

  it('before anything arrived keeps the message, under the fallback reply, for the next try', async () => {
    let reachable = false;
    const { machine, until, contents, unsent } = converse({
      sendMessage: () => (reachable ? answers('a1', 'Yes') : fails('network_failed')()),
    });
    await machine.open(null);
    machine.send(ask);
    await until('failed');
    expect(machine.thread().reason).toBe(
      "I'm having trouble connecting to the server. Please check your connection and try again.",
    );
    const [waiting] = unsent.all();
    expect(waiting?.content).toBe('Is 7 prime?');
    reachable = true;
    machine.retry('guide');
    await until('ready');
    expect(contents()).toEqual(['Is 7 prime?', 'Yes']);
    expect(unsent.all()).toEqual([]);
  });

  it('holds messages back in order, also over a reload, and sends each under its own id', async () => {
    const entries = new Map<string, string>();
    const offline = converse({ entries, isOnline: () => false });
    await offline.machine.open(null);
    offline.machine.send(ask);
    offline.machine.send({ content: 'And 9?', style: 'guide' });
    offline.machine.send({ content: 'Never mind', style: 'guide' });
    expect(offline.machine.thread().status).toBe('waiting');
    const ids = offline.unsent.all().map(({ id }) => id);
    expect(offline.machine.takeBack(ids[2] ?? ('' as MessageId))).toBe('Never mind');

    const sent: string[] = [];
    const back = converse({
      entries,
      sendMessage: (_, { id, content }) => {
        sent.push(`${id} ${content}`);
        return answers(`a-${id}`, `To ${content}`);
      },
    });
    await back.machine.open(null);
    await back.until('ready');
    expect(sent).toEqual([`${ids[0]} Is 7 prime?`, `${ids[1]} And 9?`]);
    expect(back.contents()).toEqual(['Is 7 prime?', 'To Is 7 prime?', 'And 9?', 'To And 9?']);
    expect(back.unsent.all()).toEqual([]);
  });
});

describe('a conversation that is opened', () => {
  const asked = message('m1', 'user', 'Is 7 prime?');

  it('while its answer is coming elsewhere shows it when it is there', async () => {
    const { machine, contents } = converse({
      histories: [history([asked], { turn: 'running' }), history([asked, message('a1', 'assistant', 'Yes')])],
    });
    await machine.open(session('s'));
    expect(contents()).toEqual(['Is 7 prime?', 'Yes']);
  });

  it('after its answer was cut off asks for it again under the same id', async () => {
    const sent: string[] = [];
    const { machine, until } = converse({
      histories: [history([asked], { turn: 'cut-off' })],
      sendMessage: (_, { id }) => {
        sent.push(id);
        return answers('a1', 'Yes');
      },
    });
    await machine.open(session('s'));
    expect(machine.thread().status).toBe('cut-off');
    machine.retry('guide');
    await until('ready');
    expect(sent).toEqual(['m1']);
  });

  it('shows what this browser remembers where the server can’t be reached, and says so', async () => {
    const { machine } = converse({ recall: () => ({ messages: [asked], earlier: null }) });
    await machine.open(session('s'));
    expect(machine.thread()).toMatchObject({ messages: [asked], fromCopy: true });
  });

  it('and is not there any more says what the server says', async () => {
    const { machine } = converse({
      histories: [new Failure('session_not_found', ERRORS.session_not_found)],
      recall: () => ({ messages: [asked], earlier: null }),
    });
    await machine.open(session('s'));
    expect(machine.thread()).toMatchObject({ status: 'gone', reason: 'Session not found', messages: [] });
  });
});

describe('a long conversation', () => {
  const messages = Array.from({ length: 6 }, (_, at) =>
    message(`m${at}`, at % 2 === 0 ? 'user' : 'assistant', `Message ${at}`),
  );
  const words = messages.map(({ content }) => content);
  const newest = history(messages.slice(4), { earlier: { messages: 4, questions: 2 } });
  const older = history(messages.slice(2, 4), { earlier: { messages: 2, questions: 1 } });

  it('begins with its newest messages, and has the older ones when they are wanted', async () => {
    const asked: string[] = [];
    const { machine, contents } = converse({
      histories: [newest],
      readEarlier: async (_, before) => {
        asked.push(before);
        return before === 'm4' ? older : history(messages.slice(0, 2));
      },
    });
    await machine.open(session('s'));
    expect(contents()).toEqual(words.slice(4));
    await machine.older();
    expect(machine.thread()).toMatchObject({ earlier: older.earlier, fetching: 'none' });
    await machine.older();
    expect(contents()).toEqual(words);
    expect(machine.thread().earlier).toBeNull();
    await machine.older();
    expect(asked).toEqual(['m4', 'm2']);
  });

  it('keeps the older ones when something new was said elsewhere', async () => {
    const later = message('m6', 'user', 'Message 6');
    const { machine, contents } = converse({
      histories: [newest, history([...messages.slice(5), later], { earlier: { messages: 5, questions: 3 } })],
      readEarlier: async () => older,
    });
    await machine.open(session('s'));
    await machine.older();
    await machine.refresh();
    expect(contents()).toEqual([...words.slice(2), 'Message 6']);
    expect(machine.thread().earlier).toEqual(older.earlier);
  });

  it('says where the older ones can’t be had, and tries again', async () => {
    const tries: (History | null)[] = [null, older];
    const { machine, contents } = converse({
      histories: [newest],
      readEarlier: async () => tries.shift() ?? Promise.reject(new Failure('network_failed')),
    });
    await machine.open(session('s'));
    await machine.older();
    expect(machine.thread().fetching).toBe('failed');
    await machine.older();
    expect(machine.thread().fetching).toBe('none');
    expect(contents()).toEqual(words.slice(2));
  });

  it('takes nothing that comes for another conversation', async () => {
    let letGo: (found: History) => void = () => undefined;
    const { machine, contents } = converse({
      histories: [newest, history([message('x', 'user', 'Another')])],
      readEarlier: () => new Promise((resolve) => (letGo = resolve)),
    });
    await machine.open(session('s'));
    const coming = machine.older();
    await machine.open(session('t'));
    letGo(older);
    await coming;
    expect(contents()).toEqual(['Another']);
  });
});

it('a message that replaces an earlier one takes its place, and all after it gives way', async () => {
  const messages = [
    message('m1', 'user', 'One'),
    message('a0', 'assistant', 'Two'),
    message('m2', 'user', 'Three'),
  ];
  const { machine, until, contents } = converse({ histories: [history(messages)] });
  await machine.open(session('s'));
  machine.send({ ...ask, replaces: 'm1' as MessageId });
  await until('ready');
  expect(contents()).toEqual(['Is 7 prime?', 'Right!']);
});

it('a second message is not taken while the first is being answered', async () => {
  const { machine, until, contents } = converse();
  await machine.open(null);
  machine.send(ask);
  machine.send({ content: 'Hello?', style: 'guide' });
  await until('ready');
  expect(contents()).toEqual(['Is 7 prime?', 'Right!']);
});
