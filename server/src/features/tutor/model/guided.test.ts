import { describe, expect, it } from 'vitest';
import { openModel } from '../../../ports/model/open.ts';
import type { Model } from '../../../ports/model/port.ts';
import { says as sayWords, sends, startWire } from '../../../ports/model/wire.fixture.ts';
import { NEW_STATE } from '../state/state.ts';
import type { TutorEvent } from '../turn.ts';
import { guidedTurn } from './guided.ts';
import type { TurnPlan } from './turn-note.ts';

const proof = { source: 'general' as const, quotes: [], solution: null, checks: [], picture: null };
const usage = { inputTokens: 1, outputTokens: 1, cost: null };
const done: TutorEvent = { type: 'done', usage, state: null, proof, choices: [] };
const state = { ...NEW_STATE, turns: 1 };
const opening: TurnPlan = {
  state,
  move: { kind: 'hint' },
  words: '',
  idea: null,
  answer: ['x = 5', 'x = 5'],
};
const says = (...words: string[]): TutorEvent[] => [
  ...words.map((text): TutorEvent => ({ type: 'text', text })),
  done,
];
const streamOf = async function* (events: readonly (TutorEvent | 'silence')[]): AsyncGenerator<TutorEvent> {
  for (const event of events) {
    if (event === 'silence') await new Promise((resolve) => setTimeout(resolve, 200));
    else yield event;
  }
};
/** What a model says to a greeting, as the events of a turn. */
const eventsOf = async function* (model: Model, signal: AbortSignal): AsyncGenerator<TutorEvent> {
  for await (const event of model.stream({ messages: [{ role: 'user', content: 'Hi' }] }, signal)) {
    if (event.type === 'text' || event.type === 'error') yield event;
    if (event.type === 'done') yield done;
  }
};
const hearTurn = async (
  events: readonly (TutorEvent | 'silence')[],
  plan: TurnPlan = opening,
  style: 'guide' | 'explain' = 'guide',
) => {
  const all: TutorEvent[] = [];
  for await (const event of guidedTurn(streamOf(events), {
    plan,
    style,
    firstWords: 50,
    stop: () => undefined,
    builtIn: () => streamOf(says('Subtract 7 first.')),
  }))
    all.push(event);
  return {
    text: all.map((event) => (event.type === 'text' ? event.text : '')).join(''),
    last: all.at(-1),
    count: all.filter(({ type }) => type === 'done' || type === 'error').length,
  };
};

describe('a reply that gives the answer away', () => {
  it.each(['So x = 5.', 'Subtract 7: 3x = 15, so $x = 5$', '**x = 5**', '3x = 15\nx = 5\nDone!'])(
    'becomes the first step: %s',
    async (words) => {
      expect((await hearTurn(says(words))).text).toBe('Subtract 7 first.');
    },
  );

  it.each([
    ['in words', ['The answer', ' is five, of course. ', 'Done.']],
    ['early, and says no more', ['So x = 5. ', 'More and more and more.']],
  ])('%s is caught as well', async (_, words) => {
    expect((await hearTurn(says(...words))).text).toBe('Subtract 7 first.');
  });

  it('may begin with words, which are heard at once', async () => {
    const { text } = await hearTurn(says('Good question! Let’s look', ' at it together. So', ' x = 5.'));
    expect(text).toBe('Good question! Let’s look at it together. \n\nSubtract 7 first.');
  });

  it('keeps a correction behind the words that it is about', async () => {
    const correction = { line: 0, was: '3 × 4 = 13', now: '3 × 4 = 12' };
    const events: TutorEvent[] = [];
    for await (const event of guidedTurn(
      streamOf([
        { type: 'text', text: '3 × 4 = 13' },
        { type: 'tool', tool: 'algebra', sentence: 'Put right.', correction },
        done,
      ]),
      { plan: opening, style: 'guide', stop: () => undefined, builtIn: () => streamOf(says('Hm')) },
    ))
      events.push(event);
    expect(events.map(({ type }) => type)).toEqual(['text', 'tool', 'done']);
  });

  it.each([
    'What would you do with the 7?',
    'Try x = 50 for fun?',
    'Look at 3x + 7 = 22.',
    'What if x = 5.5?',
  ])('is not this one: %s', async (words) => {
    expect((await hearTurn(says(words))).text).toBe(words);
  });

  it('may do so where the whole is shown, or was asked for', async () => {
    expect((await hearTurn(says('x = 5'), opening, 'explain')).text).toBe('x = 5');
    expect((await hearTurn(says('x = 5'), { ...opening, move: { kind: 'reveal' } })).text).toBe('x = 5');
    expect(
      (await hearTurn(says('x = 5'), { ...opening, move: { kind: 'confirm answer', over: 'all numbers' } }))
        .text,
    ).toBe('x = 5');
  });
});

describe('a model that is late or breaks', () => {
  const talking: TurnPlan = { ...opening, move: { kind: 'talk', about: 'hello' } };

  it('before its first word is stood in for, and that is said', async () => {
    for (const events of [
      ['silence' as const, ...says('Hi')],
      [{ type: 'error', trouble: 'late', message: '' } as const],
      [],
    ]) {
      const { text, count } = await hearTurn(events, talking);
      expect(text).toMatch(/^The connected model isn’t answering.*Subtract 7 first\.$/s);
      expect(count).toBe(1);
    }
  });

  it('is hung up on, and one that ends by itself is not', async () => {
    await using wire = await startWire(sayWords('Hi'), (response) => sends(response));
    const address = { vendor: 'compatible' as const, model: 'm', key: null, url: wire.url };
    const model = openModel(
      { first: address, fallback: null, sees: false, price: null },
      { jitter: () => 0, warn: () => undefined },
    );
    const turn = async (firstWords: number) => {
      const hangUp = new AbortController();
      let text = '';
      for await (const event of guidedTurn(eventsOf(model, hangUp.signal), {
        plan: talking,
        style: 'guide',
        firstWords,
        stop: () => hangUp.abort(),
        builtIn: () => streamOf(says('Subtract 7 first.')),
      }))
        if (event.type === 'text') text += event.text;
      return { text, stopped: hangUp.signal.aborted };
    };
    expect(await turn(60_000)).toEqual({ text: 'Hi', stopped: false });
    // Long enough for the call to arrive: whoever was never asked can't be hung up on.
    expect((await turn(2_000)).text).toMatch(/^The connected model isn’t answering.*Subtract 7 first\.$/s);
    await expect.poll(() => wire.asked[1]?.hungUp).toBe(true);
    expect(wire.asked).toHaveLength(2);
  });

  it('in the middle keeps what came, and can be asked to go on', async () => {
    const { text, last, count } = await hearTurn(
      [
        { type: 'text', text: 'A cell is' },
        { type: 'error', trouble: 'broken', message: '' },
      ],
      talking,
    );
    expect(text).toMatch(/^A cell is.*go on/s);
    expect(last).toMatchObject({ type: 'done', choices: ['Go on'], state: { turns: 1 } });
    expect(count).toBe(1);
  });

  it('in the middle keeps the sources of what came', async () => {
    const text = 'A cell is a room.';
    const quote = { book_id: 'biology', title: 'Biology', page: 9, start: 0, end: text.length, text };
    const { last, count } = await hearTurn(
      [
        { type: 'citation', number: 1, quote },
        { type: 'text', text: 'A cell is a room [1]. And' },
        { type: 'error', trouble: 'broken', message: '' },
      ],
      talking,
    );
    expect(last).toMatchObject({ type: 'done', proof: { ...proof, source: 'books', quotes: [quote] } });
    expect(count).toBe(1);
  });

  it('is not one that speaks in time but is heard to its end first', async () => {
    const words = ['What would you', ' do with the 7?'] as const;
    const spoken = await hearTurn([{ type: 'text', text: words[0] }, 'silence', ...says(words[1])]);
    expect(spoken.text).toBe(words.join(''));
    expect(spoken.last).toMatchObject({ type: 'done', state: { turns: 1 } });
    const silent = await hearTurn(['silence', ...says(words.join(''))]);
    expect(silent.text).toMatch(/^The connected model isn’t answering.*Subtract 7 first\.$/s);
    expect(silent.count).toBe(1);
  });

  it('because the student stopped it just stops', async () => {
    const { last } = await hearTurn(
      [
        { type: 'text', text: 'A' },
        { type: 'error', trouble: 'stopped', message: '' },
      ],
      talking,
    );
    expect(last).toMatchObject({ type: 'error', trouble: 'stopped' });
  });
});

it('keeps the state of the conversation beside the model’s words', async () => {
  expect(
    (await hearTurn(says('Hello!'), { ...opening, move: { kind: 'talk', about: 'hello' } })).last,
  ).toMatchObject({ state: { turns: 1 } });
});
