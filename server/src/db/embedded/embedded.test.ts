import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ask, useDataFolders } from '../../testing/data-folder.ts';
import { silentLog } from '../../testing/log.ts';
import { exists } from '../path-exists.ts';
import { visitEmbedded } from './visit.ts';

const folders = useDataFolders();

const modeOf = async (path: string): Promise<number> => (await stat(path)).mode & 0o777;

describe('the embedded server', () => {
  it('keeps what was saved over an orderly stop', async () => {
    const folder = await folders.empty();
    const first = await folder.start();
    await ask(first.connection, 'CREATE TABLE note AS SELECT 42 AS answer');
    await first.stop();
    const second = await folder.start();
    expect(await ask(second.connection, 'SELECT answer FROM note')).toBe(42);
  });

  it('listens only on a socket that nobody else can enter, and removes it', async () => {
    const folder = await folders.withDatabase();
    const embedded = await folder.start();
    const socketDir = embedded.connection.host ?? '';
    expect(await ask(embedded.connection, 'SHOW listen_addresses')).toBe('');
    expect(await modeOf(socketDir)).toBe(0o700);
    expect(await modeOf(join(folder.path, 'postgres', 'cluster'))).toBe(0o700);
    await embedded.stop();
    expect(await exists(socketDir)).toBe(false);
    expect(await exists(folder.lockFile)).toBe(false);
  });

  it('has written to disk what it acknowledges, and notices when the disk lies', async () => {
    const folder = await folders.withDatabase();
    const { connection } = await folder.start();
    expect(await ask(connection, 'SHOW fsync')).toBe('on');
    expect(await ask(connection, 'SHOW synchronous_commit')).toBe('on');
    expect(await ask(connection, 'SHOW data_checksums')).toBe('on');
  });

  it('sorts and lowers text the same on every machine', async () => {
    const folder = await folders.withDatabase();
    const { connection } = await folder.start();
    expect(await ask(connection, `SELECT lower('ÄÉΣЖ')`)).toBe('äéσж');
    expect(await ask(connection, `SELECT 'Z' < 'a'`)).toBe(true);
  });

  it('stands outside of the group that Ctrl-C reaches', async () => {
    const folder = await folders.withDatabase();
    await folder.start();
    // Only who leads a group of its own can be called by this number.
    expect(process.kill(-(await folder.serverPid()), 0)).toBe(true);
  });

  it('keeps its log in the data folder, and the one before it', async () => {
    const folder = await folders.withDatabase();
    const first = await folder.start();
    await first.stop();
    await folder.start();
    const log = join(folder.path, 'postgres', 'server.log');
    expect(await readFile(log, 'utf8')).toContain('ready to accept connections');
    expect(await readFile(`${log}.1`, 'utf8')).toContain('database system is shut down');
  });

  it('can be visited while a product runs on it, and when none does', async () => {
    const folder = await folders.withDatabase();
    const product = folder.startProduct('write');
    await product.hear('saved', 5);
    const guest = await visitEmbedded({ dataDir: folder.path, log: silentLog });
    expect(await ask(guest.connection, 'SELECT count(*)::int FROM journal')).toBeGreaterThanOrEqual(5);
    await guest.stop();
    await product.hear('saved', product.linesWith('saved').length + 5);
    product.signal('SIGTERM');
    await product.ended;
    const alone = await visitEmbedded({ dataDir: folder.path, log: silentLog });
    expect(await ask(alone.connection, 'SELECT count(*)::int FROM journal')).toBeGreaterThanOrEqual(10);
    await alone.stop();
    expect(await exists(folder.lockFile)).toBe(false);
  });
});
