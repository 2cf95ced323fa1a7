import { describe, expect, it } from 'vitest';
import type { ModelEvent } from '../../ports/model/port.ts';
import { scriptedModel } from '../../ports/model/scripted.ts';
import { gptTokens } from '../../ports/tokens/gpt.ts';
import { makeTutor, type Said, type Tutor, type TutorEvent } from './service.ts';

const tokens = gptTokens();
const student = (text: string): Said => ({ by: 'student', text, lesson: null });
const listen = async (tutor: Tutor, thread: readonly Said[]): Promise<TutorEvent[]> => {
  const events: TutorEvent[] = [];
  for await (const event of tutor.teach(thread, { style: 'guide' }, new AbortController().signal))
    events.push(event);
  return events;
};
const textOf = (events: readonly TutorEvent[]): string =>
  events.map((event) => (event.type === 'text' ? event.text : '')).join('');

describe('the tutor without a model', () => {
  const tutor = makeTutor({ model: null, tokens });

  it('is the built-in one and says so', () => {
    expect(tutor).toMatchObject({ kind: 'built-in', name: 'Built-in tutor' });
  });

  it('streams its answer word by word and ends in one done with its tokens counted', async () => {
    const events = await listen(tutor, [student('What is 3 + 4 × 2?')]);
    expect(events.filter(({ type }) => type === 'text').length).toBeGreaterThan(10);
    expect(events.filter(({ type }) => type !== 'text')).toEqual([
      {
        type: 'done',
        usage: {
          inputTokens: await tokens.count('What is 3 + 4 × 2?'),
          outputTokens: await tokens.count(textOf(events)),
          cost: null,
        },
        lesson: { kind: 'arithmetic', exercise: '3 + 4 × 2', line: '3 + 4 × 2', rung: 0 },
        proof: null,
      },
    ]);
    expect(textOf(events)).toMatch(/\n\nWhat is 4 × 2\?$/);
  });

  it('goes on with the lesson that stands beside its last answer', async () => {
    const done = (await listen(tutor, [student('3 + 4 × 2')])).at(-1);
    const lesson = done?.type === 'done' ? done.lesson : null;
    const thread: Said[] = [student('3 + 4 × 2'), { by: 'tutor', text: '…', lesson }, student('8')];
    expect(textOf(await listen(tutor, thread))).toMatch(/^Right: 4 × 2 = 8\./);
  });

  it('answers an empty thread', async () => {
    expect(textOf(await listen(tutor, []))).toMatch(/^I am the built-in tutor/);
  });
});

describe('the tutor with a model', () => {
  const usage = { inputTokens: 40, outputTokens: 2, cost: null };
  const answered: ModelEvent[] = [
    { type: 'text', text: 'What did ' },
    { type: 'text', text: 'you try?' },
    { type: 'done', usage, cut: false },
  ];

  it('bears the name of the model', () => {
    expect(makeTutor({ model: scriptedModel([]), tokens })).toMatchObject({
      kind: 'model',
      name: 'scripted',
    });
  });

  it('shows the model the rules of teaching first, then the whole conversation', async () => {
    const model = scriptedModel(answered);
    await listen(makeTutor({ model, tokens }), [
      student('Hi'),
      { by: 'tutor', text: 'Hello', lesson: { kind: 'arithmetic' } },
      student('What is a cell?'),
    ]);
    const { messages } = model.asked[0] ?? { messages: [] };
    expect(messages.map(({ role }) => role)).toEqual(['system', 'user', 'assistant', 'user']);
    expect(messages[0]).toMatchObject({
      content: expect.stringContaining('Give hints before answers') as string,
    });
    expect(messages.slice(1)).toMatchObject([
      { content: 'Hi' },
      { content: 'Hello' },
      { content: 'What is a cell?' },
    ]);
  });

  it('passes on what the model says, and what it cost', async () => {
    expect(await listen(makeTutor({ model: scriptedModel(answered), tokens }), [student('Hi')])).toEqual([
      { type: 'text', text: 'What did ' },
      { type: 'text', text: 'you try?' },
      { type: 'done', usage, lesson: null, proof: null },
    ]);
  });

  it('passes on that the model failed', async () => {
    const broken: ModelEvent[] = [
      { type: 'text', text: 'Wh' },
      { type: 'error', trouble: 'overloaded', message: 'overloaded' },
    ];
    expect(await listen(makeTutor({ model: scriptedModel(broken), tokens }), [student('Hi')])).toEqual(
      broken,
    );
  });
});
