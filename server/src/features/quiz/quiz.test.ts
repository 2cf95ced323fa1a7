import { account } from '@studia/contract/account';
import { chat } from '@studia/contract/chat';
import type { Request } from '@studia/contract/endpoint';
import type { AttemptId, QuizId } from '@studia/contract/ids';
import { lessons, type Answer, type AskedItem } from '@studia/contract/lessons';
import { library } from '@studia/contract/library';
import { notes } from '@studia/contract/notes';
import { plan as plans } from '@studia/contract/plan';
import { quiz as calls, type Quiz, type QuizQuestion, type QuizScope } from '@studia/contract/quiz';
import { review } from '@studia/contract/review';
import { NO_ID } from '@studia/contract/trial';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { startApp, type TestApp } from '../../testing/app.ts';
import { conductedModel } from '../../testing/conducted-model.ts';
import { PATIENCE } from '../../testing/patience.ts';
import { verifiedStudent, type Student } from '../../testing/visitors.ts';

let app: TestApp;
let ada: Student;
let ordinal = 0;
beforeAll(async () => {
  app = await startApp();
  ada = await verifiedStudent(app, 'ada');
});
afterAll(() => app.close());

const newId = () => `01948b3c-7d5e-7abc-9def-${String(++ordinal).padStart(12, '0')}` as AttemptId & QuizId;

type Settings = Request<typeof calls.create>['body'];
type AnswerBody = Request<typeof calls.answer>['body'];

const settings: Settings = {
  scope: { book: 'arithmetic', chapters: [6] },
  length: 5,
  difficulty: 'adaptive',
  mode: 'practise',
  minutes: null,
};

const start = async (student: Student, more: Partial<Settings> = {}): Promise<Quiz> =>
  (await student.ask(calls.create, { body: { ...settings, ...more } })).quiz;

const firstOf = ({ ahead }: Pick<Quiz, 'ahead'>): QuizQuestion => {
  const [first] = ahead;
  if (!first) throw new Error('The quiz asks nothing.');
  return first;
};

const someAnswer = ({ kind, options }: AskedItem): Answer => {
  if (kind === 'choice') return { kind, option: options[0] ?? '' };
  if (kind === 'order') return { kind, order: options };
  if (kind === 'true-false') return { kind, value: true, reason: 'because' };
  return { kind, text: '-1' };
};

const given = ({ idea, item }: QuizQuestion, more: Partial<AnswerBody> = {}): AnswerBody => ({
  id: newId(),
  idea: idea.id,
  item: item.id,
  answer: someAnswer(item),
  confidence: 75,
  hints: 0,
  milliseconds: 3_000,
  ...more,
});

const answer = (
  student: Student,
  quiz: Pick<Quiz, 'id'>,
  question: QuizQuestion,
  more: Partial<AnswerBody> = {},
) => student.ask(calls.answer, { params: { id: quiz.id }, body: given(question, more) });

const read = async (student: Student, id: QuizId) => (await student.ask(calls.read, { params: { id } })).quiz;

/** Answers until nothing is asked any more. */
const play = async (student: Student, quiz: Quiz): Promise<Quiz> => {
  let next = quiz.ahead[0];
  while (next) next = (await answer(student, quiz, next)).ahead[0];
  return read(student, quiz.id);
};

/** Goes on, knowing nothing, until a short answer is asked for. */
const untilShort = async (student: Student): Promise<{ quiz: Quiz; short: QuizQuestion }> => {
  const quiz = await start(student, { length: 30 });
  let { ahead } = quiz;
  while (firstOf({ ahead }).item.kind !== 'short')
    ({ ahead } = await answer(student, quiz, firstOf({ ahead }), { answer: null }));
  return { quiz, short: firstOf({ ahead }) };
};

const attemptsOf = async (student: Student) =>
  ((await student.ask(account.export, {})) as unknown as { attempts: object[] }).attempts;

describe('a mistake that the student was sure of', () => {
  it('becomes a card, which comes first in the day’s review', async () => {
    const sure = await verifiedStudent(app, 'sure');
    const quiz = await start(sure, { difficulty: 'easy' });
    await answer(sure, quiz, firstOf(quiz), { answer: null, confidence: 95 });
    const first = async () => (await sure.ask(review.queue, { query: {} })).cards[0];
    await vi.waitFor(
      async () => expect(await first()).toMatchObject({ idea: firstOf(quiz).idea.id, urgent: true, reps: 1 }),
      { ...PATIENCE, interval: 250 },
    );
  });
});

describe('a quiz in practice', () => {
  it('asks without keys, explains every answer at once, and ends after its last question', async () => {
    const quiz = await start(ada);
    expect(quiz).toMatchObject({
      length: 5,
      title: 'Fractions: numbers between the whole numbers',
      finished_at: null,
    });
    const first = firstOf(quiz);
    for (const key of ['key', 'wrong', 'explanation', 'accepted'])
      expect(Object.keys(first.item)).not.toContain(key);
    const reply = await answer(ada, quiz, first);
    expect(reply.answered.outcome).toMatchObject({
      key: expect.any(String),
      explanation: expect.any(String),
      quote: { book_id: 'arithmetic' },
      statement: expect.any(String),
    });
    expect(reply.ahead[0]?.idea.id).not.toBe(first.idea.id);

    const ended = await play(ada, { ...quiz, ahead: reply.ahead });
    expect(ended.answers).toHaveLength(5);
    expect(ended).toMatchObject({ ahead: [], finished_at: expect.any(String) });
    expect(new Set(ended.answers.map(({ question }) => `${question.idea.id} ${question.item.id}`)).size).toBe(
      5,
    );
  });

  it('goes on at the same question, and keeps what was answered', async () => {
    const quiz = await start(ada);
    const { ahead } = await answer(ada, quiz, firstOf(quiz));
    const again = await read(ada, quiz.id);
    expect(again.ahead).toEqual(ahead);
    expect(again.answers).toHaveLength(1);
  });

  it('records each answer once, with the help that was used', async () => {
    const bob = await verifiedStudent(app, 'bob');
    const quiz = await start(bob);
    const first = firstOf(quiz);
    await bob.ask(calls.hint, {
      params: { id: quiz.id },
      body: { idea: first.idea.id, item: first.item.id, hints: 2 },
    });
    expect(firstOf(await read(bob, quiz.id)).opened).toBe(2);
    const body = given(first, { answer: null });
    const send = () => bob.ask(calls.answer, { params: { id: quiz.id }, body });
    const [one, two] = [await send(), await send()];
    expect(two.answered).toEqual(one.answered);
    expect(await attemptsOf(bob)).toEqual([
      expect.objectContaining({ id: body.id, help: 'hint-2', mode: 'practise', correct: 0 }),
    ]);
  });

  it('lets the first of two windows win', async () => {
    const quiz = await start(ada);
    const first = firstOf(quiz);
    const sent = await Promise.all([answer(ada, quiz, first), answer(ada, quiz, first)]);
    expect(new Set(sent.map(({ answered }) => answered.id)).size).toBe(1);
    expect((await read(ada, quiz.id)).answers).toHaveLength(1);
  });

  it('takes answers that were given offline to what had been handed over', async () => {
    const quiz = await start(ada, { length: 8 });
    const offline = quiz.ahead.slice(0, 4);
    for (const question of offline) await answer(ada, quiz, question, { answer: null });
    const { answers } = await read(ada, quiz.id);
    expect(answers.map(({ question }) => question.item.id)).toEqual(offline.map(({ item }) => item.id));
  });

  it('is the same for the same id', async () => {
    const id = newId();
    const one = await start(ada, { id });
    expect(await start(ada, { id })).toEqual(one);
  });

  it('is as long as there are questions', async () => {
    const ideas = [firstOf(await start(ada)).idea.id];
    const quiz = await start(ada, { scope: { ideas }, length: 30 });
    expect(quiz.length).toBeLessThan(10);
    expect((await play(ada, quiz)).answers).toHaveLength(quiz.length);
  });
});

describe('a quiz alone', () => {
  it('gives neither hints nor feedback before its end', async () => {
    const quiz = await start(ada, { mode: 'alone' });
    expect(quiz.ahead.flatMap(({ item }) => item.hints)).toEqual([]);
    const { answered } = await answer(ada, quiz, firstOf(quiz), { hints: 3 });
    expect(answered).toMatchObject({ outcome: null, hints: 0 });
    const ended = await play(ada, await read(ada, quiz.id));
    for (const { outcome } of ended.answers)
      expect(outcome).toMatchObject({ explanation: expect.any(String) });
  });

  it('ends when its time is up, and takes what was given before', async () => {
    const quiz = await start(ada, { mode: 'alone', minutes: 1 });
    const [first, second] = quiz.ahead;
    if (!first || !second) throw new Error('The quiz asks too little.');
    const inTime = new Date(Date.parse(quiz.created_at) + 30_000).toISOString();
    app.clock.advance(120_000);
    await answer(ada, quiz, first, { given_at: inTime });
    expect(await ada.refusal(calls.answer, { params: { id: quiz.id }, body: given(second) })).toMatchObject({
      code: 'quiz_time_up',
    });
    const { quiz: ended } = await ada.ask(calls.finish, { params: { id: quiz.id } });
    expect(ended.answers).toHaveLength(1);
    expect(ended.finished_at).not.toBeNull();
  });
});

describe('an answer that nobody can judge', () => {
  it('is compared by the student, and only then counts', async () => {
    const eve = await verifiedStudent(app, 'eve');
    const { quiz, short } = await untilShort(eve);
    const before = await attemptsOf(eve);
    const { answered } = await answer(eve, quiz, short, {
      answer: { kind: 'short', text: 'something quite else' },
    });
    expect(answered.outcome).toMatchObject({ result: 'compare', correct: null });
    expect(await attemptsOf(eve)).toEqual(before);
    const body = { idea: short.idea.id, item: short.item.id, correct: 0.5 } as const;
    const compared = await eve.ask(calls.compare, { params: { id: quiz.id }, body });
    expect(compared.answered.outcome).toMatchObject({ result: 'partly', correct: 0.5, judge: 'student' });
    expect(await attemptsOf(eve)).toEqual([
      ...before,
      expect.objectContaining({ id: answered.id, judge: 'student' }),
    ]);
    expect(await eve.refusal(calls.compare, { params: { id: quiz.id }, body })).toMatchObject({
      code: 'nothing_to_compare',
    });
  });
});

describe('with a model', () => {
  const model = conductedModel();
  let other: TestApp;
  beforeAll(async () => {
    other = await startApp({ world: { model } });
  });
  afterAll(() => other.close());

  const inWords = { answer: { kind: 'short', text: 'quite other words' } } as const;

  it('words that rules do not understand are judged point by point', async () => {
    const mo = await verifiedStudent(other, 'mo');
    const { quiz, short } = await untilShort(mo);
    const answering = answer(mo, quiz, short, inWords);
    const asked = await model.asked();
    const shown = asked.shown.find(({ role }) => role === 'user');
    const { points } = JSON.parse(shown?.role === 'user' ? shown.content : '') as {
      points: { number: number }[];
    };
    asked.say(JSON.stringify({ points: points.map(({ number }) => ({ number, state: 'said' })) }));
    asked.finish();
    expect((await answering).answered.outcome).toMatchObject({ result: 'right', correct: 1, judge: 'model' });
  });

  it('that breaks, the student compares', async () => {
    const di = await verifiedStudent(other, 'di');
    const { quiz, short } = await untilShort(di);
    const answering = answer(di, quiz, short, inWords);
    (await model.asked(2)).crash();
    expect((await answering).answered.outcome).toMatchObject({ result: 'compare', judge: 'rules' });
  });
});

describe('what a quiz is about', () => {
  const preview = async (student: Student, scope: QuizScope) =>
    (await student.ask(calls.preview, { body: { scope } })).preview;

  it('is a whole book, or a page of it', async () => {
    const whole = await preview(ada, { book: 'arithmetic' });
    expect(whole.ideas.length).toBeGreaterThan(20);
    const quote = (await start(ada)).ahead[0]?.idea.id ?? '';
    expect((await preview(ada, { ideas: [quote] })).ideas.map(({ id }) => id)).toEqual([quote]);
    expect((await preview(ada, { book: 'arithmetic', page: 1 })).ideas.length).toBeLessThanOrEqual(3);
  });

  it('is where the student said “I’m lost”', async () => {
    const kim = await verifiedStudent(app, 'kim');
    expect(await preview(kim, { spots: 'lost' })).toMatchObject({ questions: 0 });
    const mark = { kind: 'lost', page: 2, start: null, end: null, text: '', note: '' } as const;
    await kim.ask(library.addMark, { params: { id: 'arithmetic' }, body: mark });
    const found = await preview(kim, { spots: 'lost' });
    expect(found.ideas.length).toBeGreaterThan(0);
    for (const { book } of found.ideas) expect(book).toBe('arithmetic');
  });

  it('is what a note quotes', async () => {
    const { lesson } = await ada.ask(lessons.lesson, { params: { book: 'arithmetic', chapter: 6 } });
    const [idea] = lesson.ideas;
    if (!idea) throw new Error('The lesson has no idea.');
    const { note } = await ada.ask(notes.create, {
      body: { title: 'My fractions', content: '', quotes: [idea.quote] },
    });
    const found = await preview(ada, { note: note.id });
    expect(found.title).toBe('My fractions');
    expect(found.ideas.map(({ id }) => id)).toContain(idea.id);
  });

  it('is what a plan leads through, or one step of it', async () => {
    const { plan } = await ada.ask(plans.generate, { body: { topic: 'I want to learn fractions' } });
    const planned = await preview(ada, { plan: plan.id ?? undefined });
    expect(planned.questions).toBeGreaterThan(0);
    const step = plan.modules.flatMap(({ items }) => items).find(({ source }) => source !== null);
    const ofStep = await preview(ada, { plan: plan.id ?? undefined, step: step?.id });
    expect(ofStep).toMatchObject({ title: step?.title });
    expect(ofStep.questions).toBeGreaterThan(0);
    expect(ofStep.questions).toBeLessThanOrEqual(planned.questions);
  });

  it('is what a conversation was about', async () => {
    const { session_id } = await ada.ask(chat.createSession, { body: {} });
    await ada.ask(chat.sendMessage, { body: { session_id, message: 'What is a prime number?' } });
    const { ideas } = await preview(ada, { conversation: session_id });
    expect(ideas.map(({ book }) => book)).toContain('arithmetic');
  });

  it('is what the student got wrong', async () => {
    const lee = await verifiedStudent(app, 'lee');
    const quiz = await start(lee);
    await answer(lee, quiz, firstOf(quiz), { answer: null, confidence: null });
    await answer(lee, quiz, quiz.ahead[1] ?? firstOf(quiz), { answer: null, confidence: null });
    const { ideas } = await preview(lee, { spots: 'weak' });
    expect(ideas.map(({ id }) => id)).toContain(firstOf(quiz).idea.id);
  });

  it('is nothing where there is nothing, and says so', async () => {
    const body = { ...settings, scope: { book: 'no-such-book' } };
    expect(await ada.refusal(calls.create, { body })).toMatchObject({ status: 404, code: 'nothing_to_ask' });
  });
});

describe('the list of quizzes', () => {
  it('shows how far each is; a deleted one is gone, its attempts are not', async () => {
    const mia = await verifiedStudent(app, 'mia');
    const quiz = await start(mia);
    await answer(mia, quiz, firstOf(quiz), { answer: null });
    expect((await mia.ask(calls.list, {})).quizzes).toEqual([
      expect.objectContaining({ id: quiz.id, answered: 1, correct: 0, finished_at: null }),
    ]);
    await mia.ask(calls.delete, { params: { id: quiz.id } });
    expect((await mia.ask(calls.list, {})).quizzes).toEqual([]);
    expect(await attemptsOf(mia)).toHaveLength(1);
  });

  it('belongs to its student', async () => {
    const quiz = await start(ada);
    const other = await verifiedStudent(app, 'other');
    expect(await other.refusal(calls.read, { params: { id: quiz.id } })).toMatchObject({
      code: 'quiz_not_found',
    });
    expect(await other.refusal(calls.read, { params: { id: NO_ID } })).toMatchObject({
      status: 404,
    });
  });
});
