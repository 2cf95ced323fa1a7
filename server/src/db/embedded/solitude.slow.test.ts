import { setTimeout as pause } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { ask, killProgram, useDataFolders } from '../../testing/data-folder.ts';
import { exists } from '../path-exists.ts';
import { isAlive } from './process.ts';

const folders = useDataFolders();
const SOON = { timeout: 90_000 };
const PATIENCE = 1_500;
const WATCHERS = `SELECT count(*)::int FROM pg_stat_activity WHERE application_name = 'studia solitude'`;

describe('a server whose product was killed', { timeout: 240_000 }, () => {
  it('ends by itself after a while, in order, and takes its socket along', async () => {
    const folder = await folders.withDatabase();
    const killed = folder.startProduct('rest', String(PATIENCE));
    const socketDir = await killed.hear('ready');
    const server = await folder.serverPid();
    await killProgram(killed);
    expect(await isAlive(server)).toBe(true);
    await expect.poll(() => isAlive(server), SOON).toBe(false);
    await expect.poll(() => exists(socketDir), SOON).toBe(false);
    // An orderly stop clears its lock away.
    expect(await exists(folder.lockFile)).toBe(false);
  });

  it('stays when it is adopted before, and has one watcher', async () => {
    const folder = await folders.withDatabase();
    const killed = folder.startProduct('rest', String(PATIENCE));
    await killed.hear('ready');
    const server = await folder.serverPid();
    await killProgram(killed);
    const { connection } = await folder.start();
    await pause(2 * PATIENCE);
    expect(await isAlive(server)).toBe(true);
    expect(await ask(connection, WATCHERS)).toBe(1);
  });

  it('never ends while its product lives, however long that does nothing', async () => {
    const folder = await folders.withDatabase();
    const product = folder.startProduct('rest', String(PATIENCE));
    await product.hear('ready');
    const server = await folder.serverPid();
    await pause(3 * PATIENCE);
    expect(await isAlive(server)).toBe(true);
  });
});
