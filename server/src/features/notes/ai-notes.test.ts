import { aiNotes as calls, NoteLength, NoteStyle, type NoteMaking } from '@studia/contract/ai-notes';
import { lessons } from '@studia/contract/lessons';
import { library } from '@studia/contract/library';
import { quoteKey, quoteKeysIn } from '@studia/contract/note-text';
import { notes, type Note } from '@studia/contract/notes';
import type { Quote } from '@studia/contract/proof';
import { usage } from '@studia/contract/usage';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { ModelEvent } from '../../ports/model/port.ts';
import { scriptedModel } from '../../ports/model/scripted.ts';
import { startApp, type TestApp } from '../../testing/app.ts';
import { PATIENCE } from '../../testing/patience.ts';
import { starterBooks, writtenLessons } from '../../testing/starter-lessons.ts';
import { verifiedStudent, type Student } from '../../testing/visitors.ts';
import { judgeLines } from './rules/judge-lines.ts';
import { linesOf } from './rules/note-lines.ts';
import { chapterMarkdown } from './rules/note-markdown.ts';

let app: TestApp;
let ada: Student;
let books: Awaited<ReturnType<typeof starterBooks>>;
let written: Awaited<ReturnType<typeof writtenLessons>>;
beforeAll(async () => {
  books = await starterBooks();
  written = await writtenLessons();
  app = await startApp();
  ada = await verifiedStudent(app, 'ada');
});
afterAll(() => app.close());

const ready = (id: Note['id'], by = ada): Promise<{ note: Note; making: NoteMaking }> =>
  vi.waitFor(
    async () => {
      const made = await by.ask(calls.making, { params: { id } });
      expect(made.making.state).toBe('done');
      return made;
    },
    { ...PATIENCE, interval: 100 },
  );
const make = async (body: { book: string; chapters: number[] } & Record<string, unknown>, by = ada) => {
  const request = { style: 'summary' as const, length: 'short' as const, ...body };
  return ready((await by.ask(calls.make, { body: request })).note.id, by);
};

/** Lines that say something: headings, the head of a table and blank lines do not. */
const linesIn = (content: string): string[] =>
  content
    .split('\n')
    .filter((line) => line.trim() !== '' && !/^(?:#{1,6} |\| Question|\| -|\*\*Q:)/.test(line));

describe('the lines of an AI note', () => {
  it('all have words of the book, in every style and length, for every lesson of the starter books', () => {
    const pages = new Map(
      books.flatMap(({ slug, pages: all }) => all.map((page) => [`${slug} ${page.number}`, page.text])),
    );
    const isFound = ({ book_id, page, start, end, text }: Quote): boolean =>
      pages.get(`${book_id} ${page}`)?.slice(start, end) === text;
    expect(written.length).toBeGreaterThan(20);
    let lines = 0;
    const unproved: string[] = [];
    for (const lesson of written)
      for (const style of NoteStyle.options)
        for (const length of NoteLength.options) {
          const made = linesOf(lesson, style, length);
          const known = new Set(
            made.filter(({ quote }) => isFound(quote)).map(({ quote }) => quoteKey(quote)),
          );
          for (const line of linesIn(chapterMarkdown(lesson.title, made, style))) {
            const keys = quoteKeysIn(line);
            if (keys.length === 0 || keys.some((key) => !known.has(key))) unproved.push(line);
            lines += 1;
          }
        }
    expect(unproved).toEqual([]);
    expect(lines).toBeGreaterThan(5_000);
  });
});

describe('an AI note', () => {
  it('is made chapter by chapter, and each line opens its page', async () => {
    const { note, making } = await make({ book: 'arithmetic', chapters: [0, 1], length: 'medium' });
    expect(making.chapters.map(({ chapter, state }) => [chapter, state])).toEqual([
      [0, 'done'],
      [1, 'done'],
    ]);
    expect(note.source).toMatchObject({ origin: 'ai', id: 'arithmetic' });
    const [first, second] = making.chapters.map(({ title }) => title);
    expect(note.title).toBe(`Summary of ${first} and ${second}`);
    expect(note.content.match(/^## /gm)).toHaveLength(2);
    const known = new Set(note.quotes.filter(({ available }) => available).map(({ key }) => key));
    for (const line of linesIn(note.content)) {
      const keys = quoteKeysIn(line);
      expect(keys.length > 0 && keys.every((key) => known.has(key)) ? [] : line).toEqual([]);
    }
  });

  it('is made again in another style, and what the student changed stays', async () => {
    const { note } = await make({ book: 'arithmetic', chapters: [0, 1] });
    const [first = ''] = linesIn(note.content);
    const content = note.content.replace(first, `${first} I know this from school.`);
    const params = { id: note.id };
    await ada.ask(notes.update, {
      params,
      body: { revision: note.revision, content: `My own words.\n\n${content}` },
    });
    await ada.ask(calls.remake, { params, body: { chapters: [0], style: 'terms' } });
    const again = await ready(note.id);
    expect(again.note.content).toContain('My own words.');
    expect(again.note.content).toContain('I know this from school.');
    expect(again.note.content.match(/^## /gm)).toHaveLength(2);
    expect(again.note.content).toMatch(/^\*\*[^*]+\*\*: /m);
    // The other chapter was not asked for.
    const second = content.slice(content.lastIndexOf('\n## '));
    expect(again.note.content).toContain(second.trim());
    expect(again.making.style).toBe('terms');
    expect(again.note.title).toBe(note.title);
  });

  it('is named by its style and its chapters, also after all of it is made in another style', async () => {
    const { note, making } = await make({ book: 'arithmetic', chapters: [2] });
    const [{ title } = { title: '' }] = making.chapters;
    expect(note.title).toBe(`Summary of ${title}`);
    await ada.ask(calls.remake, { params: { id: note.id }, body: { chapters: [2], style: 'exam' } });
    expect((await ready(note.id)).note.title).toBe(`Exam sheet for ${title}`);
    const three = await make({ book: 'arithmetic', chapters: [0, 1, 2] });
    expect(three.note.title).toMatch(/^Summary of .+ and 2 more chapters$/);
  });

  it('needs a book and chapters that are there', async () => {
    const body = { book: 'arithmetic', chapters: [999], style: 'summary', length: 'short' } as const;
    expect(await ada.refusal(calls.make, { body: { ...body, chapters: [999] } })).toMatchObject({
      code: 'lesson_not_found',
    });
    expect(
      await ada.refusal(calls.make, { body: { ...body, book: 'nothing', chapters: [0] } }),
    ).toMatchObject({
      code: 'book_not_found',
    });
  });

  it('outlives its book, and its quotes say that the book is gone', async () => {
    const text = Array.from(
      { length: 12 },
      (_, index) => `A kite number ${index} is a light frame that flies on a long line in the wind.`,
    ).join(' ');
    const upload = { body: {}, files: [new File([`# Kites\n\n${text}\n`], 'kites.md')] };
    const { books: uploaded } = await ada.ask(library.upload, upload);
    const id = uploaded[0]?.id ?? '';
    const isTaught = async () =>
      expect((await ada.ask(lessons.ofBook, { params: { book: id } })).lessons).toHaveLength(1);
    await vi.waitFor(isTaught, { ...PATIENCE, interval: 500 });
    const made = await make({ book: id, chapters: [0], style: 'outline' });
    expect(made.note.quotes.length).toBeGreaterThan(0);
    await ada.ask(library.remove, { params: { id } });
    const { note } = await ada.ask(notes.read, { params: { id: made.note.id } });
    expect(note.content).toBe(made.note.content);
    expect(note.quotes.every(({ available }) => !available)).toBe(true);
  });
});

describe('a model that writes notes', () => {
  const sentence = {
    book_id: 'b',
    title: 'B',
    page: 1,
    start: 0,
    end: 40,
    text: 'Light is caught by the green of leaves.',
  };

  it('is believed where its quote stands in the chapter, and nowhere else', () => {
    const line = { kind: 'idea', cue: 'Light', text: 'Leaves catch [light](javascript:x).' } as const;
    const { lines, refused } = judgeLines(
      [
        { ...line, quote: 'Light is  caught by the green of leaves.' },
        { ...line, quote: 'Leaves are made of chocolate and cream.' },
        { ...line, quote: 'Light' },
        { ...line, text: '', quote: sentence.text },
      ],
      [sentence],
    );
    expect(lines).toEqual([{ kind: 'idea', cue: 'Light', text: 'Leaves catch light.', quote: sentence }]);
    expect(refused).toHaveLength(3);
  });

  it('writes the note, is counted, and what it invented is left out', async () => {
    const lesson = written.find(({ book_id, chapter }) => book_id === 'arithmetic' && chapter === 0);
    const words = lesson?.ideas[0]?.quote.text ?? '';
    const line = { kind: 'idea', cue: 'A point', text: 'Said by the model.', quote: words };
    const lines = [
      line,
      { ...line, cue: 'Another', text: 'Also said.' },
      { ...line, text: 'Invented.', quote: 'No such words stand in this book.' },
    ];
    const answer: ModelEvent[] = [
      { type: 'text', text: JSON.stringify({ lines }) },
      { type: 'done', usage: { inputTokens: 100, outputTokens: 50, cost: null }, cut: false },
    ];
    const model = scriptedModel(answer, answer);
    const other = await startApp({ world: { model } });
    try {
      const bea = await verifiedStudent(other, 'bea');
      const { note } = await make({ book: 'arithmetic', chapters: [0] }, bea);
      expect(note.content).toContain('Said by the model.');
      expect(note.content).not.toContain('Invented.');
      const { analytics } = await bea.ask(usage.analytics, {});
      expect(analytics.by_feature).toMatchObject([{ feature: 'notes', input_tokens: 200 }]);
    } finally {
      await other.close();
    }
  });
});
