import type { Quote } from '@studia/contract/proof';
import { holdsInTime } from '@studia/mathematics/testing/property';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { HOSTILE_STRINGS } from '../../../testing/hostile-strings.ts';
import { workerPoolHere } from '../../../testing/worker-pool-here.ts';
import { makeExercises, type Exercises } from '../../exercises/service.ts';
import type { TutorEvent } from '../turn.ts';
import { makeReplyGuard } from './reply.ts';
import { makeShelf } from './shelf.ts';

const exercises = makeExercises(workerPoolHere);

const quote = (text: string, page: number, title = 'Biology'): Quote => ({
  book_id: title.toLowerCase(),
  title,
  page,
  start: 10,
  end: 10 + text.length,
  text,
});
const LEAF = quote('Photosynthesis is the process by which plants make sugar from light.', 12);
const CELL = quote('A cell is the smallest unit of life. Every living thing is made of cells.', 3);

interface Guarded {
  events: TutorEvent[];
  /** What was streamed, and what stands there in the end. */
  streamed: string;
  content: string;
  quotes: Quote[];
}

/** Puts a reply through the guard in pieces of so many signs; what is put right is told before the next piece. */
const guard = async (
  reply: string,
  size = 3,
  shown: readonly Quote[] = [LEAF, CELL],
  topic = '',
): Promise<Guarded> => {
  const shelf = makeShelf();
  for (const one of shown) shelf.put(one);
  const replyGuard = makeReplyGuard(topic, shelf, exercises);
  const events: TutorEvent[] = [];
  for (let at = 0; at < reply.length; at += size) {
    events.push(...replyGuard.push(reply.slice(at, at + size)));
    await everythingElse();
    events.push(...replyGuard.mended());
  }
  events.push(...(await replyGuard.end()));
  return { events, quotes: replyGuard.proof().quotes, ...readingOf(events) };
};

// Exercises without a thread answer before this does.
const everythingElse = () => new Promise((resolve) => setImmediate(resolve));

/** What was streamed, and what stands there in the end. */
const readingOf = (events: readonly TutorEvent[]): Pick<Guarded, 'streamed' | 'content'> => {
  let streamed = '';
  let content = '';
  for (const event of events) {
    if (event.type === 'text') {
      content += event.text;
      streamed += event.text;
    }
    if (event.type === 'tool' && event.correction) {
      const { line, was, now } = event.correction;
      const lines = content.split('\n');
      // A line that is still coming is put right up to its last whole sentence.
      expect(lines[line]?.startsWith(was)).toBe(true);
      content = lines
        .with(
          line,
          (lines[line] ?? '').replace(was, () => now),
        )
        .join('\n');
    }
  }
  return { streamed, content };
};

describe('a source', () => {
  it('that was shown is numbered in the order of appearance, and told before its number', async () => {
    const { events, content, quotes } = await guard(
      'Cells are small [2]. Leaves make sugar [1], as said [2].',
    );
    expect(content).toBe('Cells are small [1]. Leaves make sugar [2], as said [1].');
    expect(quotes).toEqual([CELL, LEAF]);
    expect(events.filter(({ type }) => type === 'citation')).toEqual([
      { type: 'citation', number: 1, quote: CELL },
      { type: 'citation', number: 2, quote: LEAF },
    ]);
    const at = events.findIndex(({ type }) => type === 'citation');
    expect(
      events
        .slice(0, at)
        .map((event) => (event.type === 'text' ? event.text : ''))
        .join(''),
    ).toBe('Cells are small');
  });

  it.each([
    ['Water is wet [7].', 'Water is wet.'],
    ['Water is wet[7] and cold.', 'Water is wet and cold.'],
    ['Water [7] is wet.', 'Water is wet.'],
    ['Both [1, 7] here.', 'Both [1] here.'],
    ['Both [1][2].', 'Both [1][2].'],
    ['Both [2, 1].', 'Both [1][2].'],
    ['A note [^1] here.', 'A note [1] here.'],
    ['A note 【1†source】 here.', 'A note [1] here.'],
    ['By name [Biology, p. 12].', 'By name [1].'],
    ['By name [Biology, p. 99].', 'By name.'],
    ['By name [Nature Journal, p. 12].', 'By name.'],
    ['Named [passage 1] here.', 'Named [1] here.'],
    ['Linked [7](https://evil.example/x).', 'Linked.'],
    ['Linked [1](https://evil.example/x).', 'Linked [1].'],
    ['Somebody said so [citation needed].', 'Somebody said so.'],
    ['At the end [9]', 'At the end'],
    ['At the line [9]\nnext', 'At the line\nnext'],
    ['Never closed [1', 'Never closed [1'],
  ])('is resolved or removed: %s', async (reply, expected) => {
    expect((await guard(reply, 100)).content).toBe(expected);
    // A space that was shown before the bracket came can't be taken back.
    for (const size of [1, 2, 5])
      expect((await guard(reply, size)).content.replaceAll(/ (?=[.\n]|$)/g, '')).toBe(expected);
  });

  it.each([
    ['[9] says that water is wet.', 'Says that water is wet.'],
    ['Water is wet (see [9]).', 'Water is wet.'],
    ['Water is wet, see [9].', 'Water is wet.'],
    ['According to [9], water is wet.', 'Water is wet.'],
    ['Ice floats. As shown in [9], it is light.', 'Ice floats. It is light.'],
    ['Water is wet ([9]) and cold.', 'Water is wet and cold.'],
    ['See [1] and, see also [9].', 'See [1] and.'],
  ])('that disappears leaves no hole: %s', async (reply, expected) => {
    for (const size of [1, 4, 100]) expect((await guard(reply, size)).content).toBe(expected);
  });

  it.each([
    'A [link](https://example.org) stays.',
    'The interval [1, 2] stays.',
    'The list [3, 1, 2] stays.',
    'The slice a[0:2] is [10, 20].',
    'x ∈ [0, 5] stays.',
    'Take a[1] from it.',
    '`a[7]` is code.',
    '```\nb = c[7]\n```',
    '- [ ] to do\n- [x] done',
    'Display \\[x^2\\] and ![picture](a.png).',
    '$[1, 2]$',
    'We have [some words] in brackets.',
  ])('is not seen where there is none: %s', async (reply) => {
    for (const size of [1, 4, 100]) expect((await guard(reply, size)).content).toBe(reply);
  });

  it('makes the answer one from the books; without any it is general knowledge', async () => {
    const shelf = makeShelf();
    const general = makeReplyGuard('', shelf, exercises);
    general.push('Hello [3].');
    await general.end();
    expect(general.proof()).toEqual({
      source: 'general',
      quotes: [],
      solution: null,
      checks: [],
      picture: null,
    });
  });

  it('has the title and page that it really has, also in a list', async () => {
    expect((await guard('So it is [1].\n\n[1] Nature, p. 400')).content).toBe(
      'So it is [1].\n\n[1] Biology, p. 12',
    );
  });
});

describe('words in quotation marks', () => {
  it.each([
    ['“plants make sugar from light” [1]', '“plants make sugar from light” [1]'],
    ['"Every living thing is made of cells." [2]', '"Every living thing is made of cells." [1]'],
    ['“Photosynthesis … make sugar from light” [1].', '“Photosynthesis … make sugar from light” [1].'],
  ])('that stand in the passage stay: %s', async (reply, expected) => {
    expect((await guard(reply)).content).toBe(expected);
  });

  it('get the source in which they really stand', async () => {
    const { content, quotes } = await guard('“Every living thing is made of cells” [1].');
    expect(content).toBe('“Every living thing is made of cells” [1].');
    expect(quotes).toEqual([CELL]);
  });

  it('that only tell what the passage says lose their marks', async () => {
    const { events, content } = await guard('It says “plants always make sugar with light” [1].\nNext.');
    expect(content).toBe('It says plants always make sugar with light [1].\nNext.');
    expect(events.find(({ type }) => type === 'tool')).toMatchObject({ tool: 'books' });
  });

  it('that say something else lose their source too', async () => {
    const { content, quotes } = await guard('“The moon is made of green cheese” [1].');
    expect(content).toBe('The moon is made of green cheese.');
    expect(quotes).toEqual([]);
  });

  it('that are given to a book without a source lose their marks unless they stand there', async () => {
    expect((await guard('The book says “everything is made of green cheese”.')).content).toBe(
      'The book says everything is made of green cheese.',
    );
    expect((await guard('The book says “plants make sugar from light”.')).content).toContain(
      '“plants make sugar from light”',
    );
    expect((await guard('> The moon is made of cheese [1]')).content).toBe(
      ' The moon is made of cheese'.trimStart(),
    );
  });

  it('that name a word or quote the student stay', async () => {
    const reply = 'You wrote “I think it is four”. The word “cell” is short.';
    expect((await guard(reply)).content).toBe(reply);
  });
});

describe('mathematics', () => {
  it('flows at once, and is put right when its line is finished', async () => {
    const { events, streamed, content } = await guard('First.\n3 × 4 = 13\nNext line.');
    expect(streamed).toBe('First.\n3 × 4 = 13\nNext line.');
    expect(content).toBe('First.\n3 × 4 = 12 *(corrected: was 13)*\nNext line.');
    const at = events.findIndex(({ type }) => type === 'tool');
    const before = events
      .slice(0, at)
      .map((event) => (event.type === 'text' ? event.text : ''))
      .join('');
    expect(before).toBe('First.\n3 × 4 = 13\n');
  });

  it('is put right sentence by sentence, before its line is over', async () => {
    const { events, content } = await guard('3 × 4 = 13. That is a dozen. Then it goes on, and on.');
    expect(content).toBe('3 × 4 = 12 *(corrected: was 13)*. That is a dozen. Then it goes on, and on.');
    const at = events.findIndex(({ type }) => type === 'tool');
    const before = events
      .slice(0, at)
      .map((event) => (event.type === 'text' ? event.text : ''))
      .join('');
    expect(before).not.toContain('and on');
  });

  it('that the next sentence takes back is left alone, however it comes', async () => {
    for (const reply of [
      '7 × 8 = 54. That is not quite right. Try again with 7 × 7 + 7.',
      'Not quite. 7 × 8 = 54 is two too small. What is 7 × 7?',
      'Almost. Here is what you have, and then the rest. 7 × 8 = 54. Look again.',
    ])
      for (const size of [1, 4, 100]) expect((await guard(reply, size)).content).toBe(reply);
  });

  it('that was the student’s own is left alone, unless it is made one’s own', async () => {
    const topic = 'i got 7 x 8 = 54';
    const left = 'Look at 7 × 8 = 54 once more.';
    expect((await guard(left, 3, [], topic)).content).toBe(left);
    expect((await guard('Yes, 7 × 8 = 54.', 3, [], topic)).content).toContain('7 × 8 = 56');
  });

  it('is put right in the last line too, and at the right one of two places', async () => {
    expect((await guard('3 × 4 = 12\n3 × 4 = 13')).content).toBe(
      '3 × 4 = 12\n3 × 4 = 12 *(corrected: was 13)*',
    );
    expect((await guard('3 × 4 = 13\n3 × 4 = 13\n')).content).toBe(
      '3 × 4 = 12 *(corrected: was 13)*\n3 × 4 = 12 *(corrected: was 13)*\n',
    );
  });

  it('is told line by line in the proof', async () => {
    const shelf = makeShelf();
    const replyGuard = makeReplyGuard('', shelf, exercises);
    replyGuard.push('Look:\n\n3 + 4 = 7\n3 × 4 = 13\nDone.');
    await replyGuard.end();
    expect(replyGuard.proof().checks).toEqual([
      { line: 2, verdict: 'right' },
      { line: 3, verdict: 'corrected', was: '13' },
    ]);
  });
});

it('any reply in any pieces reads the same, and one without faults is let through', async () => {
  const word = fc.constantFrom(
    'cell',
    ' ',
    '\n',
    '[1]',
    '[9]',
    '“',
    '”',
    '`',
    '[',
    ']',
    '3 × 4 = 13',
    '.',
    '$',
    '(x)',
    '\\',
  );
  await holdsInTime(
    [fc.array(word, { maxLength: 40 }), fc.integer({ min: 1, max: 9 })],
    async (words, size) => {
      const reply = words.join('');
      const whole = await guard(reply, 10_000);
      expect((await guard(reply, size)).content.replaceAll(' ', '')).toBe(whole.content.replaceAll(' ', ''));
      for (const [, number] of whole.content.matchAll(/cell ?\[(\d+)\]/g))
        expect(Number(number)).toBeLessThanOrEqual(whole.quotes.length);
    },
  );
  for (const text of HOSTILE_STRINGS) await guard(text.slice(0, 20_000), 1_000);
});

it('holds nothing back but what stands in brackets', () => {
  const replyGuard = makeReplyGuard('', makeShelf(), exercises);
  expect(replyGuard.push('The answer')).toEqual([{ type: 'text', text: 'The answer' }]);
  expect(replyGuard.push(' is ')).toEqual([{ type: 'text', text: ' is ' }]);
  expect(replyGuard.push('[')).toEqual([]);
  expect(replyGuard.push('a) yes')).toEqual([]);
  expect(replyGuard.push('] x')).toEqual([{ type: 'text', text: '[a) yes] x' }]);
});

describe('a check that takes its time', () => {
  /** Answers when it is told to. */
  const slowMathWorker = () => {
    const waiting: (() => void)[] = [];
    const slow: Exercises = {
      ask: (...question) => new Promise((resolve) => waiting.push(() => resolve(exercises.ask(...question)))),
    };
    return { slow, asked: () => waiting.length, answer: () => waiting.shift()?.() };
  };

  it('holds no word back, and puts right the line that it was about', async () => {
    const { slow, answer } = slowMathWorker();
    const replyGuard = makeReplyGuard('', makeShelf(), slow);
    const first = replyGuard.push('3 × 4 = 13\nSo 3 × 4 = 13 it is.\n');
    expect(readingOf(first).streamed).toBe('3 × 4 = 13\nSo 3 × 4 = 13 it is.\n');
    const then = replyGuard.push('Next.\n5 + 5 = 11\n');
    expect(replyGuard.mended()).toEqual([]);
    const news = replyGuard.news();
    answer();
    await news;
    const mended = replyGuard.mended();
    expect(readingOf([...first, ...then, ...mended]).content).toBe(
      '3 × 4 = 12 *(corrected: was 13)*\nSo 3 × 4 = 13 it is.\nNext.\n5 + 5 = 11\n',
    );
    const ended = replyGuard.end();
    answer();
    expect(readingOf([...first, ...then, ...mended, ...(await ended)]).content).toBe(
      '3 × 4 = 12 *(corrected: was 13)*\nSo 3 × 4 = 12 *(corrected: was 13)* it is.\nNext.\n5 + 5 = 10 *(corrected: was 11)*\n',
    );
    expect(replyGuard.proof().checks.map(({ line }) => line)).toEqual([0, 1, 3]);
  });

  it('asks once for many lines, and never about words alone', async () => {
    const { slow, asked, answer } = slowMathWorker();
    const replyGuard = makeReplyGuard('', makeShelf(), slow);
    replyGuard.push('Many words.\nStill words, and 7 numbers.\n');
    expect(asked()).toBe(0);
    replyGuard.push('1 + 1 = 2\n');
    replyGuard.push('words\n2 + 2 = 4\n3 + 3 = 6\n');
    expect(asked()).toBe(1);
    answer();
    await everythingElse();
    expect(asked()).toBe(1);
    answer();
    await replyGuard.end();
    expect(replyGuard.proof().checks.map(({ line }) => line)).toEqual([2, 4, 5]);
  });

  it('that was given up on says nothing, neither about its line nor about those that may go on from it', async () => {
    const never: Exercises = { ask: (_, __, otherwise) => Promise.resolve(otherwise) };
    const replyGuard = makeReplyGuard('', makeShelf(), never);
    const events = [...replyGuard.push('3 × 4 = 13\n5 + 5 = 11\n'), ...(await replyGuard.end())];
    expect(events.every(({ type }) => type === 'text')).toBe(true);
    expect(replyGuard.proof().checks).toEqual([]);
  });
});
