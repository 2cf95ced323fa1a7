import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import autocannon from 'autocannon';
import { freePort } from '../scripts/needs/free-port.mjs';
import { startPostgres } from '../scripts/needs/postgres.mjs';
import { quantile, type Figures } from './figures.ts';
import { startProduct } from './product.ts';
import { makeStudent } from './student.ts';

const ROUNDS = 3;
const SECONDS = 4;
const NOTES = 100;
/** One student may ask 1,200 times a minute. */
const STUDENTS = 12;
const WORDS = 'Water moves through a membrane towards where more is dissolved in it. '.repeat(8);

/**
 * Requests a second of a student's 100 notes over `/rest/v1`, as a ratio to a bare Fastify route that asks the same of the
 * same database, in the same run.
 */
export const benchTables = async (dataDir: string): Promise<Figures> => {
  const postgres = await startPostgres();
  if (postgres === null) return [['tables', 'left out: needs a PostgreSQL reached by its address']];
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

const emailOf = (number: number): string => `tables-${number}@bench.example.org`;

const compare = async (productUrl: string, bareUrl: string): Promise<Figures> => {
  const tokens: string[] = [];
  for (let number = 0; number < STUDENTS; number += 1) {
    const { token } = await makeStudent(productUrl, emailOf(number));
    await addNotes(productUrl, token);
    tokens.push(token);
  }
  const speeds: Record<'ours' | 'bare', number[]> = { ours: [], bare: [] };
  for (let round = 0; round < ROUNDS; round += 1) {
    speeds.ours.push(await load(`${productUrl}/rest/v1/notes`, tokens));
    speeds.bare.push(await load(`${bareUrl}/notes`, ['']));
  }
  const [ours, plain] = [quantile(speeds.ours, 0.5), quantile(speeds.bare, 0.5)];
  return [
    [
      `GET /rest/v1/notes: token checked, ${NOTES} rows by the role of one student`,
      `${Math.round(ours)} requests/s`,
    ],
    ['bare Fastify, the same rows', `${Math.round(plain)} requests/s`],
    ['ratio to the bare route', (ours / plain).toFixed(2), '≥ 0.5'],
  ];
};

const addNotes = async (url: string, token: string): Promise<void> => {
  const rows = Array.from({ length: NOTES }, (_, at) => ({ title: `Note ${at}`, content: WORDS }));
  const answer = await fetch(`${url}/rest/v1/notes`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify(rows),
  });
  if (!answer.ok) throw new Error(`notes: ${answer.status} ${await answer.text()}`);
};

const startBare = async (database: string) => {
  const port = await freePort();
  const program = fileURLToPath(new URL('bare.mjs', import.meta.url));
  const child = fork(program, [String(port), database, emailOf(0)]);
  await once(child, 'message');
  const stop = async () => {
    const ended = once(child, 'exit');
    child.kill();
    await ended;
  };
  return { url: `http://127.0.0.1:${port}`, stop };
};

const load = async (url: string, tokens: readonly string[]): Promise<number> => {
  const { requests, non2xx, errors } = await autocannon({
    url,
    requests: tokens.map((token) => ({ headers: { authorization: `Bearer ${token}` } })),
    connections: 16,
    duration: SECONDS,
  });
  if (non2xx + errors > 0) throw new Error(`${non2xx} answers were not 2xx and ${errors} failed at ${url}`);
  return requests.average;
};
