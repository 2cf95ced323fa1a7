import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { freshDatabase, type TestDatabase } from '../../testing/database.ts';
import { silentLog } from '../../testing/log.ts';
import { PATIENCE } from '../../testing/patience.ts';
import { scriptedRandom } from '../random/scripted.ts';
import { makeQueue } from './pgboss.ts';
import type { Queue } from './port.ts';
import { QUICK } from './queue.fixture.ts';
import { longJob } from './takeover.fixture.ts';

const FIXTURE = fileURLToPath(new URL('takeover.fixture.ts', import.meta.url));
// Node 20 can not read TypeScript by itself.
const CHILD = `
  import { runnerImport } from 'vite';
  const [fixture, connection] = process.argv.slice(1);
  const { module } = await runnerImport(fixture, { configFile: false, logLevel: 'error' });
  await module.workUntilKilled(JSON.parse(connection));`;

const SOON = { ...PATIENCE, interval: 50 };

/** Who looks so seldom finds nobody dead in time. */
const BLIND = { ...QUICK, superviseSeconds: 600 };
const random = scriptedRandom('takeover');

let database: TestDatabase;
let survivor: Queue;
beforeEach(async () => {
  database = await freshDatabase();
});
afterEach(async () => {
  await survivor.stop({ graceSeconds: 0 });
  await database.drop();
});

it.each([
  // Ten seconds are the shortest silence that counts; they pass in the database alone.
  ['another node, which sees that it is silent', { work: true }, QUICK, 10],
  ['the next one at once, if that is alone', { work: true, alone: true }, BLIND, 0],
])('gives the job of a worker that was killed to %s', async (_, role, pace, silence) => {
  const { connection } = database;
  survivor = makeQueue({ kinds: [longJob], connection, log: silentLog, newId: () => random.id(), pace });
  const args = ['--input-type=module', '-e', CHILD, FIXTURE, JSON.stringify(database.connection)];
  const doomed = spawn(process.execPath, args, { stdio: ['ignore', 'ignore', 'inherit'] });
  const attempts: number[] = [];
  try {
    survivor.handle(longJob, async (_data, { attempt }) => void attempts.push(attempt));
    await survivor.start({ work: false });
    const id = await survivor.enqueue(longJob, { page: 1 });
    await expect
      .poll(() => survivor.status(longJob, id), SOON)
      .toMatchObject({ state: 'running', attempt: 1, stage: 'reading' });
    doomed.kill('SIGKILL');
    await once(doomed, 'exit');
    await database.pool.query(`UPDATE pgboss.job SET heartbeat_on = heartbeat_on - $1 * interval '1s'`, [
      silence,
    ]);

    await survivor.stop({ graceSeconds: 0 });
    await survivor.start(role);
    await expect
      .poll(() => survivor.status(longJob, id), SOON)
      .toMatchObject({ state: 'done', attempt: 2, error: null });
    expect(attempts).toEqual([2]);
  } finally {
    doomed.kill('SIGKILL');
  }
});
