import { account } from '@studia/contract/account';
import { auth } from '@studia/contract/auth';
import type { AttemptId, CardId, ReviewId } from '@studia/contract/ids';
import type { Idea } from '@studia/contract/lessons';
import { REVIEW } from '@studia/contract/limits';
import type { Attempt } from '@studia/contract/practice';
import { review as calls, type Grade } from '@studia/contract/review';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { PrivateFiles } from '../../ports/files/port.ts';
import { scriptedRandom } from '../../ports/random/scripted.ts';
import { startApp, type TestApp } from '../../testing/app.ts';
import { testDecks } from '../../testing/decks.ts';
import { PASSWORD, studentOf, verifiedStudent, visitorOf, type Student } from '../../testing/visitors.ts';
import { makeReview, type Review } from './service.ts';

const random = scriptedRandom('review');
const MINUTE = 60_000;
const DAY = 1_440 * MINUTE;
const IDEA: Idea = {
  id: 'biology/seven-life-processes',
  title: 'What makes something alive',
  statement: 'Something counts as alive only if it carries out all seven life processes.',
  quote: {
    book_id: 'biology',
    title: 'Biology',
    page: 2,
    start: 10,
    end: 40,
    text: 'All organisms carry out',
  },
  simple: null,
  full: null,
  why: null,
  example: null,
  picture: null,
  misconceptions: [],
  items: [],
  terms: [],
  board: null,
  needs: [],
  asks: [],
};
/** The service below is asked nothing for which it would need files. */
const NO_FILES = {} as PrivateFiles;
let app: TestApp;
/** The service as other features have it. */
let service: Review;
beforeAll(async () => {
  app = await startApp();
  service = makeReview({
    db: app.database.db,
    clock: app.clock,
    random,
    practice: { record: async () => [], withdraw: async () => {} },
    decks: testDecks(),
    ownFiles: NO_FILES,
    queue: { enqueue: async () => '', status: async () => undefined },
    lessons: { whole: async () => [], idea: async (_, id) => (id === IDEA.id ? IDEA : null) },
    subjectOf: async () => 'Biology',
  });
});
afterAll(() => app.close());

let made = 0;
const newcomer = () => verifiedStudent(app, `reviewer${(made += 1)}`);
/** The same student some time later, signed in again. */
const later = async ({ email }: Student, milliseconds: number): Promise<Student> => {
  app.clock.advance(milliseconds);
  const { session } = await visitorOf(app).ask(auth.signIn, { body: { email, password: PASSWORD } });
  return studentOf(app, session);
};
const basic = (front: string, subject = 'Biology') => ({
  kind: 'basic' as const,
  front,
  back: 'Yes',
  subject,
});
const addOne = async (student: Student, front = 'Is it alive?', subject?: string): Promise<CardId> => {
  const { cards } = await student.ask(calls.add, { body: { cards: [basic(front, subject)] } });
  return cards[0]?.id as CardId;
};
const newId = () => random.id() as ReviewId;
const answer = async (student: Student, card_id: CardId, grade: Grade, id = newId()) => {
  const at = app.clock.now().toISOString();
  const { cards } = await student.ask(calls.answer, {
    body: { answers: [{ id, card_id, grade, at, milliseconds: 1_500 }] },
  });
  return cards[0];
};
const queue = async (student: Student, subject?: string) => {
  const { cards } = await student.ask(calls.queue, { query: { ...(subject && { subject }) } });
  return cards.map(({ front }) => front);
};
const day = async (student: Student) => (await student.ask(calls.day, { query: {} })).day;

describe('a card', () => {
  it('that was made by hand is new today, and is due again when its grade says', async () => {
    const ada = await newcomer();
    const id = await addOne(ada);
    expect(await day(ada)).toMatchObject({ due: 0, fresh: 1, cards: 1, done: 0, next_due: null });
    const { cards } = await ada.ask(calls.queue, { query: {} });
    expect(cards[0]).toMatchObject({ id, state: 'new', reps: 0 });
    const answered = await answer(ada, id, 'good');
    expect(answered).toMatchObject({ state: 'learning', reps: 1, due: cards[0]?.next.good });
    expect(await day(ada)).toMatchObject({ due: 1, fresh: 0, done: 1 });
    const known = await answer(ada, id, 'easy');
    expect(known).toMatchObject({ state: 'review', reps: 2 });
    expect(await day(ada)).toMatchObject({ due: 0, fresh: 0, done: 2, next_due: known?.due });
  });

  it('is answered once, however often the answer arrives', async () => {
    const ada = await newcomer();
    const id = await addOne(ada);
    const twice = newId();
    const first = await answer(ada, id, 'good', twice);
    expect(await answer(ada, id, 'good', twice)).toMatchObject({ reps: 1, due: first?.due });
    expect(await day(ada)).toMatchObject({ done: 1 });
  });

  it('is as it was before when its answer is taken back', async () => {
    const ada = await newcomer();
    const id = await addOne(ada);
    const slip = newId();
    await answer(ada, id, 'easy', slip);
    const { card } = await ada.ask(calls.undo, { body: { answer: slip } });
    expect(card).toMatchObject({ state: 'new', reps: 0 });
    expect(await queue(ada)).toEqual(['Is it alive?']);
    expect(await day(ada)).toMatchObject({ done: 0, fresh: 1 });
    await ada.ask(calls.undo, { body: { answer: slip } });
    expect(await answer(ada, id, 'good')).toMatchObject({ reps: 1 });
  });

  it('takes answers that were given offline, in whatever order they come', async () => {
    let [ada, bob] = [await newcomer(), await newcomer()];
    const [id, other] = [await addOne(ada), await addOne(bob)];
    ada = await later(ada, 3 * DAY);
    bob = await later(bob, 0);
    const given = (grade: Grade, daysAgo: number) => ({
      id: newId(),
      card_id: id,
      grade,
      at: new Date(app.clock.now().getTime() - daysAgo * DAY).toISOString(),
      milliseconds: 900,
    });
    const [first, second] = [given('good', 2.5), given('good', 1)];
    await ada.ask(calls.answer, { body: { answers: [second] } });
    const { cards } = await ada.ask(calls.answer, { body: { answers: [first] } });
    const body = {
      answers: [
        { ...first, id: newId(), card_id: other },
        { ...second, id: newId(), card_id: other },
      ],
    };
    const inOrder = await bob.ask(calls.answer, { body });
    expect(cards[0]?.due).toBe(inOrder.cards[0]?.due);
  });

  it('is a fact about its idea, judged by the student, and only once', async () => {
    const ada = await newcomer();
    await ada.ask(calls.addChapter, { body: { book: 'biology', chapter: 0 } });
    const { cards } = await ada.ask(calls.queue, { query: {} });
    const [first] = cards;
    const id = newId();
    await answer(ada, first?.id as CardId, 'again', id);
    await answer(ada, first?.id as CardId, 'again', id);
    await answer(ada, await addOne(ada), 'good');
    const everything = (await ada.ask(account.export, {})) as unknown as { attempts: Attempt[] };
    expect(everything.attempts).toMatchObject([
      { id, idea: first?.idea, correct: 0, mode: 'review', judge: 'student', item: { card: first?.id } },
    ]);
    await ada.ask(calls.undo, { body: { answer: id } });
    expect(await ada.ask(account.export, {})).toMatchObject({ attempts: [] });
  });

  it('believes no clock that runs ahead', async () => {
    const ada = await newcomer();
    const id = await addOne(ada);
    const at = new Date(app.clock.now().getTime() + 400 * DAY).toISOString();
    const { cards } = await ada.ask(calls.answer, {
      body: { answers: [{ id: newId(), card_id: id, grade: 'good', at, milliseconds: 1 }] },
    });
    expect(Date.parse(cards[0]?.due ?? '')).toBeLessThan(app.clock.now().getTime() + DAY);
  });

  it('that somebody else has can’t be seen, answered or changed', async () => {
    const [ada, eve] = [await newcomer(), await newcomer()];
    const id = await addOne(ada);
    const slip = newId();
    await answer(ada, id, 'good', slip);
    expect(await answer(eve, id, 'easy')).toBeUndefined();
    expect(await eve.refusal(calls.undo, { body: { answer: slip } })).toMatchObject({
      code: 'card_not_found',
    });
    const params = { id };
    expect(await eve.refusal(calls.change, { params, body: { front: 'Mine' } })).toMatchObject({
      status: 404,
    });
    expect(await eve.refusal(calls.remove, { params })).toMatchObject({ code: 'card_not_found' });
    expect((await eve.ask(calls.list, { query: {} })).total).toBe(0);
  });

  it('can be rewritten, suspended, restarted and deleted', async () => {
    let ada = await newcomer();
    const id = await addOne(ada);
    await answer(ada, id, 'easy');
    const params = { id };
    const change = (body: object) => ada.ask(calls.change, { params, body });
    expect((await change({ front: 'Is a seed alive?' })).card).toMatchObject({
      front: 'Is a seed alive?',
      reps: 1,
    });
    await change({ suspended: true });
    ada = await later(ada, 60 * DAY);
    expect(await queue(ada)).toEqual([]);
    await change({ suspended: false });
    expect(await queue(ada)).toEqual(['Is a seed alive?']);
    expect((await ada.ask(calls.restart, { params })).card).toMatchObject({ state: 'new', reps: 0 });
    await ada.ask(calls.remove, { params });
    expect(await day(ada)).toMatchObject({ cards: 0 });
  });

  it('with gaps becomes one card for each, and needs at least one', async () => {
    const ada = await newcomer();
    const cloze = (front: string) => ({ ...basic(front), kind: 'cloze' as const });
    const { cards } = await ada.ask(calls.add, {
      body: { cards: [cloze('{{c1::Paris}} is the capital of {{c2::France}}.')] },
    });
    expect(cards.map(({ front }) => front).toSorted()).toEqual([
      'Paris is the capital of {{c1::France}}.',
      '{{c1::Paris}} is the capital of France.',
    ]);
    const refused = await ada.refusal(calls.add, { body: { cards: [cloze('No gap')] } });
    expect(refused).toMatchObject({ code: 'card_without_gap' });
  });

  it('is a leech once it was forgotten often, and says so', async () => {
    let ada = await newcomer();
    const id = await addOne(ada);
    await answer(ada, id, 'easy');
    let card = await answer(ada, id, 'good');
    for (let lapse = 0; lapse < REVIEW.leechLapses; lapse += 1) {
      ada = await later(ada, 30 * DAY);
      card = await answer(ada, id, 'again');
      ada = await later(ada, 20 * MINUTE);
      await answer(ada, id, 'good');
    }
    expect(card).toMatchObject({ leech: true, lapses: REVIEW.leechLapses });
    expect(await day(ada)).toMatchObject({ leeches: 1 });
    expect((await ada.ask(calls.list, { query: { show: 'leech' } })).total).toBe(1);
  });
});

describe('a day', () => {
  it('lets in as many new cards as the student wants, by subject too', async () => {
    let ada = await newcomer();
    const cards = Array.from({ length: 30 }, (_, index) =>
      basic(`Q${index}`, index % 2 ? 'History' : 'Biology'),
    );
    await ada.ask(calls.add, { body: { cards } });
    expect(await queue(ada)).toHaveLength(REVIEW.newADay);
    await ada.ask(calls.settings, { body: { new_a_day: 3 } });
    const [first] = (await ada.ask(calls.queue, { query: {} })).cards;
    await answer(ada, first?.id as CardId, 'easy');
    expect(await day(ada)).toMatchObject({ fresh: 2, new_a_day: 3, cards: 30 });
    expect(await queue(ada, 'History')).toHaveLength(2);
    ada = await later(ada, DAY);
    expect(await day(ada)).toMatchObject({ fresh: 3 });
  });

  it('begins with what the student was sure of and got wrong', async () => {
    const ada = await newcomer();
    await addOne(ada, 'Something else');
    const wrong = { correct: 0, help: 'none' as const, confidence: 95 as const, milliseconds: 3_000 };
    const idea = IDEA.id;
    const at = app.clock.now().toISOString();
    await service.gradeIdea(ada.id, { ...wrong, id: random.id() as AttemptId, idea, at });
    const { cards } = await ada.ask(calls.queue, { query: {} });
    expect(cards[0]).toMatchObject({ idea, urgent: true, reps: 1 });
    expect(cards[0]?.source?.quote?.book_id).toBe('biology');
    expect(await service.dueCount(ada.id)).toBe(2);
  });

  it('makes no card of what a quiz found right, but grades one that is there', async () => {
    const ada = await newcomer();
    const right = { correct: 1, help: 'none' as const, confidence: null, milliseconds: null };
    const answered = { ...right, idea: IDEA.id, at: app.clock.now().toISOString() };
    await service.gradeIdea(ada.id, { ...answered, id: random.id() as AttemptId });
    expect((await ada.ask(calls.list, { query: {} })).total).toBe(0);
    await ada.ask(calls.addChapter, { body: { book: 'biology', chapter: 0 } });
    const once = random.id() as AttemptId;
    await service.gradeIdea(ada.id, { ...answered, id: once });
    await service.gradeIdea(ada.id, { ...answered, id: once });
    const { cards } = await ada.ask(calls.list, { query: { q: 'makes something alive' } });
    expect(cards).toMatchObject([{ reps: 1, state: 'learning' }]);
  });
});

describe('a chapter', () => {
  it('becomes cards of its ideas and terms, each with its proof, and only once', async () => {
    const ada = await newcomer();
    const body = { book: 'biology', chapter: 0 };
    const { cards, known } = await ada.ask(calls.addChapter, { body });
    expect(known).toBe(0);
    expect(cards.length).toBeGreaterThan(10);
    expect(new Set(cards.map(({ subject }) => subject))).toEqual(new Set(['Biology']));
    expect(cards.every(({ source }) => source?.quote?.book_id === 'biology')).toBe(true);
    expect(cards.some(({ front }) => front === 'What is meant by **organism**?')).toBe(true);
    expect(await ada.ask(calls.addChapter, { body })).toMatchObject({ cards: [], known: cards.length });
    expect(await ada.refusal(calls.addChapter, { body: { ...body, chapter: 99 } })).toMatchObject({
      code: 'lesson_not_found',
    });
  });
});

describe('the list of cards', () => {
  it('finds words on either side, as they are written', async () => {
    const ada = await newcomer();
    await ada.ask(calls.add, {
      body: { cards: [basic('100% sure'), basic('100 sure'), { ...basic('A_B'), back: 'under_score' }] },
    });
    const found = async (q: string) =>
      (await ada.ask(calls.list, { query: { q } })).cards.map(({ front }) => front);
    expect(await found('100%')).toEqual(['100% sure']);
    expect(await found('SURE 100')).toHaveLength(2);
    expect(await found('r_s')).toEqual(['A_B']);
  });

  it('shows a page at a time', async () => {
    const ada = await newcomer();
    const cards = Array.from({ length: REVIEW.pageCards + 5 }, (_, index) => basic(`Q${index}`));
    await ada.ask(calls.add, { body: { cards } });
    const second = await ada.ask(calls.list, { query: { page: 1 } });
    expect(second).toMatchObject({ total: REVIEW.pageCards + 5 });
    expect(second.cards).toHaveLength(5);
  });
});

describe('what is kept', () => {
  it('can be made anew from the log, and is then the same', async () => {
    let ada = await newcomer();
    await ada.ask(calls.addChapter, { body: { book: 'biology', chapter: 1 } });
    const grades = ['again', 'hard', 'good', 'easy'] as const;
    for (let round = 0; round < 3; round += 1) {
      const { cards } = await ada.ask(calls.queue, { query: {} });
      for (const [index, { id }] of cards.entries())
        await answer(ada, id, grades[(index + round) % 4] ?? 'good');
      ada = await later(ada, 2 * DAY);
    }
    expect(await service.rebuild(ada.id)).toBe(0);
    await app.database.pool.query(`UPDATE card SET due = due + interval '1 day' WHERE student_id = $1`, [
      ada.id,
    ]);
    expect(await service.rebuild(ada.id)).toBeGreaterThan(5);
    expect(await service.rebuild(ada.id)).toBe(0);
  });

  it('goes along with the student, every answer too', async () => {
    const ada = await newcomer();
    await answer(ada, await addOne(ada), 'hard');
    const everything = (await ada.ask(account.export, {})) as { review?: { cards: object[]; log: object[] } };
    expect(everything.review).toMatchObject({ cards: [{ front: 'Is it alive?' }], log: [{ grade: 'hard' }] });
  });
});
