import { account } from '@studia/contract/account';
import { chat } from '@studia/contract/chat';
import type { MindMapId } from '@studia/contract/ids';
import { lessons } from '@studia/contract/lessons';
import { MIND_MAP } from '@studia/contract/limits';
import { mindmap as calls, type MapNode } from '@studia/contract/mindmap';
import { notes } from '@studia/contract/notes';
import { practice } from '@studia/contract/practice';
import { NO_ID } from '@studia/contract/trial';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startApp, type TestApp } from '../../testing/app.ts';
import { verifiedStudent, type Student } from '../../testing/visitors.ts';

let app: TestApp;
let ada: Student;
let joy: Student;
beforeAll(async () => {
  app = await startApp();
  ada = await verifiedStudent(app, 'ada');
  joy = await verifiedStudent(app, 'joy');
  await app.database.db
    .insertInto('billing_grant')
    .values({ id: ada.id, student_id: ada.id, days: 30, reason: 'a test', granted_at: app.clock.now() })
    .execute();
});
afterAll(() => app.close());

const drawn = async (student: Student, type: 'book' | 'chapter' | 'note' | 'conversation', id: string) =>
  (await student.ask(calls.drawn, { params: { type, id } })).map;
const textsUnder = (nodes: readonly MapNode[], parent: string | null): string[] =>
  nodes.filter((node) => node.parent === parent).map(({ text }) => text);
const renamed = (node: MapNode, text: string): MapNode => ({ ...node, text });
const own = async (student: Student = ada) =>
  (await student.ask(calls.create, { body: { from: { type: 'chapter', id: 'arithmetic.0' } } })).map;

describe('a map that is drawn', () => {
  it('shows a book as chapters, ideas and what is taught about each, in their order', async () => {
    const { title, nodes, ideas } = await drawn(ada, 'book', 'arithmetic');
    const { lessons: taught } = await ada.ask(lessons.ofBook, { params: { book: 'arithmetic' } });
    const { lesson } = await ada.ask(lessons.lesson, { params: { book: 'arithmetic', chapter: 0 } });
    expect(textsUnder(nodes, null)).toEqual([title]);
    const chapters = nodes.filter(({ parent }) => parent === 'root');
    expect(chapters.map(({ text }) => text)).toEqual(taught.map((one) => one.title));
    expect(chapters.every(({ quote }) => (quote?.page ?? 0) > 0)).toBe(true);
    expect(textsUnder(nodes, chapters[0]?.id ?? '')).toEqual(lesson.ideas.map((idea) => idea.title));
    const [idea] = lesson.ideas;
    expect(textsUnder(nodes, idea?.id ?? '')[0]).toBe(idea?.statement);
    expect(nodes.find(({ id }) => id === idea?.id)).toMatchObject({ role: 'idea', quote: idea?.quote });
    expect(ideas.map(({ id }) => id)).toEqual(
      taught.flatMap((one) => one.ideas.map((summary) => summary.id)),
    );
  });

  it('shows what the student can do of each idea', async () => {
    const before = await drawn(joy, 'chapter', 'arithmetic.0');
    const idea = 'arithmetic/place-decides-worth';
    expect(before.ideas.find(({ id }) => id === idea)?.mastery).toMatchObject({ alone: null, attempts: 0 });
    await joy.ask(practice.answer, {
      body: {
        id: '01948b3c-7d5e-7abc-9def-0123456789cd',
        idea,
        item: 'two-eights',
        answer: { kind: 'number', text: '100' },
        confidence: 75,
        help: 'none',
        milliseconds: 4_000,
      },
    });
    const { title, ideas, nodes } = await drawn(joy, 'chapter', 'arithmetic.0');
    expect(textsUnder(nodes, null)).toEqual([title]);
    expect(ideas.find(({ id }) => id === idea)).toMatchObject({
      chapter: 0,
      mastery: { attempts: 1, alone: expect.any(Number) },
    });
  });

  it('shows a note by its headings and lists, and each quote where it stands', async () => {
    const quote = { book_id: 'biology', title: 'Biology', page: 2, start: 0, end: 4, text: 'Cell' };
    const content = [
      '# Cells\n\n- **Nucleus**: holds the plan\n  - made of *DNA*\n- wall',
      '```\n- no list\n```\n\n## Plants\n\nThey make sugar. From light.',
    ].join('\n\n');
    const { note } = await ada.ask(notes.create, {
      body: { title: 'Biology', content, quotes: [quote] },
    });
    const { nodes } = await drawn(ada, 'note', note.id);
    expect(textsUnder(nodes, 'root')).toEqual(['Cells']);
    const idOf = (text: string) => nodes.find((node) => node.text === text)?.id ?? '';
    expect(textsUnder(nodes, idOf('Cells'))).toEqual(['Nucleus: holds the plan', 'wall', 'Plants']);
    expect(textsUnder(nodes, idOf('Nucleus: holds the plan'))).toEqual(['made of DNA']);
    expect(textsUnder(nodes, idOf('Plants'))).toEqual(expect.arrayContaining(['They make sugar.', 'Cell']));
    expect(nodes.filter((node) => node.quote)).toMatchObject([{ text: 'Cell', quote: { page: 2 } }]);
    expect(await joy.refusal(calls.drawn, { params: { type: 'note', id: note.id } })).toMatchObject({
      code: 'note_not_found',
    });
  });

  it('shows the ideas that a conversation touched, under the chapters that teach them', async () => {
    const { session_id } = await ada.ask(chat.createSession, { body: {} });
    await ada.ask(chat.sendMessage, {
      body: { session_id, message: 'Explain what a numerator and a denominator are.' },
    });
    const { nodes, ideas } = await drawn(ada, 'conversation', session_id);
    expect(ideas.length).toBeGreaterThan(0);
    const chapters = nodes.filter(({ role }) => role === 'chapter');
    expect(chapters.length).toBeGreaterThan(0);
    for (const { id } of chapters) expect(textsUnder(nodes, id).length).toBeGreaterThan(0);
    expect(
      await joy.refusal(calls.drawn, { params: { type: 'conversation', id: session_id } }),
    ).toMatchObject({ code: 'session_not_found' });
  });

  it('is refused where there is nothing to draw', async () => {
    for (const [type, id, code] of [
      ['book', 'no-such-book', 'book_not_found'],
      ['chapter', 'arithmetic.999', 'lesson_not_found'],
      ['chapter', 'arithmetic', 'lesson_not_found'],
      ['note', 'x', 'note_not_found'],
      ['conversation', NO_ID, 'session_not_found'],
    ] as const)
      expect(await ada.refusal(calls.drawn, { params: { type, id } })).toMatchObject({ code });
  });
});

describe('a map of one’s own', () => {
  it('is Premium’s: others are told so, and their drawn map says it before they try', async () => {
    expect((await drawn(joy, 'book', 'arithmetic')).may_edit).toBe(false);
    expect((await drawn(ada, 'book', 'arithmetic')).may_edit).toBe(true);
    expect(await joy.refusal(calls.create, { body: { from: null, title: 'Mine' } })).toMatchObject({
      status: 402,
      code: 'premium_needed',
    });
  });

  it('begins as a copy, is changed, and is nobody else’s', async () => {
    const map = await own();
    expect(map).toMatchObject({ revision: 1, source: { type: 'chapter', id: 'arithmetic.0' } });
    expect((await drawn(ada, 'chapter', 'arithmetic.0')).own).toContainEqual({
      id: map.id,
      title: map.title,
    });
    const added: MapNode = {
      id: 'n1',
      parent: 'root',
      text: 'Ask',
      role: 'question',
      idea: null,
      quote: null,
    };
    const { map: changed } = await ada.ask(calls.update, {
      params: { id: map.id },
      body: { revision: 1, nodes: [...map.nodes, added] },
    });
    expect(changed.revision).toBe(2);
    expect(changed.nodes.at(-1)).toEqual(added);
    expect((await ada.ask(calls.read, { params: { id: map.id } })).map.nodes).toEqual(changed.nodes);
    for (const endpoint of [calls.read, calls.revisions, calls.delete] as const)
      expect(await joy.refusal(endpoint, { params: { id: map.id } })).toMatchObject({
        code: 'map_not_found',
      });
  });

  it('can still be read when Premium has ended, but not changed', async () => {
    const map = await own();
    const grants = app.database.db.updateTable('billing_grant').where('student_id', '=', ada.id);
    await grants.set({ granted_at: new Date(app.clock.now().getTime() - 40 * 86_400_000) }).execute();
    const read = (await ada.ask(calls.read, { params: { id: map.id } })).map;
    expect(read.may_edit).toBe(false);
    expect(
      await ada.refusal(calls.update, { params: { id: map.id }, body: { revision: 1, nodes: map.nodes } }),
    ).toMatchObject({ code: 'premium_needed' });
    await grants.set({ granted_at: app.clock.now() }).execute();
  });

  it('refuses what is no tree, and what is too large', async () => {
    const { id, nodes } = await own();
    const [root] = nodes;
    if (!root) throw new Error('The map is empty.');
    const child = (name: string, parent: string | null): MapNode => ({ ...root, id: name, parent });
    for (const broken of [
      [],
      [root, root],
      [root, child('a', null)],
      [root, child('a', 'b')],
      [root, child('a', 'b'), child('b', 'a')],
    ])
      expect(
        await ada.refusal(calls.update, { params: { id }, body: { revision: 1, nodes: broken } }),
      ).toMatchObject({ code: 'map_broken' });
    const many = Array.from({ length: MIND_MAP.mostNodes }, (_, place) => child(`n${place}`, root.id));
    expect(
      await ada.refusal(calls.update, { params: { id }, body: { revision: 1, nodes: [root, ...many] } }),
    ).toMatchObject({ code: 'map_too_large' });
  });

  it('of two windows lets the first save, tells the second, and takes a repeated save as one', async () => {
    const { id, nodes } = await own();
    const rename = (text: string) => nodes.map((node) => (node.parent === null ? renamed(node, text) : node));
    const save = (text: string) => ({ params: { id }, body: { revision: 1, nodes: rename(text) } });
    await ada.ask(calls.update, save('One'));
    expect((await ada.ask(calls.update, save('One'))).map.revision).toBe(2);
    expect(await ada.refusal(calls.update, save('Other'))).toMatchObject({
      status: 409,
      code: 'map_changed',
    });
    const both = await Promise.allSettled(
      ['Red', 'Blue'].map((text) =>
        ada.ask(calls.update, { params: { id }, body: { revision: 2, nodes: rename(text) } }),
      ),
    );
    expect(both.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  it('keeps earlier versions: one in ten minutes, each before a merge, and no more than thirty', async () => {
    const { id, nodes } = await own();
    let revision = 1;
    const save = async (text: string, keep = false) => {
      const changed = nodes.map((node) => (node.parent === null ? renamed(node, text) : node));
      await ada.ask(calls.update, { params: { id }, body: { revision, nodes: changed, keep } });
      revision += 1;
    };
    const revisions = async () =>
      (await ada.ask(calls.revisions, { params: { id } })).revisions.map((one) => one.revision);
    await save('A');
    await save('B');
    expect(await revisions()).toEqual([1]);
    app.clock.advance(MIND_MAP.revisionEvery);
    await save('C');
    await save('D');
    expect(await revisions()).toEqual([4, 1]);
    await save('E', true);
    expect(await revisions()).toEqual([5, 4, 1]);
    const first = await ada.ask(calls.revision, { params: { id, revision: 1 } });
    expect(first.nodes).toEqual(nodes);
    for (let more = 0; more < MIND_MAP.keptRevisions; more += 1) await save(`${more}`, true);
    expect(await revisions()).toHaveLength(MIND_MAP.keptRevisions);
    expect(await ada.refusal(calls.revision, { params: { id, revision: 1 } })).toMatchObject({
      code: 'map_not_found',
    });
  });

  it('is made once for each id, can be empty, and is deleted for good', async () => {
    const id = '01948b3c-7d5e-7abc-9def-0123456789aa' as MindMapId;
    const body = { id, from: null, title: 'My year' };
    await ada.ask(calls.create, { body });
    const { map } = await ada.ask(calls.create, { body });
    expect(map).toMatchObject({ title: 'My year', source: null });
    expect(textsUnder(map.nodes, null)).toEqual(['My year']);
    await ada.ask(calls.delete, { params: { id } });
    expect(await ada.refusal(calls.read, { params: { id } })).toMatchObject({ code: 'map_not_found' });
  });

  it('is part of what a student takes along, and goes with the account', async () => {
    const kim = await verifiedStudent(app, 'kim');
    await app.database.db
      .insertInto('billing_grant')
      .values({ id: kim.id, student_id: kim.id, days: 30, reason: 'a test', granted_at: app.clock.now() })
      .execute();
    const { title, nodes } = await own(kim);
    const answer = await kim.send(account.export, {});
    expect(answer.json()).toMatchObject({ mind_maps: [{ title, nodes }] });
    await app.database.db.deleteFrom('student').where('id', '=', kim.id).execute();
    const left = await app.database.db
      .selectFrom('mind_map')
      .where('student_id', '=', kim.id)
      .select('id')
      .execute();
    expect(left).toEqual([]);
  });
});
