import { notes as noteCalls } from '@studia/contract/notes';
import { NO_ID } from '@studia/contract/trial';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startApp, type TestApp } from '../../testing/app.ts';
import { addPublishedRows } from '../../testing/published-rows.ts';
import { SEED, tableClient, titlesIn as titles, type TableClient } from '../../testing/table-client.ts';
import { verifiedStudent, type Student } from '../../testing/visitors.ts';

let app: TestApp;
let ada: Student;
let real: TableClient;
beforeAll(async () => {
  app = await startApp();
  ada = await verifiedStudent(app, 'ada');
  const eve = await verifiedStudent(app, 'eve');
  await addPublishedRows(app.database.pool, eve.id, 'eve');
  real = await tableClient(app, () => ada);
});
afterAll(() => app.close());

const table = (name: string) => real.table(name);
const notes = () => table('notes');
const empty = async () => {
  await app.database.pool.query('DELETE FROM note WHERE student_id = $1', [ada.id]);
};
const seed = async () => {
  await empty();
  const { error } = await notes().insert(SEED);
  expect(error).toBeNull();
};

const ATOMS = 'Atoms';

describe('what the real client writes', () => {
  beforeEach(empty);

  beforeAll(async () => {
    await addPublishedRows(app.database.pool, ada.id, 'ada');
  });

  it('is a new note, with title and content alone', async () => {
    const plain = await notes().insert({ title: 'Cells', content: 'Small.' });
    expect([plain.status, plain.data, plain.error]).toEqual([201, null, null]);
    const shown = await notes().insert({ title: 'Cells', content: 'Small.' }).select().single();
    expect(shown).toMatchObject({
      status: 201,
      data: { title: 'Cells', content: 'Small.', tags: [], revision: 1, origin: 'own' },
    });
    const own = await ada.ask(noteCalls.read, { params: { id: shown.data?.id } });
    expect(own.note).toMatchObject({ title: 'Cells', words: 1, preview: 'Small.' });
  });

  it('are several rows or none of them', async () => {
    const both = await notes()
      .insert(
        [
          { title: 'A', content: 'a' },
          { title: 'B', content: 'b' },
        ],
        { count: 'exact' },
      )
      .select('title');
    expect([both.count, both.data]).toEqual([2, [{ title: 'A' }, { title: 'B' }]]);
    const unlike = await notes().insert(
      [
        { title: 'C', content: 'c', tags: ['x'] },
        { title: 'D', content: 'd' },
      ],
      { defaultToNull: false },
    );
    expect(unlike.error).toBeNull();
    const long = 'x'.repeat(500);
    const refused = await notes().insert([
      { title: 'E', content: 'e' },
      { title: long, content: 'f' },
    ]);
    expect(refused).toMatchObject({ status: 400, error: { code: 'text_too_long' } });
    expect(await titles(notes().select('title').order('title'))).toEqual(['A', 'B', 'C', 'D']);
  });

  it('is one row however often it is upserted', async () => {
    const row = { id: '0190f0f0-0000-7000-8000-000000000001', title: 'One', content: 'first' };
    expect((await notes().upsert(row).select('content')).data).toEqual([{ content: 'first' }]);
    const merged = await notes()
      .upsert({ ...row, content: 'second' }, { onConflict: 'id' })
      .select('content, revision')
      .single();
    expect(merged).toMatchObject({ status: 201, data: { content: 'second', revision: 2 } });
    const ignored = await notes()
      .upsert({ ...row, content: 'third' }, { ignoreDuplicates: true })
      .select();
    expect(ignored.data).toEqual([]);
    const twice = await notes().insert({ ...row, content: 'fourth' });
    expect(twice).toMatchObject({ status: 409, error: { code: '23505' } });
    expect((await notes().upsert(row, { onConflict: 'title' })).error).toMatchObject({ code: '42P10' });
    expect((await notes().select('content')).data).toEqual([{ content: 'second' }]);
  });

  it('is a change, with history and a new revision', async () => {
    await notes().insert([
      { title: 'A', content: 'old' },
      { title: 'B', content: 'old' },
    ]);
    const plain = await notes().update({ content: 'new' }).eq('title', 'A');
    expect([plain.status, plain.data]).toEqual([204, null]);
    const { data } = await notes()
      .update({ content: 'newer', tags: ['x'] }, { count: 'exact' })
      .like('title', '%')
      .select('title, content, tags, revision')
      .order('title');
    expect(data).toEqual([
      { title: 'A', content: 'newer', tags: ['x'], revision: 3 },
      { title: 'B', content: 'newer', tags: ['x'], revision: 2 },
    ]);
    const { data: history } = await notes().select('note_revisions(content)').eq('title', 'B').single();
    expect(history).toEqual({ note_revisions: [{ content: 'old' }] });
    expect((await notes().update({ content: 'x' }).eq('title', 'nothing').select()).data).toEqual([]);
    expect(
      (await notes().update({ title: 'x' }).eq('title', 'nothing').select().maybeSingle()).data,
    ).toBeNull();
    expect((await notes().update({ title: 'x' }).like('title', '%').select().single()).error).toMatchObject({
      code: 'PGRST116',
    });
    expect(
      (
        await notes()
          .update({ title: 'x' })
          .like('title', '%')
          .setHeader('prefer', 'handling=strict, max-affected=1')
      ).error,
    ).toMatchObject({ code: 'PGRST124' });
    expect((await notes().update({}).eq('title', 'A').select('title')).data).toEqual([{ title: 'A' }]);
  });

  it('is a change or a deletion of every row, or of none', async () => {
    await notes().insert(['A', 'B', 'C'].map((title) => ({ title, content: 'old' })));
    await app.database.pool.query(`
      CREATE FUNCTION refuse_c() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
        IF NEW.title = 'C' THEN RAISE EXCEPTION 'not this one' USING ERRCODE = '23505'; END IF; RETURN NEW;
      END $$;
      CREATE TRIGGER refuse_c BEFORE UPDATE ON note FOR EACH ROW EXECUTE FUNCTION refuse_c()`);
    const unchanged = async () => {
      const { data } = await notes()
        .select('title, content, revision, note_revisions(content)')
        .order('title');
      const rowOf = (title: string) => ({ title, content: 'old', revision: 1, note_revisions: [] });
      expect(data).toEqual(['A', 'B', 'C'].map(rowOf));
    };
    const changed = await notes().update({ content: 'new' }).like('title', '%').order('title');
    expect(changed).toMatchObject({ status: 409, error: { code: '23505' } });
    await unchanged();
    const deleted = await notes().delete().like('title', '%').order('title');
    expect(deleted).toMatchObject({ status: 409, error: { code: '23505' } });
    await unchanged();
    const { data } = await notes().select('id, title').order('title');
    const rows = (data ?? []) as { id: string; title: string }[];
    const merged = await notes().upsert([
      { id: NO_ID, title: 'D', content: 'd' },
      ...rows.map(({ id, title }) => ({ id, title, content: 'merged' })),
    ]);
    expect(merged).toMatchObject({ status: 409, error: { code: '23505' } });
    await unchanged();
    await app.database.pool.query('DROP FUNCTION refuse_c CASCADE');
    expect((await notes().update({ content: 'new' }).like('title', '%')).status).toBe(204);
    expect((await notes().select('content')).data).toEqual(
      Array.from({ length: 3 }, () => ({ content: 'new' })),
    );
  });

  it('is a deletion, from which the trash saves', async () => {
    await notes().insert([
      { title: 'A', content: 'a' },
      { title: 'B', content: 'b' },
    ]);
    const { data, status } = await notes().delete().eq('title', 'A').select('title');
    expect([status, data]).toEqual([200, [{ title: 'A' }]]);
    expect((await notes().delete({ count: 'exact' }).eq('title', 'nothing')).count).toBe(0);
    expect(await titles(notes().select('title'))).toEqual(['B']);
    const trash = await ada.ask(noteCalls.list, { query: { trash: 'true' } });
    expect(trash.notes.map(({ title }) => title)).toEqual(['A']);
    expect((await notes().delete().eq('title', 'B')).status).toBe(204);
  });

  it('says where a new row is, to who asks for its headers', async () => {
    const answer = await app.http.inject({
      method: 'POST',
      url: '/rest/v1/notes',
      headers: {
        authorization: `Bearer ${ada.session.access_token}`,
        prefer: 'return=headers-only, handling=strict',
      },
      payload: { title: 'A', content: 'a' },
    });
    expect(answer.statusCode).toBe(201);
    expect(answer.headers['preference-applied']).toBe('return=headers-only');
    const { location } = answer.headers;
    const row = await app.http.inject({
      url: String(location),
      headers: { authorization: `Bearer ${ada.session.access_token}` },
    });
    expect(row.json()).toMatchObject([{ title: 'A' }]);
  });

  it('keeps to the rules of the other tables', async () => {
    const card = await table('cards')
      .insert({ front: 'Cell?', back: 'Small.' })
      .select('front, kind, state')
      .single();
    expect(card.data).toEqual({ front: 'Cell?', kind: 'basic', state: 'new' });
    expect(
      (await table('cards').update({ suspended: true }).eq('front', 'Cell?').select('suspended')).data,
    ).toEqual([{ suspended: true }]);
    expect((await table('cards').delete().eq('front', 'Cell?')).status).toBe(204);
    const talk = await table('conversations').insert({ style: 'explain' }).select('id, style').single();
    expect(talk.data).toMatchObject({ style: 'explain' });
    expect((await table('conversations').delete().eq('style', 'explain')).status).toBe(204);
    const mark = await table('highlights')
      .insert({ book_id: 'algebra', page: 1, text: 'Al' })
      .select('id, kind')
      .single();
    expect(mark.data).toMatchObject({ kind: 'highlight' });
    expect(
      (await table('highlights').update({ note: 'Why?' }).eq('book_id', 'algebra').select('note')).data,
    ).toEqual([{ note: 'Why?' }]);
    expect((await table('highlights').delete().eq('book_id', 'algebra')).status).toBe(204);
    const read = table('reading_progress').upsert({ book_id: 'algebra', page: 2, pages_read: [1] });
    expect((await read.select('page, pages_read').single()).data).toEqual({ page: 2, pages_read: [1] });
    const on = table('reading_progress')
      .update({ page: 3, pages_read: [2] })
      .eq('book_id', 'algebra');
    expect((await on.select('page, pages_read')).data).toEqual([{ page: 3, pages_read: [1, 2] }]);
    expect(
      (await table('plans').update({ title: 'Another' }).eq('title', 'ada plan').select('title, revision'))
        .data,
    ).toEqual([{ title: 'Another', revision: 2 }]);
    expect((await table('plans').delete().eq('title', 'Another')).status).toBe(204);
    expect(
      (await table('profile').update({ full_name: 'Ada King' }).eq('id', ada.id).select('full_name')).data,
    ).toEqual([{ full_name: 'Ada King' }]);
    const young = await table('profile')
      .update({ country: 'India', standard: 'Graduate', date_of_birth: '2025-01-01' })
      .eq('id', ada.id);
    expect(young.error).toMatchObject({ code: 'too_young' });
  });
});

const KEYS = ['code', 'details', 'error', 'hint', 'message'];

describe('what the real client is refused', () => {
  beforeAll(seed);

  const refusals: [
    what: string,
    ask: () => PromiseLike<{ status: number; error: unknown }>,
    status: number,
    code: string,
  ][] = [
    ['an unknown table', () => table('secrets').select(), 404, 'PGRST205'],
    ['a table of the database', () => table('auth_session').select(), 404, 'PGRST205'],
    ['a name of JavaScript', () => table('constructor').select(), 404, 'PGRST205'],
    ['an unknown column in a filter', () => notes().select().eq('vectors', 1), 400, '42703'],
    ['the owner in a filter', () => notes().select().eq('student_id', ada.id), 400, '42703'],
    ['an unknown column in select', () => notes().select('secret'), 400, '42703'],
    ['an unknown column in order', () => notes().select().order('secret'), 400, '42703'],
    [
      'an unknown column in a body',
      () => notes().insert({ title: 'A', content: 'b', secret: 1 }),
      400,
      'PGRST204',
    ],
    ['an unknown operator', () => notes().select().filter('title', 'resembles', 'x'), 400, 'PGRST100'],
    ['a range operator', () => notes().select().rangeGt('title', '[1,2]'), 400, 'PGRST100'],
    ['a pattern on a number', () => notes().select().like('words', '1%'), 400, '42883'],
    ['contains on a text', () => notes().select().contains('title', ['x']), 400, '42883'],
    ['a search in a number', () => notes().select().textSearch('words', 'x'), 400, '42883'],
    [
      'a search in a language that is not there',
      () => notes().select().textSearch('title', 'x', { config: 'klingon' }),
      400,
      'PGRST100',
    ],
    ['a text for a number', () => notes().select().eq('words', 'many'), 400, '22P02'],
    ['a text for an id', () => notes().select().eq('id', 'x'), 400, '22P02'],
    ['a number that is too large', () => notes().select().eq('words', 99999999999999), 400, '22P02'],
    ['a pattern that is none', () => notes().select().regexMatch('title', '('), 400, '22P02'],
    ['a negative limit', () => notes().select().limit(-1), 416, 'PGRST103'],
    ['a related table that is none', () => notes().select('books(title)'), 400, 'PGRST200'],
    [
      'rows in rows in rows',
      () => table('conversations').select('messages(conversations(title))'),
      400,
      'PGRST200',
    ],
    ['a row without a title', () => notes().insert({ content: 'b' }), 400, '23502'],
    ['a title that is null', () => notes().insert({ title: null, content: 'b' }), 400, '23502'],
    ['a title that is a number', () => notes().insert({ title: 7, content: 'b' }), 400, '22P02'],
    [
      'a revision of the caller’s',
      () => notes().insert({ title: 'A', content: 'b', revision: 9 }),
      403,
      '42501',
    ],
    [
      'an owner of the caller’s',
      () => notes().insert({ title: 'A', content: 'b', student_id: NO_ID }),
      400,
      'PGRST204',
    ],
    ['another id for a row', () => notes().update({ id: NO_ID }).eq('title', ATOMS), 403, '42501'],
    ['a change of everything', () => notes().update({ title: 'x' }), 400, '21000'],
    ['a deletion of everything', () => notes().delete(), 400, '21000'],
    [
      'an edit of an attempt',
      () => table('attempts').update({ correct: 1 }).eq('help', 'none'),
      403,
      '42501',
    ],
    ['a deletion of usage', () => table('usage').delete().eq('feature', 'x'), 403, '42501'],
    ['a message of the caller’s', () => table('messages').insert({ content: 'x' }), 403, '42501'],
    [
      'a book of nobody’s',
      () => table('highlights').insert({ book_id: NO_ID, page: 1 }),
      404,
      'book_not_found',
    ],
    ['a query plan', () => notes().select().explain(), 406, 'PGRST107'],
    ['another schema', () => real.client().schema('auth').from('notes').select(), 406, 'PGRST106'],
    ['a procedure', () => real.client().rpc('pg_sleep', { seconds: 1 }), 404, 'PGRST202'],
    [
      'a procedure that is read',
      () => real.client().rpc('pg_sleep', { seconds: 1 }, { get: true }),
      404,
      'PGRST202',
    ],
  ];
  it.each(refusals)('is %s', async (_, ask, status, code) => {
    const answer = await ask();
    expect(answer).toMatchObject({ status, error: { code } });
    const { error, message, details, hint } = answer.error as Record<string, unknown>;
    expect(Object.keys(answer.error as object).toSorted()).toEqual(KEYS);
    expect([typeof error, error]).toEqual(['string', message]);
    for (const more of [details, hint]) expect(more === null || typeof more === 'string').toBe(true);
  });

  it('and has asked often enough for all that to be sure', () => {
    expect(real.requests()).toBeGreaterThanOrEqual(70);
  });
});
