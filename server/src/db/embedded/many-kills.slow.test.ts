import { readFile } from 'node:fs/promises';
import { expect } from 'vitest';
import { killProgram, onDataFolder, type DataFolder } from '../../testing/data-folder.ts';
import { silentLog } from '../../testing/log.ts';
import type { Program } from '../../testing/program.ts';
import { openDatabase, type Connection } from '../connection.ts';

// Who is killed, over and over: the product, the server, both at once, or one of the server's own processes.
const VICTIMS = ['product', 'server', 'both', 'worker'] as const;
const KILLS = 24;
const SAVED_BETWEEN_KILLS = 40;

const kill = async (
  victim: (typeof VICTIMS)[number],
  folder: DataFolder,
  product: Program,
): Promise<void> => {
  const server = await folder.serverPid();
  if (victim === 'worker') process.kill(await workerOf(server), 'SIGKILL');
  if (victim === 'server' || victim === 'both') process.kill(server, 'SIGKILL');
  if (victim === 'product' || victim === 'both') await killProgram(product);
};

// The youngest child is the one that serves a connection.
const workerOf = async (server: number): Promise<number> => {
  const children = await readFile(`/proc/${server}/task/${server}/children`, 'utf8');
  return Number(children.trim().split(' ').at(-1));
};

const journal = async (connection: Connection): Promise<Set<string>> => {
  const { pool, close } = openDatabase({ connection, log: silentLog });
  const { rows } = await pool.query<{ id: string }>('SELECT id FROM journal');
  await close();
  return new Set(rows.map(({ id }) => id));
};

onDataFolder(
  'nothing that was acknowledged is lost in many kills',
  { timeout: 120_000 },
  async ({ folder }) => {
    const products = [folder.startProduct('write')];
    for (let round = 0; round < KILLS; round += 1) {
      const product = products.at(-1) ?? expect.unreachable();
      await product.hear('saved', product.said('saved').length + SAVED_BETWEEN_KILLS);
      const victim = VICTIMS[round % VICTIMS.length] ?? 'both';
      await kill(victim, folder, product);
      if (victim === 'product' || victim === 'both') products.push(folder.startProduct('write'));
    }
    await killProgram(products.at(-1) ?? expect.unreachable());
    const { connection } = await folder.start();
    const kept = await journal(connection);
    const acknowledged = products.flatMap((product) => product.said('saved'));
    expect(acknowledged.filter((id) => !kept.has(id))).toEqual([]);
    expect(acknowledged.length).toBeGreaterThan(KILLS * SAVED_BETWEEN_KILLS);
    console.log(KILLS, acknowledged.length, kept.size);
  },
);
