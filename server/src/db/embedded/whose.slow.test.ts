import { execFileSync } from 'node:child_process';
import { chmod, chown, cp, lstat, mkdir, mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { removeFolders } from '../../testing/folder.ts';
import { silentLog } from '../../testing/log.ts';
import { bundleProgram, placePostgres, runProgram, type Program } from '../../testing/program.ts';
import { startEmbedded } from './embedded.ts';
import { isRoot, type Identity } from './identity.ts';
import { exists } from './presence.ts';

// A home folder that only its owner can enter, with a whole copy of the product in it, as npm leaves it
// when install scripts are not run.
let home: string;
let product: string;
let dataDir: string;
let running: Program[];

beforeEach(async () => {
  running = [];
  home = await mkdtemp(join(tmpdir(), 'studia-home-'));
  dataDir = join(home, 'data');
  product = await bundleProgram('product', home);
  await placePostgres(home, copyWithoutLinks);
});

afterEach(async () => {
  for (const program of running) {
    program.signal('SIGTERM');
    await program.ended;
  }
  await removeFolders(home);
});

const copyWithoutLinks = async (from: string, to: string): Promise<void> => {
  await cp(from, to, { recursive: true, verbatimSymlinks: true });
  for (const path of await readdir(to, { recursive: true })) {
    if ((await lstat(join(to, path))).isSymbolicLink()) await rm(join(to, path));
  }
};

const run = (identity?: Identity): Program => {
  const program = runProgram(product, [dataDir], { cwd: home, ...identity });
  running.push(program);
  return program;
};

const stop = async (program: Program): Promise<void> => {
  program.signal('SIGTERM');
  expect(await program.ended).toBe(0);
};

const nobody: Identity = { uid: 65_534, gid: 65_534 };

const userOfServer = async (cluster: string): Promise<number> => {
  const [pid] = (await readFile(join(cluster, 'postmaster.pid'), 'utf8')).split('\n');
  return Number(execFileSync('ps', ['-o', 'uid=', '-p', String(pid)], { encoding: 'utf8' }));
};

describe.runIf(isRoot())('root', () => {
  it('runs the product from a private home, with programs and database where PostgreSQL can get', async () => {
    const first = run();
    await first.hear('ready');
    const elsewhere = (await readFile(join(dataDir, 'postgres-is-elsewhere.txt'), 'utf8')).trim();
    expect(elsewhere).toMatch(/^\/var\/(lib|tmp)\/studia-[0-9a-f]{12}$/);
    expect(first.said('log').join('\n')).toContain(`the database is kept in ${elsewhere}`);
    expect((await stat(elsewhere)).mode & 0o777).toBe(0o700);
    expect(await userOfServer(join(elsewhere, 'cluster'))).not.toBe(0);
    await stop(first);

    const second = run();
    await second.hear('ready');
    expect(second.said('log')).toEqual([]);
    await stop(second);
    await removeFolders(elsewhere);
  });

  it('does not begin an empty database when the one elsewhere is gone', async () => {
    const first = run();
    await first.hear('ready');
    await stop(first);
    const elsewhere = (await readFile(join(dataDir, 'postgres-is-elsewhere.txt'), 'utf8')).trim();
    await removeFolders(elsewhere);
    const second = run();
    expect(await second.hear('refused')).toContain(
      `says that the database is in ${elsewhere}, but there is none`,
    );
    await second.ended;
  });

  it('runs the database of an ordinary user as that user', async () => {
    await chmod(home, 0o755);
    await mkdir(dataDir);
    await chown(dataDir, nobody.uid, nobody.gid);
    const users = run(nobody);
    await users.hear('ready');
    await stop(users);
    const embedded = await startEmbedded({ dataDir, log: silentLog });
    expect(await userOfServer(join(dataDir, 'postgres', 'cluster'))).toBe(nobody.uid);
    await embedded.stop();
  });

  it('says so when the database can not be entered any more', async () => {
    await chmod(home, 0o755);
    const first = run();
    await first.hear('ready');
    await stop(first);
    await chmod(home, 0o700);
    const second = run();
    expect(await second.hear('refused')).toContain('can no longer enter that folder');
    expect(await exists(join(dataDir, 'postgres-is-elsewhere.txt'))).toBe(false);
  });
});

describe('an ordinary user', () => {
  const ordinary = isRoot() ? nobody : undefined;

  it('runs the product from a private home', async () => {
    if (ordinary) execFileSync('chown', ['-R', `${ordinary.uid}:${ordinary.gid}`, home]);
    const program = run(ordinary);
    await program.hear('ready');
    expect((await stat(join(dataDir, 'postgres'))).mode & 0o777).toBe(0o700);
    expect(program.said('log')).toEqual([]);
    await stop(program);
  });

  it.runIf(isRoot())('runs programs that root installed and that lack their links', async () => {
    await chmod(home, 0o755);
    await mkdir(dataDir);
    await chown(dataDir, nobody.uid, nobody.gid);
    const program = run(nobody);
    await program.hear('ready');
    expect(program.said('log').join('\n')).toContain(`Copying PostgreSQL to ${join(dataDir, 'postgres')}`);
    await stop(program);
  });
});
