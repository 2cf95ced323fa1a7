import { accessTokens } from '@studia/contract/access-tokens';
import { TABLES } from '@studia/contract/tables';
import type { TokenScope } from '@studia/contract/token-scope';
import type { InjectOptions } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startApp, type TestApp } from '../../testing/app.ts';
import { HOSTILE_STRINGS } from '../../testing/hostile-strings.ts';
import { addPublishedRows } from '../../testing/published-rows.ts';
import { verifiedStudent, type Student } from '../../testing/visitors.ts';

let app: TestApp;
let ada: Student;
let eve: Student;
let tokens: Record<Attacker, string | null>;

/** Everything the victim has, before and after. */
const belongings = async (): Promise<Record<string, unknown>> => {
  const client = await app.database.pool.connect();
  const all: Record<string, unknown> = {};
  try {
    await client.query('BEGIN');
    await client.query(`SELECT set_config('studia.student', $1, true)`, [ada.id]);
    for (const name of Object.keys(TABLES))
      all[name] = (await client.query(`SELECT * FROM published."${name}" t ORDER BY t::text`)).rows;
  } finally {
    await client.query('ROLLBACK');
    client.release();
  }
  return all;
};

const tokenOf = async (student: Student, scopes: TokenScope[], days = 7): Promise<string> =>
  (await student.ask(accessTokens.create, { body: { name: 'A script', scopes, days } })).secret;

const ATTACKERS = ['anonymous', 'another', 'expired', 'forged', 'without scope', 'revoked'] as const;
type Attacker = (typeof ATTACKERS)[number];
const VERBS = ['GET', 'HEAD', 'POST', 'PATCH', 'DELETE'] as const;
type Verb = (typeof VERBS)[number];

let before: Record<string, unknown>;
beforeAll(async () => {
  app = await startApp();
  ada = await verifiedStudent(app, 'ada');
  const expired = await tokenOf(ada, ['read', 'write', 'tutor'], 1);
  app.clock.advance(25 * 60 * 60 * 1000);
  ada = await signedInAgain('ada');
  eve = await verifiedStudent(app, 'eve');
  await addPublishedRows(app.database.pool, ada.id, 'ada');
  await addPublishedRows(app.database.pool, eve.id, 'eve');
  const secret = await tokenOf(ada, ['read', 'write', 'tutor']);
  const { tokens: known } = await ada.ask(accessTokens.list, {});
  const newest = known.find(({ start }) => secret.startsWith(start));
  await ada.ask(accessTokens.revoke, { params: { id: newest?.id ?? '' } });
  tokens = {
    anonymous: null,
    another: eve.session.access_token,
    expired,
    forged: `studia_${'A'.repeat(43)}`,
    'without scope': await tokenOf(ada, ['tutor']),
    revoked: secret,
  };
  before = await belongings();
});
afterAll(() => app.close());

const signedInAgain = async (name: string): Promise<Student> => {
  const { auth } = await import('@studia/contract/auth');
  const { PASSWORD, studentOf, visitorOf } = await import('../../testing/visitors.ts');
  const body = { email: `${name}@school.org`, password: PASSWORD };
  return studentOf(app, (await visitorOf(app).ask(auth.signIn, { body })).session);
};

const send = (
  token: string | null,
  method: Verb,
  url: string,
  payload?: object,
  headers: Record<string, string> = {},
) =>
  app.http.inject({
    method,
    url,
    headers: { ...(token !== null && { authorization: `Bearer ${token}` }), ...headers },
    ...(payload && { payload }),
  } as InjectOptions);

/** A row that every column of the table is written in, of the right type. */
const rowOf = (table: string): Record<string, unknown> => {
  const values = { text: 'mine', integer: 1, 'text[]': [], 'integer[]': [], boolean: true, jsonb: {} };
  return Object.fromEntries(
    Object.entries(TABLES[table]?.columns ?? {})
      .filter(([, { insert, change }]) => insert ?? change)
      .map(([name, { type }]) => [name, Reflect.get(values, type) ?? null]),
  );
};

/** A filter that means every row there is. */
const everything = (table: string): string => {
  const [key = ''] = TABLES[table]?.key ?? [];
  return `${key}=not.is.null`;
};

const REFUSED: Readonly<Record<Exclude<Attacker, 'another'>, number>> = {
  anonymous: 401,
  expired: 401,
  forged: 401,
  revoked: 401,
  'without scope': 403,
};

// Reading comes first: the other student may delete what is theirs.
const everyTry = VERBS.flatMap((verb) => Object.keys(TABLES).map((table): [string, Verb] => [table, verb]));

describe('what belongs to a student', () => {
  it.each(everyTry)('is out of everybody else’s reach: %s by %s', async (table, verb) => {
    for (const attacker of ATTACKERS) {
      const payload = verb === 'POST' || verb === 'PATCH' ? rowOf(table) : undefined;
      const url = `/rest/v1/${table}?${everything(table)}`;
      const prefer = { prefer: 'return=representation, count=exact' };
      const answer = await send(tokens[attacker], verb, url, payload, prefer);
      expect(answer.statusCode).toBeLessThan(500);
      expect(answer.body).not.toMatch(/\bada\b/);
      const refused = attacker === 'another' ? answer.statusCode : REFUSED[attacker];
      expect(answer.statusCode).toBe(refused);
    }
  });

  it('leaves the others what is theirs', async () => {
    const answer = await send(eve.session.access_token, 'GET', '/rest/v1/profile');
    expect(answer.json()).toMatchObject([{ email: 'eve@school.org' }]);
  });

  it('is as it was after all that', async () => {
    expect(await belongings()).toEqual(before);
  });

  it('is not embedded into anybody else’s rows', async () => {
    for (const [table, { relations = {} }] of Object.entries(TABLES))
      for (const relation of Object.keys(relations)) {
        const url = `/rest/v1/${table}?select=*,${relation}(*)`;
        const answer = await send(eve.session.access_token, 'GET', url);
        expect([answer.statusCode, /\bada\b/.test(answer.body)]).toEqual([200, false]);
      }
  });

  it('can not be taken over by its id', async () => {
    const { rows } = await app.database.pool.query<{ id: string }>(
      'SELECT id FROM note WHERE student_id = $1',
      [ada.id],
    );
    const id = rows[0]?.id;
    const row = { id, title: 'Mine now', content: 'Mine' };
    const merge = { prefer: 'resolution=merge-duplicates' };
    const taken = await send(eve.session.access_token, 'POST', '/rest/v1/notes', row, merge);
    expect(taken.statusCode).toBe(400);
    const change = await send(eve.session.access_token, 'PATCH', `/rest/v1/notes?id=eq.${id}`, {
      title: 'x',
    });
    expect([change.statusCode, (await belongings())['notes']]).toEqual([204, before['notes']]);
  });

  it('is read but not written by a token that may only read', async () => {
    const reading = await tokenOf(ada, ['read']);
    expect((await send(reading, 'GET', '/rest/v1/notes')).statusCode).toBe(200);
    for (const verb of ['POST', 'PATCH', 'DELETE'] as const) {
      const answer = await send(reading, verb, '/rest/v1/notes?title=eq.x', rowOf('notes'));
      expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([403, '42501']);
    }
    const writing = await tokenOf(ada, ['write']);
    expect((await send(writing, 'GET', '/rest/v1/notes')).statusCode).toBe(403);
    expect((await send(writing, 'DELETE', '/rest/v1/notes?title=eq.nothing')).statusCode).toBe(204);
  });

  it('says that one must sign in, and how that is told', async () => {
    const answer = await send(null, 'GET', '/rest/v1/notes');
    expect(answer.json()).toEqual({
      error: 'Authentication required',
      message: 'Authentication required',
      code: 'PGRST301',
      details: null,
      hint: null,
    });
  });
});

const INJECTIONS = [
  `'; DROP TABLE note; --`,
  `" OR "1"="1`,
  `1) OR (1=1`,
  `title) FROM public.student --`,
  `$1`,
  `\\'; SELECT 1`,
  `%00`,
  `published.student()`,
  `notes.student_id`,
  `*`,
  `(SELECT password_hash FROM student)`,
];

describe('injection', () => {
  // One student may ask 1,200 times a minute.
  const strangers: Student[] = [];
  beforeAll(async () => {
    for (const name of ['mallory', 'oscar', 'trudy', 'victor'])
      strangers.push(await verifiedStudent(app, name));
  });
  let turn = 0;
  const next = (): string => strangers[++turn % strangers.length]?.session.access_token ?? '';

  const places = (text: string): string[] => {
    const value = encodeURIComponent(text);
    return [
      `select=${value}`,
      `select=x:${value}`,
      `select=title::${value}`,
      `select=${value}(id)`,
      `select=note_revisions(${value})`,
      `select=note_revisions!${value}(revision)`,
      `order=${value}`,
      `order=title.${value}`,
      `limit=${value}`,
      `offset=${value}`,
      `${value}=eq.1`,
      `title=${value}`,
      `title=eq.${value}`,
      `title=in.(${value})`,
      `title=like.${value}`,
      `title=match.${value}`,
      `title=fts(${value}).x`,
      `title=fts.${value}`,
      `tags=cs.${value}`,
      `id=eq.${value}`,
      `or=(${value})`,
      `or=(title.eq.${value})`,
      `and=(${value}.eq.1)`,
      `note_revisions.${value}=eq.1`,
      `columns=${value}`,
      `on_conflict=${value}`,
    ];
  };

  it.each([...INJECTIONS, ...HOSTILE_STRINGS.filter((text) => text.length < 500 && text.isWellFormed())])(
    'of %j breaks and shows nothing',
    async (text) => {
      for (const query of places(text)) {
        const answer = await send(next(), 'GET', `/rest/v1/notes?${query}`);
        expect([query, answer.statusCode < 500, /\bada\b/.test(answer.body)]).toEqual([query, true, false]);
      }
    },
  );

  it('by a JSON path, a header or a table is refused', async () => {
    const asks: [string, Record<string, string>, number][] = [
      [`messages?select=proof->'x'`, {}, 400],
      [`messages?proof->>a'b=eq.1`, {}, 400],
      ['messages?select=proof->>kind->x', {}, 400],
      ['notes', { prefer: `count=exact'; DROP TABLE note` }, 200],
      ['notes', { prefer: 'handling=strict, wish=all' }, 400],
      ['notes', { range: '0-1;DROP' }, 416],
      ['notes', { accept: 'application/vnd.pgrst.plan' }, 406],
      ['notes', { 'accept-profile': 'pg_catalog' }, 406],
      ['pg_catalog.pg_class', {}, 404],
      ['..%2F..%2Fapi', {}, 404],
      ['__proto__', {}, 404],
      ['notes?__proto__=eq.1', {}, 400],
      ['notes?select=constructor', {}, 400],
    ];
    for (const [path, headers, status] of asks) {
      const answer = await send(next(), 'GET', `/rest/v1/${path}`, undefined, headers);
      expect([path, answer.statusCode]).toEqual([path, status]);
    }
  });
});

describe('what costs too much', () => {
  it.each<[what: string, query: string, status: number]>([
    ['a huge list', `title=in.(${'x,'.repeat(3_990)}x)`, 400],
    ['a long list', `words=in.(${Array.from({ length: 500 }, (_, at) => at).join(',')})`, 200],
    ['a list of ids that are none', `id=in.(${'x,'.repeat(200)}x)`, 400],
    ['conditions six deep', `or=(and(or(and(or(and(title.eq.x,title.eq.y))))))`, 400],
    ['conditions five deep', `or=(and(or(and(or(title.eq.x)))))`, 200],
    ['brackets without end', `or=(${'and('.repeat(500)}`, 400],
    ['brackets a thousand deep', `or=${'('.repeat(1_000)}title.eq.x${')'.repeat(1_000)}`, 400],
    ['51 conditions', `or=(${Array.from({ length: 51 }, () => 'title.eq.x').join(',')})`, 400],
    ['51 filters', Array.from({ length: 51 }, () => 'title=eq.x').join('&'), 400],
    ['a pattern that never ends', `title=match.${encodeURIComponent('(a+)+$'.repeat(60))}`, 400],
    ['an offset beyond everything', 'offset=100001', 416],
    ['a limit beyond everything', 'limit=999999999', 200],
    ['a number that is none', 'limit=1e3', 400],
    ['a thousand columns', `select=${'title,'.repeat(1_000)}title`, 400],
  ])('%s', async (_, query, status) => {
    const answer = await send(eve.session.access_token, 'GET', `/rest/v1/notes?${query}`);
    expect(answer.statusCode).toBe(status);
  });

  it('is refused before it is written, too', async () => {
    const rows = Array.from({ length: 501 }, () => ({ title: 'A', content: 'a' }));
    const answer = await send(eve.session.access_token, 'POST', '/rest/v1/notes', rows);
    expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([400, '22023']);
  });

  it('is counted, and too much of it is refused', async () => {
    const token = await tokenOf(ada, ['read']);
    const answers = await Promise.all(
      Array.from({ length: 1_210 }, () => send(token, 'GET', '/rest/v1/secrets')),
    );
    const refused = answers.filter(({ statusCode }) => statusCode === 429);
    expect(refused.length).toBeGreaterThan(0);
    expect(refused[0]?.json()).toMatchObject({ code: 'too_many_requests', hint: null });
    expect(refused[0]?.headers['retry-after']).toBeDefined();
  });
});
