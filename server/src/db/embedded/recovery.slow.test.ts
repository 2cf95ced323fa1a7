import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Client } from 'pg';
import { describe, expect, it } from 'vitest';
import { ask, killProgram, type DataFolder, useDataFolders } from '../../testing/data-folder.ts';
import { recordingLog, silentLog } from '../../testing/log.ts';
import { PATIENCE } from '../../testing/patience.ts';
import { openDatabase } from '../connection.ts';
import { exists } from '../path-exists.ts';
import { isAlive } from './process.ts';

const folders = useDataFolders();

const SOON = PATIENCE;

const killServer = async (folder: DataFolder): Promise<void> => {
  process.kill(await folder.serverPid(), 'SIGKILL');
};

const crash = async (folder: DataFolder): Promise<void> => {
  const killed = folder.startProduct();
  await killed.hear('ready');
  await killProgram(killed);
  await killServer(folder);
};

const nameInLock = async ({ lockFile }: DataFolder, pid: number): Promise<void> => {
  const [, ...rest] = (await readFile(lockFile, 'utf8')).split('\n');
  await writeFile(lockFile, [pid, ...rest].join('\n'));
};

// PostgreSQL fears only processes of its own user.
const asItsUser = async ({ path }: DataFolder, command: string): Promise<ChildProcess> => {
  const { uid, gid } = await stat(join(path, 'postgres', 'cluster'));
  return spawn('sh', ['-c', command], { uid, gid, cwd: '/', stdio: ['ignore', 'pipe', 'inherit'] });
};

describe('after a kill', () => {
  it('of the product, the next one goes on with the running server', async () => {
    const folder = await folders.withDatabase();
    const killed = folder.startProduct();
    const socketDir = await killed.hear('ready');
    const pid = await folder.serverPid();
    await killProgram(killed);
    const next = await folder.start();
    expect(next.connection.host).toBe(socketDir);
    expect(await folder.serverPid()).toBe(pid);
    await next.stop();
    expect(await exists(socketDir)).toBe(false);
  });

  it('of product and server, the next one recovers and clears their socket away', async () => {
    const folder = await folders.withDatabase();
    const killed = folder.startProduct('write');
    const socketDir = await killed.hear('ready');
    await killed.hear('saved', 10);
    await killServer(folder);
    await killProgram(killed);
    const next = await folder.start();
    const rows = await ask(next.connection, 'SELECT count(*)::int FROM journal');
    expect(rows).toBeGreaterThanOrEqual(killed.linesWith('saved').length);
    expect(next.connection.host).not.toBe(socketDir);
    expect(await exists(socketDir)).toBe(false);
  });

  it('of the server, the product brings it back at the same place', async () => {
    const folder = await folders.withDatabase();
    const log = recordingLog();
    const embedded = await folder.start(log);
    const { pool, close } = openDatabase({ connection: embedded.connection, log: silentLog });
    await pool.query('CREATE TABLE note AS SELECT 42 AS answer');
    await killServer(folder);
    await expect.poll(() => log.lines, SOON).toContain('PostgreSQL is back.');
    expect((await pool.query('SELECT answer FROM note')).rows).toEqual([{ answer: 42 }]);
    await close();
  });

  it('of an adopted server, the product brings it back too', async () => {
    const folder = await folders.withDatabase();
    const killed = folder.startProduct();
    await killed.hear('ready');
    await killProgram(killed);
    const log = recordingLog();
    const embedded = await folder.start(log);
    await killServer(folder);
    await expect.poll(() => log.lines, SOON).toContain('PostgreSQL is back.');
    expect(await ask(embedded.connection, 'SELECT 1')).toBe(1);
  });

  it('in the middle of the first start, the next one begins anew', async () => {
    const folder = await folders.empty();
    const killed = folder.startProduct();
    await expect.poll(() => exists(join(folder.path, 'postgres')), SOON).toBe(true);
    await killProgram(killed);
    const { connection } = await folder.start();
    expect(await ask(connection, 'SELECT 1')).toBe(1);
  });
});

describe('a server that is shutting down', () => {
  it('is waited for', async () => {
    const folder = await folders.withDatabase();
    const killed = folder.startProduct();
    const socketDir = await killed.hear('ready');
    const pid = await folder.serverPid();
    await killProgram(killed);
    const lingering = new Client({ host: socketDir, port: 5432, user: 'studia', database: 'postgres' });
    await lingering.connect();
    // The smart shutdown waits until the last one has left.
    process.kill(pid, 'SIGTERM');
    await expect.poll(() => readFile(folder.lockFile, 'utf8'), SOON).toContain('stopping');
    const next = folder.start();
    await lingering.query('SELECT pg_sleep(0.3)');
    expect(await folder.serverPid()).toBe(pid);
    await lingering.end();
    expect(await ask((await next).connection, 'SELECT 1')).toBe(1);
    expect(await folder.serverPid()).not.toBe(pid);
    expect(await exists(socketDir)).toBe(false);
  });
});

describe('the lock of a server that was killed', () => {
  it('does not matter when it names a process that is no more', async () => {
    const folder = await folders.withDatabase();
    await crash(folder);
    await nameInLock(folder, spawnSync('true').pid);
    expect(await ask((await folder.start()).connection, 'SELECT 1')).toBe(1);
  });

  it('does not matter when it names another program', async () => {
    const folder = await folders.withDatabase();
    await crash(folder);
    const stranger = await asItsUser(folder, 'exec sleep 60');
    await nameInLock(folder, stranger.pid ?? 0);
    expect(await ask((await folder.start()).connection, 'SELECT 1')).toBe(1);
    stranger.kill('SIGKILL');
  });

  it('does not matter when it names a zombie', async () => {
    const folder = await folders.withDatabase();
    await crash(folder);
    // After `exec` the dead child has a parent that never asks after it.
    const parent = await asItsUser(folder, 'sleep 0.1 & echo $!; exec sleep 60');
    const [line] = (await once(parent.stdout ?? process.stdin, 'data')) as [Buffer];
    const zombie = Number(line.toString());
    await expect.poll(() => isAlive(zombie), SOON).toBe(false);
    expect(process.kill(zombie, 0)).toBe(true);
    await nameInLock(folder, zombie);
    expect(await ask((await folder.start()).connection, 'SELECT 1')).toBe(1);
    parent.kill('SIGKILL');
  });
});
