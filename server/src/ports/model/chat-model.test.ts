import { setTimeout as pause } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { openModel } from './open.ts';
import type { ModelEvent } from './port.ts';
import { ending, piece, says, sends, startWire, type Act } from './wire.fixture.ts';

const hear = async (...acts: readonly Act[]): Promise<ModelEvent[]> => {
  await using wire = await startWire(...acts);
  return await hearAt(`${wire.url}/`);
};

const hearAt = async (url: string): Promise<ModelEvent[]> => {
  const model = openModel(
    {
      first: { vendor: 'compatible', model: 'm', key: null, url },
      fallback: null,
      sees: false,
      price: null,
    },
    { jitter: () => 0, warn: () => undefined, firstPause: 2 },
  );
  const events: ModelEvent[] = [];
  const question = { messages: [{ role: 'user' as const, content: 'Hello' }] };
  for await (const event of model.stream(question, new AbortController().signal)) events.push(event);
  return events;
};

const wordsOf = (events: readonly ModelEvent[]): string =>
  events.map((event) => (event.type === 'text' ? event.text : '')).join('');

/** Writes a text in pieces, each by itself. */
const inPieces =
  (...written: readonly (string | Uint8Array)[]): Act =>
  async (response) => {
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    for (const one of written) {
      response.write(one);
      await pause(5);
    }
    response.end();
  };

const lineOf = (data: unknown): string => `data: ${JSON.stringify(data)}`;
const CLOSING = ending().map((data) => `${typeof data === 'string' ? `data: ${data}` : lineOf(data)}\n\n`);

const CALLS = (calls: readonly object[]): Act => {
  return (response) => {
    const parts = calls.map((one) => ({ id: 'c', choices: [{ index: 0, delta: { tool_calls: [one] } }] }));
    sends(response, ...parts, ...ending('tool_calls'));
    response.end();
  };
};

describe('a server that speaks OpenAI’s chat protocol', () => {
  it('is understood wherever what it sends is cut, in the middle of a letter too', async () => {
    const bytes = Buffer.from(`${lineOf(piece('naïve '))}\n\n${lineOf(piece('Σ = 3'))}\n\n`);
    for (const at of [3, bytes.indexOf(0xaf), bytes.indexOf('\n') + 1, bytes.length - 1]) {
      const cut = [bytes.subarray(0, at), bytes.subarray(at)];
      expect(wordsOf(await hear(inPieces(...cut, ...CLOSING)))).toBe('naïve Σ = 3');
    }
  });

  it.each(['\r\n', '\r'])('may end its lines with %j, and say more than its data', async (end) => {
    const asTheyEnd = (text: string): string => text.replaceAll('\n', end);
    const comment = `: hello\nevent: x\n${lineOf(piece('A '))}\n\n`;
    const written = [comment, lineOf(piece('cell')), '\n', '\n', ...CLOSING].map(asTheyEnd);
    const events = await hear(inPieces(...written));
    expect(wordsOf(events)).toBe('A cell');
    expect(events.at(-1)?.type).toBe('done');
  });

  it('may say its words in parts, of which thoughts are not for the reader', async () => {
    const parts = [
      { type: 'thinking', thinking: [{ type: 'text', text: 'hm' }] },
      { type: 'text', text: 'A cell' },
    ];
    const chunk = { id: 'c', choices: [{ index: 0, delta: { content: parts, reasoning_content: 'hm' } }] };
    const events = await hear((response) => {
      sends(response, chunk, ...ending());
      response.end();
    });
    expect(wordsOf(events)).toBe('A cell');
  });

  it.each([
    ['with an error in the middle of an answer', { error: { message: 'out of memory' } }, 'out of memory'],
    ['with something that is no piece of one', { choices: 'none' }, 'could not be read'],
  ])('breaks off %s', async (_, trouble, words) => {
    const events = await hear((response) => {
      sends(response, piece('A '), trouble);
      response.end();
    });
    expect(events).toEqual([
      { type: 'text', text: 'A ' },
      { type: 'error', trouble: 'broken', message: expect.stringContaining(words) as string },
    ]);
  });

  it('says how long to wait when it has too much to do, and what is wrong when it refuses', async () => {
    const busy: Act = (response) => {
      response.writeHead(429, { 'retry-after': '0.01' });
      response.end('Too many');
    };
    expect(wordsOf(await hear(busy, says('Hm')))).toBe('Hm');
    const refused: Act = (response) => {
      response.writeHead(404);
      response.end(JSON.stringify({ error: { message: 'no such model' } }));
    };
    expect(await hear(refused)).toEqual([
      { type: 'error', trouble: 'refused', message: '404: no such model' },
    ]);
  });

  it('that nobody reaches is asked three times, and then said to be overloaded', async () => {
    const events = await hearAt('http://127.0.0.1:1/v1');
    expect(events).toMatchObject([{ type: 'error', trouble: 'overloaded' }]);
    expect(events[0]).toHaveProperty('message', expect.stringContaining('ECONNREFUSED'));
  });

  it('may send who asks somewhere else', async () => {
    await using other = await startWire(says('What did ', 'you try?'));
    const events = await hear((response) => {
      response.writeHead(307, { location: `${other.url}/chat/completions` });
      response.end();
    });
    expect(wordsOf(events)).toBe('What did you try?');
    expect(other.asked[0]?.body['messages']).toEqual([{ role: 'user', content: 'Hello' }]);
  });
});

describe('what a server asks for', () => {
  const find = (words: string, id: string) => ({
    type: 'call',
    call: { id, tool: 'find', input: { words } },
  });

  it.each([
    [
      'two things side by side',
      [
        { index: 0, id: 'a', function: { name: 'find', arguments: '{"words":' } },
        { index: 1, id: 'b', function: { name: 'find', arguments: '' } },
        { index: 0, function: { arguments: '"cell"}' } },
        { index: 1, function: { arguments: '{"words":"sun"}' } },
      ],
    ],
    [
      'two things in the same place, told apart by their names',
      [
        { index: 0, id: 'a', function: { name: 'find', arguments: '{"words":"cell"}' } },
        { index: 0, id: 'b', function: { name: 'find', arguments: '{"words":"sun"}' } },
      ],
    ],
    [
      'two things without any place',
      [
        { id: 'a', function: { name: 'find', arguments: '{"words":"cell"}' } },
        { id: 'b', function: { name: 'find', arguments: '{"words":' } },
        { function: { arguments: '"sun"}' } },
      ],
    ],
    [
      'a name that comes after the place, and again with every piece',
      [
        { index: 0, id: 'a', function: { arguments: '' } },
        { index: 0, id: 'a', function: { name: 'find', arguments: '{"words":"cell"}' } },
        { index: 1, id: 'b', function: { name: 'find', arguments: '{"words":' } },
        { index: 1, id: 'b', function: { name: 'find', arguments: '"sun"}' } },
      ],
    ],
  ])('is understood: %s', async (_, calls) => {
    expect((await hear(CALLS(calls))).slice(0, -1)).toEqual([find('cell', 'a'), find('sun', 'b')]);
  });

  it('without a name is no answer', async () => {
    const nameless = [{ index: 0, id: 'a', function: { arguments: '{}' } }];
    expect(await hear(CALLS(nameless))).toMatchObject([{ type: 'error', trouble: 'broken' }]);
  });
});
