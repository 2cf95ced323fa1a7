import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import autocannon from 'autocannon';
import { freePort } from '../scripts/needs/free-port.mjs';
import { startPostgres } from '../scripts/needs/postgres.mjs';
import { quantile, type Figures } from './figures.ts';
import { startProduct } from './product.ts';

const ROUNDS = 3;
const SECONDS = 4;
const EMAIL = 'bench@example.org';
/** One student may ask 600 times a minute, so the load is that of a school. */
const STUDENTS = 100;

/**
 * Requests a second of an authenticated JSON route that reads one row, as a ratio to a bare Fastify route
 * that reads the same row from the same database, in the same run.
 */
export const benchRequests = async (dataDir: string): Promise<Figures> => {
  const postgres = await startPostgres();
  if (postgres === null) return [['requests', 'left out: needs a PostgreSQL reached by its address']];
  const product = await startProduct(dataDir, { DATABASE_URL: postgres.url });
  const bare = await startBare(postgres.url);
  try {
    return await compare(product.url, bare.url);
  } finally {
    await bare.stop();
    await product.stop();
    await postgres.stop();
  }
};

interface Route {
  url: string;
  requests?: readonly { headers: Record<string, string> }[];
}

const compare = async (productUrl: string, bareUrl: string): Promise<Figures> => {
  const students = await Promise.all(
    Array.from({ length: STUDENTS }, (_, number) => signUp(productUrl, number)),
  );
  const routes: Record<'ours' | 'row' | 'memory', Route> = {
    ours: { url: `${productUrl}/auth/session`, requests: students.map(bearer) },
    row: { url: `${bareUrl}/row` },
    memory: { url: `${bareUrl}/memory` },
  };
  const speeds: Record<keyof typeof routes, number[]> = { ours: [], row: [], memory: [] };
  for (let round = 0; round < ROUNDS; round += 1)
    for (const name of ['ours', 'row', 'memory'] as const) speeds[name].push(await load(routes[name]));
  const [ours, row, memory] = [median(speeds.ours), median(speeds.row), median(speeds.memory)];
  return [
    ['GET /auth/session: token checked, one row read, answer checked', `${Math.round(ours)} requests/s`],
    ['bare Fastify, the same row read', `${Math.round(row)} requests/s`],
    ['bare Fastify, nothing read', `${Math.round(memory)} requests/s`],
    ['ratio to the bare route that reads the row', (ours / row).toFixed(2), '≥ 0.65'],
    ['ratio to the bare route that reads nothing', (ours / memory).toFixed(2)],
  ];
};

const bearer = (token: string) => ({ headers: { authorization: `Bearer ${token}` } });

const signUp = async (url: string, number: number): Promise<string> => {
  const answer = await fetch(`${url}/auth/signup`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      email: `${number}-${EMAIL}`,
      password: 'Correct-horse-7',
      options: { data: { full_name: 'Bench Student' } },
    }),
  });
  const { session } = (await answer.json()) as { session: { access_token: string } };
  return session.access_token;
};

const startBare = async (database: string) => {
  const port = await freePort();
  const child = fork(fileURLToPath(new URL('bare.mjs', import.meta.url)), [
    String(port),
    database,
    `0-${EMAIL}`,
  ]);
  await once(child, 'message');
  const stop = async () => {
    const ended = once(child, 'exit');
    child.kill();
    await ended;
  };
  return { url: `http://127.0.0.1:${port}`, stop };
};

const load = async ({ url, requests: kinds = [] }: Route): Promise<number> => {
  const { requests, non2xx, errors } = await autocannon({
    url,
    requests: kinds.length === 0 ? [{}] : [...kinds],
    connections: 32,
    duration: SECONDS,
  });
  if (non2xx + errors > 0) throw new Error(`${non2xx} answers were not 2xx and ${errors} failed at ${url}`);
  return requests.average;
};

const median = (numbers: readonly number[]): number => quantile(numbers, 0.5);
