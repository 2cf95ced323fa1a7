/** How the product stops when it runs as people run it: by `npm start`, under a supervisor or in a terminal. */
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, before, beforeEach, describe, test } from 'node:test';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { buildIfChanged } from './build.mjs';
import { freePort } from './needs/free-port.mjs';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const STACK = /^\s+at .+:\d+/m;
const SECOND = 1000;

/** @typedef {import('node:child_process').ChildProcessWithoutNullStreams} Child */

let dataDir = '';
let port = 0;
/** @type {Child[]} */
let children = [];

before(buildIfChanged, { timeout: 300 * SECOND });

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'studia-stop-'));
  // Under root, PostgreSQL runs as another user, who has to get in.
  await chmod(dataDir, 0o755);
  port = await freePort();
});

afterEach(async () => {
  for (const child of children.splice(0)) if (child.exitCode === null) endGroup(child);
  const server = await serverPid();
  if (server !== null) process.kill(server, 'SIGQUIT');
  await until(async () => (await serverPid()) === null);
  await rm(dataDir, { recursive: true, force: true });
});

/**
 * What npm started would outlive it, and hold its port for good.
 * @param {Child} child
 */
const endGroup = ({ pid }) => {
  if (pid !== undefined && isThere(-pid)) process.kill(-pid, 'SIGKILL');
};

/**
 * @param {string} command
 * @param {string[]} args
 */
const spawnProduct = (command, args) => {
  const child = spawn(command, args, {
    cwd: ROOT,
    // A group of its own, as a supervisor gives it.
    detached: true,
    env: {
      ...process.env,
      PORT: String(port),
      DATA_DIR: dataDir,
      EMBEDDINGS: 'false',
      SHUTDOWN_GRACE_SECONDS: '20',
    },
  });
  children.push(child);
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (piece) => (output += piece));
    stream.on('error', () => {});
  }
  return { child, ended: once(child, 'close'), output: () => output };
};

/**
 * @param {string} command
 * @param {string[]} args
 */
const start = async (command, args) => {
  const product = spawnProduct(command, args);
  await until(() => product.output().includes('Studia is ready'));
  return product;
};

const startInGroup = () => start('npm', ['start']);

/** With a terminal of its own, whose keyboard is the standard input. */
const startInTerminal = () => start('script', ['--quiet', '--return', '--command', 'npm start', '/dev/null']);

/** The PostgreSQL that runs on the data folder; null when none does. */
const serverPid = async () => {
  const lock = join(dataDir, 'postgres', 'cluster', 'postmaster.pid');
  const pid = Number((await readFile(lock, 'utf8').catch(() => '')).split('\n')[0]);
  return pid > 0 && isThere(pid) ? pid : null;
};

/** @param {number} pid */
const isThere = (pid) => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

/** Its last line may come a moment after its pid is gone. */
const tookItsLeave = async () =>
  (await readFile(join(dataDir, 'postgres', 'server.log'), 'utf8'))
    .trimEnd()
    .endsWith('database system is shut down');

/** @param {() => boolean | Promise<boolean>} holds */
const until = async (holds, patience = 60 * SECOND) => {
  const deadline = Date.now() + patience;
  while (!(await holds())) {
    assert.ok(Date.now() < deadline, 'it did not come about in time');
    await pause(20);
  }
};

const isHealthy = () =>
  fetch(`http://localhost:${port}/healthz`).then(
    ({ ok }) => ok,
    () => false,
  );

const BODY = JSON.stringify({ refresh_token: 'none' });

/** A call whose body is still on its way; `finish` sends the rest and answers what came back. */
const beginCall = async () => {
  const socket = connect(port, 'localhost');
  let answer = '';
  socket.setEncoding('utf8').on('data', (piece) => (answer += piece));
  socket.on('error', () => {});
  await once(socket, 'connect');
  const head = `POST /auth/refresh HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: ${BODY.length}\r\n\r\n`;
  socket.write(`${head}${BODY.slice(0, 5)}`);
  // On a busy machine the head takes its time to be read; unread, the call has not begun.
  await pause(SECOND);
  const finish = async () => {
    socket.write(BODY.slice(5));
    await until(() => answer.includes('\r\n\r\n') || socket.closed, 10 * SECOND);
    return answer;
  };
  return { finish };
};

describe('under a supervisor', () => {
  test('a stop said twice, to npm and by npm, is one orderly stop', async () => {
    const { child, ended, output } = await startInGroup();
    const { finish } = await beginCall();
    process.kill(-Number(child.pid), 'SIGTERM');
    await pause(SECOND);
    assert.match(await finish(), /^HTTP\/1\.1 401 /, 'the call under way is answered');
    await ended;
    assert.equal(output().split('SIGTERM: finishing what is under way').length, 2, 'it was said once');
    assert.equal(await serverPid(), null, 'PostgreSQL stops with it');
    assert.doesNotMatch(output(), STACK);
  });

  test('a later second signal hurries, and PostgreSQL is stopped all the same', async () => {
    const { child, ended } = await startInGroup();
    await beginCall();
    process.kill(-Number(child.pid), 'SIGTERM');
    await pause(2.5 * SECOND);
    assert.notEqual(await serverPid(), null, 'the call under way is waited for');
    const hurried = Date.now();
    process.kill(-Number(child.pid), 'SIGTERM');
    await ended;
    assert.ok(Date.now() - hurried < 8 * SECOND, `it took ${Date.now() - hurried} ms`);
    assert.equal(await serverPid(), null);
  });

  test('a log that nobody reads any more is not the end', async () => {
    const { child, output } = spawnProduct('npm', ['start']);
    // npm has said what it starts, and the product will say that it is ready.
    await until(() => output().includes('start.mjs'));
    child.stdout.destroy();
    child.stderr.destroy();
    await until(isHealthy);
    for (let asked = 0; asked < 20; asked += 1) assert.ok(await isHealthy());
    process.kill(-Number(child.pid), 'SIGTERM');
    await once(child, 'exit');
    await until(async () => (await serverPid()) === null, 10 * SECOND);
    await until(tookItsLeave, 10 * SECOND);
  });
});

describe('in a terminal', () => {
  test('Ctrl+C at once after the start stops it in order, without a stack', async () => {
    const { child, ended, output } = await startInTerminal();
    child.stdin.write('\u0003');
    await ended;
    assert.equal(await serverPid(), null);
    assert.doesNotMatch(output(), STACK);
    assert.doesNotMatch(output(), /could not get ready/);
    assert.match(output(), /SIGINT: finishing what is under way/);
  });

  test('closing it is an orderly stop', async () => {
    const { child, ended } = await startInTerminal();
    const server = await serverPid();
    assert.notEqual(server, null);
    child.kill('SIGKILL');
    await ended;
    await until(async () => (await serverPid()) === null, 15 * SECOND);
    // Only an orderly stop takes its leave of the log.
    await until(tookItsLeave, 10 * SECOND);
  });
});
