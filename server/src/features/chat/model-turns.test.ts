import { about } from '@studia/contract/about';
import { chat } from '@studia/contract/chat';
import { usage } from '@studia/contract/usage';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ending, piece, says, sends, startWire, type Act } from '../../ports/model/wire.fixture.ts';
import { startApp, type TestApp } from '../../testing/app.ts';
import { eventsIn, textOf } from '../../testing/event-stream.ts';
import { PATIENCE } from '../../testing/patience.ts';
import { verifiedStudent, type Student } from '../../testing/visitors.ts';

/** A model server that looks into the books and then answers with a mistake and a source that is none. */
const LOOKS: Act = (response) => {
  const call = (part: object) => ({ id: 'c', choices: [{ index: 0, delta: { tool_calls: [part] } }] });
  sends(
    response,
    call({
      index: 0,
      id: 't1',
      type: 'function',
      function: { name: 'search_books', arguments: '{"query":' },
    }),
    call({ index: 0, function: { arguments: '"What is photosynthesis?"}' } }),
    ...ending('tool_calls'),
  );
  response.end();
};
const ANSWERS = says(
  'Plants make',
  ' sugar [1]',
  ', really [8].\n',
  '3 × 4',
  ' = 13\n',
  'What do they need?',
);
const HANGS: Act = (response) => sends(response, piece('Plants make sugar [1]. And so'));

let wire: Awaited<ReturnType<typeof startWire>>;
let app: TestApp;
let ada: Student;
beforeAll(async () => {
  wire = await startWire(LOOKS, ANSWERS, LOOKS, HANGS);
  app = await startApp({ env: { MODEL: 'compatible:scripted-model', MODEL_URL: wire.url } });
  ada = await verifiedStudent(app, 'ada');
});
afterAll(async () => {
  await app.close();
  await wire[Symbol.asyncDispose]();
});

describe('a turn of a model over the wire', () => {
  it('is searched, streamed, put right, cited, counted and saved', async () => {
    const { session_id } = await ada.ask(chat.createSession, { body: {} });
    const body = { session_id, message: 'What is photosynthesis?' };
    const answer = await ada.send(chat.sendMessage, { body }, { accept: 'text/event-stream' });
    const events = eventsIn(answer.body);
    expect(textOf(events)).toBe('Plants make sugar [1], really.\n3 × 4 = 13\nWhat do they need?');
    expect(events.filter(({ type }) => type === 'tool')).toEqual([
      { type: 'tool', tool: 'books', sentence: 'Looking in the books' },
      {
        type: 'tool',
        tool: 'algebra',
        sentence: 'A line of mathematics was checked and put right.',
        correction: { line: 1, was: '3 × 4 = 13', now: '3 × 4 = 12 *(corrected: was 13)*' },
      },
    ]);
    const citation = events.find(({ type }) => type === 'citation');
    expect(citation).toMatchObject({ number: 1, quote: { book_id: 'biology' } });

    const { messages } = await ada.ask(chat.history, { query: { session_id } });
    const saved = messages.at(-1);
    expect(saved?.content).toBe(
      'Plants make sugar [1], really.\n3 × 4 = 12 *(corrected: was 13)*\nWhat do they need?',
    );
    expect(saved?.proof).toEqual({
      source: 'books',
      quotes: citation?.type === 'citation' ? [citation.quote] : [],
      solution: null,
      checks: [{ line: 1, verdict: 'corrected', was: '13' }],
      picture: null,
    });
    expect(events.at(-1)).toEqual({
      type: 'done',
      message: saved,
      session_ended: false,
      usage: { input_tokens: 80, output_tokens: 4 },
    });
    expect((await ada.ask(usage.analytics, {})).analytics.total).toMatchObject({
      input_tokens: 80,
      output_tokens: 4,
    });

    const [first, second] = wire.asked;
    expect(first?.body['tools']).toHaveLength(2);
    expect(JSON.stringify(second?.body['messages'])).toContain('Photosynthesis is the process');
  });

  it('that is stopped keeps the sources of what was said', async () => {
    const { session_id } = await ada.ask(chat.createSession, { body: {} });
    const sent = ada.send(chat.sendMessage, { body: { session_id, message: 'And light?' } });
    await expect.poll(() => wire.asked.length).toBe(4);
    await expect
      .poll(async () => (await ada.ask(chat.stop, { body: { session_id } })).stopped, PATIENCE)
      .toBe(true);
    await sent;
    const { messages } = await ada.ask(chat.history, { query: { session_id } });
    const saved = messages.at(-1);
    expect(saved?.stopped).toBe(true);
    expect(saved?.proof?.quotes.length ?? 0).toBe(saved?.content.includes('[1]') ? 1 : 0);
  });

  it('bears the name that everybody is told', async () => {
    expect((await ada.ask(about.about, {})).tutor).toEqual({ kind: 'model', name: 'scripted-model' });
  });
});

it('who is in trouble is answered before the model is asked', async () => {
  const asked = wire.asked.length;
  const { session_id } = await ada.ask(chat.createSession, { body: {} });
  const { message } = await ada.ask(chat.sendMessage, { body: { session_id, message: 'i want to die' } });
  expect(message.content).toContain('findahelpline.com');
  expect(message.proof?.source).toBe('teaching');
  expect(wire.asked).toHaveLength(asked);
});
