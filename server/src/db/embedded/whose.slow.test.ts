import { execFileSync } from 'node:child_process';
import { chmod, chown, cp, lstat, mkdir, mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { removeFolders } from '../../testing/folder.ts';
import { silentLog } from '../../testing/log.ts';
import { bundleProgram, placePostgres, runProgram, type Program } from '../../testing/program.ts';
import { exists } from '../path-exists.ts';
import { startEmbedded } from './embedded.ts';
import { isRoot, type Identity } from './identity.ts';

// A home folder that only its owner can enter, with a whole copy of the product in it, as npm leaves it
// when install scripts are not run.
let home: string;
let product: string;
let running: Program[] = [];

beforeAll(async () => {
  home = await mkdtemp(join(tmpdir(), 'studia-home-'));
  product = await bundleProgram('product', home);
  await placePostgres(home, copyWithoutLinks);
});
afterAll(() => removeFolders(home));

afterEach(async () => {
  for (const program of running) {
    program.signal('SIGTERM');
    await program.ended;
  }
  running = [];
});

const copyWithoutLinks = async (from: string, to: string): Promise<void> => {
  await cp(from, to, { recursive: true, verbatimSymlinks: true });
  for (const path of await readdir(to, { recursive: true })) {
    if ((await lstat(join(to, path))).isSymbolicLink()) await rm(join(to, path));
  }
};

const run = async (dataDir: string, identity?: Identity): Promise<Program> => {
  const program = runProgram(product, [dataDir], { cwd: '/', ...identity });
  running.push(program);
  await program.hear('ready');
  return program;
};

const stop = async (program: Program): Promise<void> => {
  program.signal('SIGTERM');
  expect(await program.ended).toBe(0);
};

// The lock belongs to who runs the server.
const userOfServer = async (cluster: string): Promise<number> =>
  (await stat(join(cluster, 'postmaster.pid'))).uid;

const nobody: Identity = { uid: 65_534, gid: 65_534 };

describe('root', () => {
  beforeEach(({ skip }) => {
    skip(!isRoot(), 'Only root can try what root meets.');
  });

  it('runs the product from a private home, with programs and database where PostgreSQL can get', async () => {
    const dataDir = join(home, 'private');
    // As under a strict umask.
    execFileSync('chmod', ['-R', 'go-rwx', join(home, 'node_modules')]);
    const first = await run(dataDir);
    const elsewhere = (await readFile(join(dataDir, 'postgres-is-elsewhere.txt'), 'utf8')).trim();
    expect(elsewhere).toMatch(/^\/var\/(lib|tmp)\/studia-[0-9a-f]{12}$/);
    expect(first.linesWith('log')).toEqual([
      `PostgreSQL can not enter ${dataDir} as an ordinary user, so the database is kept in ${elsewhere}.`,
      `Copying PostgreSQL to ${elsewhere}, where it can be run.`,
    ]);
    expect((await stat(join(elsewhere, 'cluster'))).mode & 0o777).toBe(0o700);
    expect(await userOfServer(join(elsewhere, 'cluster'))).not.toBe(0);
    await stop(first);

    const second = await run(dataDir);
    expect(second.linesWith('log')).toEqual([]);
    await stop(second);

    await removeFolders(elsewhere);
    await expect(run(dataDir)).rejects.toThrow(
      `the database is in ${elsewhere}, but it is not to be found there`,
    );
    expect(await exists(elsewhere)).toBe(false);
  });

  it('runs the database of an ordinary user as that user, and says so when that becomes impossible', async () => {
    const dataDir = join(home, 'users');
    await mkdir(dataDir);
    await chown(dataDir, nobody.uid, nobody.gid);
    await chmod(home, 0o755);
    const users = await startEmbedded({ dataDir, log: silentLog });
    await users.stop();
    execFileSync('chown', ['-R', `${nobody.uid}:${nobody.gid}`, dataDir]);

    const roots = await startEmbedded({ dataDir, log: silentLog });
    expect(await userOfServer(join(dataDir, 'postgres', 'cluster'))).toBe(nobody.uid);
    await roots.stop();

    await chmod(home, 0o700);
    const refused = startEmbedded({ dataDir, log: silentLog });
    await expect(refused).rejects.toThrow(
      `belongs to user ${nobody.uid}, who can no longer enter that folder`,
    );
    expect(await exists(join(dataDir, 'postgres-is-elsewhere.txt'))).toBe(false);
  });
});

describe('an ordinary user', () => {
  beforeAll(() => {
    execFileSync('chmod', ['-R', 'go+rX', join(home, 'node_modules')]);
  });

  it('runs the product from a private home, with programs that lack their links', async () => {
    const dataDir = join(home, 'ordinary');
    await mkdir(dataDir);
    if (isRoot()) for (const folder of [home, dataDir]) await chown(folder, nobody.uid, nobody.gid);
    await chmod(home, 0o700);
    const program = await run(dataDir, isRoot() ? nobody : undefined);
    expect((await stat(join(dataDir, 'postgres'))).mode & 0o777).toBe(0o700);
    expect(await userOfServer(join(dataDir, 'postgres', 'cluster'))).toBe((await stat(dataDir)).uid);
    await stop(program);
  });

  it('needs a name', async ({ skip }) => {
    skip(!isRoot(), 'Only root can pretend to be somebody else.');
    const nameless: Identity = { uid: 54_321, gid: 54_321 };
    const dataDir = join(home, 'nameless');
    await mkdir(dataDir);
    await chown(dataDir, nameless.uid, nameless.gid);
    await chmod(home, 0o755);
    await expect(run(dataDir, nameless)).rejects.toThrow(
      'The user that runs Studia has no name on this machine',
    );
  });
});
