import { mkdtemp } from 'node:fs/promises';
import { join } from 'node:path';
import { everyCall } from '@studia/contract/every-call';
import { Pool } from 'pg';
import { startPostgres } from '../scripts/needs/postgres.mjs';
import { quantile, type Figures } from './figures.ts';
import { seed } from './growth-seed.ts';
import { startProduct, type Product } from './product.ts';
import { makeStudent } from './student.ts';

const STUDENTS = Number(process.env['GROWTH_STUDENTS'] ?? 10_000);
const ROUNDS = 25;
/** A table from so many rows on is big: nobody's page may read it from end to end. */
const BIG = 5_000;
/** Connections tell what they have read about once a second. */
const TOLD = 1_500;

/** What is asked for with a part of the address, or not by its address alone. */
const MORE = (session: string, note: string, book: string): readonly [name: string, path: string][] => [
  ['chat.history, last 50', `/api/llm/conversation-history?session_id=${session}&last=50`],
  ['chat.history', `/api/llm/conversation-history?session_id=${session}`],
  ['notes.read', `/api/notes/${note}`],
  ['notes.list, searched', '/api/notes?query=lazy%20dog'],
  ['library.book', `/api/library/books/${book}`],
];

/**
 * Every call that only reads, on a database of a big school against one of a single student who has just as much: how
 * much slower it is, and which big tables it reads from end to end.
 */
export const benchGrowth = async (dataDir: string): Promise<Figures> => {
  const postgres = await startPostgres();
  if (postgres === null) return [['growth', 'left out: needs a PostgreSQL reached by its address']];
  const opened: (() => Promise<unknown>)[] = [() => postgres.stop()];
  try {
    const root = new Pool({ connectionString: postgres.url, max: 1 });
    opened.push(() => root.end());
    const sides = [];
    for (const [name, students] of [
      ['small', 0],
      ['big', STUDENTS],
    ] as const) {
      await root.query(`CREATE DATABASE ${name}`);
      sides.push(await openSide(postgres.url, name, students, dataDir, opened));
    }
    const [small, big] = sides;
    return small && big ? await compare(small, big) : [];
  } finally {
    for (const close of opened.toReversed()) await close();
  }
};

interface Side {
  pool: Pool;
  product: Product;
  token: string;
  student: string;
  seeded: number;
}

const openSide = async (
  url: string,
  name: string,
  students: number,
  dataDir: string,
  opened: (() => Promise<unknown>)[],
): Promise<Side> => {
  const address = url.replace(/[^/]*$/, name);
  const pool = new Pool({ connectionString: address, max: 2 });
  opened.push(() => pool.end());
  const folder = await mkdtemp(join(dataDir, name));
  const product = await startProduct(folder, { DATABASE_URL: address });
  opened.push(() => product.stop());
  const { token } = await makeStudent(product.url);
  const began = performance.now();
  await seed(pool, { students });
  const found = await pool.query<{ id: string }>(`SELECT id FROM student WHERE email LIKE 'reader@%'`);
  return { pool, product, token, student: found.rows[0]?.id ?? '', seeded: performance.now() - began };
};

const callsOf = async ({ pool, student }: Side): Promise<readonly [string, string][]> => {
  const own = async (table: string, order: string): Promise<string> => {
    const found = await pool.query<{ id: string }>(
      `SELECT id FROM ${table} WHERE student_id = $1 ORDER BY ${order} LIMIT 1`,
      [student],
    );
    return found.rows[0]?.id ?? '';
  };
  const plain = everyCall.filter(
    ([, { method, path, events, file }]) => method === 'GET' && !path.includes(':') && !events && !file,
  );
  return [
    ...plain.map(([name, { path }]): [string, string] => [name, path]),
    ...(MORE(await own('chat_session', 'id'), await own('note', 'id'), await own('book', 'id')) as [
      string,
      string,
    ][]),
  ];
};

const compare = async (small: Side, big: Side): Promise<Figures> => {
  const figures: Figures = [['seeding', `${Math.round(big.seeded / 1000)} s`], ...(await sizes(big.pool))];
  const others = await callsOf(small);
  for (const [at, [name, path]] of (await callsOf(big)).entries()) {
    // What can't be asked for by its address alone is none of the list.
    if ((await timed(big, path)).status === 400) continue;
    const before = await scans(big.pool);
    const times = { small: [] as number[], big: [] as number[] };
    let status = 0;
    // One after the other on both sides, so that what else the machine does falls on both.
    for (let round = 0; round < ROUNDS; round += 1) {
      times.small.push((await timed(small, others[at]?.[1] ?? path)).took);
      const { took, status: answered } = await timed(big, path);
      times.big.push(took);
      status = answered;
    }
    await new Promise((resolve) => setTimeout(resolve, TOLD));
    const read = [...(await scans(big.pool))]
      .map(([table, rows]) => [table, (rows - (before.get(table) ?? 0)) / ROUNDS] as const)
      .filter(([, rows]) => rows >= BIG / 10);
    const [one, many] = [quantile(times.small, 0.95), quantile(times.big, 0.95)];
    figures.push([
      name,
      `${status}  ${one.toFixed(1)} → ${many.toFixed(1)} ms p95, × ${(many / one).toFixed(2)}${read.map(([table, rows]) => `; reads all of ${table} (${Math.round(rows)} rows a call)`).join('')}`,
      '≤ × 2, no scan',
    ]);
  }
  return figures;
};

const timed = async ({ product, token }: Side, path: string): Promise<{ took: number; status: number }> => {
  const began = performance.now();
  const answer = await fetch(`${product.url}${path}`, { headers: { authorization: `Bearer ${token}` } });
  await answer.arrayBuffer();
  return { took: performance.now() - began, status: answer.status };
};

/** What the biggest tables take on the disk, with their indexes: what a bigger school needs is reckoned from it. */
const sizes = async (pool: Pool): Promise<Figures> => {
  const { rows } = await pool.query<{ relname: string; count: number; bytes: string }>(
    `SELECT relname, n_live_tup::int AS count, pg_total_relation_size(relid)::text AS bytes
       FROM pg_stat_user_tables WHERE n_live_tup >= $1 ORDER BY pg_total_relation_size(relid) DESC LIMIT 10`,
    [BIG],
  );
  return rows.map(({ relname, count, bytes }) => [
    `table ${relname}: ${count.toLocaleString('en')} rows`,
    `${Math.round(Number(bytes) / 1e6)} MB, ${Math.round(Number(bytes) / count)} bytes a row with its indexes`,
  ]);
};

/** How many rows were read from big tables from end to end so far. */
const scans = async (pool: Pool): Promise<Map<string, number>> => {
  const { rows } = await pool.query<{ relname: string; read: string }>(
    `SELECT relname, seq_tup_read::text AS read FROM pg_stat_user_tables WHERE n_live_tup >= $1`,
    [BIG],
  );
  return new Map(rows.map(({ relname, read }) => [relname, Number(read)]));
};
