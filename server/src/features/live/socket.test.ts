import { randomUUID } from 'node:crypto';
import { attachments } from '@studia/contract/attachments';
import { auth } from '@studia/contract/auth';
import { LIVE } from '@studia/contract/limits';
import { live as calls } from '@studia/contract/live';
import { CLOSE } from '@studia/contract/live-events';
import { notes } from '@studia/contract/notes';
import { practice } from '@studia/contract/practice';
import { resources as resourcesCalls } from '@studia/contract/resources';
import { usage } from '@studia/contract/usage';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { WebSocket } from 'ws';
import { startApp, type TestApp } from '../../testing/app.ts';
import { beginLesson, openTab, type LiveTab } from '../../testing/live-client.ts';
import { noLiveLimits } from '../../testing/no-limits.ts';
import { scriptedSpeech } from '../../testing/speech.ts';
import { PASSWORD, studentOf, verifiedStudent, visitorOf, type Student } from '../../testing/visitors.ts';

let app: TestApp;
let address: string;
let second: TestApp;
let secondAddress: string;
let ada: Student;
const env = noLiveLimits();
const prepare = vi.fn<() => void>();
const speech = scriptedSpeech({ hears: ['the second one'] });
beforeAll(async () => {
  const world = { speech: { ...speech, prepare } };
  app = await startApp({ world, env });
  address = (await app.listen()) ?? '';
  // Letters are mailed by the first node alone.
  second = await startApp({ world, env, role: 'api', database: app.database });
  secondAddress = (await second.listen()) ?? '';
  ada = await verifiedStudent(app, 'ada');
}, 120_000);
afterAll(async () => {
  await second.close();
  await app.close();
});

const WAIT = { timeout: 20_000, interval: 15 };
const CHAPTER = { kind: 'chapter', book: 'biology', chapter: 2 } as const;
const begun = async (student = ada): Promise<{ id: string; tab: LiveTab }> => {
  const id = await beginLesson(student, CHAPTER);
  const tab = await openTab(student, address, id);
  await tab.settled(0);
  return { id, tab };
};
const numbers = ({ events }: LiveTab): number[] => events.map(({ number }) => number);
const inARow = (count: number, from = 1): number[] => Array.from({ length: count }, (_, at) => from + at);
const words = (text: string, id: string = randomUUID()) =>
  ({ type: 'words', id, text, by: 'keyboard' }) as const;

describe('the socket of a lesson', () => {
  it('brings every event once, in its order', async () => {
    const { tab } = await begun();
    await tab.words('im lost');
    expect(numbers(tab)).toEqual(inARow(tab.events.length));
    tab.socket.close();
  });

  it('goes on after a drop with what is missing: nothing twice, nothing lost', async () => {
    const { id, tab } = await begun();
    const known = tab.events.length;
    tab.socket.terminate();
    await tab.closed;
    // The student goes on by another way meanwhile.
    await ada.ask(calls.input, { params: { id }, body: { input: words('why?') } });
    const again = await openTab(ada, address, id, { after: known });
    await again.settled(known);
    expect(numbers(again)).toEqual(inARow(again.events.length, known + 1));
    expect(again.events.filter(({ kind }) => kind === 'heard')).toHaveLength(1);
    again.socket.close();
  });

  it('shows the same in two tabs, also on another node', async () => {
    const { id, tab } = await begun();
    const other = await openTab(ada, secondAddress, id);
    await other.settled(0);
    await tab.words('skip');
    const mark = { do: 'pen', id: randomUUID(), sheet: 1, tool: 'pen', points: [[1, 2, 0.5]] } as const;
    other.send({ type: 'draw', id: randomUUID(), marks: [{ ...mark, points: [[1, 2, 0.5]] }] });
    await vi.waitFor(
      () => {
        expect(tab.events.at(-1)?.kind).toBe('marks');
        expect(other.events).toEqual(tab.events);
      },
      { timeout: 15_000 },
    );
    tab.socket.close();
    other.socket.close();
  });

  it('takes the same thing once, however often it is sent', async () => {
    const { tab } = await begun();
    const since = tab.events.length;
    const input = words('why?');
    for (let times = 0; times < 3; times += 1) tab.send(input);
    await tab.settled(since);
    await tab.words('hint');
    expect(tab.events.filter(({ client }) => client === input.id)).toHaveLength(1);
    tab.socket.close();
  });

  it('leaves a turn that its node did not finish to another node', async () => {
    const { id, tab } = await begun();
    const since = tab.events.length;
    tab.socket.close();
    const { pool } = app.database;
    // What was asked is sent a moment before the turn is let go.
    const claimed = 'SELECT turn_started_at FROM live_session WHERE id = $1';
    await vi.waitFor(
      async () => expect((await pool.query(claimed, [id])).rows).toEqual([{ turn_started_at: null }]),
      WAIT,
    );
    // A node that died in its turn: its input is there, and so is its claim.
    await pool.query('UPDATE live_session SET turn_started_at = $2 WHERE id = $1', [id, app.clock.now()]);
    await ada.ask(calls.input, { params: { id }, body: { input: words('why?') } });
    const other = await openTab(ada, secondAddress, id, { after: since });
    await vi.waitFor(() => expect(other.events.map(({ kind }) => kind)).toContain('heard'), WAIT);
    expect(other.events.map(({ kind }) => kind)).not.toContain('say');
    second.clock.advance(60_000);
    await ada.ask(calls.events, { params: { id }, query: {} }).catch(() => undefined);
    await openTab(ada, secondAddress, id, { after: since });
    await other.settled(since);
    expect(numbers(other)).toEqual(inARow(other.events.length, since + 1));
    other.socket.close();
  });
});

describe('a ticket', () => {
  const closesWith = async (id: string, ticket: string): Promise<number> =>
    (await openTab(ada, address, id, { ticket })).closed;

  it('works once', async () => {
    const { id, tab } = await begun();
    const { ticket } = await ada.ask(calls.ticket, { params: { id } });
    const first = await openTab(ada, address, id, { ticket });
    // A socket is open before its ticket was looked at.
    await first.settled(0);
    expect(await closesWith(id, ticket)).toBe(CLOSE.signIn);
    first.socket.close();
    tab.socket.close();
  });

  it('works for a minute, and for its own lesson', async () => {
    const { id, tab } = await begun();
    const other = await begun();
    const { ticket } = await ada.ask(calls.ticket, { params: { id } });
    expect(await closesWith(other.id, ticket)).toBe(CLOSE.signIn);
    const late = await ada.ask(calls.ticket, { params: { id } });
    app.clock.advance(LIVE.ticketLife + 1);
    expect(await closesWith(id, late.ticket)).toBe(CLOSE.signIn);
    expect(await closesWith(id, 'made-up')).toBe(CLOSE.signIn);
    tab.socket.close();
    other.tab.socket.close();
  });

  it('is not made for somebody else’s lesson', async () => {
    const { id, tab } = await begun();
    const eve = await verifiedStudent(app, 'eve');
    expect(await eve.refusal(calls.ticket, { params: { id } })).toMatchObject({ code: 'session_not_found' });
    expect(await eve.refusal(calls.events, { params: { id }, query: {} })).toMatchObject({ status: 404 });
    expect(await eve.refusal(calls.input, { params: { id }, body: { input: words('hi') } })).toMatchObject({
      status: 404,
    });
    tab.socket.close();
  });

  it('opens nothing from another site, and nothing but a socket', async () => {
    const { id, tab } = await begun();
    const { ticket } = await ada.ask(calls.ticket, { params: { id } });
    const url = `${address.replace('http', 'ws')}/api/live/${id}/socket?ticket=${ticket}`;
    const stranger = new WebSocket(url, { headers: { origin: 'https://elsewhere.example' } });
    const status = await new Promise((resolve) =>
      stranger.on('unexpected-response', (_, { statusCode }) => resolve(statusCode)),
    );
    expect(status).toBe(403);
    expect((await fetch(`${address}/api/live/${id}/socket`)).status).toBe(426);
    tab.socket.close();
  });
});

describe('who signs out', () => {
  it('has left the lesson, too: the socket that was open says and hears nothing more', async () => {
    const body = { email: ada.email, password: PASSWORD };
    const { session } = await visitorOf(app).ask(auth.signIn, { body });
    const here = studentOf(app, session);
    const { id, tab } = await begun(here);
    const elsewhere = await openTab(ada, address, id);
    await elsewhere.settled(0);
    await visitorOf(app).ask(auth.signOut, { body: { refresh_token: session.refresh_token } });
    tab.send(words('why?'));
    expect(await tab.closed).toBe(CLOSE.signIn);
    // Nothing was done, and who is still signed in goes on.
    expect(elsewhere.events.some(({ kind }) => kind === 'heard')).toBe(false);
    await elsewhere.words('why?');
    elsewhere.socket.close();
  });
});

describe('a lesson from a photo', () => {
  const begunWith = async (written: string): Promise<LiveTab> => {
    const body = { body: {}, files: [new File([written], 'exercise.txt')] };
    const [file] = (await ada.ask(attachments.upload, body)).files;
    if (!file) throw new Error('nothing was uploaded');
    const tab = await openTab(ada, address, await beginLesson(ada, { kind: 'photo', file: file.id }));
    await tab.settled(0);
    return tab;
  };
  const drawn = ({ events }: LiveTab): string =>
    JSON.stringify(events.flatMap((event) => (event.kind === 'say' ? event.draw : [])));

  it('works on the exercise that stands on it, and says what it read', async () => {
    const tab = await begunWith('Solve 3x + 7 = 22');
    expect(JSON.stringify(tab.events)).toContain('I read this in your photo: Solve 3x + 7 = 22');
    expect(drawn(tab)).toContain('3x + 7 = 22');
    tab.socket.close();
  });

  it('asks for words where nothing can be read: somebody else’s file says nothing', async () => {
    const body = { body: {}, files: [new File(['Solve 2x = 8'], 'mine.txt')] };
    const [file] = (await (await verifiedStudent(app, 'olga')).ask(attachments.upload, body)).files;
    if (!file) throw new Error('nothing was uploaded');
    const tab = await openTab(ada, address, await beginLesson(ada, { kind: 'photo', file: file.id }));
    await tab.settled(0);
    expect(JSON.stringify(tab.events)).toContain('I couldn’t read anything in that photo.');
    expect(JSON.stringify(tab.events)).not.toContain('2x = 8');
    tab.socket.close();
  });
});

describe('a hostile sender', () => {
  it('is cut off when messages come too fast', async () => {
    const { tab } = await begun();
    for (let at = 0; at <= LIVE.messagesInTen; at += 1) tab.socket.send('{}');
    expect(await tab.closed).toBe(CLOSE.tooFast);
  });

  it('is cut off when a message is too large', async () => {
    const { tab } = await begun();
    tab.socket.send('x'.repeat(LIVE.messageBytes + 1));
    expect(await tab.closed).toBe(1009);
  });

  it('is told what was wrong, and the lesson goes on', async () => {
    const { tab } = await begun();
    for (const nonsense of [
      '',
      'null',
      '{"type":"input"}',
      '{"type":"input","input":{"type":"words","id":"x"}}',
    ])
      tab.socket.send(nonsense);
    await vi.waitFor(
      () => expect(tab.messages.filter(({ type }) => type === 'refused')).toHaveLength(4),
      WAIT,
    );
    expect((await tab.words('why?')).some(({ kind }) => kind === 'say')).toBe(true);
    tab.socket.close();
  });

  it('can open so many tabs and no more', async () => {
    const { id, tab } = await begun();
    const tabs: LiveTab[] = [];
    for (let at = 1; at < LIVE.mostSockets; at += 1) tabs.push(await openTab(ada, address, id));
    expect(await (await openTab(ada, address, id)).closed).toBe(CLOSE.tooFast);
    for (const one of [tab, ...tabs]) one.socket.close();
  });
});

describe('voice', () => {
  it('is written down and answered like typed words', async () => {
    const { tab } = await begun();
    const since = tab.events.length;
    const id = randomUUID();
    const state = (name: string) => tab.socket.send(JSON.stringify({ type: 'voice', id, state: name }));
    // The microphone is on: whoever listens gets ready before a word was said.
    state('soon');
    await vi.waitFor(() => expect(prepare).toHaveBeenCalledTimes(1), WAIT);
    state('on');
    for (let frame = 0; frame < 40; frame += 1) tab.socket.send(new Uint8Array(640));
    state('maybe');
    state('off');
    await tab.settled(since);
    expect(tab.messages).toContainEqual({ type: 'heard', id, text: 'the second one', sure: true });
    expect(tab.events.find(({ client }) => client === id)).toMatchObject({
      kind: 'heard',
      text: 'the second one',
      input: { by: 'voice' },
    });
    tab.socket.close();
  });

  it('of the tutor comes sentence by sentence, and only to whom the lesson belongs', async () => {
    const { id, tab } = await begun();
    const say = tab.events.find(({ kind }) => kind === 'say');
    const params = { id, number: say?.number ?? 0, sentence: 0 };
    const sound = await ada.send(calls.clip, { params, query: {} });
    expect(sound.statusCode).toBe(200);
    expect(sound.headers['content-type']).toMatch(/^audio\//);
    expect(sound.rawPayload.byteLength).toBeGreaterThan(1000);
    const mallory = await verifiedStudent(app, 'mallory');
    expect(await mallory.refusal(calls.clip, { params, query: {} })).toMatchObject({
      code: 'session_not_found',
    });
    expect(await ada.refusal(calls.clip, { params: { ...params, sentence: 99 }, query: {} })).toMatchObject({
      code: 'clip_not_found',
    });
    tab.socket.close();
  });
});

describe('who listens to the tutor', () => {
  it('has the next answer begun before asking for its sound, once; who only reads has nothing spoken', async () => {
    const { id, tab } = await begun();
    const clipOf = (event: { number: number } | undefined) =>
      ada.send(calls.clip, { params: { id, number: event?.number ?? 0, sentence: 0 }, query: {} });
    const sayingIn = (events: LiveTab['events']) => events.find(({ kind }) => kind === 'say');
    const before = speech.spoken.length;
    await tab.words('why?');
    expect(speech.spoken.length).toBe(before);
    await clipOf(sayingIn(tab.events));
    const count = speech.spoken.length;
    const answer = sayingIn(await tab.words('im lost'));
    await vi.waitFor(() => expect(speech.spoken.length).toBe(count + 1), WAIT);
    expect((await clipOf(answer)).statusCode).toBe(200);
    expect(speech.spoken.length).toBe(count + 1);
    tab.socket.close();
  });
});

describe('what a lesson leaves behind', () => {
  it('is a note with pages, attempts, and the working session of the spec', async () => {
    const grace = await verifiedStudent(app, 'grace');
    const { id, tab } = await begun(grace);
    while (tab.asked().item === null) await tab.wish('go-on');
    const { item } = tab.asked();
    const [option = ''] = item?.options ?? [];
    await tab.answer({ kind: 'choice', option });
    await tab.words('im lost');
    await tab.words('stop');
    const end = tab.events.at(-1);
    expect(end).toMatchObject({ kind: 'end', why: 'student', note_id: id });
    const { note } = await grace.ask(notes.read, { params: { id } });
    expect(note).toMatchObject({ source: { origin: 'live', id } });
    expect(note.content).toMatch(/## Ideas\n\n- .+\[Biology.+p\. \d+\]\(#q=/);
    expect(note.content).toContain('## Where I was lost');
    expect(note.quotes.length).toBeGreaterThan(0);
    const { progress } = await grace.ask(practice.progress, {});
    expect(progress.totals.attempts).toBe(1);
    const saved = await grace.ask(calls.read, { params: { id } });
    expect(saved.selectedLearningItems.length).toBeGreaterThan(0);
    expect(saved.messages.map(({ type }) => type)).toEqual(expect.arrayContaining(['user', 'assistant']));
    const { resources } = await grace.ask(resourcesCalls.list, { query: { kind: 'live' } });
    expect(resources).toMatchObject([{ kind: 'live', id, title: 'Photosynthesis and respiration' }]);
    expect(resources[0]?.preview.length).toBeGreaterThan(0);
    tab.send(words('hello again'));
    await vi.waitFor(
      () =>
        expect(tab.messages).toContainEqual(
          expect.objectContaining({ type: 'refused', code: 'live_lesson_over' }),
        ),
      WAIT,
    );
    tab.socket.close();
  });

  it('can be deleted, and then nobody finds it', async () => {
    const { id, tab } = await begun();
    await ada.ask(calls.remove, { params: { id } });
    expect(await ada.refusal(calls.events, { params: { id }, query: {} })).toMatchObject({ status: 404 });
    tab.socket.close();
  });
});

describe('the minutes of a month', () => {
  let free: TestApp;
  let freeAddress: string;
  let student: Student;
  let id: string;
  let tab: LiveTab;
  beforeAll(async () => {
    free = await startApp();
    freeAddress = (await free.listen()) ?? '';
    student = await verifiedStudent(free, 'ada');
    id = await beginLesson(student, CHAPTER);
    tab = await openTab(student, freeAddress, id);
    await tab.settled(0);
    // Whoever only guesses has nothing to keep yet.
    await tab.wish('go-on');
  }, 120_000);
  afterAll(() => free.close());

  /** Lets time pass with something done every so often, as a lesson does. */
  const pass = async (minutes: number, every = 30_000): Promise<void> => {
    for (let at = 0; at < (minutes * 60_000) / every; at += 1) {
      free.clock.advance(every);
      const drawn = randomUUID();
      tab.send({ type: 'draw', id: drawn, marks: [] });
      await vi.waitFor(() => {
        const isTaken = tab.events.some(({ client }) => client === drawn);
        const isRefused = tab.messages.some((message) => message.type === 'refused' && message.id === drawn);
        if (!isTaken && !isRefused) throw new Error('not taken yet');
      }, WAIT);
    }
  };
  /** Who comes back after hours signs in anew. */
  const signIn = async (): Promise<void> => {
    const body = { email: student.email, password: PASSWORD };
    student = studentOf(free, (await visitorOf(free).ask(auth.signIn, { body })).session);
  };
  const used = async () => {
    await signIn();
    return (await student.ask(usage.analytics, {})).analytics.live;
  };

  it('are counted while the lesson runs, and not while it is paused or nobody is there', async () => {
    await pass(2);
    expect((await used()).seconds_used).toBe(120);
    tab.send({ type: 'pause', id: randomUUID() });
    await vi.waitFor(() => expect(tab.events.at(-1)?.kind).toBe('pause'), WAIT);
    free.clock.advance(3_600_000);
    tab.send({ type: 'resume', id: randomUUID() });
    await vi.waitFor(() => expect(tab.events.at(-1)?.kind).toBe('resume'), WAIT);
    free.clock.advance(3_600_000);
    await pass(1);
    expect((await used()).seconds_used).toBeLessThanOrEqual(180);
    expect(await used()).toMatchObject({ sessions_used: 1, monthly_sessions: 1, monthly_minutes: 30 });
  });

  it('are said to come to an end five minutes before, once, and coming back is no new lesson', async () => {
    await pass(23);
    await signIn();
    await vi.waitFor(() => expect(tab.events.filter(({ kind }) => kind === 'quota')).toHaveLength(1), WAIT);
    expect(await student.refusal(calls.begin, { body: { subject: { kind: 'open' } } })).toMatchObject({
      code: 'live_allowance_used',
    });
    const again = await openTab(student, freeAddress, id);
    await again.settled(0);
    expect((await used()).sessions_used).toBe(1);
    again.socket.close();
  });

  it('end with everything kept', async () => {
    await pass(6);
    await vi.waitFor(
      () => expect(tab.events.at(-1)).toMatchObject({ kind: 'end', why: 'quota', note_id: id }),
      WAIT,
    );
    expect(tab.events.findLast(({ kind }) => kind === 'quota')).toMatchObject({ state: 'used' });
    expect((await student.ask(calls.list, {})).sessions[0]).toMatchObject({ id, phase: 'ended' });
    expect((await student.ask(notes.read, { params: { id } })).note.content).toContain('## Ideas');
  });
});
