import { mkdirSync, writeFileSync } from 'node:fs';
import type { Answer, AskedItem, Item } from '@studia/contract/lessons';
import type { HappeningOf, LiveEvent } from '@studia/contract/live-events';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startApp, type TestApp } from '../../testing/app.ts';
import { beginLesson, openTab, transcriptOf, type LiveTab } from '../../testing/live-client.ts';
import { noLiveLimits } from '../../testing/no-limits.ts';
import { starterLessons } from '../../testing/starter-lessons.ts';
import { verifiedStudent, type Student } from '../../testing/visitors.ts';
import { MOST_WORDS, wordsIn } from './rules/sentences.ts';

const SUBJECTS = [
  ['algebra', 3],
  ['arithmetic', 4],
  ['biology', 2],
  ['chemistry', 1],
  ['computing', 2],
  ['earth-and-space', 1],
  ['economics', 1],
  ['english-writing', 2],
  ['physics', 1],
  ['world-history', 1],
] as const;

let app: TestApp;
let address: string;
let ada: Student;
const lessons = starterLessons();
beforeAll(async () => {
  app = await startApp({ env: noLiveLimits() });
  address = (await app.listen()) ?? '';
  ada = await verifiedStudent(app, 'ada');
}, 120_000);
afterAll(() => app.close());

/** What the scripted student says besides answering, one thing at each of the first questions. */
const INTERRUPTIONS = [
  'why?',
  'im lost',
  'can you give me an example',
  'slower please',
  'what is a cell?',
  'hmm no idea',
];

const rightAnswer = (item: Item): Answer => {
  switch (item.kind) {
    case 'choice':
      return { kind: 'choice', option: item.key };
    case 'number':
      return { kind: 'number', text: item.key };
    case 'order':
      return { kind: 'order', order: item.key };
    case 'true-false':
      return { kind: 'true-false', value: item.key, reason: item.points[0]?.point ?? item.reason };
    case 'short':
      return { kind: 'short', text: item.points.map(({ point }) => point).join(' ') || item.key };
  }
};

const wrongAnswer = (item: Item): Answer => {
  if (item.kind === 'choice') return { kind: 'choice', option: item.wrong[0]?.text ?? '' };
  if (item.kind === 'true-false') return { kind: 'true-false', value: !item.key, reason: '' };
  if (item.kind === 'order') return { kind: 'order', order: item.key.toReversed() };
  return item.kind === 'number' ? { kind: 'number', text: '123456' } : { kind: 'short', text: 'bananas' };
};

/** Holds a whole lesson: asks in between, is wrong now and then, and mostly right. */
const study = async (tab: LiveTab, items: ReadonlyMap<string, Item>): Promise<void> => {
  const interruptions = [...INTERRUPTIONS];
  for (let turn = 0; turn < 160; turn += 1) {
    const ask = tab.asked();
    if (tab.events.at(-1)?.kind === 'end') return;
    const wishes = new Set(ask.taps.map(({ wish }) => wish));
    const item = ask.item && items.get(ask.item.id);
    const options = ask.taps.filter(({ wish }) => wish === null);
    const guess = options[turn % options.length];
    if (wishes.has('finish')) await tab.wish('finish');
    else if (turn % 3 === 1 && interruptions.length > 0) await tab.words(interruptions.shift() ?? '');
    else if (wishes.has('had-it')) await tab.wish('had-it');
    else if (item) await tab.answer(turn % 5 === 2 ? wrongAnswer(item) : rightAnswer(item));
    else if (guess) await tab.words(guess.label);
    else await tab.wish('go-on');
  }
};

/** Words that are heard in a row before the student does something. */
const talks = (events: readonly LiveEvent[]): number[] => {
  const spans: number[] = [0];
  for (const event of events)
    if (event.kind === 'heard') spans.push(0);
    else if (event.kind === 'say' || event.kind === 'ask')
      spans.push((spans.pop() ?? 0) + wordsIn(event.kind === 'say' ? event.sentences.join(' ') : event.ask));
  return spans;
};
const asks = (events: readonly LiveEvent[]): (LiveEvent & HappeningOf<'ask'>)[] =>
  events.filter((event): event is LiveEvent & HappeningOf<'ask'> => event.kind === 'ask');
const showsKey = (item: AskedItem): boolean => Object.hasOwn(item, 'key');

describe('a whole lesson by text', () => {
  it.each(SUBJECTS)(
    'is held to its end: %s, chapter %i',
    async (book, chapter) => {
      const lesson = (await lessons.whole(null, book)).find((one) => one.chapter === chapter);
      const items = new Map(
        lesson?.ideas.flatMap((idea) => idea.items.map((item) => [item.id, item] as const)),
      );
      const id = await beginLesson(ada, { kind: 'chapter', book, chapter });
      const tab = await openTab(ada, address, id);
      await tab.settled(0);
      await study(tab, items);
      const { events } = tab;
      const folder = process.env['LIVE_TRANSCRIPTS'];
      if (folder !== undefined) {
        mkdirSync(folder, { recursive: true });
        writeFileSync(`${folder}/${book}.txt`, transcriptOf(events));
        writeFileSync(`${folder}/${book}.json`, JSON.stringify(events));
      }
      expect(events.at(-1)).toMatchObject({ kind: 'end', why: 'finished', note_id: id });
      // Every idea got its sheet and its note, and something was asked about it.
      for (const idea of lesson?.ideas ?? []) {
        expect(events.some((event) => event.kind === 'sheet' && event.title === idea.title)).toBe(true);
        expect(events.some((event) => event.kind === 'note' && event.note.text === idea.statement)).toBe(
          true,
        );
        expect(asks(events).some(({ item }) => idea.items.some((one) => one.id === item?.id))).toBe(true);
      }
      expect(Math.max(...talks(events))).toBeLessThanOrEqual(MOST_WORDS);
      expect(asks(events).some(({ item }) => item !== null && showsKey(item))).toBe(false);
      const drawn = events.filter((event) => event.kind === 'say' && event.draw.length > 0);
      expect(drawn.length).toBeGreaterThan((lesson?.ideas.length ?? 0) * 2);
      const doubled = events.filter(
        (event, at) =>
          event.kind === 'say' &&
          events[at - 1]?.kind === 'say' &&
          JSON.stringify(event.sentences) ===
            JSON.stringify((events[at - 1] as HappeningOf<'say'>).sentences),
      );
      expect(doubled).toEqual([]);
      tab.socket.close();
    },
    180_000,
  );
});
