import { account } from '@studia/contract/account';
import type { PlanId } from '@studia/contract/ids';
import { library } from '@studia/contract/library';
import { ALLOWANCE, PLAN } from '@studia/contract/limits';
import { plan as calls, type Plan, type PlanItem } from '@studia/contract/plan';
import { usage as usageCalls } from '@studia/contract/usage';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { ModelEvent } from '../../ports/model/port.ts';
import { scriptedModel } from '../../ports/model/scripted.ts';
import { scriptedRandom } from '../../ports/random/scripted.ts';
import { startApp, type TestApp } from '../../testing/app.ts';
import { freeTier } from '../../testing/free-tier.ts';
import { PATIENCE } from '../../testing/patience.ts';
import { verifiedStudent, visitorOf, type Student } from '../../testing/visitors.ts';
import { readStarterBooks } from '../curriculum/starter-books.ts';
import { makeUsage } from '../usage/service.ts';

const random = scriptedRandom('plan');
let app: TestApp;
let ada: Student;
beforeAll(async () => {
  app = await startApp();
  ada = await verifiedStudent(app, 'ada');
});
afterAll(() => app.close());

const itemsOf = ({ modules }: Pick<Plan, 'modules'>): PlanItem[] => modules.flatMap(({ items }) => items);
const generate = async (body: { topic: string } & Record<string, unknown>, student: Student = ada) =>
  (await student.ask(calls.generate, { body })).plan;
const KITES =
  '# My kites\n\n## Frames\n\nA kite has a frame of two thin sticks.\n\n## Lines\n\nThe line is tied to the bridle below the frame.\n';
const ownBook = async (student: Student): Promise<string> => {
  const upload = { body: {}, files: [new File([KITES], 'kites.md')] };
  const { books } = await student.ask(library.upload, upload);
  const id = books[0]?.id ?? '';
  const read = () => student.ask(library.book, { params: { id } });
  await vi.waitFor(async () => expect((await read()).book).toMatchObject({ searchable: true }), {
    ...PATIENCE,
    interval: 250,
  });
  return id;
};
const idOf = ({ id }: Plan): PlanId => id ?? ('' as PlanId);
const contentOf = (plan: Plan) => {
  const { topic, goal, level, exam_date, minutes_a_week, study_days, modules, revision } = plan;
  return { topic, goal, level, exam_date, minutes_a_week, study_days, modules, revision };
};

describe('a plan', () => {
  it('is made with a topic alone, from chapters of the books, with sources that are there', async () => {
    const plan = await generate({ topic: 'I want to learn fractions' });
    expect(plan).toMatchObject({ topic: 'Fractions', origin: 'books', level: null, exam_date: null });
    const books = new Map((await readStarterBooks()).map((book) => [book.slug, book]));
    const sources = itemsOf(plan).flatMap(({ source }) => source ?? []);
    expect(sources.length).toBeGreaterThan(5);
    for (const { book_id, page, heading } of sources) {
      const text = books.get(book_id)?.pages.find(({ number }) => number === page);
      expect(`${text?.chapter} ${text?.text}`).toContain(heading);
    }
  });

  it('comes back to its owner as it was made', async () => {
    const plan = await generate({ topic: 'Photosynthesis', goal: 'Explain it', minutes_a_week: 90 });
    expect((await ada.ask(calls.read, { params: { id: idOf(plan) } })).plan).toEqual(plan);
    const { plans } = await ada.ask(calls.list, {});
    expect(plans.find(({ id }) => id === plan.id)).toMatchObject({ topic: 'Photosynthesis', done: 0 });
  });

  it('is the same for the same wish', async () => {
    const [one, other] = [await generate({ topic: 'cells' }), await generate({ topic: 'cells' })];
    expect(one.modules).toEqual(other.modules);
    expect(one.id).not.toBe(other.id);
  });

  it('is made once for one id, however often it is asked for', async () => {
    const plan_id = random.id() as PlanId;
    const [one, other] = [
      await generate({ topic: 'cells', plan_id }),
      await generate({ topic: 'else', plan_id }),
    ];
    expect(one.id).toBe(plan_id);
    expect(other).toEqual(one);
    const eve = await verifiedStudent(app, 'thief');
    expect(await eve.refusal(calls.generate, { body: { topic: 'cells', plan_id } })).toMatchObject({
      code: 'bad_request',
    });
  });

  it('chooses what fits until the exam, and proves every module alone', async () => {
    const plan = await generate({
      topic: 'algebra',
      level: 'new',
      minutes_a_week: 60,
      exam_date: '2026-01-26',
    });
    const chosen = itemsOf(plan).filter((item) => item.chosen);
    expect(itemsOf(plan).length).toBeGreaterThan(chosen.length);
    for (const { title, items } of plan.modules.slice(0, -1))
      expect({ title, last: items.at(-1)?.kind, chosen: items.at(-1)?.chosen }).toEqual({
        title,
        last: 'alone',
        chosen: true,
      });
  });

  it('about what the books do not hold is a method, and says so', async () => {
    const plan = await generate({ topic: 'Learn to play the guitar' });
    expect(plan.origin).toBe('method');
    expect(plan.modules[0]?.why).toBe(
      'The books here don’t cover this topic, so start by finding out what it involves.',
    );
    const cited = itemsOf(plan).flatMap(({ source }) => source?.book_id ?? []);
    expect(new Set(cited)).toEqual(new Set(['study-skills']));
  });

  it('rests on the books that were named, and on no others', async () => {
    const plan = await generate({ topic: 'energy', book_ids: ['chemistry'] });
    const cited = itemsOf(plan).flatMap(({ source }) => source?.book_id ?? []);
    expect(new Set(cited)).toEqual(new Set(['chemistry']));
  });

  it('of a book that the student has brought goes through its chapters, and stays so when it is changed', async () => {
    const id = await ownBook(ada);
    const plan = await generate({ topic: 'My kites', book_ids: [id], level: 'new' });
    expect(plan).toMatchObject({ topic: 'My kites', origin: 'books' });
    expect(plan.modules.map(({ title }) => title)).toEqual(expect.arrayContaining(['Frames']));
    const read = itemsOf(plan).filter(({ kind }) => kind === 'read');
    expect(read.map(({ title }) => title)).toEqual(['Frames', 'Lines']);
    expect(new Set(read.map(({ source }) => source?.book_id))).toEqual(new Set([id]));
    const params = { id: idOf(plan) };
    const changed = (await ada.ask(calls.update, { params, body: contentOf(plan) })).plan;
    expect(changed.modules).toEqual(plan.modules);
  });

  it('rests on nobody else’s book', async () => {
    const id = await ownBook(await verifiedStudent(app, 'ben'));
    const plan = await generate({ topic: 'My kites', book_ids: [id] });
    expect(itemsOf(plan).filter(({ source }) => source?.book_id === id)).toEqual([]);
  });

  it.each([
    ['2025-12-31', 'exam_date_past'],
    ['2031-01-01', 'exam_date_far'],
  ])('for an exam on %s is refused: %s', async (exam_date, code) => {
    const body = { topic: 'cells', exam_date };
    expect(await ada.refusal(calls.generate, { body })).toMatchObject({ status: 400, code });
  });

  it('without a topic is refused', async () => {
    expect(await ada.refusal(calls.generate, { body: { topic: '  ' } })).toMatchObject({
      code: 'text_missing',
    });
  });
});

describe('a visitor', () => {
  it('gets a topic and a plan, and nothing is kept', async () => {
    const visitor = visitorOf(app);
    const { plan } = await visitor.ask(calls.generate, { body: { topic: 'photosynthesis' } });
    expect(plan).toMatchObject({ id: null, origin: 'books', topic: 'Photosynthesis' });
    const body = { message: 'Can you teach me about cells?' };
    expect(await visitor.ask(calls.extractTopic, { body })).toEqual({
      success: true,
      topic: 'Cells',
      changed: true,
    });
  });
});

describe('the topic of a message', () => {
  it('goes on while the message goes on, and changes with a new one', async () => {
    const ask = (message: string) =>
      ada.ask(calls.extractTopic, {
        body: { message, current_topic: 'Photosynthesis', ai_response: 'A leaf makes sugar. Ready?' },
      });
    expect(await ask('yes, why is that?')).toMatchObject({ topic: 'Photosynthesis', changed: false });
    expect(await ask('Let’s do plate tectonics now')).toMatchObject({
      topic: 'Plate tectonics',
      changed: true,
    });
  });
});

describe('changing a plan', () => {
  it('keeps what the student did, and the list counts it', async () => {
    const plan = await generate({ topic: 'commas' });
    const [first] = plan.modules;
    const done = { ...plan, modules: [{ ...first, items: [{ ...first?.items[0], done: true }] }] } as Plan;
    const params = { id: idOf(plan) };
    const changed = await ada.ask(calls.update, { params, body: contentOf(done) });
    expect(changed.plan).toMatchObject({ revision: 2, modules: done.modules });
    const { plans } = await ada.ask(calls.list, {});
    expect(plans.find(({ id }) => id === plan.id)).toMatchObject({ items: 1, done: 1 });
  });

  it('in two windows does not undo the first', async () => {
    const plan = await generate({ topic: 'commas' });
    const params = { id: idOf(plan) };
    await ada.ask(calls.update, { params, body: { ...contentOf(plan), goal: 'First' } });
    expect(
      await ada.refusal(calls.update, { params, body: { ...contentOf(plan), goal: 'Second' } }),
    ).toMatchObject({ status: 409, code: 'plan_changed' });
    expect((await ada.ask(calls.read, { params })).plan.goal).toBe('First');
  });

  it('takes away a source that is no page and a circle of prerequisites', async () => {
    const plan = await generate({ topic: 'commas' });
    const source = { book_id: 'made-up', title: 'Made up', page: 9, heading: 'Nowhere' };
    const module = plan.modules.find(({ items }) => items.length > 1);
    const [a, b] = module?.items ?? [];
    const items = [
      { ...a, prerequisites: [b?.id], source },
      { ...b, prerequisites: [a?.id, 'gone'] },
    ] as PlanItem[];
    const body = { ...contentOf(plan), modules: [{ ...module, items }] } as Plan;
    const changed = await ada.ask(calls.update, { params: { id: idOf(plan) }, body });
    expect(itemsOf(changed.plan)).toMatchObject([
      { source: null, prerequisites: [b?.id] },
      { prerequisites: [] },
    ]);
  });

  it('with more items than anybody can do is refused', async () => {
    const plan = await generate({ topic: 'commas' });
    const [module] = plan.modules;
    const many = Array.from({ length: 8 }, (_, row) => ({
      ...module,
      id: `x${row}`,
      items: Array.from({ length: PLAN.mostItems }, (__, at) => ({
        ...module?.items[0],
        id: `${row}-${at}`,
      })),
    }));
    const body = { ...contentOf(plan), modules: many } as Plan;
    expect(await ada.refusal(calls.update, { params: { id: idOf(plan) }, body })).toMatchObject({
      code: 'plan_too_large',
    });
  });

  it('is not for others, and a deleted plan is gone', async () => {
    const eve = await verifiedStudent(app, 'eve');
    const plan = await generate({ topic: 'commas' });
    const params = { id: idOf(plan) };
    const refused = { status: 404, code: 'plan_not_found' };
    expect(await eve.refusal(calls.read, { params })).toMatchObject(refused);
    expect(await eve.refusal(calls.update, { params, body: contentOf(plan) })).toMatchObject(refused);
    expect(await eve.refusal(calls.delete, { params })).toMatchObject(refused);
    expect((await eve.ask(calls.list, {})).plans).toEqual([]);
    await ada.ask(calls.delete, { params });
    expect(await ada.refusal(calls.read, { params })).toMatchObject(refused);
  });
});

describe('plans as belongings', () => {
  it('are counted as used tokens', async () => {
    const mae = await verifiedStudent(app, 'mae');
    await generate({ topic: 'cells' }, mae);
    const { analytics } = await mae.ask(usageCalls.analytics, {});
    expect(analytics.by_feature).toMatchObject([{ feature: 'plan', turns: 1 }]);
    expect(analytics.limits.used_today).toBeGreaterThan(50);
  });

  it('are in the document with everything, and gone with the account', async () => {
    const kim = await verifiedStudent(app, 'kim');
    const plan = await generate({ topic: 'cells' }, kim);
    const everything = await kim.ask(account.export, {});
    expect(everything).toMatchObject({ plans: [plan], working_sessions: [] });
    await app.database.db.deleteFrom('student').where('id', '=', kim.id).execute();
    const left = app.database.db.selectFrom('learning_plan').select('id').where('student_id', '=', kim.id);
    expect(await left.execute()).toEqual([]);
  });

  it('are at most a hundred', async () => {
    const lee = await verifiedStudent(app, 'lee');
    const plan = await generate({ topic: 'cells' }, lee);
    const { db } = app.database;
    const row = await db
      .selectFrom('learning_plan')
      .selectAll()
      .where('id', '=', idOf(plan))
      .executeTakeFirstOrThrow();
    const content = JSON.stringify(row.content);
    const copies = Array.from({ length: PLAN.mostPlans - 1 }, () => ({ ...row, content, id: random.id() }));
    await db.insertInto('learning_plan').values(copies).execute();
    expect(await lee.refusal(calls.generate, { body: { topic: 'cells' } })).toMatchObject({
      status: 409,
      code: 'too_many_plans',
    });
  });
});

describe('a plan by a model', () => {
  const answering = (text: string): readonly ModelEvent[] => [
    { type: 'text', text },
    { type: 'done', usage: { inputTokens: 900, outputTokens: 80, cost: 0.01 }, cut: false },
  ];
  const item = (key: string, more: object = {}) => ({
    key,
    kind: 'read',
    title: `Item ${key}`,
    minutes: 20,
    why: 'Because.',
    after: [],
    source: null,
    ...more,
  });
  const GOOD = JSON.stringify({
    modules: [
      {
        title: 'Chords',
        why: 'Songs are made of them.',
        items: [
          item('a', { after: ['b'], source: { book_id: 'made-up', page: 3 } }),
          item('b', { after: ['a'], source: { book_id: 'arithmetic', page: 2 } }),
        ],
      },
    ],
  });

  let other: TestApp;
  let student: Student;
  const chat = answering('I would rather chat.');
  const model = scriptedModel(
    answering(GOOD),
    // Asked once more with what is wrong, it says the same.
    chat,
    chat,
    [{ type: 'error', trouble: 'broken', message: 'no' }],
  );
  beforeAll(async () => {
    other = await startApp({ world: { model } });
    student = await verifiedStudent(other, 'ada');
  });
  afterAll(() => other.close());
  const used = async () => (await student.ask(usageCalls.analytics, {})).analytics.total;

  it('is not made for a visitor, whom nobody counts', async () => {
    const { plan } = await visitorOf(other).ask(calls.generate, { body: { topic: 'fractions' } });
    expect(plan.origin).toBe('books');
    expect(model.asked).toEqual([]);
  });

  it('has only sources that are there, no circles, and a check without help', async () => {
    const plan = await generate({ topic: 'guitar', goal: 'Play a song' }, student);
    expect(plan.origin).toBe('model');
    const [a, b, proof] = itemsOf(plan);
    expect(a).toMatchObject({ title: 'Item a', source: null, prerequisites: [b?.id] });
    expect(b).toMatchObject({ prerequisites: [], source: { book_id: 'arithmetic', page: 2 } });
    expect(b?.source?.heading).not.toBe('');
    expect(proof).toMatchObject({ kind: 'alone', prerequisites: [b?.id] });
    expect(await used()).toMatchObject({ input_tokens: 900, output_tokens: 80, turns: 1 });
    expect(JSON.stringify(model.asked[0]?.messages[1])).toContain('Play a song');
  });

  it('that can’t be read is made from the books instead, and what the model took is counted', async () => {
    expect(await generate({ topic: 'fractions' }, student)).toMatchObject({ origin: 'books' });
    expect(await used()).toMatchObject({ input_tokens: 2700, turns: 2 });
  });

  it('that fails is made from the books instead', async () => {
    expect(await generate({ topic: 'fractions' }, student)).toMatchObject({ origin: 'books' });
    expect(model.asked).toHaveLength(4);
  });

  it('is not begun when today’s allowance is used', async () => {
    const { db } = other.database;
    const usage = makeUsage({ db, clock: other.clock, random, billing: freeTier });
    const inputTokens = ALLOWANCE.dailyTokens;
    const everything = {
      feature: 'plan',
      sessionId: null,
      inputTokens,
      outputTokens: 0,
      cost: null,
    } as const;
    await usage.note(db, student.id, everything);
    expect(await student.refusal(calls.generate, { body: { topic: 'cells' } })).toMatchObject({
      code: 'allowance_used',
    });
    expect(model.asked).toHaveLength(4);
  });
});
