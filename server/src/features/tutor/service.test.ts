import { describe, expect, it } from 'vitest';
import { scriptedClock } from '../../ports/clock/scripted.ts';
import { segmenterLanguage } from '../../ports/language/segmenter.ts';
import type { ModelEvent } from '../../ports/model/port.ts';
import { scriptedModel } from '../../ports/model/scripted.ts';
import { scriptedRandom } from '../../ports/random/scripted.ts';
import { gptTokens } from '../../ports/tokens/gpt.ts';
import { starterLessons, starterLibrary } from '../../testing/starter-lessons.ts';
import { workerPoolHere } from '../../testing/worker-pool-here.ts';
import { makeExercises } from '../exercises/service.ts';
import { makeSafety } from '../safety/service.ts';
import { makeTutor, type ThreadMessage, type Tutor, type TutorEvent } from './service.ts';

const safety = makeSafety({ embed: null, language: segmenterLanguage() });

const tokens = gptTokens();
const lessons = starterLessons();
const random = scriptedRandom();
const clock = scriptedClock(new Date('2026-01-05T09:00:00Z'));
/** A tutor of the starter books; the model is what differs. */
const tutorWith = (
  parts: Pick<Parameters<typeof makeTutor>[0], 'model'> & Partial<Parameters<typeof makeTutor>[0]>,
): Tutor =>
  makeTutor({
    tokens,
    library: starterLibrary,
    lessons,
    language: segmenterLanguage(),
    findHelp: async () => null,
    exercises: makeExercises(workerPoolHere),
    safety,
    random,
    clock,
    ...parts,
  });
const student = (text: string): ThreadMessage => ({ by: 'student', text, state: null });
const listen = async (tutor: Tutor, thread: readonly ThreadMessage[]): Promise<TutorEvent[]> => {
  const events: TutorEvent[] = [];
  for await (const event of tutor.teach(
    thread,
    { style: 'guide', reader: null, learner: null },
    new AbortController().signal,
  ))
    events.push(event);
  return events;
};
const textOf = (events: readonly TutorEvent[]): string =>
  events.map((event) => (event.type === 'text' ? event.text : '')).join('');

describe('before somebody asks', () => {
  it.each(['built-in', 'model'] as const)(
    'the %s tutor gets its plans ready, and no model is asked',
    async (kind) => {
      const texts: string[] = [];
      const model = scriptedModel();
      const tutor = tutorWith({
        model: kind === 'model' ? model : null,
        lessons: {
          ...lessons,
          exchanges: (message, thread) => {
            texts.push(message);
            return lessons.exchanges(message, thread);
          },
        },
      });
      await tutor.warmUp();
      expect(texts).toContain('What is a cell?');
      expect(model.asked).toEqual([]);
    },
  );
});

describe('the tutor without a model', () => {
  const tutor = tutorWith({ model: null });

  it('is the built-in one and says so', () => {
    expect(tutor).toMatchObject({ kind: 'built-in', name: 'Built-in tutor' });
  });

  it('streams its answer a few words at a time and ends in one done with its tokens counted', async () => {
    const events = await listen(tutor, [student('What is 3 + 4 × 2?')]);
    expect(events.filter(({ type }) => type === 'text').length).toBeGreaterThan(4);
    expect(events.filter(({ type }) => type !== 'text')).toEqual([
      {
        type: 'done',
        usage: {
          inputTokens: await tokens.count('What is 3 + 4 × 2?'),
          outputTokens: await tokens.count(textOf(events)),
          cost: null,
        },
        state: expect.objectContaining({
          focus: 'exercise',
          waits: 'answer',
          exercise: expect.objectContaining({
            problem: 'What is 3 + 4 × 2?',
            line: '3 + 4 × 2',
            rung: 0,
          }) as unknown,
        }) as unknown,
        choices: [],
        proof: expect.objectContaining({
          source: 'mathematics',
          solution: expect.objectContaining({ answer: { text: '11', latex: '11' } }) as unknown,
        }) as unknown,
      },
    ]);
    expect(textOf(events)).toMatch(/\n\nWhat have you tried, or what would you do first\?$/);
  });

  it('goes on with the lesson that stands beside its last answer', async () => {
    const done = (await listen(tutor, [student('3 + 4 × 2')])).at(-1);
    const state = done?.type === 'done' ? done.state : null;
    const thread: ThreadMessage[] = [student('3 + 4 × 2'), { by: 'tutor', text: '…', state }, student('8')];
    expect(textOf(await listen(tutor, thread))).toMatch(/4 × 2 = 8\. Now we have 3 \+ 8\./);
  });

  it('answers an empty thread', async () => {
    expect(textOf(await listen(tutor, []))).toMatch(/not sure what you mean|didn’t get that/);
  });

  it('explains an idea from its lesson, with the place in the book, and asks back', async () => {
    const events = await listen(tutor, [student('What is photosynthesis?')]);
    const [citation] = events;
    expect(citation).toMatchObject({ type: 'citation', number: 1, quote: { book_id: 'biology' } });
    const quote = citation?.type === 'citation' ? citation.quote : null;
    expect(textOf(events)).toContain('[1]');
    expect(quote).toMatchObject({ title: 'Biology: Life and How It Works', page: expect.any(Number) });
    expect(textOf(events)).toMatch(/\?\n\nA\)/);
    expect(quote && (await starterLibrary.verify(quote))).toBe(true);
    expect(events.at(-1)).toMatchObject({ type: 'done', proof: { source: 'books', quotes: [quote] } });
  });

  it('keeps a lesson open while it looks something up', async () => {
    const opened = (await listen(tutor, [student('Solve 2x + 3 = 11')])).at(-1);
    const state = opened?.type === 'done' ? opened.state : null;
    const thread: ThreadMessage[] = [{ by: 'tutor', text: '…', state }, student('What is a variable?')];
    const done = (await listen(tutor, thread)).at(-1);
    expect(done).toMatchObject({
      state: { exercise: { problem: 'Solve 2x + 3 = 11' } },
      proof: { quotes: [{ book_id: 'algebra' }] },
    });
  });

  it.each(['Who wrote Hamlet?', 'recipe for pancakes'])(
    'says that the books do not hold: %s',
    async (asked) => {
      const events = await listen(tutor, [student(asked)]);
      expect(textOf(events)).toMatch(
        /^I don’t know that one|^That’s not my thing|^I can’t help with that one/,
      );
      expect(events.at(-1)).toMatchObject({ proof: null });
    },
  );

  it('greets who greets, and takes thanks', async () => {
    expect(textOf(await listen(tutor, [student('Hello!')]))).toMatch(/^Hello! .*\?$/);
    expect(textOf(await listen(tutor, [student('thank you')]))).toMatch(/\?$/);
  });

  it('shows the whole worked answer to who has chosen that, every step with its reason', async () => {
    const events: TutorEvent[] = [];
    const thread = [student('Solve 2x + 3 = 11')];
    for await (const event of tutor.teach(
      thread,
      { style: 'explain', reader: null, learner: null },
      new AbortController().signal,
    ))
      events.push(event);
    expect(textOf(events)).toContain('**Answer:** $x = 4$');
    const done = events.at(-1);
    const solution = done?.type === 'done' ? done.proof?.solution : null;
    expect(solution?.answer).toMatchObject({ text: 'x = 4' });
    expect(solution?.steps.at(-1)).toMatchObject({ text: 'x = 4' });
    expect(solution?.steps.length).toBeGreaterThan(1);
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
    expect(tutorWith({ model: scriptedModel([]) })).toMatchObject({
      kind: 'model',
      name: 'scripted',
    });
  });

  it('shows the model the rules of teaching first, then the whole conversation', async () => {
    const model = scriptedModel(answered);
    await listen(tutorWith({ model }), [
      student('Hi'),
      { by: 'tutor', text: 'Hello', state: { kind: 'arithmetic' } },
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
      {
        content: expect.stringMatching(/The built-in tutor would say[^]*What is a cell\?$/) as string,
      },
    ]);
  });

  it('passes on what the model says, and what it cost', async () => {
    expect(await listen(tutorWith({ model: scriptedModel(answered) }), [student('Hi')])).toEqual([
      { type: 'text', text: 'What did ' },
      { type: 'text', text: 'you try?' },
      {
        type: 'done',
        usage,
        state: expect.objectContaining({ focus: 'none', turns: 1 }) as unknown,
        choices: [],
        proof: { source: 'general', quotes: [], solution: null, checks: [], picture: null },
      },
    ]);
  });

  describe('and a turn that is prepared', () => {
    const finding = (model: ReturnType<typeof scriptedModel>, find = lessons.find) =>
      tutorWith({ model, lessons: { ...lessons, find } });
    const nobody = { style: 'guide', reader: null, learner: null } as const;

    it('asks no model before it is taught', async () => {
      const model = scriptedModel(answered);
      const prepared = finding(model).prepare([student('What is a cell?')], nobody);
      await prepared.ready;
      expect(model.asked).toEqual([]);
      const events: TutorEvent[] = [];
      for await (const event of prepared.teach(new AbortController().signal)) events.push(event);
      expect(textOf(events)).toBe('What did you try?');
      expect(model.asked).toHaveLength(1);
    });

    it('tells what broke in it when it is taught, and nobody before', async () => {
      const broken = () => Promise.reject(new Error('The lessons are gone.'));
      const prepared = finding(scriptedModel(answered), broken).prepare([student('What is a cell?')], nobody);
      await prepared.ready;
      const events = prepared.teach(new AbortController().signal)[Symbol.asyncIterator]();
      await expect(events.next()).rejects.toThrow('The lessons are gone.');
    });
  });

  it('keeps what came of an answer that broke off, and stands in for one that never began', async () => {
    const trouble: ModelEvent = { type: 'error', trouble: 'overloaded', message: 'overloaded' };
    const eventsFrom = async (...events: ModelEvent[]) =>
      listen(tutorWith({ model: scriptedModel(events) }), [student('Solve 3x + 7 = 22')]);
    const broken = await eventsFrom({ type: 'text', text: 'What would you ' }, trouble);
    expect(textOf(broken)).toMatch(/^What would you|^The connected model/);
    expect(broken.at(-1)).toMatchObject({ type: 'done', state: { focus: 'exercise' } });
    const silent = await eventsFrom(trouble);
    expect(textOf(silent)).toMatch(/^The connected model isn’t answering.*Let’s work on \$3x \+ 7 = 22\$/s);
    expect(silent.at(-1)).toMatchObject({ type: 'done', state: { focus: 'exercise' } });
  });
});
