import { describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { PATIENCE } from '../../testing/patience.ts';
import { openModel, type ModelSettings } from './open.ts';
import type { Model, ModelEvent, ModelRequest } from './port.ts';
import { askShaped } from './shaped.ts';
import { SAYS } from './vendor-wires.fixture.ts';
import type { Vendor } from './vendors.ts';
import { ending, piece, refuses, says, sends, startWire, type Act } from './wire.fixture.ts';

const HELLO: ModelRequest = { messages: [{ role: 'user', content: 'Hello' }] };
const USAGE = { inputTokens: 40, outputTokens: 2, cost: null };
const DONE = { type: 'done', usage: USAGE, cut: false };

const address = (url: string, vendor: Vendor = 'compatible') => ({ vendor, model: 'm', key: 'k', url });

const open = (url: string, settings: Partial<ModelSettings> = {}, patience = 5_000): Model =>
  openModel(
    { first: address(url), fallback: null, sees: true, price: null, ...settings },
    {
      jitter: () => 0,
      warn: () => undefined,
      patience: { first: patience, between: patience },
      firstPause: 2,
    },
  );

const listen = async (model: Model, request = HELLO, signal = new AbortController().signal) => {
  const events: ModelEvent[] = [];
  for await (const event of model.stream(request, signal)) events.push(event);
  return events;
};

describe('a model server over the wire', () => {
  it('is heard piece by piece as the pieces come: its first words at once, and what comes together afterwards together', async () => {
    let goOn = (): void => {};
    const isHeard = new Promise<void>((resolve) => (goOn = resolve));
    await using wire = await startWire(async (response) => {
      sends(response, piece('What '), piece('did '));
      await isHeard;
      sends(response, piece('you '), piece('try?'), ...ending());
      response.end();
    });
    const events: ModelEvent[] = [];
    for await (const event of open(wire.url).stream(HELLO, new AbortController().signal)) {
      events.push(event);
      goOn();
    }
    expect(events.map((event) => (event.type === 'text' ? event.text : event.type))).toEqual([
      'What ',
      'did ',
      'you try?',
      'done',
    ]);
  });

  it('is sent the conversation, and says what it took', async () => {
    await using wire = await startWire(says('What did ', 'you try?'));
    const events = await listen(open(wire.url), {
      messages: [
        { role: 'system', content: 'Teach.' },
        { role: 'user', content: 'Look', images: [{ mediaType: 'image/png', bytes: new Uint8Array([1]) }] },
      ],
      longest: 300,
    });
    expect(events).toEqual([{ type: 'text', text: 'What did ' }, { type: 'text', text: 'you try?' }, DONE]);
    expect(wire.asked[0]).toMatchObject({
      path: '/v1/chat/completions',
      headers: { authorization: 'Bearer k' },
      body: {
        model: 'm',
        stream: true,
        max_tokens: 300,
        messages: [
          { role: 'system', content: 'Teach.' },
          {
            role: 'user',
            content: [
              { type: 'text', text: 'Look' },
              { type: 'image_url', image_url: { url: 'data:image/png;base64,AQ==' } },
            ],
          },
        ],
      },
    });
  });

  it('is not shown pictures when it can’t see', async () => {
    await using wire = await startWire(says('Hm'));
    await listen(open(wire.url, { sees: false }), {
      messages: [
        { role: 'user', content: 'Look', images: [{ mediaType: 'image/png', bytes: new Uint8Array(1) }] },
      ],
    });
    expect(wire.asked[0]?.body['messages']).toEqual([{ role: 'user', content: 'Look' }]);
  });

  it('has its price worked out from its own count', async () => {
    await using wire = await startWire(says('Hm'));
    const events = await listen(open(wire.url, { price: { input: 3, output: 15 } }));
    expect(events.at(-1)).toMatchObject({ usage: { cost: (40 * 3 + 2 * 15) / 1_000_000 } });
  });

  it('may ask for a tool, and is told what came of it', async () => {
    const wanting: Act = (response) => {
      const call = (part: object) => ({ id: 'c', choices: [{ index: 0, delta: { tool_calls: [part] } }] });
      sends(
        response,
        call({ index: 0, id: 't1', type: 'function', function: { name: 'find', arguments: '{"words":' } }),
        call({ index: 0, function: { arguments: '"cell"}' } }),
        ...ending('tool_calls'),
      );
      response.end();
    };
    await using wire = await startWire(wanting, says('A cell is …'));
    const model = open(wire.url);
    const tools = [{ name: 'find', description: 'Finds pages.', input: { type: 'object' } }];
    const call = { id: 't1', tool: 'find', input: { words: 'cell' } };
    expect(await listen(model, { ...HELLO, tools })).toEqual([{ type: 'call', call }, DONE]);
    await listen(model, {
      messages: [
        ...HELLO.messages,
        { role: 'assistant', content: '', calls: [call] },
        { role: 'tool', call, output: 'p. 12' },
      ],
      tools,
    });
    expect(wire.asked[1]?.body['messages']).toMatchObject([
      { role: 'user' },
      { role: 'assistant', tool_calls: [{ id: 't1', function: { arguments: '{"words":"cell"}' } }] },
      { role: 'tool', tool_call_id: 't1', content: 'p. 12' },
    ]);
  });

  it('says when its answer was cut off by a length limit', async () => {
    await using wire = await startWire((response) => {
      sends(response, piece('And so'), ...ending('length'));
      response.end();
    });
    expect((await listen(open(wire.url))).at(-1)).toEqual({ ...DONE, cut: true });
  });

  it('really stops when it is stopped', async () => {
    await using wire = await startWire((response) => sends(response, piece('One ')));
    const stop = new AbortController();
    const events: ModelEvent[] = [];
    for await (const event of open(wire.url).stream(HELLO, stop.signal)) {
      events.push(event);
      stop.abort();
    }
    expect(events).toMatchObject([{ text: 'One ' }, { type: 'error', trouble: 'stopped' }]);
    await vi.waitFor(() => expect(wire.asked[0]?.hungUp).toBe(true), PATIENCE);
  });
});

describe('trouble with a model server', () => {
  it.each([429, 500, 503])('%i is met by asking again', async (status) => {
    await using wire = await startWire(refuses(status), refuses(status), says('Hm'));
    expect(await listen(open(wire.url))).toEqual([{ type: 'text', text: 'Hm' }, DONE]);
    expect(wire.asked).toHaveLength(3);
  });

  it('that lasts is reported after three tries', async () => {
    await using wire = await startWire(refuses(429));
    expect(await listen(open(wire.url))).toMatchObject([{ type: 'error', trouble: 'overloaded' }]);
    expect(wire.asked).toHaveLength(3);
  });

  it('with the key is not met by asking again, and its report does not hold the key', async () => {
    await using wire = await startWire(refuses(401));
    const first = { ...address(wire.url), key: 'sk-very-secret' };
    const events = await listen(open(wire.url, { first }));
    expect(events).toMatchObject([{ type: 'error', trouble: 'refused' }]);
    expect(JSON.stringify(events)).not.toContain('sk-very-secret');
    expect(wire.asked).toHaveLength(1);
  });

  it('in the middle of an answer ends it as broken, and nothing is said twice', async () => {
    await using wire = await startWire((response) => {
      sends(response, piece('Half an ans'));
      setImmediate(() => response.destroy());
    });
    const events = await listen(open(wire.url));
    expect(events).toMatchObject([{ text: 'Half an ans' }, { type: 'error', trouble: 'broken' }]);
    expect(wire.asked).toHaveLength(1);
  });

  it('that looks like a quiet end is broken too', async () => {
    await using wire = await startWire((response) => {
      sends(response, piece('Half an ans'));
      response.end();
    });
    expect((await listen(open(wire.url))).at(-1)).toMatchObject({ type: 'error', trouble: 'broken' });
  });

  it('with truncated JSON ends the answer as broken', async () => {
    await using wire = await startWire((response) => {
      sends(response, piece('Half'), '{"id":"c1","choices":[{"del');
      response.end();
    });
    const events = await listen(open(wire.url));
    expect(events).toMatchObject([{ text: 'Half' }, { type: 'error', trouble: 'broken' }]);
  });

  it.each([
    ['before its first word', []],
    ['after it', [piece('One ')]],
  ])('with a server that says nothing %s is given up', async (_, pieces) => {
    await using wire = await startWire((response) => sends(response, ...pieces));
    const events = await listen(open(wire.url, {}, 60));
    expect(events.at(-1)).toMatchObject({ type: 'error', trouble: 'late' });
    await vi.waitFor(() => expect(wire.asked.every(({ hungUp }) => hungUp)).toBe(true), PATIENCE);
  });

  it('brings in the fallback, unless something was heard already', async () => {
    await using first = await startWire(refuses(401), (response) => {
      sends(response, piece('One '));
      setImmediate(() => response.destroy());
    });
    await using second = await startWire(says('Hm'));
    const model = open(first.url, { fallback: address(second.url) });
    expect(await listen(model)).toEqual([{ type: 'text', text: 'Hm' }, DONE]);
    expect(await listen(model)).toMatchObject([{ text: 'One ' }, { type: 'error' }]);
    expect(second.asked).toHaveLength(1);
  });
});

describe('an answer in a shape', () => {
  const schema = z.object({ topic: z.string(), minutes: z.number() });
  const ask = (model: Model) =>
    askShaped(model, { name: 'plan', schema, messages: HELLO.messages }, new AbortController().signal);

  it('is asked for by its schema and read, also out of a fence', async () => {
    await using wire = await startWire(says('```json\n{"topic":"Cells",', '"minutes":20}\n```'));
    expect(await ask(open(wire.url))).toEqual({ value: { topic: 'Cells', minutes: 20 }, usage: USAGE });
    expect(wire.asked[0]?.body['response_format']).toMatchObject({
      type: 'json_schema',
      json_schema: { name: 'plan', schema: { required: ['topic', 'minutes'] } },
    });
  });

  it('that does not fit is sent back once with what is wrong, and both count', async () => {
    await using wire = await startWire(says('{"topic":"Cells"}'), says('{"topic":"Cells","minutes":20}'));
    expect(await ask(open(wire.url))).toEqual({
      value: { topic: 'Cells', minutes: 20 },
      usage: { inputTokens: 80, outputTokens: 4, cost: null },
    });
    expect(JSON.stringify(wire.asked[1]?.body['messages'])).toContain('minutes');
  });

  it.each(['{"topic":"Ce', 'I would rather not.', ''])('that never fits (%j) is none', async (answer) => {
    await using wire = await startWire(says(answer));
    expect((await ask(open(wire.url))).value).toBeNull();
    expect(wire.asked).toHaveLength(2);
  });
});

describe('each vendor’s own protocol', () => {
  it.each([
    ['openai', '/v1/responses'],
    ['anthropic', '/v1/messages'],
    ['google', '/v1/models/m:streamGenerateContent?alt=sse'],
  ] as const)('%s is understood', async (vendor, path) => {
    await using wire = await startWire(SAYS[vendor](['Hm']));
    const model = open(wire.url, { first: address(wire.url, vendor) });
    expect(await listen(model)).toEqual([{ type: 'text', text: 'Hm' }, DONE]);
    expect(wire.asked[0]?.path).toBe(path);
    expect(model.name).toMatch(/^m \((OpenAI|Anthropic|Google)\)$/);
  });
});
