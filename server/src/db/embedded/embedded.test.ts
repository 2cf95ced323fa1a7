import { execFileSync } from 'node:child_process';
import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect } from 'vitest';
import { ask, onDataFolder } from '../../testing/data-folder.ts';
import { exists } from './presence.ts';

const modeOf = async (path: string): Promise<number> => (await stat(path)).mode & 0o777;

describe('the embedded server', () => {
  onDataFolder('keeps what was saved over an orderly stop', async ({ emptyFolder }) => {
    const first = await emptyFolder.start();
    await ask(first.connection, 'CREATE TABLE note AS SELECT 42 AS answer');
    await first.stop();
    const second = await emptyFolder.start();
    expect(await ask(second.connection, 'SELECT answer FROM note')).toBe(42);
  });

  onDataFolder('listens only on a socket that nobody else can enter, and removes it', async ({ folder }) => {
    const embedded = await folder.start();
    const socketDir = embedded.connection.host ?? '';
    expect(await ask(embedded.connection, 'SHOW listen_addresses')).toBe('');
    expect(await modeOf(socketDir)).toBe(0o700);
    expect(await modeOf(join(folder.path, 'postgres'))).toBe(0o700);
    await embedded.stop();
    expect(await exists(socketDir)).toBe(false);
    expect(await exists(folder.lockFile)).toBe(false);
  });

  onDataFolder(
    'has written to disk what it acknowledges, and notices when the disk lies',
    async ({ folder }) => {
      const { connection } = await folder.start();
      expect(await ask(connection, 'SHOW fsync')).toBe('on');
      expect(await ask(connection, 'SHOW synchronous_commit')).toBe('on');
      expect(await ask(connection, 'SHOW data_checksums')).toBe('on');
    },
  );

  onDataFolder('sorts and lowers text the same on every machine', async ({ folder }) => {
    const { connection } = await folder.start();
    expect(await ask(connection, `SELECT lower('ÄÉΣЖ')`)).toBe('äéσж');
    expect(await ask(connection, `SELECT 'Z' < 'a'`)).toBe(true);
  });

  onDataFolder('stands outside of the group that Ctrl-C reaches', async ({ folder }) => {
    await folder.start();
    expect(groupOf(await folder.serverPid())).not.toBe(groupOf(process.pid));
  });

  onDataFolder('keeps its log in the data folder, and the one before it', async ({ folder }) => {
    const first = await folder.start();
    await first.stop();
    await folder.start();
    const log = join(folder.path, 'postgres', 'server.log');
    expect(await readFile(log, 'utf8')).toContain('ready to accept connections');
    expect(await readFile(`${log}.1`, 'utf8')).toContain('database system is shut down');
  });
});

const groupOf = (pid: number): string =>
  execFileSync('ps', ['-o', 'pgid=', '-p', String(pid)], { encoding: 'utf8' }).trim();
