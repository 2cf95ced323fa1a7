import { describe, expect, it } from 'vitest';
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
const heard = async (
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
      expect((await heard(says(words))).text).toBe('Subtract 7 first.');
    },
  );

  it.each([
    'What would you do with the 7?',
    'Try x = 50 for fun?',
    'Look at 3x + 7 = 22.',
    'What if x = 5.5?',
  ])('is not this one: %s', async (words) => {
    expect((await heard(says(words))).text).toBe(words);
  });

  it('may do so where the whole is shown, or was asked for', async () => {
    expect((await heard(says('x = 5'), opening, 'explain')).text).toBe('x = 5');
    expect((await heard(says('x = 5'), { ...opening, move: { kind: 'reveal' } })).text).toBe('x = 5');
    expect(
      (await heard(says('x = 5'), { ...opening, move: { kind: 'confirm answer', over: 'all numbers' } }))
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
      const { text, count } = await heard(events, talking);
      expect(text).toMatch(/^The connected model isn’t answering.*Subtract 7 first\.$/s);
      expect(count).toBe(1);
    }
  });

  it('in the middle keeps what came, and can be asked to go on', async () => {
    const { text, last, count } = await heard(
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
    const { last, count } = await heard(
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
    const spoken = await heard([{ type: 'text', text: words[0] }, 'silence', ...says(words[1])]);
    expect(spoken.text).toBe(words.join(''));
    expect(spoken.last).toMatchObject({ type: 'done', state: { turns: 1 } });
    const silent = await heard(['silence', ...says(words.join(''))]);
    expect(silent.text).toMatch(/^The connected model isn’t answering.*Subtract 7 first\.$/s);
    expect(silent.count).toBe(1);
  });

  it('because the student stopped it just stops', async () => {
    const { last } = await heard(
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
    (await heard(says('Hello!'), { ...opening, move: { kind: 'talk', about: 'hello' } })).last,
  ).toMatchObject({ state: { turns: 1 } });
});
