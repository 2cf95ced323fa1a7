import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startApp, type TestApp } from '../../testing/app.ts';
import { addPublishedRows } from '../../testing/published-rows.ts';
import { SEED, tableClient, titlesIn as titles, type TableClient } from '../../testing/table-client.ts';
import { studentOf, verifiedStudent, type Student } from '../../testing/visitors.ts';

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

const [ATOMS, BONDS, CELLS, AGAIN, ZINC] = SEED.map(({ title }) => title) as [
  string,
  string,
  string,
  string,
  string,
];

type Query = ReturnType<ReturnType<typeof notes>['select']>;

describe('filters of the real client', () => {
  beforeAll(seed);

  it.each<[name: string, narrow: (query: Query) => Query, found: string[]]>([
    ['eq', (query) => query.eq('title', CELLS), [CELLS]],
    ['eq with quotes and a comma', (query) => query.eq('title', AGAIN), [AGAIN]],
    ['eq with a percent sign', (query) => query.eq('title', ZINC), [ZINC]],
    ['neq', (query) => query.neq('title', CELLS), [ATOMS, BONDS, AGAIN, ZINC]],
    ['gt', (query) => query.gt('title', CELLS), [AGAIN, ZINC]],
    ['gte', (query) => query.gte('title', CELLS), [CELLS, AGAIN, ZINC]],
    ['lt', (query) => query.lt('title', BONDS), [ATOMS]],
    ['lte', (query) => query.lte('title', BONDS), [ATOMS, BONDS]],
    ['gt on a number', (query) => query.gt('words', 6), [ATOMS, CELLS]],
    ['two filters on one column', (query) => query.gt('title', ATOMS).lt('title', CELLS), [BONDS]],
    [
      'gte on a moment',
      (query) => query.gte('created_at', '2000-01-01T00:00:00Z'),
      SEED.map((one) => one.title),
    ],
    ['lt on a moment', (query) => query.lt('created_at', '2000-01-01'), []],
    ['like', (query) => query.like('title', 'Cell%'), [CELLS, AGAIN]],
    ['like with a star', (query) => query.like('title', '*on*'), [BONDS]],
    ['ilike', (query) => query.ilike('title', 'cELL%'), [CELLS, AGAIN]],
    ['likeAllOf', (query) => query.likeAllOf('title', ['%el%', '%again%']), [AGAIN]],
    ['likeAnyOf', (query) => query.likeAnyOf('title', ['Ato%', 'Zin%']), [ATOMS, ZINC]],
    ['ilikeAllOf', (query) => query.ilikeAllOf('title', ['c%', '%S']), [CELLS]],
    ['ilikeAnyOf', (query) => query.ilikeAnyOf('title', ['ato%', 'zin%']), [ATOMS, ZINC]],
    ['match by pattern', (query) => query.regexMatch('title', '^[AB]'), [ATOMS, BONDS]],
    ['imatch', (query) => query.regexIMatch('title', '^[ab]'), [ATOMS, BONDS]],
    ['is null', (query) => query.is('source_title', null), SEED.map((one) => one.title)],
    ['not is null', (query) => query.not('source_title', 'is', null), []],
    ['isDistinct', (query) => query.isDistinct('title', CELLS), [ATOMS, BONDS, AGAIN, ZINC]],
    ['in', (query) => query.in('title', [ATOMS, ZINC]), [ATOMS, ZINC]],
    ['in with a comma and quotes', (query) => query.in('title', [AGAIN, ZINC]), [AGAIN, ZINC]],
    ['in with nothing', (query) => query.in('title', []), []],
    ['notIn', (query) => query.notIn('title', [ATOMS, ZINC]), [BONDS, CELLS, AGAIN]],
    ['contains', (query) => query.contains('tags', ['physics', 'chemistry']), [BONDS]],
    ['containedBy', (query) => query.containedBy('tags', ['biology', 'exam']), [CELLS, AGAIN, ZINC]],
    ['overlaps', (query) => query.overlaps('tags', ['chemistry', 'exam']), [BONDS, AGAIN]],
    ['textSearch', (query) => query.textSearch('content', 'atom'), [ATOMS, BONDS]],
    [
      'textSearch, plain',
      (query) => query.textSearch('content', 'atoms together', { type: 'plain' }),
      [BONDS],
    ],
    [
      'textSearch, phrase',
      (query) => query.textSearch('content', 'smallest unit', { type: 'phrase', config: 'english' }),
      [CELLS],
    ],
    [
      'textSearch, as on the web',
      (query) => query.textSearch('content', 'atoms -protons', { type: 'websearch' }),
      [BONDS],
    ],
    ['match', (query) => query.match({ title: CELLS, origin: 'own' }), [CELLS]],
    ['not', (query) => query.not('title', 'like', 'C%'), [ATOMS, BONDS, ZINC]],
    ['not in', (query) => query.not('title', 'in', `("${ATOMS}","${BONDS}")`), [CELLS, AGAIN, ZINC]],
    ['or', (query) => query.or(`title.eq.${ATOMS},title.like.Z*`), [ATOMS, ZINC]],
    [
      'or with quotes',
      (query) => query.or(`title.eq."Cells, \\"again\\"",title.eq.${ATOMS}`),
      [ATOMS, AGAIN],
    ],
    [
      'or with and inside',
      (query) => query.or('title.eq.Atoms,and(title.like.C*,tags.cs.{exam})'),
      [ATOMS, AGAIN],
    ],
    ['or with a list', (query) => query.or('title.in.(Atoms,Bonds),words.eq.2'), [ATOMS, BONDS, ZINC]],
    [
      'or with not inside',
      (query) => query.or('title.eq.Atoms,not.and(words.gt.2,title.neq.x)'),
      [ATOMS, ZINC],
    ],
    ['filter', (query) => query.filter('title', 'in', '("Atoms")'), [ATOMS]],
    ['eq(any)', (query) => query.filter('title', 'eq(any)', '{Atoms,Bonds}'), [ATOMS, BONDS]],
    ['neq(all)', (query) => query.filter('title', 'neq(all)', '{Atoms,Bonds}'), [CELLS, AGAIN, ZINC]],
    ['eq with null, as match sends it', (query) => query.match({ source_title: 'null' }), []],
  ])('%s', async (_, narrow, found) => {
    expect(await titles(narrow(notes().select().order('title')))).toEqual(found);
  });
});

describe('what the real client selects', () => {
  beforeAll(seed);

  const first = async (select: string): Promise<unknown> => {
    const { data, error } = await notes().select(select).eq('title', BONDS).single();
    expect(error).toBeNull();
    return data;
  };

  it('are the columns that are named, with other names and as text', async () => {
    expect(await first('title, words')).toEqual({ title: BONDS, words: 4 });
    expect(await first('name:title')).toEqual({ name: BONDS });
    expect(await first('words::text')).toEqual({ words: '4' });
    expect(await first('many:words::text')).toEqual({ many: '4' });
  });

  it('is everything without a name, but never whose it is', async () => {
    const row = await first('*');
    expect(Object.keys(row as object)).toEqual([
      'id',
      'title',
      'content',
      'tags',
      'origin',
      'source_title',
      'words',
      'revision',
      'created_at',
      'updated_at',
    ]);
  });

  it('are places in JSON', async () => {
    await addPublishedRows(app.database.pool, ada.id, 'ada');
    const messages = table('messages').select('proof->>kind, n:proof->deep->n');
    expect((await messages.eq('proof->deep->>n', '3')).data).toEqual([{ kind: 'books', n: 3 }]);
    const json = table('messages').select('type').contains('proof', { kind: 'books' });
    expect((await json).data).toEqual([{ type: 'user' }]);
    expect((await table('messages').select('type').eq('stopped', false)).data).toHaveLength(1);
    expect((await table('messages').select('type').is('stopped', true)).data).toHaveLength(0);
    expect((await table('attempts').select('help').eq('correct', 1)).data).toEqual([{ help: 'none' }]);
  });

  it('are rows that belong to a row, and the row that they belong to', async () => {
    const { data } = await table('conversations').select('title, messages(content, type)').single();
    expect(data).toEqual({
      title: 'ada conversation',
      messages: [{ content: 'ada question', type: 'user' }],
    });
    const up = await table('messages').select('content, talk:conversations(title)').single();
    expect(up.data).toEqual({ content: 'ada question', talk: { title: 'ada conversation' } });
    const money = await table('subscription').select('id, invoices(cents)').single();
    expect(money.data).toEqual({ id: 'sub_ada', invoices: [{ cents: 4999 }] });
    const map = await table('mind_maps').select('title, mind_map_revisions(title)').single();
    expect(map.data).toEqual({ title: 'ada map', mind_map_revisions: [{ title: 'ada first map' }] });
    const podcast = await table('podcasts').select('title, podcast_lines(speaker, text)').single();
    expect(podcast.data).toEqual({
      title: 'ada podcast',
      podcast_lines: [{ speaker: 'host', text: 'ada says hello' }],
    });
  });

  it('are filtered, ordered and limited where they belong to a row', async () => {
    const { data: made } = await notes().insert({ title: 'History', content: 'One' }).select('id').single();
    const id = (made as { id: string }).id;
    for (const content of ['Two', 'Three']) {
      app.clock.advance(11 * 60_000);
      ada = studentOf(app, await renewed());
      await notes().update({ content }).eq('id', id);
    }
    const history = (select: string) => notes().select(select).eq('id', id);
    expect(
      (
        await history('note_revisions(content)').order('revision', {
          referencedTable: 'note_revisions',
          ascending: false,
        })
      ).data,
    ).toEqual([{ note_revisions: [{ content: 'Two' }, { content: 'One' }] }]);
    expect(
      (await history('note_revisions(content)').limit(1, { referencedTable: 'note_revisions' })).data,
    ).toEqual([{ note_revisions: [{ content: 'One' }] }]);
    expect((await history('note_revisions(content)').eq('note_revisions.content', 'Two')).data).toEqual([
      { note_revisions: [{ content: 'Two' }] },
    ]);
    expect(
      (
        await history('note_revisions(content)').or('content.eq.One,content.eq.x', {
          referencedTable: 'note_revisions',
        })
      ).data,
    ).toEqual([{ note_revisions: [{ content: 'One' }] }]);
    const inner = await notes()
      .select('title, note_revisions!inner(revision)')
      .eq('note_revisions.content', 'One');
    expect(inner.data).toEqual([{ title: 'History', note_revisions: [{ revision: 1 }] }]);
    expect(
      (await notes().select('title, note_revisions!inner(revision)').eq('note_revisions.content', 'x')).data,
    ).toEqual([]);
  });
});

const renewed = async () =>
  (
    await app.http.inject({
      method: 'POST',
      url: '/auth/refresh',
      payload: { refresh_token: ada.session.refresh_token },
    })
  ).json<{ session: Student['session'] }>().session;

describe('order and parts', () => {
  beforeAll(seed);

  it('come as they are asked for', async () => {
    const ordered = (narrow: (query: Query) => Query) => titles(narrow(notes().select('title')));
    expect(await ordered((query) => query.order('title', { ascending: false }))).toEqual([
      ZINC,
      AGAIN,
      CELLS,
      BONDS,
      ATOMS,
    ]);
    expect(await ordered((query) => query.order('origin').order('title').limit(2))).toEqual([ATOMS, BONDS]);
    expect(await ordered((query) => query.order('title').range(1, 2))).toEqual([BONDS, CELLS]);
    expect(await ordered((query) => query.order('title').range(4, 9))).toEqual([ZINC]);
    expect(await ordered((query) => query.order('title').limit(0))).toEqual([]);
    expect(
      await ordered((query) => query.order('source_title', { nullsFirst: true }).order('title')),
    ).toHaveLength(5);
    expect(
      await ordered((query) =>
        query.order('source_title', { ascending: false, nullsFirst: false }).order('title').limit(1),
      ),
    ).toEqual([ATOMS]);
    expect(
      await ordered((query) =>
        query.order('words', { ascending: false }).order('title', { ascending: false }).limit(1),
      ),
    ).toEqual([CELLS]);
  });

  it('never overlap, whatever the order leaves open', async () => {
    const pages = [0, 1, 2, 3, 4].map((at) => notes().select('title').order('origin').range(at, at));
    const found = await Promise.all(pages.map((page) => titles(page)));
    expect(new Set(found.flat()).size).toBe(5);
  });

  it('are counted', async () => {
    const whole = await notes().select('title', { count: 'exact' });
    expect([whole.count, whole.status]).toEqual([5, 200]);
    const part = await notes().select('title', { count: 'exact' }).limit(2);
    expect([part.count, part.status, part.data?.length]).toEqual([5, 206, 2]);
    const head = await notes().select('*', { count: 'exact', head: true }).like('title', 'C%');
    expect([head.count, head.data, head.status]).toEqual([2, null, 200]);
    expect((await notes().select('*', { count: 'planned' })).count).toBe(5);
    expect((await notes().select('*', { count: 'estimated', head: true })).count).toBe(5);
    expect((await notes().select('title')).count).toBeNull();
    const beyond = await notes().select('title', { count: 'exact' }).range(50, 60);
    expect([beyond.status, beyond.error?.code]).toEqual([416, 'PGRST103']);
  });

  it('come by a Range header too', async () => {
    const ask = (range: string) =>
      app.http.inject({
        url: '/rest/v1/notes?select=title&order=title',
        headers: { authorization: `Bearer ${ada.session.access_token}`, range, prefer: 'count=exact' },
      });
    const answer = await ask('1-2');
    expect([answer.statusCode, answer.headers['content-range'], answer.json()]).toEqual([
      206,
      '1-2/5',
      [{ title: BONDS }, { title: CELLS }],
    ]);
    expect((await ask('3-')).headers['content-range']).toBe('3-4/5');
    expect((await ask('5-1')).statusCode).toBe(416);
    expect((await ask('last')).statusCode).toBe(416);
  });

  it('are one row, where one is asked for', async () => {
    const one = notes().select('title').eq('title', ATOMS);
    expect((await one.single()).data).toEqual({ title: ATOMS });
    expect((await notes().select('title').eq('title', ATOMS).maybeSingle()).data).toEqual({ title: ATOMS });
    const none = await notes().select().eq('title', 'nothing').single();
    expect(none).toMatchObject({
      status: 406,
      error: {
        code: 'PGRST116',
        message: 'No rows found',
        error: 'No rows found',
        details: 'The result contains 0 rows',
        hint: null,
      },
    });
    expect(await notes().select().eq('title', 'nothing').maybeSingle()).toMatchObject({
      data: null,
      error: null,
    });
    const several = await notes().select().single();
    expect(several.error).toMatchObject({ code: 'PGRST116', details: 'The result contains 5 rows' });
    expect((await notes().select().maybeSingle()).error).not.toBeNull();
  });

  it('come as comma-separated text and without nulls', async () => {
    const { data } = await notes().select('title, tags, source_title').order('title').csv();
    expect(data).toBe(
      `title,tags,source_title\nAtoms,{physics},\nBonds,"{physics,chemistry}",\nCells,{biology},\n"Cells, ""again""","{biology,exam}",\nZinc 100%,{},`,
    );
    const bare = await notes().select('title, source_title').eq('title', ATOMS).stripNulls();
    expect(bare.data).toEqual([{ title: ATOMS }]);
  });
});

it('the real client asked often enough for all that to be sure', () => {
  expect(real.requests()).toBeGreaterThanOrEqual(80);
});
