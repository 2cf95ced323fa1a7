import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from './free-port.mjs';
import { canInstall, install } from './install.mjs';

const OLDEST = 15;
const DEBIAN = '/usr/lib/postgresql';
const HOMEBREW = ['/opt/homebrew/opt', '/usr/local/opt'];

/**
 * A PostgreSQL reached by its address, beside the embedded one: the one at TEST_DATABASE_URL, or a
 * temporary cluster of the machine's own PostgreSQL. Null, with a sentence, where there is none.
 */
export const startPostgres = async () => {
  if (process.env['TEST_DATABASE_URL'])
    return { url: process.env['TEST_DATABASE_URL'], stop: async () => {} };
  const programs = findPrograms();
  if (programs) return startCluster(programs);
  console.log(
    `PostgreSQL ${OLDEST} or newer is not installed, so the tests by address are left out. Install it (Debian: sudo apt-get install postgresql; macOS: brew install postgresql@${OLDEST}), or set TEST_DATABASE_URL.`,
  );
  return null;
};

const findPrograms = () => {
  const found = installedPrograms();
  if (found || !canInstall()) return found;
  install('postgresql');
  return installedPrograms();
};

const installedPrograms = () => {
  const debian = versionsIn(DEBIAN, /^(\d+)$/);
  const homebrew = HOMEBREW.flatMap((place) => versionsIn(place, /^postgresql@(\d+)$/));
  // The oldest that we promise to work with proves the most.
  const [best] = [...debian, ...homebrew]
    .filter(({ version, programs }) => version >= OLDEST && existsSync(join(programs, 'initdb')))
    .toSorted((one, other) => one.version - other.version);
  return best?.programs;
};

/**
 * @param {string} place
 * @param {RegExp} name
 */
const versionsIn = (place, name) =>
  (existsSync(place) ? readdirSync(place) : []).flatMap((folder) => {
    const version = name.exec(folder)?.[1];
    return version ? [{ version: Number(version), programs: join(place, folder, 'bin') }] : [];
  });

/** @param {string} programs */
const startCluster = async (programs) => {
  const home = mkdtempSync(join(quickPlace(), 'studia-postgres-'));
  const owner = process.getuid?.() === 0 ? userNamed('postgres') : null;
  if (owner) chownSync(home, owner.uid, owner.gid);
  const identity = owner ?? {};
  const cluster = join(home, 'cluster');
  execFileSync(
    join(programs, 'initdb'),
    ['-D', cluster, '-U', 'studia', '-A', 'trust', '-E', 'UTF8', '--locale=C', '-N'],
    {
      ...identity,
      cwd: home,
      stdio: 'ignore',
    },
  );
  const port = await freePort('127.0.0.1');
  const flags = [
    'fsync=off',
    'full_page_writes=off',
    'synchronous_commit=off',
    'max_connections=300',
    'listen_addresses=127.0.0.1',
    `port=${port}`,
  ];
  const server = spawn(
    join(programs, 'postgres'),
    ['-D', cluster, '-k', home, ...flags.flatMap((flag) => ['-c', flag])],
    { ...identity, cwd: home, stdio: 'ignore' },
  );
  const url = `postgres://studia@127.0.0.1:${port}/postgres`;
  await untilAnswering(programs, port);
  const stop = async () => {
    const ended = once(server, 'exit');
    server.kill('SIGINT');
    await ended;
    rmSync(home, { recursive: true, force: true });
  };
  return { url, stop };
};

const MEMORY = '/dev/shm';
const ROOM = 1024 ** 3;

/** Where Linux keeps files in memory, if there is room: every test copies a database, and a disk takes ten times as long. */
const quickPlace = () => {
  if (!existsSync(MEMORY)) return tmpdir();
  const { bavail, bsize } = statfsSync(MEMORY);
  return bavail * bsize > ROOM ? MEMORY : tmpdir();
};

/** @param {string} name */
const userNamed = (name) => ({
  uid: Number(execFileSync('id', ['-u', name])),
  gid: Number(execFileSync('id', ['-g', name])),
});

const DEADLINE = 30_000;

/**
 * @param {string} programs
 * @param {number} port
 */
const untilAnswering = async (programs, port) => {
  const deadline = Date.now() + DEADLINE;
  for (;;) {
    try {
      execFileSync(join(programs, 'pg_isready'), ['-h', '127.0.0.1', '-p', String(port)], {
        stdio: 'ignore',
      });
      return;
    } catch (error) {
      if (Date.now() > deadline) throw new Error('PostgreSQL did not start within 30 s.', { cause: error });
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
};
