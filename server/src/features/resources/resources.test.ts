import { RESOURCE } from '@studia/contract/limits';
import { mindmap } from '@studia/contract/mindmap';
import { notes } from '@studia/contract/notes';
import { plan } from '@studia/contract/plan';
import { quiz } from '@studia/contract/quiz';
import { resources as calls, type Resource } from '@studia/contract/resources';
import { review } from '@studia/contract/review';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Embed } from '../../ports/embed/port.ts';
import { startApp, type TestApp } from '../../testing/app.ts';
import { verifiedStudent, type Student } from '../../testing/visitors.ts';
import { readGuide } from './guide.ts';
import { readWrittenGuides } from './written-guides.ts';

/** Gardens and plants mean the same here, and nothing else does. */
const meaning = (text: string) => Float32Array.from(/garden|plant|leaves/i.test(text) ? [1, 0] : [0, 1]);
const embed: Embed = {
  model: 'test',
  embed: async (text) => (/garden/i.test(text) ? meaning(text) : Float32Array.from([-1, -1])),
  background: async (text) => meaning(text),
  wake: () => Promise.resolve(),
  shipped: async () => () => undefined,
  close: async () => {},
};

let app: TestApp;
let ada: Student;
let joy: Student;
beforeAll(async () => {
  app = await startApp({ world: { embed } });
  ada = await verifiedStudent(app, 'ada');
  joy = await verifiedStudent(app, 'joy');
  await app.database.db
    .insertInto('billing_grant')
    .values({ id: ada.id, student_id: ada.id, days: 30, reason: 'a test', granted_at: app.clock.now() })
    .execute();
});
afterAll(() => app.close());

const list = async (student: Student, query: Parameters<typeof ask>[1] = {}) =>
  (await ask(student, query)).resources;
const ask = (student: Student, query: { question?: string; kind?: Resource['kind'] } = {}) =>
  student.ask(calls.list, { query });

describe('what was made for a student', () => {
  it('is there of every kind, the newest first, with what it came from and a preview', async () => {
    const step = () => app.clock.advance(60_000);
    await ada.ask(notes.create, {
      body: {
        title: 'Cells',
        content: 'Small rooms.',
        source: { origin: 'reader', id: 'biology', title: 'Biology' },
      },
    });
    step();
    await ada.ask(notes.create, {
      body: {
        title: 'Made',
        content: 'By rules.',
        source: { origin: 'ai', id: 'biology', title: 'Biology' },
      },
    });
    step();
    await ada.ask(mindmap.create, { body: { from: { type: 'book', id: 'arithmetic' } } });
    step();
    await ada.ask(quiz.create, {
      body: {
        scope: { book: 'arithmetic', chapters: [0] },
        length: 5,
        difficulty: 'adaptive',
        mode: 'practise',
        minutes: null,
      },
    });
    step();
    await ada.ask(review.addChapter, { body: { book: 'arithmetic', chapter: 0 } });
    step();
    await ada.ask(plan.generate, {
      body: { topic: 'Fractions' },
    });
    const all = await list(ada);
    expect(all.map(({ kind }) => kind)).toEqual(['plan', 'deck', 'quiz', 'map', 'ai-note', 'note']);
    for (const { title, preview, size } of all) {
      expect(title).not.toBe('');
      expect(preview.length).toBeGreaterThan(0);
      expect(size).toBeGreaterThan(0);
    }
    expect(all.at(-1)).toMatchObject({ source: { title: 'Biology', book_id: 'biology' }, size: 2 });
    expect(all.find(({ kind }) => kind === 'map')?.source).toMatchObject({ book_id: 'arithmetic' });
    expect(await list(joy)).toEqual([]);
  });

  it('is found by words, and narrowed down to a kind', async () => {
    expect((await list(ada, { kind: 'deck' })).map(({ kind }) => kind)).toEqual(['deck']);
    expect((await list(ada, { question: 'SMALL rooms' })).map(({ title }) => title)).toEqual(['Cells']);
    expect((await list(ada, { question: 'biology', kind: 'ai-note' })).map(({ title }) => title)).toEqual([
      'Made',
    ]);
    expect(await list(ada, { question: '100%_of nothing' })).toEqual([]);
  });

  it('is found by what it means, whatever words it uses', async () => {
    const kim = await verifiedStudent(app, 'kim');
    await kim.ask(review.add, {
      body: { cards: [{ kind: 'basic', front: 'What do leaves need?', back: 'Light', subject: 'Plants' }] },
    });
    await kim.ask(review.add, {
      body: { cards: [{ kind: 'basic', front: 'Half of 4?', back: '2', subject: 'Numbers' }] },
    });
    expect((await list(kim, { question: 'my garden' })).map(({ kind, title }) => [kind, title])).toEqual([
      ['deck', 'Plants'],
    ]);
    expect(await list(kim, { question: 'my garden', kind: 'note' })).toEqual([]);
    expect(await list(kim, { question: 'engines' })).toEqual([]);
  });

  it('comes page by page, each thing once, also where many were made in the same moment', async () => {
    const many = RESOURCE.listedAtOnce + 5;
    for (let made = 0; made < many; made += 1)
      await joy.ask(notes.create, { body: { title: `Note ${made}`, content: '' } });
    for (const subject of ['Art', 'Zoology'])
      await joy.ask(review.add, {
        body: { cards: [{ kind: 'basic', front: 'Half of 4?', back: '2', subject }] },
      });
    const first = await ask(joy);
    expect(first.more).toBe(true);
    const last = first.resources.at(-1);
    const second = await joy.ask(calls.list, {
      query: { ...(last && { before: last.at, before_id: last.id }) },
    });
    expect(second.more).toBe(false);
    const titles = [...first.resources, ...second.resources].map(({ title }) => title);
    expect(titles).toHaveLength(many + 2);
    expect(new Set(titles).size).toBe(many + 2);
  });
});

describe('the study guides', () => {
  it('are at least eight, each of 300 to 600 words, and lead to pages that exist', () => {
    const guides = readWrittenGuides();
    expect(guides.length).toBeGreaterThanOrEqual(8);
    const pages = new Set(
      '/ /curriculum /dashboard /practice /goal-setting /quiz/new /review /my-notes /progress'.split(' '),
    );
    for (const { text, title, summary, minutes } of guides) {
      const [read = ''] = text.split('## Sources');
      const words = read.split(/\s+/).length;
      expect({ title, isShort: words >= 300 && words <= 600 }).toEqual({ title, isShort: true });
      expect(summary.length).toBeLessThan(120);
      expect(minutes).toBeGreaterThan(0);
      for (const [, to = ''] of text.matchAll(/\]\(([^)]+)\)/g)) expect([...pages]).toContain(to);
    }
  });

  it('are refused where something is missing', () => {
    expect(readGuide('a', '# Title\n\nAbout it.\n\nText.')).toMatchObject({ title: 'Title', text: 'Text.' });
    for (const broken of ['Title\n\nAbout.\n\nText.', '# Title\n\n## Head\n\nText.', '# Title\n\nAbout.'])
      expect(() => readGuide('a', broken)).toThrow('The study guide a lacks');
    expect(() => readGuide('a', '# T\n\nAbout.\n\nIt works (Roe and others, 2006).')).toThrow(
      'does not say where (Roe and others, 2006) can be read',
    );
  });

  it('name the studies behind what they say, in full at the end', () => {
    const about = readWrittenGuides().filter(({ id }) => id !== 'using-studia');
    for (const { id, text } of about) {
      expect({ id, studies: text.match(/\(\p{Lu}[^()\d]*, \d{4}\)/gu) }).toEqual({
        id,
        studies: expect.anything(),
      });
      expect(text.split('## Sources')[1]).toMatch(/^- .+ \(\d{4}\)\. .+\. \*.+\*, \d+/m);
    }
  });

  it('are found by words, and read', async () => {
    const { guides } = await ask(joy, { question: 'interleav volcano' });
    expect(guides).toEqual([]);
    const found = (await ask(joy, { question: 'highlighting' })).guides;
    expect(found.map(({ id }) => id)).toContain('reading-a-textbook');
    const { guide } = await joy.ask(calls.guide, { params: { id: 'spacing' } });
    expect(guide.text).toContain('## ');
    expect(await joy.refusal(calls.guide, { params: { id: 'none' } })).toMatchObject({
      code: 'guide_not_found',
    });
  });
});
