import { chat, type TurnEvent } from '@studia/contract/chat';
import type { ChatSessionId } from '@studia/contract/ids';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { segmenterLanguage } from '../../ports/language/segmenter.ts';
import type { ModelMessage } from '../../ports/model/port.ts';
import { scriptedRandom } from '../../ports/random/scripted.ts';
import { gptTokens } from '../../ports/tokens/gpt.ts';
import { startApp, type TestApp } from '../../testing/app.ts';
import { conductedModel, type ConductedModel, type Performance } from '../../testing/conducted-model.ts';
import { eventsIn, textOf } from '../../testing/event-stream.ts';
import { freeTier } from '../../testing/free-tier.ts';
import { PATIENCE } from '../../testing/patience.ts';
import { starterLessons } from '../../testing/starter-lessons.ts';
import { verifiedStudent, visitorOf, type Student } from '../../testing/visitors.ts';
import { workerPoolHere } from '../../testing/worker-pool-here.ts';
import { makeExercises } from '../exercises/service.ts';
import { makeBookSearch } from '../library/search/search.ts';
import { makeSafety } from '../safety/service.ts';
import { makeTutor } from '../tutor/service.ts';
import { makeUsage } from '../usage/service.ts';
import { TURN_SILENCE } from './rules.ts';
import { makeChat } from './service.ts';

const safety = makeSafety({ embed: null, language: segmenterLanguage() });

let app: TestApp;
let ada: Student;
let model: ConductedModel;
let session_id: string;
/** How often the model had been asked before this test. */
let before: number;
beforeAll(async () => {
  model = conductedModel();
  app = await startApp({ world: { model } });
  ada = await verifiedStudent(app, 'ada');
});
afterAll(() => app.close());
beforeEach(async () => {
  session_id = (await ada.ask(chat.createSession, { body: {} })).session_id;
  before = model.performances.length;
});

const random = scriptedRandom('unfinished');
const tokens = gptTokens();
const question = (message = 'What is a cell?', message_id: string = random.id()) => ({
  body: { session_id, message, message_id },
});
const send = (parts = question()) => ada.ask(chat.sendMessage, parts);
const refusal = (parts = question()) => ada.refusal(chat.sendMessage, parts);
const stream = async (parts = question()) =>
  eventsIn((await ada.send(chat.sendMessage, parts, { accept: 'text/event-stream' })).body);
const nextPerformance = (ordinal = 1): Promise<Performance> => model.asked(before + ordinal);
const contents = async () =>
  (await ada.ask(chat.history, { query: { session_id } })).messages.map(({ content }) => content);

const STANDS_IN = 'The connected model isn’t answering right now, so I’ll take this one myself.\n\n';
const BROKE_OFF = '\n\n*(The answer broke off here. Say “go on”, and I’ll continue.)*';

/** What is known about the lesson, as it stands between its fences before the newest words. */
const NOTE =
  /^MATERIAL (?<key>\S{16}) \(state of the lesson\)\n(?<material>.*)\nEND \k<key>\n\n(?<words>.*)$/s;
const noteIn = (shown: readonly ModelMessage[]) => {
  const last = shown.at(-1);
  const {
    key = '',
    material = '',
    words = '',
  } = (last?.role === 'user' && NOTE.exec(last.content)?.groups) || {};
  // It is told in this one place, and nowhere is its key known but in its own two lines.
  expect(JSON.stringify(shown).split(key)).toHaveLength(3);
  return { material, words };
};
/** What was said so far as a model is shown it, without the note. */
const wordsIn = (shown: readonly ModelMessage[]): string[] => [
  ...shown.slice(1, -1).map((message) => ('content' in message ? message.content : message.output)),
  noteIn(shown).words,
];
/** What the built-in tutor would say, as the model was told. */
const builtInWords = (shown: readonly ModelMessage[]): string =>
  /^The built-in tutor would say: (.*)$/ms.exec(noteIn(shown).material)?.[1] ?? '';

/** Sends something and lets the tutor answer it. */
const exchange = async (message: string, answer: string, ordinal = 1) => {
  const sent = send(question(message));
  const performance = await nextPerformance(ordinal);
  performance.say(answer);
  performance.finish();
  return sent;
};

describe('while the tutor answers', () => {
  it('a second message is refused with turn_in_progress', async () => {
    const first = send();
    const performance = await nextPerformance();
    expect(await refusal(question('And a plant?'))).toMatchObject({ status: 409, code: 'turn_in_progress' });
    performance.finish();
    await first;
    expect(await contents()).toEqual(['What is a cell?', '']);
    await exchange('And a plant?', 'A plant…', 2);
  });

  it('another conversation is free', async () => {
    const first = send();
    const performance = await nextPerformance();
    const { session_id: other } = await ada.ask(chat.createSession, { body: {} });
    const second = ada.ask(chat.sendMessage, { body: { session_id: other, message: 'Hi' } });
    (await nextPerformance(2)).finish();
    await expect(second).resolves.toMatchObject({ session_ended: false });
    performance.finish();
    await first;
  });

  it('the whole conversation is shown to the model', async () => {
    await exchange('What is a cell?', 'What do you think?');
    await exchange('A room?', 'Almost.', 2);
    const { shown } = await nextPerformance(2);
    expect(shown.map(({ role }) => role)).toEqual(['system', 'user', 'assistant', 'user']);
    expect(wordsIn(shown)).toEqual(['What is a cell?', 'What do you think?', 'A room?']);
  });

  it('what it costs is kept and told', async () => {
    const streamed = stream();
    const performance = await nextPerformance();
    performance.say('A room.');
    performance.finish();
    expect((await streamed).at(-1)).toMatchObject({ usage: { input_tokens: 12, output_tokens: 3 } });
    const rows = app.database.db.selectFrom('chat_message').selectAll().where('session_id', '=', session_id);
    expect(
      (await rows.execute()).map(({ input_tokens, output_tokens }) => [input_tokens, output_tokens]),
    ).toEqual([
      [null, null],
      [12, 3],
    ]);
  });

  it('the conversation can be ended, and the answer says so', async () => {
    const streamed = stream();
    const performance = await nextPerformance();
    await ada.ask(chat.endSession, { body: { session_id } });
    performance.say('A room.');
    performance.finish();
    expect((await streamed).at(-1)).toMatchObject({ type: 'done', session_ended: true });
    expect(await contents()).toEqual(['What is a cell?', 'A room.']);
  });

  it('the conversation can be deleted, and the answer goes nowhere', async () => {
    const streamed = stream();
    const performance = await nextPerformance();
    await ada.ask(chat.deleteConversation, { params: { id: session_id } });
    performance.finish();
    expect((await streamed).at(-1)).toMatchObject({ type: 'error', code: 'session_not_found' });
  });
});

describe('a turn whose socket drops', () => {
  let address: string | null;
  beforeAll(async () => {
    address = await app.listen();
  });

  it.each(['text/event-stream', 'application/json'])('is still saved for who accepts %s', async (accept) => {
    const leaving = new AbortController();
    const answer = fetch(`${address}${chat.sendMessage.path}`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        accept,
        authorization: `Bearer ${ada.session.access_token}`,
      },
      body: JSON.stringify(question().body),
      signal: leaving.signal,
    }).then((response) => response.text());
    const performance = await nextPerformance();
    leaving.abort();
    await expect(answer).rejects.toThrow('aborted');
    performance.say('A room ');
    performance.say('of its own.');
    performance.finish();
    await vi.waitFor(
      async () => expect(await contents()).toEqual(['What is a cell?', 'A room of its own.']),
      PATIENCE,
    );
  });
});

describe('a turn that breaks', () => {
  it('because the model’s adapter crashed is internal, and keeps the message for a retry', async () => {
    const parts = question();
    const failing = refusal(parts);
    const performance = await nextPerformance();
    performance.say('A ro');
    performance.crash();
    expect(await failing).toMatchObject({ status: 500, code: 'internal' });
    expect(await contents()).toEqual(['What is a cell?']);

    const retried = send(parts);
    const second = await nextPerformance(2);
    expect(second.shown.map(({ role }) => role)).toEqual(['system', 'user']);
    second.say('A room.');
    second.finish();
    expect((await retried).response).toBe('A room.');
    expect(await contents()).toEqual(['What is a cell?', 'A room.']);
  });

  it('by crash ends its stream in one error, internal', async () => {
    const streamed = stream();
    const performance = await nextPerformance();
    performance.say('A ro');
    performance.crash();
    const events = await streamed;
    expect(events.map(({ type }) => type)).toEqual(['start', 'delta', 'error']);
    expect(events.at(-1)).toMatchObject({ code: 'internal' });
    await exchange('And a plant?', 'A plant…', 2);
  });

  it('and is followed by another message is answered together with it', async () => {
    const parts = question();
    const failing = refusal(parts);
    (await nextPerformance()).crash();
    expect(await failing).toMatchObject({ status: 500, code: 'internal' });
    const answered = await exchange('I mean in biology', 'A room.', 2);
    const { shown } = await nextPerformance(2);
    expect(shown.map(({ role }) => role)).toEqual(['system', 'user', 'user']);
    expect(wordsIn(shown)).toEqual(['What is a cell?', 'I mean in biology']);
    expect(await contents()).toEqual(['What is a cell?', 'I mean in biology', 'A room.']);
    expect((await send(parts)).message).toEqual(answered.message);
    expect(await contents()).toHaveLength(3);
    expect(model.performances).toHaveLength(before + 2);
  });
});

describe.each(['fail', 'vanish'] as const)('a model that did %s', (how) => {
  it('before its first word is stood in for by the built-in tutor, which says so', async () => {
    const parts = question();
    const streamed = stream(parts);
    const performance = await nextPerformance();
    performance[how]();
    const events = await streamed;
    const words = builtInWords(performance.shown);
    // Which idea of a cell comes first is for the lessons to say: it is told, and a question with four options follows.
    expect(words).toMatch(/^[^\n]*\bcell\b.*\?\n\nA\) .*\n\nD\) [^\n]+$/s);
    const pieces = events.filter(({ type }) => type === 'delta');
    expect(pieces.length).toBeGreaterThan(2);
    expect(events.map(({ type }) => type)).toEqual([
      'start',
      'delta',
      'citation',
      ...pieces.slice(1).map(() => 'delta'),
      'done',
    ]);
    expect(pieces[0]).toEqual({ type: 'delta', text: STANDS_IN });
    expect(textOf(events)).toBe(STANDS_IN + words);

    const { messages, turn } = await ada.ask(chat.history, { query: { session_id } });
    expect(turn).toBe('none');
    expect(messages.map(({ content }) => content)).toEqual(['What is a cell?', STANDS_IN + words]);
    const cited = events.find(({ type }) => type === 'citation');
    expect(cited).toMatchObject({ number: 1, quote: { book_id: 'biology' } });
    expect(messages[1]?.proof?.quotes).toEqual(cited?.type === 'citation' ? [cited.quote] : []);
    expect(messages[1]).not.toHaveProperty('stopped');
    expect(events.at(-1)).toEqual({
      type: 'done',
      message: messages[1],
      session_ended: false,
      usage: {
        input_tokens: await tokens.count('What is a cell?'),
        output_tokens: await tokens.count(words),
      },
    });

    expect((await send(parts)).message).toEqual(messages[1]);
    expect(model.performances).toHaveLength(before + 1);
    expect(await contents()).toHaveLength(2);
  });

  it('before its first word is asked again with the next message, and shown what was said for it', async () => {
    const sent = send();
    const performance = await nextPerformance();
    performance[how]();
    expect((await sent).response).toBe(STANDS_IN + builtInWords(performance.shown));
    const { response } = await exchange('I mean in biology', 'A room.', 2);
    expect(response).toBe('A room.');
    const { shown } = await nextPerformance(2);
    expect(shown.map(({ role }) => role)).toEqual(['system', 'user', 'assistant', 'user']);
    const text = STANDS_IN + builtInWords(performance.shown);
    expect(wordsIn(shown)).toEqual(['What is a cell?', text, 'I mean in biology']);
    expect(await contents()).toEqual(['What is a cell?', text, 'I mean in biology', 'A room.']);
  });

  it('in the middle keeps what came, says that it broke off, and can be asked to go on', async () => {
    const parts = question();
    const streamed = stream(parts);
    const performance = await nextPerformance();
    performance.say('A ro');
    performance[how]();
    const events = await streamed;
    const { messages, turn } = await ada.ask(chat.history, { query: { session_id } });
    expect(turn).toBe('none');
    expect(messages.map(({ content }) => content)).toEqual(['What is a cell?', `A ro${BROKE_OFF}`]);
    expect(messages[1]).toMatchObject({
      choices: ['Go on'],
      proof: { source: 'general', quotes: [], solution: null, checks: [], picture: null },
    });
    expect(messages[1]).not.toHaveProperty('stopped');
    expect(events).toEqual([
      { type: 'start', message_id: messages[1]?.id },
      { type: 'delta', text: 'A ro' },
      { type: 'delta', text: BROKE_OFF },
      {
        type: 'done',
        message: messages[1],
        session_ended: false,
        usage: { input_tokens: 0, output_tokens: 0 },
      },
    ]);

    expect((await send(parts)).message).toEqual(messages[1]);
    expect(model.performances).toHaveLength(before + 1);
    await exchange('Go on', 'A room.', 2);
    const { shown } = await nextPerformance(2);
    expect(shown.map(({ role }) => role)).toEqual(['system', 'user', 'assistant', 'user']);
    expect(wordsIn(shown)).toEqual(['What is a cell?', `A ro${BROKE_OFF}`, 'Go on']);
    expect(await contents()).toEqual(['What is a cell?', `A ro${BROKE_OFF}`, 'Go on', 'A room.']);
  });
});

describe('a turn that was cut off by a crash', () => {
  it('frees its conversation after a while', async () => {
    await app.database.db
      .updateTable('chat_session')
      .set({ turn_started_at: app.clock.now() })
      .where('id', '=', session_id)
      .execute();
    app.clock.advance(TURN_SILENCE);
    expect(await refusal()).toMatchObject({ code: 'turn_in_progress' });
    app.clock.advance(1);
    await exchange('What is a cell?', 'A room.');
    expect(await contents()).toEqual(['What is a cell?', 'A room.']);
  });

  it('does not speak into a newer one when it was only slow', async () => {
    const slow = refusal(question('What is a cell?'));
    const old = await nextPerformance();
    app.clock.advance(TURN_SILENCE + 1);
    const newer = send(question('Hello?'));
    const current = await nextPerformance(2);
    old.say('Too late.');
    old.finish();
    expect(await slow).toMatchObject({ code: 'tutor_unavailable' });
    expect(await refusal(question('Now?'))).toMatchObject({ code: 'turn_in_progress' });
    current.say('Hello.');
    current.finish();
    expect((await newer).response).toBe('Hello.');
    expect(await contents()).toEqual(['What is a cell?', 'Hello?', 'Hello.']);
  });
});

describe('an answer that is stopped', () => {
  it('ends there, is kept as far as it was said, and the conversation is free', async () => {
    const sent = stream();
    const performance = await nextPerformance();
    performance.say('A cell is ');
    await vi.waitFor(
      async () =>
        expect(await ada.ask(chat.stop, { body: { session_id } })).toEqual({ success: true, stopped: true }),
      PATIENCE,
    );
    performance.say('the smallest');
    expect((await sent).at(-1)).toMatchObject({ type: 'done', message: { stopped: true } });
    const { messages, turn } = await ada.ask(chat.history, { query: { session_id } });
    expect(messages.at(-1)).toMatchObject({ content: 'A cell is ', stopped: true });
    expect(turn).toBe('none');
    await exchange('Go on', 'Gladly.', 2);
  });

  it('is none when nobody answers', async () => {
    expect(await ada.ask(chat.stop, { body: { session_id } })).toEqual({ success: true, stopped: false });
  });

  it('stops on whichever node it runs', async () => {
    const other = makeChat({
      db: app.database.db,
      tutor: makeTutor({
        model,
        tokens,
        library: makeBookSearch({ curriculum: { books: async () => [] }, language: segmenterLanguage() }),
        lessons: starterLessons(),
        language: segmenterLanguage(),
        findHelp: async () => null,
        exercises: makeExercises(workerPoolHere),
        safety,
        random,
        clock: app.clock,
      }),
      attachments: { send: async () => [], shown: async () => [], forgetLeft: async () => {} },
      usage: makeUsage({ db: app.database.db, clock: app.clock, random, billing: freeTier }),
      tokens,
      clock: app.clock,
      random: scriptedRandom('another node'),
      learnerOf: async () => ({ standard: null, country: null }),
      titleOfBook: async () => null,
      recognise: () => null,
      onTrouble: (error) => expect.unreachable(String(error)),
      signOfLife: 5,
    });
    const turn = await other.send({
      owner: ada.id,
      sessionId: session_id as ChatSessionId,
      message: 'What is a cell?',
      intent: null,
      about: null,
      messageId: null,
      replaces: null,
      style: null,
      attachments: [],
    });
    const events = gather(turn);
    const performance = await nextPerformance();
    await ada.ask(chat.stop, { body: { session_id } });
    await vi.waitFor(() => expect(performance.signal.aborted).toBe(true), PATIENCE);
    performance.say('Too late.');
    expect((await events).at(-1)).toMatchObject({ type: 'done', message: { content: '', stopped: true } });
  });
});

describe('a conversation that is looked at while the tutor answers', () => {
  it('says that an answer is coming, and later that it was cut off', async () => {
    const first = send();
    const performance = await nextPerformance();
    const turn = async () => (await ada.ask(chat.history, { query: { session_id } })).turn;
    expect(await turn()).toBe('running');
    app.clock.advance(TURN_SILENCE + 1);
    expect(await turn()).toBe('cut-off');
    performance.finish();
    await first;
    expect(await turn()).toBe('none');
  });
});

describe('a message that replaces an earlier one', () => {
  it('takes its place, and nothing that followed stays', async () => {
    const first = random.id();
    const sent = send(question('What is a sell?', first));
    const performance = await nextPerformance();
    performance.say('A shop?');
    performance.finish();
    await sent;
    await exchange('No', 'Oh.', 2);
    const again = ada.ask(chat.sendMessage, {
      body: { session_id, message: 'What is a cell?', replaces: first },
    });
    const third = await nextPerformance(3);
    expect(third.shown.map(({ role }) => role)).toEqual(['system', 'user']);
    expect(wordsIn(third.shown)).toEqual(['What is a cell?']);
    expect(JSON.stringify(third.shown)).not.toMatch(/What is a sell|A shop\?|Oh\./);
    third.say('A room.');
    third.finish();
    await again;
    expect(await contents()).toEqual(['What is a cell?', 'A room.']);
    const [conversation] = (await ada.ask(chat.conversations, { query: {} })).conversations;
    expect(conversation).toMatchObject({ title: 'What is a cell?', message_count: 2 });
  });

  it('must replace a message of this conversation', async () => {
    const body = { session_id, message: 'What is a cell?', replaces: random.id() };
    expect(await ada.refusal(chat.sendMessage, { body })).toMatchObject({ code: 'message_not_found' });
    expect(await contents()).toEqual([]);
    await exchange('What is a cell?', 'A room.');
  });
});

describe('the way of teaching', () => {
  it('is guiding unless chosen, and can change with a message', async () => {
    const style = async () => (await ada.ask(chat.history, { query: { session_id } })).style;
    expect(await style()).toBe('guide');
    const sent = ada.ask(chat.sendMessage, { body: { session_id, message: 'Hi', style: 'explain' } });
    (await nextPerformance()).finish();
    await sent;
    expect(await style()).toBe('explain');
  });
});

describe('a conversation begun signed out', () => {
  it('moves into the account of who knows it, and is then theirs alone', async () => {
    const visitor = visitorOf(app);
    const begun = await visitor.ask(chat.createSession, { body: {} });
    const claim = { body: { session_ids: [begun.session_id] } };
    expect(await ada.ask(chat.claim, claim)).toEqual({ success: true, claimed: 1 });
    const query = { query: { session_id: begun.session_id } };
    expect((await ada.ask(chat.history, query)).messages).toEqual([]);
    expect(await visitor.refusal(chat.history, query)).toMatchObject({ code: 'session_not_found' });
    expect(await (await verifiedStudent(app, 'eve')).ask(chat.claim, claim)).toMatchObject({ claimed: 0 });
  });
});

const gather = async (turn: AsyncIterable<TurnEvent>): Promise<TurnEvent[]> => {
  const events: TurnEvent[] = [];
  for await (const event of turn) events.push(event);
  return events;
};
