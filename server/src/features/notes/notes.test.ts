import { account } from '@studia/contract/account';
import { auth } from '@studia/contract/auth';
import { quoteKey, sourceLink } from '@studia/contract/note-text';
import { notes as calls, type Note } from '@studia/contract/notes';
import type { Quote } from '@studia/contract/proof';
import { strFromU8, unzipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Embed } from '../../ports/embed/port.ts';
import { makeQueue } from '../../ports/queue/pgboss.ts';
import { scriptedRandom } from '../../ports/random/scripted.ts';
import { startApp, type TestApp } from '../../testing/app.ts';
import { silentLog } from '../../testing/log.ts';
import { PATIENCE } from '../../testing/patience.ts';
import { redAndBlue } from '../../testing/pictures.ts';
import { PASSWORD, studentOf, verifiedStudent, visitorOf, type Student } from '../../testing/visitors.ts';
import { handleNoteJobs, noteJobs, sweepNotes } from './jobs.ts';

/** Knows what is about green things; of everything else no two texts are alike. */
const meaning = (text: string, other: readonly number[]): Float32Array =>
  Float32Array.from(/leaf|chlorophyll|green|plants/i.test(text) ? [1, 0, 0] : other);
const embed: Embed = {
  model: 'test',
  embed: async (text) => meaning(text, [0, 1, 0]),
  background: async (text) => meaning(text, [0, 0, 1]),
  wake: () => Promise.resolve(),
  shipped: async () => () => undefined,
  close: async () => {},
};

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
let app: TestApp;
let ada: Student;
beforeAll(async () => {
  app = await startApp({ world: { embed } });
  ada = await verifiedStudent(app, 'ada');
});
afterAll(() => app.close());

/** Time passes, and the student signs in again. */
const later = async (milliseconds: number, student: Student): Promise<Student> => {
  app.clock.advance(milliseconds);
  const body = { email: student.email, password: PASSWORD };
  return studentOf(app, (await visitorOf(app).ask(auth.signIn, { body })).session);
};

/** Lets the product's own worker do the nightly job now. */
const night = async (): Promise<void> => {
  const random = scriptedRandom(`night ${app.clock.now().toISOString()}`);
  const { connection } = app.database;
  const queue = makeQueue({ connection, kinds: noteJobs, log: silentLog, newId: () => random.id() });
  handleNoteJobs(queue, {
    embed: async () => {},
    sweep: async () => {},
    making: { work: async () => {} },
  });
  await queue.start({ work: false });
  const id = await queue.enqueue(sweepNotes, {});
  const isDone = async () => expect((await queue.status(sweepNotes, id))?.state).toBe('done');
  await vi.waitFor(isDone, { ...PATIENCE, interval: 50 });
  await queue.stop({ graceSeconds: 1 });
};

const create = async (
  body: { title: string; content: string } & Record<string, unknown>,
  by = ada,
): Promise<Note> => (await by.ask(calls.create, { body })).note;
const read = async ({ id }: Note): Promise<Note> => (await ada.ask(calls.read, { params: { id } })).note;
const update = async ({ id }: Note, body: { revision: number } & Record<string, unknown>): Promise<Note> =>
  (await ada.ask(calls.update, { params: { id }, body })).note;
const QUOTE: Quote = {
  book_id: 'arithmetic',
  title: 'Arithmetic',
  page: 3,
  start: 10,
  end: 24,
  text: 'A half is one.',
};

describe('a note', () => {
  it('comes back as it was written, with its words counted', async () => {
    const note = await create({
      title: ' Cells ',
      content: '# Cells\n\nA **cell** is small.',
      tags: ['Bio', 'bio ', 'unit 1'],
    });
    expect(await read(note)).toMatchObject({
      title: 'Cells',
      content: '# Cells\n\nA **cell** is small.',
      tags: ['Bio', 'unit 1'],
      preview: 'Cells · A cell is small.',
      words: 5,
      revision: 1,
      source: { origin: 'own', id: null, title: null },
      deleted_at: null,
    });
  });

  it('is made once, however often its sender asks', async () => {
    const id = '01948b3c-7d5e-7abc-9def-000000000001';
    const first = await create({ id, title: 'Once', content: 'One' });
    expect(await create({ id, title: 'Twice', content: 'Two' })).toEqual(first);
    const eve = await verifiedStudent(app, 'eve');
    expect(
      await eve.refusal(calls.create, { body: { id: first.id, title: 'Mine', content: '' } }),
    ).toMatchObject({
      code: 'bad_request',
    });
  });

  it('is changed by who has its newest revision, and by nobody else', async () => {
    const note = await create({ title: 'Roots', content: 'Old' });
    const changed = await update(note, { revision: 1, content: 'New' });
    expect(changed).toMatchObject({ revision: 2, content: 'New', title: 'Roots' });
    const late = { params: { id: note.id }, body: { revision: 1, content: 'Other' } };
    expect(await ada.refusal(calls.update, late)).toMatchObject({ code: 'note_changed', status: 409 });
    // The same change again: its answer was lost.
    expect(await update(note, { revision: 1, content: 'New' })).toMatchObject({ revision: 2 });
  });

  it('keeps a version every ten minutes and before a restore', async () => {
    const note = await create({ title: 'History', content: 'Version 1' });
    let { revision } = note;
    const save = async (content: string, reason?: 'restore') => {
      ({ revision } = await update(note, { revision, content, reason }));
    };
    const revisions = async () =>
      (await ada.ask(calls.revisions, { params: { id: note.id } })).revisions.map((one) => one.revision);
    await save('Version 2');
    await save('Version 3');
    expect(await revisions()).toEqual([1]);
    ada = await later(11 * MINUTE, ada);
    await save('Version 4');
    await save('Version 5');
    expect(await revisions()).toEqual([4, 1]);
    await save('Version 1', 'restore');
    expect(await revisions()).toEqual([5, 4, 1]);
    expect(await ada.ask(calls.revision, { params: { id: note.id, revision: 4 } })).toMatchObject({
      title: 'History',
      content: 'Version 4',
    });
  });

  it('keeps the quotes that it shows, and lists those that it does not', async () => {
    const other = { ...QUOTE, page: 4, text: 'A third\nis less.' };
    const content = `A half. ${sourceLink(QUOTE)}`;
    const note = await create({ title: 'Fractions', content, quotes: [QUOTE, other] });
    expect(note.content).toBe(`${content}\n\n> A third is less. ${sourceLink(other)}`);
    expect(note.quotes).toHaveLength(2);
    expect(note.quotes[0]).toMatchObject({ available: true });
    const gone = { ...QUOTE, book_id: '01948b3c-7d5e-7abc-9def-0000000000ff' };
    const without = await create({ title: 'Gone', content: '', quotes: [gone] });
    expect(without.quotes).toEqual([{ key: quoteKey(gone), quote: gone, available: false }]);
    const copied = await create({ title: 'Copied', content: `Again ${sourceLink(QUOTE)}` });
    expect(copied.quotes).toEqual([{ key: quoteKey(QUOTE), quote: QUOTE, available: true }]);
    const eve = await verifiedStudent(app, 'eve2');
    expect((await create({ title: 'Stolen', content: sourceLink(QUOTE) }, eve)).quotes).toEqual([]);
    const shorter = await update(note, { revision: 1, content: 'A half.' });
    expect(shorter.quotes).toEqual([]);
    // The version that had them still shows them.
    const before = await ada.ask(calls.revision, { params: { id: note.id, revision: 1 } });
    expect(new Set(before.quotes.map(({ quote }) => quote.page))).toEqual(new Set([QUOTE.page, 4]));
    expect((await update(note, { revision: 2, content })).quotes).toHaveLength(1);
  });
});

it('a note becomes a document for word processors, with its links and tables', async () => {
  const content = `# Cells\n\nA **cell** costs \\$5 and $x^2$. ${sourceLink(QUOTE)}\n\n- [x] one\n  1. two\n\n| a | b |\n| - | - |\n| 1 | 2 |\n\n> said\n\n\`\`\`\ncode\n\`\`\``;
  const note = await create({ title: 'Cells', content, quotes: [QUOTE] });
  const answer = await ada.send(calls.word, { params: { id: note.id } });
  expect(answer.headers['content-type']).toContain('wordprocessingml');
  const parts = unzipSync(new Uint8Array(answer.rawPayload));
  const text = strFromU8(parts['word/document.xml'] ?? new Uint8Array());
  for (const words of ['Cells', 'costs $5 and ', 'x^2', '☑ ', 'two', '<w:tbl>', 'said', 'code'])
    expect(text).toContain(words);
  expect(text).toContain('w:anchor="page=3"');
  expect(strFromU8(parts['word/_rels/document.xml.rels'] ?? new Uint8Array())).toContain(
    '/pdf-viewer/starter/arithmetic"',
  );
});

describe('the list of notes', () => {
  let tries = 0;
  it('is searched by words, by tags, by source and by meaning', async () => {
    // Another one at every try: a name is taken once.
    const bea = await verifiedStudent(app, `bea${(tries += 1)}`);
    const leaves = await create(
      { title: 'Photosynthesis', content: 'Chlorophyll catches light.', tags: ['bio'] },
      bea,
    );
    await create({ title: 'Fractions', content: 'A half is one of two equal parts.', tags: ['maths'] }, bea);
    await create(
      {
        title: 'From the tutor',
        content: 'Dividing by a half doubles.',
        source: { origin: 'chat', id: 's1', title: 'Talk' },
      },
      bea,
    );
    const list = async (query: Record<string, string>) =>
      (await bea.ask(calls.list, { query })).notes.map(({ title }) => title);
    expect((await list({})).length).toBe(3);
    expect(await list({ sort: 'title' })).toEqual(['Fractions', 'From the tutor', 'Photosynthesis']);
    expect(await list({ question: 'equal halves' })).toEqual(['Fractions', 'From the tutor']);
    expect(await list({ question: 'fracti' })).toEqual(['Fractions']);
    expect(await list({ tag: 'maths' })).toEqual(['Fractions']);
    expect(await list({ origin: 'chat' })).toEqual(['From the tutor']);
    expect(leaves.revision).toBe(1);
    const byMeaning = async () =>
      expect(await list({ question: 'why are plants green' })).toEqual(['Photosynthesis']);
    await vi.waitFor(byMeaning, { ...PATIENCE, interval: 100 });
    expect((await bea.ask(calls.list, { query: {} })).tags).toEqual([
      { tag: 'bio', notes: 1 },
      { tag: 'maths', notes: 1 },
    ]);
  });

  it('has a trash that gives notes back for 30 days', async () => {
    let cleo = await verifiedStudent(app, 'cleo');
    const trash = (note: Note, trashed: boolean) =>
      cleo.ask(calls.trash, { params: { id: note.id }, body: { trashed } });
    const [first, second] = [
      await create({ title: 'First', content: '' }, cleo),
      await create({ title: 'Second', content: '' }, cleo),
    ];
    await trash(first, true);
    await trash(second, true);
    await trash(second, false);
    expect((await cleo.ask(calls.list, { query: {} })).notes).toMatchObject([{ title: 'Second' }]);
    expect(await cleo.ask(calls.list, { query: { trash: 'true' } })).toMatchObject({
      notes: [{ title: 'First' }],
      trashed: 1,
    });
    cleo = await later(29 * DAY, cleo);
    await night();
    expect((await cleo.ask(calls.read, { params: { id: first.id } })).note.title).toBe('First');
    cleo = await later(2 * DAY, cleo);
    await night();
    expect(await cleo.refusal(calls.read, { params: { id: first.id } })).toMatchObject({
      code: 'note_not_found',
    });
  });
});

describe('a picture', () => {
  const picture = async (name = 'leaf.png') =>
    new File([new Uint8Array(await redAndBlue(40, 40, 'png'))], name, { type: 'image/png' });
  const send = (by: Student, file: File) => by.ask(calls.addPicture, { body: {}, files: [file] } as never);

  it('is its owner’s, stays as long as a note shows it, and goes when none does', async () => {
    let dan = await verifiedStudent(app, 'dan');
    ada = await later(0, ada);
    const { id } = await send(dan, await picture());
    const unused = await send(dan, await picture('unused.png'));
    const answer = await dan.send(calls.picture, { params: { id } });
    expect(answer.headers['content-type']).toBe('image/png');
    expect(await ada.refusal(calls.picture, { params: { id } })).toMatchObject({
      code: 'note_picture_not_found',
    });
    await create({ title: 'Leaf', content: `![A leaf](/api/notes/pictures/${id})` }, dan);
    dan = await later(2 * DAY, dan);
    const before = (await app.files()).length;
    await night();
    expect((await app.files()).length).toBe(before - 1);
    expect((await dan.send(calls.picture, { params: { id } })).statusCode).toBe(200);
    expect(await dan.refusal(calls.picture, { params: { id: unused.id } })).toMatchObject({
      code: 'note_picture_not_found',
    });
  });

  it('must be one', async () => {
    ada = await later(0, ada);
    const refused = await ada.refusal(calls.addPicture, {
      body: {},
      files: [new File(['<svg onload=alert(1)>'], 'leaf.png', { type: 'image/png' })],
    } as never);
    expect(refused).toMatchObject({ code: 'note_picture_unreadable' });
  });
});

it('a student takes all notes along', async () => {
  const eli = await verifiedStudent(app, 'eli');
  await create({ title: 'Mine', content: 'Words', quotes: [QUOTE] }, eli);
  expect(await eli.ask(account.export, {})).toMatchObject({
    notes: { notes: [{ title: 'Mine', quotes: [QUOTE] }] },
  });
});
