import { ERRORS } from '@studia/contract/error-list';
import type { CardId, CardPictureId, ReviewId } from '@studia/contract/ids';
import { review as calls, type DeckImport } from '@studia/contract/review';
import { strToU8, zipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { scriptedRandom } from '../../ports/random/scripted.ts';
import { startApp, type TestApp } from '../../testing/app.ts';
import { testDecks } from '../../testing/decks.ts';
import { PATIENCE } from '../../testing/patience.ts';
import { redAndBlue } from '../../testing/pictures.ts';
import { verifiedStudent, type Student } from '../../testing/visitors.ts';

const random = scriptedRandom('exchange');
const decks = testDecks();
let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.close());

let made = 0;
const newcomer = () => verifiedStudent(app, `exchanger${(made += 1)}`);
const upload = (bytes: Uint8Array, name = 'deck.apkg') => ({
  body: {},
  files: [new File([bytes], name)],
});
const exported = async (student: Student, format: 'anki' | 'csv' = 'anki'): Promise<Uint8Array> => {
  const answer = await student.send(calls.export, { query: { format } });
  expect(answer.statusCode).toBe(200);
  return new Uint8Array(answer.rawPayload);
};
/** Imports a file and waits until that is over. */
const importIn = async (student: Student, file: ReturnType<typeof upload>): Promise<DeckImport> => {
  await student.ask(calls.import, file);
  return over(student);
};
/** The last import of a student, once it is over and nothing lies about of it. */
const over = (student: Student): Promise<DeckImport> =>
  vi.waitFor(async () => {
    const { rows } = await app.database.pool.query('SELECT file FROM card_import WHERE student_id = $1', [
      student.id,
    ]);
    expect(rows).toEqual([{ file: null }]);
    const { import: last } = await student.ask(calls.importing, {});
    if (!last) throw new Error('Nothing is imported.');
    return last;
  }, PATIENCE);
const cardsOf = async (student: Student) => (await student.ask(calls.list, { query: {} })).cards;

/** A student who has learnt a card, forgotten none, and suspended one. */
const learner = async (): Promise<Student> => {
  const ada = await newcomer();
  const { cards } = await ada.ask(calls.add, {
    body: {
      cards: [
        { kind: 'basic', front: String.raw`What is \(2^3\)?`, back: '**8**', subject: 'Mathematics' },
        { kind: 'cloze', front: 'Water is {{c1::H2O}}.', back: '', subject: 'Chemistry' },
      ],
    },
  });
  const [first, second] = cards.toSorted((a, b) => (a.front < b.front ? 1 : -1));
  const id = random.id() as ReviewId;
  const at = app.clock.now().toISOString();
  await ada.ask(calls.answer, {
    body: { answers: [{ id, card_id: first?.id as CardId, grade: 'easy', at, milliseconds: 900 }] },
  });
  await ada.ask(calls.change, { params: { id: second?.id as CardId }, body: { suspended: true } });
  return ada;
};

describe('cards that are exported', () => {
  it('are opened again by somebody else as they were, with their schedule', async () => {
    const [ada, bob] = [await learner(), await newcomer()];
    const bytes = await exported(ada);
    expect(await importIn(bob, upload(bytes))).toMatchObject({ added: 2, known: 0 });
    const [water, power] = (await cardsOf(bob)).toSorted((a, b) => (a.front < b.front ? -1 : 1));
    expect(water).toMatchObject({
      kind: 'cloze',
      front: 'Water is {{c1::H2O}}.',
      suspended: true,
      state: 'new',
    });
    expect(power).toMatchObject({
      front: String.raw`What is \(2^3\)?`,
      back: '**8**',
      state: 'review',
      reps: 1,
    });
    const learnt = (await cardsOf(ada)).find(({ state }) => state === 'review');
    // Anki counts in days.
    expect(Math.abs(Date.parse(power?.due ?? '') - Date.parse(learnt?.due ?? ''))).toBeLessThan(86_400_000);
  });

  it('are known again by who exported them, and by who imported them before', async () => {
    const ada = await learner();
    const bytes = await exported(ada);
    expect(await importIn(ada, upload(bytes))).toMatchObject({ added: 0, known: 2 });
    const bob = await newcomer();
    await importIn(bob, upload(bytes));
    expect(await importIn(bob, upload(bytes))).toMatchObject({ added: 0, known: 2 });
  });

  it('can be a table, of one subject too', async () => {
    const ada = await learner();
    const table = new TextDecoder().decode(await exported(ada, 'csv'));
    expect(table.split('\r\n')).toHaveLength(4);
    expect(table).toContain('Water is {{c1::H2O}}.,,Chemistry');
    const one = await ada.send(calls.export, { query: { format: 'csv', subject: 'Chemistry' } });
    expect(one.body.split('\r\n')).toHaveLength(3);
    expect(one.headers['content-disposition']).toContain('studia-cards.csv');
  });
});

describe('cards that are imported', () => {
  it('come out of a table, once', async () => {
    const ada = await newcomer();
    const file = upload(strToU8('front,back,subject\nchat,cat,French\nchien,dog,French\n'), 'french.csv');
    expect(await importIn(ada, file)).toMatchObject({ added: 2, known: 0 });
    expect(await importIn(ada, file)).toMatchObject({ added: 0, known: 2 });
    expect((await cardsOf(ada)).map(({ front, back }) => [front, back])).toEqual([
      ['chien', 'dog'],
      ['chat', 'cat'],
    ]);
  });

  it('bring their pictures, which only their owner sees, and which go with the last card', async () => {
    const [ada, eve] = [await newcomer(), await newcomer()];
    const picture = new Uint8Array(await redAndBlue(20, 20));
    const front = 'Which organ? ![](picture:heart.jpg)';
    const card = {
      id: 'x',
      kind: 'basic',
      front,
      back: 'Heart',
      subject: '',
      source: null,
      suspended: false,
      memory: null,
    } as const;
    const deck = { cards: [card], pictures: [{ name: 'heart.jpg', bytes: picture }] };
    await importIn(ada, upload(await decks.write('anki', deck, app.clock.now())));
    const [added] = await cardsOf(ada);
    const [, id = ''] = /\/api\/review\/pictures\/([0-9a-f-]{36})\)$/.exec(added?.front ?? '') ?? [];
    const params = { id: id as CardPictureId };
    const shown = await ada.send(calls.picture, { params });
    expect(shown.headers['content-type']).toBe('image/jpeg');
    expect(new Uint8Array(shown.rawPayload)).toEqual(picture);
    expect(await eve.refusal(calls.picture, { params })).toMatchObject({ code: 'not_found' });
    expect(await importIn(eve, upload(await exported(ada)))).toMatchObject({ added: 1 });
    const count = (await app.files()).length;
    expect(await importIn(ada, upload(await exported(ada)))).toMatchObject({ added: 0, known: 1 });
    expect(await app.files()).toHaveLength(count);
    await ada.ask(calls.remove, { params: { id: added?.id as CardId } });
    expect(await ada.refusal(calls.picture, { params })).toMatchObject({ code: 'not_found' });
    expect(await app.files()).toHaveLength(count - 1);
  });

  it.each([
    ['nothing that we know', () => new Uint8Array([1, 2, 3, 0, 255]), 'deck_unreadable'],
    ['a package without a collection', () => zipSync({ x: strToU8('y') }), 'deck_unreadable'],
    ['a package in the newest format', () => zipSync({ 'collection.anki21b': strToU8('y') }), 'deck_too_new'],
    [
      'a package that would burst',
      () => zipSync({ 'collection.anki2': new Uint8Array(9_000_000) }),
      'deck_too_large',
    ],
    ['an empty table', () => strToU8('front,back\n'), 'deck_empty'],
    ['a table of 100,000 cards', () => strToU8('chat,cat\n'.repeat(100_000)), 'deck_too_many_cards'],
  ] as const)('out of %s end in a sentence, and leave nothing behind', async (_, bytes, code) => {
    const ada = await newcomer();
    const before = await app.files();
    expect(await importIn(ada, upload(bytes()))).toMatchObject({
      state: 'failed',
      trouble: ERRORS[code].sentence,
    });
    expect(await app.files()).toEqual(before);
    expect(await cardsOf(ada)).toEqual([]);
  });

  it('need a file', async () => {
    const ada = await newcomer();
    expect(await ada.refusal(calls.import, { body: {}, files: [] } as never)).toMatchObject({
      code: 'deck_missing',
    });
  });
});
