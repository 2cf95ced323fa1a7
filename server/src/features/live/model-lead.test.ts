import { randomUUID } from 'node:crypto';
import type { Idea, Lesson } from '@studia/contract/lessons';
import type { HappeningOf, LiveEvent } from '@studia/contract/live-events';
import { usage } from '@studia/contract/usage';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import type { ModelEvent } from '../../ports/model/port.ts';
import { scriptedModel } from '../../ports/model/scripted.ts';
import { startApp } from '../../testing/app.ts';
import { beginLesson, openTab, type LiveTab } from '../../testing/live-client.ts';
import { PATIENCE } from '../../testing/patience.ts';
import { writtenLessons } from '../../testing/starter-lessons.ts';
import { verifiedStudent } from '../../testing/visitors.ts';

let lesson: Lesson;
let idea: Idea;
beforeAll(async () => {
  const found = (await writtenLessons()).find(
    ({ book_id, chapter }) => book_id === 'biology' && chapter === 2,
  );
  const [first] = found?.ideas ?? [];
  if (!found || !first) throw new Error('There is no such lesson.');
  lesson = found;
  idea = first;
});

interface WrittenTurn {
  lines: { say: string; board: string[]; sheet: boolean }[];
  next: { do: 'question'; id: string } | { do: 'wait'; ask: string };
}
const line = (say: string, board: string[] = [], sheet = false) => ({ say, board, sheet });
const turn = (written: WrittenTurn): ModelEvent[] => [
  { type: 'text', text: JSON.stringify(written) },
  { type: 'done', usage: { inputTokens: 100, outputTokens: 50, cost: null }, cut: false },
];
const BROKEN: ModelEvent[] = [{ type: 'error', trouble: 'broken', message: 'gone' }];

/** Holds a lesson with a model that plays these turns. */
const held = async <T>(
  answers: readonly ModelEvent[][],
  act: (tab: LiveTab, model: ReturnType<typeof scriptedModel>) => Promise<T>,
) => {
  const model = scriptedModel(...answers);
  const app = await startApp({ world: { model } });
  try {
    const address = (await app.listen()) ?? '';
    const ada = await verifiedStudent(app, 'ada');
    const id = await beginLesson(ada, { kind: 'chapter', book: lesson.book_id, chapter: lesson.chapter });
    const tab = await openTab(ada, address, id);
    await tab.settled(0);
    const result = await act(tab, model);
    tab.socket.close();
    return { result, events: tab.events, used: (await ada.ask(usage.analytics, {})).analytics.by_feature };
  } finally {
    await app.close();
  }
};

const says = (events: readonly LiveEvent[]): (LiveEvent & HappeningOf<'say'>)[] =>
  events.filter((event): event is LiveEvent & HappeningOf<'say'> => event.kind === 'say');
const wordsOf = (events: readonly LiveEvent[]): string =>
  says(events)
    .flatMap(({ sentences }) => sentences)
    .join(' ');

const lastItem = (): string => idea.items.at(-1)?.id ?? '';
const opening = (): WrittenTurn => ({
  lines: [
    line('Look at an oak as heavy as a truck.', [], true),
    line('All that wood was made out of thin air [1].', ['oak = air + water']),
    line('Count the leaves: 3 × 4 = 13.', ['3 × 4']),
    line('My uncle’s book says so too [7].'),
  ],
  next: { do: 'question', id: lastItem() },
});

describe('a lesson with a connected model', () => {
  it('is led by the model: it says, writes and asks, what it leans on is shown, and it is counted', async () => {
    const { events, used } = await held([turn(opening())], async () => undefined);
    const [first, second] = says(events);
    expect(first?.sentences).toEqual(['Look at an oak as heavy as a truck.']);
    expect(events.find(({ kind }) => kind === 'sheet')).toMatchObject({ title: idea.title });
    expect(second).toMatchObject({
      sentences: ['All that wood was made out of thin air.'],
      quote: idea.quote,
    });
    expect(JSON.stringify(second?.draw)).toContain('oak');
    expect(events.at(-1)).toMatchObject({ kind: 'ask', item: { id: lastItem() } });
    expect(events.some((event) => event.kind === 'note' && event.note.text === idea.statement)).toBe(true);
    expect(used).toMatchObject([{ feature: 'live', input_tokens: 100 }]);
  });

  it('is judged by the guard of every reply: sums are put right, sources nobody showed are taken out', async () => {
    const { events } = await held([turn(opening())], async () => undefined);
    expect(wordsOf(events)).toContain('3 × 4 = 12.');
    expect(wordsOf(events)).not.toContain('13');
    expect(wordsOf(events)).not.toMatch(/\[\d+\]/);
    expect(says(events).at(-1)?.quote).toBeNull();
  });

  it('waits where the model wants to, and what is answered is judged by us and told to it', async () => {
    const asks: WrittenTurn = { lines: [line('Now try this.')], next: { do: 'question', id: lastItem() } };
    const waits: WrittenTurn = {
      lines: [line('A tree begins as a seed.', [], true)],
      next: { do: 'wait', ask: 'Have you ever planted one?' },
    };
    const { events } = await held([turn(waits), turn(asks), turn(waits)], async (tab, model) => {
      expect(tab.asked()).toMatchObject({ ask: 'Have you ever planted one?', item: null });
      await tab.wish('go-on');
      expect(tab.asked().item?.id).toBe(lastItem());
      const item = idea.items.at(-1);
      if (item?.kind !== 'choice') throw new Error('A choice is needed.');
      await tab.answer({ kind: 'choice', option: item.key });
      expect(JSON.stringify(model.asked.at(-1)?.messages)).toContain('\\"result\\":\\"right\\"');
    });
    expect(events.some((event) => event.kind === 'note' && event.note.about === 'answer')).toBe(true);
  });

  it('is shown what the student has drawn when they speak of it', async () => {
    const opens: WrittenTurn = {
      lines: [line('Look.', [], true)],
      next: { do: 'wait', ask: 'Can you draw a leaf?' },
    };
    const looks: ModelEvent[] = [
      { type: 'text', text: 'A fine leaf.' },
      { type: 'done', usage: { inputTokens: 10, outputTokens: 5, cost: null }, cut: false },
    ];
    await held([turn(opens), looks], async (tab, model) => {
      const id = randomUUID();
      const points: [number, number, number][] = [
        [20, 20, 0.5],
        [200, 120, 0.5],
      ];
      tab.send({ type: 'draw', id, marks: [{ do: 'pen', id, sheet: 1, tool: 'pen', points }] });
      await vi.waitFor(() => expect(tab.events.at(-1)?.kind).toBe('marks'), PATIENCE);
      await tab.words('look at my drawing');
      const shown = model.asked
        .flatMap(({ messages }) => messages)
        .flatMap((message) => (message.role === 'user' ? (message.images ?? []) : []));
      expect(shown[0]).toMatchObject({ mediaType: 'image/png' });
      const head = Buffer.from(shown[0]?.bytes ?? []);
      expect([head.readUInt32BE(16), head.readUInt32BE(20)]).toEqual([800, 500]);
    });
  });

  it('goes on with the built-in director where the model is gone, gives an answer away, or makes no sense', async () => {
    const nonsense: WrittenTurn = { lines: [], next: { do: 'question', id: 'no-such-question' } };
    const keys = idea.items.flatMap(({ key }) => [key].flat().map(String));
    const tells: WrittenTurn = {
      lines: keys.map((key) => line(`No. It is ${key}, you know.`)),
      next: { do: 'question', id: lastItem() },
    };
    const { events } = await held([BROKEN, BROKEN, turn(tells), turn(nonsense)], async (tab) => {
      expect(wordsOf(tab.events)).toContain('Here is a leaf');
      while (tab.asked().item === null) await tab.wish('go-on');
      const asked = tab.asked();
      const item = idea.items.find(({ id }) => id === asked.item?.id);
      if (item?.kind !== 'choice') throw new Error('A choice is needed.');
      const option = item.wrong[0]?.text ?? '';
      await tab.answer({ kind: 'choice', option });
      expect(tab.asked().item?.id).toBe(item.id);
      const since = tab.events.length;
      await tab.answer({ kind: 'choice', option });
      expect(wordsOf(tab.events.slice(since))).toContain('The answer is:');
    });
    expect(wordsOf(events)).not.toContain('you know');
  });
});
