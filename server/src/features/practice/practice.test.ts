import { account } from '@studia/contract/account';
import type { AttemptId } from '@studia/contract/ids';
import { lessons } from '@studia/contract/lessons';
import { practice as calls, type Attempt } from '@studia/contract/practice';
import { usage } from '@studia/contract/usage';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { carryOutAdminOrder, readAdminOrder } from '../../admin-command.ts';
import { scriptedRandom } from '../../ports/random/scripted.ts';
import { startApp, type TestApp } from '../../testing/app.ts';
import { verifiedStudent, type Student } from '../../testing/visitors.ts';
import { EMPTY_RECORD, foldAttempts, RULES_VERSION } from './rules/fold.ts';
import { makePractice, type Practice } from './service.ts';
import { makePracticeStore } from './store.ts';

const IDEA = 'arithmetic/place-decides-worth';
const random = scriptedRandom('practice');
let app: TestApp;
let ada: Student;
let practice: Practice;
let students = 0;
beforeAll(async () => {
  app = await startApp();
  practice = makePractice({
    db: app.database.db,
    clock: app.clock,
    lessons: {
      judge: () => Promise.reject(new Error('no answer is judged here')),
      idea: async () => null,
    },
    usage: { analytics: () => Promise.reject(new Error('nothing is used here')) },
    triedBooks: async () => [],
    hasAdvanced: async () => true,
  });
});
afterAll(() => app.close());
beforeEach(async () => {
  ada = await verifiedStudent(app, `ada${(students += 1)}`);
});

const attempt = (parts: Partial<Attempt> = {}): Attempt => ({
  id: random.id() as AttemptId,
  item: { kind: 'lesson', book: 'arithmetic', chapter: 0, item: `item-${random.id()}`, version: 'v1' },
  idea: IDEA,
  correct: 1,
  confidence: null,
  help: 'none',
  milliseconds: 5_000,
  mode: 'alone',
  judge: 'rules',
  reveals: null,
  at: app.clock.now().toISOString(),
  ...parts,
});
const record = (...attempts: Attempt[]) => practice.record(app.database.db, ada.id, attempts);
const admin = (...args: string[]): Promise<string> =>
  carryOutAdminOrder(readAdminOrder(args), app.operator, 'root');
/** What a student takes along of their answers. */
const taken = async (): Promise<Attempt[]> => {
  const all: Attempt[] = [];
  for await (const one of practice.exportFor(ada.id)) all.push(one);
  return all;
};
const mastery = async () => (await practice.masteryOf(ada.id, [IDEA])).get(IDEA);

/** Everything that is stored about what follows from Ada's attempts. */
const stored = async () => {
  const store = makePracticeStore(app.database.db);
  const rows = await app.database.db
    .selectFrom('mastery')
    .select(['idea', 'state'])
    .where('student_id', '=', ada.id)
    .execute();
  return {
    totals: (await store.known(ada.id, []))?.totals,
    ideas: new Map(rows.map(({ idea, state }) => [idea, state])),
    days: await store.days(ada.id, null),
  };
};

describe('attempts', () => {
  it('count once, however often they are sent', async () => {
    const one = attempt();
    expect(await record(one, one)).toHaveLength(1);
    expect(await record(one)).toHaveLength(0);
    expect(await mastery()).toMatchObject({ attempts: 1 });
    expect(await taken()).toEqual([one]);
  });

  it('that come at the same moment from two devices all count', async () => {
    await Promise.all(Array.from({ length: 8 }, () => record(attempt())));
    expect(await mastery()).toMatchObject({ attempts: 8 });
    expect(await stored()).toEqual(foldAttempts(EMPTY_RECORD, await taken()));
  });

  it('that are taken back leave everything as if they had never been, and stay as facts', async () => {
    const [wrongAttempt, slip] = [attempt({ correct: 0, confidence: 95 }), attempt({ correct: 1 })];
    await record(wrongAttempt);
    const before = await stored();
    await record(slip, attempt({ id: slip.id }));
    expect(await stored()).not.toEqual(before);
    const withdraw = (id: AttemptId, student = ada) => practice.withdraw(app.database.db, student.id, id);
    const eve = await verifiedStudent(app, `eve${students}`);
    await withdraw(slip.id, eve);
    expect(await mastery()).toMatchObject({ attempts: 2 });
    await withdraw(slip.id);
    await withdraw(slip.id);
    await withdraw(random.id() as AttemptId);
    expect(await stored()).toEqual(before);
    expect(await taken()).toEqual([wrongAttempt]);
    expect(await record(slip)).toEqual([]);
    await practice.rebuild(ada.id);
    expect(await stored()).toEqual(before);
    const { rows } = await app.database.pool.query(
      'SELECT correct FROM attempt WHERE student_id = $1 ORDER BY seq',
      [ada.id],
    );
    expect(rows).toEqual([{ correct: 0 }, { correct: 1 }]);
  });

  it('that came last are taken back without a look at all that came before, others with one', async () => {
    const withdraw = (id: AttemptId) => practice.withdraw(app.database.db, ada.id, id);
    const [first, ...others] = Array.from({ length: 4 }, (_, place) => attempt({ correct: place % 2 }));
    const [last, beside] = [attempt({ idea: 'arithmetic/other' }), attempt({ correct: 0, confidence: 95 })];
    if (!first) throw new Error('nothing to take back');
    await record(first, ...others);
    const before = await stored();
    await record(last, beside);
    const whole = foldAttempts(EMPTY_RECORD, [first, ...others, beside]);
    // An attempt that nobody reads again may say anything.
    const change = (correct: number) =>
      app.database.pool.query('UPDATE attempt SET correct = $2 WHERE id = $1', [first.id, correct]);
    await change(1);
    await withdraw(last.id);
    expect(await stored()).toEqual(whole);
    await withdraw(beside.id);
    expect(await stored()).toEqual(before);
    const later = Array.from({ length: 14 }, (_, place) =>
      attempt({ idea: `arithmetic/idea-${place % 3}`, correct: place % 2, confidence: 75 }),
    );
    for (const one of later) await record(one);
    // One of each kind: in the middle, at the end, and the oldest that is remembered.
    let counting = later;
    for (const gone of [later[9], later[13], later[4], later[12]]) {
      if (gone) await withdraw(gone.id);
      counting = counting.filter((one) => one !== gone);
      expect(await stored()).toEqual(foldAttempts(EMPTY_RECORD, [first, ...others, ...counting]));
    }
    await change(0);
    await withdraw(first.id);
    expect(await stored()).toEqual(foldAttempts(EMPTY_RECORD, [...others, ...counting]));
  });

  it('are forgotten with the transaction that they are recorded in', async () => {
    const failed = app.database.db.transaction().execute(async (transaction) => {
      await practice.record(transaction, ada.id, [attempt()]);
      throw new Error('the quiz could not be saved');
    });
    await expect(failed).rejects.toThrow('the quiz could not be saved');
    expect(await taken()).toEqual([]);
    expect(await mastery()).toEqual({ alone: null, with_help: null, attempts: 0, mastered: false });
  });

  it('with the same id are each student’s own', async () => {
    const one = attempt();
    await record(one);
    const bob = await verifiedStudent(app, `bob${students}`);
    expect(await practice.record(app.database.db, bob.id, [one])).toHaveLength(1);
  });

  it('are in the document with everything, and gone with the account', async () => {
    const one = attempt({ confidence: 95, reveals: 'bigger-is-more' });
    await record(one);
    expect(await ada.ask(account.export, {})).toMatchObject({ attempts: [one] });
    await app.database.db.deleteFrom('student').where('id', '=', ada.id).execute();
    expect(await stored()).toEqual({ totals: undefined, ideas: new Map(), days: new Map() });
  });
});

describe('what follows from attempts', () => {
  it('is the same when it is made anew', async () => {
    for (let round = 0; round < 5; round += 1) {
      await record(
        attempt({ correct: 0, confidence: 95, reveals: 'bigger-is-more' }),
        attempt({ idea: 'algebra/balance', help: 'hint-2', correct: 0.6 }),
        attempt({ idea: null, judge: 'student', confidence: 25 }),
        attempt({ at: new Date(app.clock.now().getTime() - round * 86_400_000).toISOString() }),
      );
    }
    const before = await stored();
    expect(before).toEqual(foldAttempts(EMPTY_RECORD, await taken()));
    await practice.rebuild(ada.id);
    expect(await stored()).toEqual(before);
  });

  it('is made anew when the rules have changed', async () => {
    await record(attempt(), attempt());
    const known = await stored();
    const { db } = app.database;
    await db
      .updateTable('practice_total')
      .set({ rules: RULES_VERSION - 1, state: '{}' })
      .execute();
    await db.deleteFrom('mastery').where('student_id', '=', ada.id).execute();
    expect(await mastery()).toMatchObject({ attempts: 2 });
    expect(await stored()).toEqual(known);
    await db
      .updateTable('practice_total')
      .set({ rules: RULES_VERSION - 1, state: '{}' })
      .execute();
    await record(attempt());
    expect(await stored()).toEqual(foldAttempts(EMPTY_RECORD, await taken()));
  });
});

describe('what a student can do', () => {
  it('is proven alone, on two days', async () => {
    await record(attempt(), attempt(), attempt());
    expect(await mastery()).toMatchObject({ mastered: false });
    app.clock.advance(24 * 60 * 60 * 1000);
    await record(attempt());
    expect(await mastery()).toMatchObject({ mastered: true });
  });

  it('with help is not what they can do alone', async () => {
    await record(attempt({ help: 'hint-1' }), attempt({ help: 'chat' }), attempt({ judge: 'student' }));
    expect(await mastery()).toMatchObject({ alone: null, with_help: expect.any(Number), attempts: 3 });
  });

  it('is to be expected of a question the less the harder it is', async () => {
    await record(attempt());
    const chances = await practice.predict(app.database.db, ada.id, [
      { idea: IDEA, difficulty: 1 },
      { idea: IDEA, difficulty: 3 },
      { idea: null, difficulty: null },
    ]);
    expect(chances[0]?.alone).toBeGreaterThan(chances[1]?.alone ?? 1);
    expect(chances).toHaveLength(3);
  });

  it('and what not yet: confident mistakes come first', async () => {
    const wrong = (idea: string, parts: Partial<Attempt> = {}) => attempt({ idea, correct: 0, ...parts });
    await record(
      wrong('algebra/balance'),
      wrong('algebra/balance'),
      wrong('algebra/slope', { confidence: 95 }),
      attempt(),
    );
    const spots = await practice.weakSpots(ada.id);
    expect(spots.map(({ idea }) => idea)).toEqual(['algebra/slope', 'algebra/balance']);
    expect(spots[0]).toMatchObject({ confidentMistake: true });
  });
});

describe('the progress of a student', () => {
  const progress = async (student = ada) => (await student.ask(calls.progress, {})).progress;

  it('is empty before the first answer, and says how to begin', async () => {
    expect(await progress()).toMatchObject({
      totals: { attempts: 0, days: 0, tried: 0, mastered: 0 },
      subjects: [],
      calibration: { answers: 0, bias: null },
      misconceptions: [],
      days: [],
      weak: [],
      next: { kind: 'begin', ideas: [] },
    });
  });

  it('goes from the subject down to the idea, alone and with help', async () => {
    await record(attempt(), attempt({ help: 'hint-1' }));
    const { subjects, totals, days } = await progress();
    const [subject] = subjects;
    const [book] = subject?.books ?? [];
    const [chapter] = book?.chapters ?? [];
    expect(subject).toMatchObject({ subject: 'mathematics' });
    expect(book).toMatchObject({ id: 'arithmetic', title: expect.any(String) });
    expect(chapter?.tried).toMatchObject([{ id: IDEA, attempts: 2, mastered: false }]);
    expect(chapter?.alone).toBeCloseTo((chapter?.tried[0]?.alone ?? 0) / (chapter?.ideas ?? 1));
    expect(chapter?.with_help).toBeGreaterThanOrEqual(chapter?.alone ?? 1);
    expect(book?.alone).toBeLessThan(chapter?.alone ?? 0);
    expect(totals).toMatchObject({ attempts: 2, milliseconds: 10_000, days: 1, tried: 1 });
    expect(days).toEqual([
      { day: app.clock.now().toISOString().slice(0, 10), attempts: 2, right: 2, milliseconds: 10_000 },
    ]);
  });

  it('names the misconceptions that were met, until they are mended', async () => {
    const lesson = (await ada.ask(lessons.lesson, { params: { book: 'arithmetic', chapter: 0 } })).lesson;
    const idea = lesson.ideas.find(({ misconceptions }) => misconceptions.length > 0);
    const [misconception] = idea?.misconceptions ?? [];
    const about = { idea: idea?.id ?? '' };
    await record(attempt({ ...about, correct: 0, reveals: misconception?.id ?? '' }), attempt(about));
    expect((await progress()).misconceptions).toMatchObject([
      { belief: misconception?.belief, met: 1, mended: false, idea: { id: idea?.id, chapter: 0 } },
    ]);
    await record(attempt(about));
    expect((await progress()).misconceptions).toMatchObject([{ mended: true }]);
  });

  it('puts what was sure and wrong before everything else', async () => {
    await record(
      attempt({ correct: 0, confidence: 95 }),
      attempt({ idea: 'arithmetic/ten-of-each-make-one-next' }),
    );
    const { next, weak } = await progress();
    expect(next).toMatchObject({ kind: 'sure-but-wrong', ideas: [{ id: IDEA, chapter: 0 }] });
    expect(weak).toMatchObject([{ id: IDEA }]);
  });

  it('keeps weeks and kinds of help for who has advanced analytics', async () => {
    await record(attempt(), attempt({ help: 'hint-2', correct: 0.5 }));
    expect(await practice.progress(ada.id)).toMatchObject({
      advanced: {
        weeks: [
          { week: expect.any(String), alone: { answers: 1, right: 1 }, helped: { answers: 1, right: 0 } },
        ],
        by_help: expect.arrayContaining([{ help: 'hint-2', answers: 1, right: 0.5 }]),
      },
    });
    expect((await progress()).advanced).toBeNull();
    const grant = {
      id: random.id(),
      student_id: ada.id,
      days: 30,
      reason: 'test',
      granted_at: app.clock.now(),
    };
    await app.database.db.insertInto('billing_grant').values(grant).execute();
    expect((await progress()).advanced).not.toBeNull();
  });

  it('stands beside what was used in the analytics of the student', async () => {
    await record(attempt());
    const { analytics } = await ada.ask(usage.analytics, {});
    expect(analytics).toMatchObject({ total: { turns: 0 }, learning: { totals: { attempts: 1 } } });
  });

  it('can be taken along as a table, whatever stands in it', async () => {
    await record(attempt({ item: { kind: 'exercise', text: '=1+1, "two"?' }, idea: null, confidence: 50 }));
    const answer = await ada.send(calls.attempts, {});
    expect(answer.headers['content-type']).toContain('text/csv');
    const [head, line] = answer.body.split('\r\n');
    expect(head).toMatch(/^time,idea,item,/);
    expect(line).toContain(`,,"'=1+1, ""two""?",,1,50,none,5000,alone,rules,`);
  });
});

describe('an answer to a question of a lesson', () => {
  const body = (parts: object = {}) => ({
    id: random.id(),
    idea: IDEA,
    item: 'two-eights',
    answer: { kind: 'number', text: '−1' } as const,
    confidence: 75 as const,
    help: 'none' as const,
    milliseconds: 4_000,
    ...parts,
  });

  it('is judged and kept in one call, once for each id', async () => {
    const first = body();
    const { checked, mastery: after } = await ada.ask(calls.answer, { body: first });
    expect(checked).toMatchObject({ result: 'wrong', quote: { book_id: 'arithmetic' } });
    expect(after).toMatchObject({ attempts: 1 });
    expect((await ada.ask(calls.answer, { body: first })).mastery).toEqual(after);
    expect(await taken()).toMatchObject([
      {
        id: first.id,
        idea: IDEA,
        item: { kind: 'lesson', book: 'arithmetic', chapter: 0, item: 'two-eights' },
        correct: 0,
        confidence: 75,
        mode: 'lesson',
      },
    ]);
  });

  it('proves nothing right after its key was shown', async () => {
    const { checked } = await ada.ask(calls.answer, { body: body() });
    const right = body({ answer: { kind: 'number', text: checked.key } });
    const first = (await mastery())?.alone;
    const after = await ada.ask(calls.answer, { body: right });
    expect(after.checked.result).toBe('right');
    expect(after.mastery).toMatchObject({ alone: first, attempts: 2 });
  });

  it('to a question that is not there says so', async () => {
    expect(await ada.refusal(calls.answer, { body: body({ item: 'none' }) })).toMatchObject({
      status: 404,
      code: 'item_not_found',
    });
  });
});

describe('a question that somebody finds wrong', () => {
  const question = { idea: IDEA, item: 'two-eights' } as const;
  const report = (student: Student, note = '') =>
    student.ask(calls.report, { body: { ...question, reason: 'unclear', note } });

  it('is shown to operators with how it asks and what was said, and closed by them', async () => {
    const bob = await verifiedStudent(app, `bob${students}`);
    await report(ada, 'Which eight?');
    await report(ada, 'Which of the\ntwo eights?');
    await report(bob);
    const shown = await admin('questions');
    expect(shown).toContain(`${IDEA} two-eights  2 reports`);
    expect(shown).toContain('- unclear: Which of the two eights?');
    expect(shown).toMatch(/“.+”/);
    expect(shown).not.toMatch(/Which eight\?|ada|bob/);
    expect(await admin('close-question', IDEA, 'two-eights')).toContain('are closed');
    expect(await admin('close-question', IDEA, 'two-eights')).toContain('No report');
    expect(await admin('questions')).toBe('Nobody has reported a question.');
    await report(bob, 'Still unclear');
    expect(await admin('questions')).toContain('1 report');
    await admin('close-question', IDEA, 'two-eights');
  });

  it('must be one, and is part of what a student takes along', async () => {
    for (const body of [
      { ...question, item: 'no-such-question' },
      { ...question, idea: 'arithmetic/no-such-idea' },
    ])
      expect(await ada.refusal(calls.report, { body: { ...body, reason: 'wrong', note: '' } })).toMatchObject(
        { code: 'item_not_found' },
      );
    await report(ada, 'Which eight?');
    const whole = await ada.ask(account.export, {});
    expect(whole).toMatchObject({ question_reports: [{ ...question, note: 'Which eight?' }] });
  });
});
