import { accessTokens } from '@studia/contract/access-tokens';
import { TABLES } from '@studia/contract/tables';
import type { TokenScope } from '@studia/contract/token-scope';
import type { InjectOptions } from 'fastify';
import type { PoolClient } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startApp, type TestApp } from '../../testing/app.ts';
import { HOSTILE_STRINGS } from '../../testing/hostile-strings.ts';
import { addPublishedRows } from '../../testing/published-rows.ts';
import { verifiedStudent, type Student } from '../../testing/visitors.ts';

let app: TestApp;
let ada: Student;
let eve: Student;
let tokens: Record<Attacker, string | null>;

/** Asks the database as the product does for a student: of each table it shows their rows alone. */
const seenBy = async <Seen>(
  student: Student,
  look: (client: Pick<PoolClient, 'query'>) => Promise<Seen>,
): Promise<Seen> => {
  const client = await app.database.pool.connect();
  try {
    await client.query('BEGIN');
    await client.query(`SELECT set_config('studia.student', $1, true)`, [student.id]);
    return await look(client);
  } finally {
    await client.query('ROLLBACK');
    client.release();
  }
};

/** Everything that a student has, by table. */
const belongingsOf = (student: Student): Promise<Record<string, unknown[]>> =>
  seenBy(student, async (client) => {
    const all: Record<string, unknown[]> = {};
    for (const name of Object.keys(TABLES))
      all[name] = (await client.query<object>(`SELECT * FROM published."${name}" t ORDER BY t::text`)).rows;
    return all;
  });
const rowsOf = (student: Student, table: string): Promise<number> =>
  seenBy(student, async (client) => (await client.query(`SELECT * FROM published."${table}"`)).rows.length);

const tokenOf = async (student: Student, scopes: TokenScope[], days = 7): Promise<string> =>
  (await student.ask(accessTokens.create, { body: { name: 'A script', scopes, days } })).secret;

const ATTACKERS = ['anonymous', 'another', 'expired', 'forged', 'without scope', 'revoked'] as const;
type Attacker = (typeof ATTACKERS)[number];
const VERBS = ['GET', 'HEAD', 'POST', 'PATCH', 'DELETE'] as const;
type Verb = (typeof VERBS)[number];

let before: Record<string, unknown[]>;
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
  before = await belongingsOf(ada);
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

/** A good new row, and a good change, for every table that has either. */
const NEW: Readonly<Record<string, object>> = {
  notes: { title: 'mine', content: 'mine' },
  cards: { front: 'mine', back: 'mine' },
  conversations: { style: 'guide' },
  highlights: { book_id: 'algebra', page: 1, text: 'mine' },
  reading_progress: { book_id: 'algebra', page: 1 },
};
const CHANGED: Readonly<Record<string, object>> = {
  notes: { title: 'changed' },
  cards: { back: 'changed' },
  plans: { title: 'changed' },
  highlights: { note: 'changed' },
  reading_progress: { page: 1 },
  profile: { full_name: 'Eve Changed' },
};

/** A filter that means every row there is. */
const everything = (table: string): string => {
  const [key = ''] = TABLES[table]?.key ?? [];
  return `${key}=not.is.null`;
};

const UNKNOWN = [401, 'PGRST301'] as const;
const FORBIDDEN = [403, '42501'] as const;
const REFUSED: Readonly<Record<Exclude<Attacker, 'another'>, readonly [number, string]>> = {
  anonymous: UNKNOWN,
  expired: UNKNOWN,
  forged: UNKNOWN,
  revoked: UNKNOWN,
  'without scope': FORBIDDEN,
};

/** The five keys that every refusal has, with its code. */
const refusal = (code: string) => ({
  error: expect.stringMatching(/./),
  message: expect.stringMatching(/./),
  code,
  details: null,
  hint: null,
});

const tryAs = (token: string | null, verb: Verb, table: string) => {
  const payload =
    verb === 'POST' ? (NEW[table] ?? {}) : verb === 'PATCH' ? (CHANGED[table] ?? {}) : undefined;
  const prefer = { prefer: 'return=representation, count=exact' };
  return send(token, verb, `/rest/v1/${table}?${everything(table)}`, payload, prefer);
};

/** What an answer says; null where it has no words. */
const bodyOf = ({ body }: { body: string }): unknown => (body === '' ? null : JSON.parse(body));

/** Which rows an answer says that it is about: reading counts them all. */
const rangeAfter = (verb: Verb, own: number): string =>
  `0-${(verb === 'POST' ? 1 : own) - 1}/${verb === 'POST' ? 1 : own}`;

const WRITES = { POST: 'insert', PATCH: 'update', DELETE: 'delete' } as const;
const DONE = { GET: 200, HEAD: 200, POST: 201, PATCH: 200, DELETE: 200 } as const;

// Reading comes first: the other student deletes what is theirs.
const everyTry = VERBS.flatMap((verb) => Object.keys(TABLES).map((table): [string, Verb] => [table, verb]));

describe('what belongs to a student', () => {
  it('is in every table, and so is something of the other’s', async () => {
    for (const student of [ada, eve])
      for (const [table, rows] of Object.entries(await belongingsOf(student)))
        expect([table, rows.length > 0]).toEqual([table, true]);
  });

  it('has a good row and a good change in this test for every table that takes them', () => {
    const taking = (way: 'insert' | 'update') =>
      Object.keys(TABLES).filter((table) => TABLES[table]?.writes.includes(way));
    expect(Object.keys(NEW).toSorted()).toEqual(taking('insert').toSorted());
    expect(Object.keys(CHANGED).toSorted()).toEqual(taking('update').toSorted());
  });

  it.each(everyTry)('is refused to who may not come in: %s by %s', async (table, verb) => {
    for (const attacker of ATTACKERS) {
      if (attacker === 'another') continue;
      const [status, code] = REFUSED[attacker];
      const answer = await tryAs(tokens[attacker], verb, table);
      expect([attacker, answer.statusCode, bodyOf(answer)]).toEqual([
        attacker,
        status,
        verb === 'HEAD' ? null : refusal(code),
      ]);
    }
  });

  const mayBeTried = ([table, verb]: [string, Verb]): boolean =>
    verb === 'GET' || verb === 'HEAD' || (TABLES[table]?.writes.includes(WRITES[verb]) ?? false);

  it.each(everyTry.filter((one) => !mayBeTried(one)))(
    'is not written by anybody where the list says so: %s by %s',
    async (table, verb) => {
      const own = await rowsOf(eve, table);
      const answer = await tryAs(tokens.another, verb, table);
      expect(answer.body).not.toMatch(/\bada\b/);
      expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual(FORBIDDEN);
      expect(await rowsOf(eve, table)).toBe(own);
    },
  );

  it.each(everyTry.filter(mayBeTried))(
    'is out of another student’s reach, who gets their own: %s by %s',
    async (table, verb) => {
      const own = await rowsOf(eve, table);
      const answer = await tryAs(tokens.another, verb, table);
      expect(answer.body).not.toMatch(/\bada\b/);
      const body = bodyOf(answer);
      const expected = verb === 'POST' ? 1 : own;
      expect([table, answer.statusCode, Array.isArray(body) ? body.length : body]).toEqual([
        table,
        DONE[verb],
        verb === 'HEAD' ? null : expected,
      ]);
      expect(answer.headers['content-range']).toBe(rangeAfter(verb, own));
      const left = { GET: own, HEAD: own, PATCH: own, POST: own + 1, DELETE: 0 };
      expect(await rowsOf(eve, table)).toBe(left[verb]);
    },
  );

  it('leaves the others what is theirs', async () => {
    const answer = await send(eve.session.access_token, 'GET', '/rest/v1/profile');
    expect(answer.json()).toMatchObject([{ email: 'eve@school.org' }]);
  });

  it('is as it was after all that', async () => {
    expect(await belongingsOf(ada)).toEqual(before);
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
    expect([change.statusCode, (await belongingsOf(ada))['notes']]).toEqual([204, before['notes']]);
  });

  it('is read but not written by a token that may only read', async () => {
    const reading = await tokenOf(ada, ['read']);
    expect((await send(reading, 'GET', '/rest/v1/notes')).statusCode).toBe(200);
    for (const verb of ['POST', 'PATCH', 'DELETE'] as const) {
      const answer = await send(reading, verb, '/rest/v1/notes?title=eq.x', NEW['notes']);
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
    const refusedOfMany = async () => {
      const answers = await Promise.all(
        Array.from({ length: 1_210 }, () => send(token, 'GET', '/rest/v1/secrets')),
      );
      return answers.filter(({ statusCode }) => statusCode === 429);
    };
    // Where a minute ends among them, the next ones are too many for the one that has begun.
    const refused = [...(await refusedOfMany()), ...(await refusedOfMany())];
    expect(refused.length).toBeGreaterThan(0);
    expect(refused[0]?.json()).toMatchObject({ code: 'too_many_requests', hint: null });
    expect(refused[0]?.headers['retry-after']).toBeDefined();
  });
});
