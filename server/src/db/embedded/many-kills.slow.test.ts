import { expect, it } from 'vitest';
import { ask, killProgram, type DataFolder, useDataFolders } from '../../testing/data-folder.ts';
import { silentLog } from '../../testing/log.ts';
import type { Program } from '../../testing/program.ts';
import { openDatabase, type Connection } from '../connection.ts';
import { connectionIn } from './socket.ts';

const folders = useDataFolders();

// Who is killed, over and over: the product, the server, both at once, or one of the server's own processes.
const VICTIMS = ['product', 'server', 'both', 'worker'] as const;
const KILLS = 24;
const SAVED_BETWEEN_KILLS = 60;

const kill = async (
  victim: (typeof VICTIMS)[number],
  folder: DataFolder,
  product: Program,
): Promise<void> => {
  const server = await folder.serverPid();
  if (victim === 'worker') process.kill(Number(await ask(connectionOf(product), A_WORKER)), 'SIGKILL');
  if (victim === 'server' || victim === 'both') process.kill(server, 'SIGKILL');
  if (victim === 'product' || victim === 'both') await killProgram(product);
};

const A_WORKER = `SELECT pid FROM pg_stat_activity WHERE application_name = 'studia' LIMIT 1`;

const connectionOf = (product: Program): Connection => connectionIn(product.linesWith('ready')[0] ?? '');

const journal = async (connection: Connection): Promise<Set<string>> => {
  const { pool, close } = openDatabase({ connection, log: silentLog });
  const { rows } = await pool.query<{ id: string }>('SELECT id FROM journal');
  await close();
  return new Set(rows.map(({ id }) => id));
};

it('nothing that was acknowledged is lost in many kills', async () => {
  const folder = await folders.withDatabase();
  let product = folder.startProduct('write');
  const products = [product];
  for (let round = 0; round < KILLS; round += 1) {
    await product.hear('saved', product.linesWith('saved').length + SAVED_BETWEEN_KILLS);
    const victim = VICTIMS[round % VICTIMS.length] ?? 'both';
    await kill(victim, folder, product);
    if (victim === 'server' || victim === 'worker') continue;
    product = folder.startProduct('write');
    products.push(product);
  }
  await killProgram(product);
  const { connection } = await folder.start();
  const rows = await journal(connection);
  const acknowledged = products.flatMap(({ linesWith }) => linesWith('saved'));
  expect(acknowledged.filter((id) => !rows.has(id))).toEqual([]);
  expect(acknowledged.length).toBeGreaterThan(KILLS * SAVED_BETWEEN_KILLS);
});
