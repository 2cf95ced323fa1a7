import { access, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { publicFolder, removeFolders } from '../../testing/folder.ts';
import { PATIENCE } from '../../testing/patience.ts';
import type { WorkerPool } from './port.ts';
import { workerThreads } from './workers.ts';

/** Answers with what it is told, unless it is told to be stuck, to crash, to fail or to grow. */
const ECHO = `
  import { parentPort, threadId } from 'node:worker_threads';
  const work = (input) => {
    while (input === 'stuck');
    if (input === 'crash') process.exit(1);
    if (input === 'grow') for (const all = []; ; ) all.push(new Array(10_000).fill(all.length));
    if (input === 'fail') throw new Error('no such sum');
    return input === 'who' ? threadId : input;
  };
  parentPort.on('message', ({ input }) => {
    try {
      parentPort.postMessage({ kind: 'answer', value: work(input) });
    } catch (error) {
      parentPort.postMessage({ kind: 'failed', reason: error.message });
    }
  });
  parentPort.postMessage({ kind: 'ready' });`;

const PATIENT = 60_000;
const SHORT = 50;

const threadOf = async (
  settings: Partial<Parameters<typeof workerThreads>[0]> = {},
  program = ECHO,
): Promise<{
  thread: WorkerPool;
  warned: string[];
  ask: (input: unknown, limit?: number) => Promise<unknown>;
}> => {
  const folder = await publicFolder();
  const file = join(folder, 'thread.mjs');
  await writeFile(file, program);
  const warned: string[] = [];
  const thread = workerThreads({ program: file, warn: (sentence) => warned.push(sentence), ...settings });
  onTestFinished(async () => {
    await thread.close();
    await removeFolders(folder);
  });
  const ask = async (input: unknown, limit = PATIENT) =>
    (await thread.ask({ name: 'echo', input, limit }))?.value ?? null;
  return { thread, warned, ask };
};

describe('a thread', () => {
  it('answers beside the server’s own thread, one question after the other, and sees copies', async () => {
    const { ask, warned } = await threadOf();
    const tree = { kind: 'sum', terms: [{ top: 3n, bottom: 4n }], text: '¾' };
    const answers = await Promise.all([ask(tree), ask('b'), ask('who'), ask('who')]);
    expect(answers[0]).toEqual(tree);
    expect(answers[0]).not.toBe(tree);
    expect(answers[1]).toBe('b');
    expect(answers[2]).toBeGreaterThan(0);
    expect(answers[3]).toBe(answers[2]);
    expect(warned).toEqual([]);
  });

  it('that is stuck is replaced, and whoever waited behind it is answered by the next', async () => {
    const { ask, warned } = await threadOf();
    const first = await ask('who');
    const answers = await Promise.all([ask('stuck', SHORT), ask('who'), ask('behind')]);
    expect(answers).toEqual([null, expect.any(Number), 'behind']);
    expect(answers[1]).not.toBe(first);
    expect(warned).toEqual([`A worker thread was replaced: “echo” took longer than ${SHORT} ms.`]);
  });

  it.each([
    ['crash', /^A worker thread was replaced: it ended\.$/],
    ['grow', /^A worker thread was replaced: .*memory/],
    ['fail', /^The question “echo” failed: no such sum$/],
  ])('survives %s: one question is lost, and that is said once', async (trouble, sentence) => {
    const { ask, warned } = await threadOf({ mostMemory: 32 });
    expect(await Promise.all([ask(trouble), ask('behind')])).toEqual([null, 'behind']);
    expect(warned).toEqual([expect.stringMatching(sentence)]);
  });

  it('that can’t even start loses each question, and is tried again by the next', async () => {
    const { ask, warned } = await threadOf({}, 'throw new Error("nothing here");');
    expect(await ask('a')).toBeNull();
    expect(await ask('b')).toBeNull();
    expect(warned).toEqual([
      'A worker thread was replaced: nothing here.',
      'A worker thread was replaced: nothing here.',
    ]);
  });

  it('that is never ready is given up on', async () => {
    const { ask, warned } = await threadOf({ startLimit: SHORT }, 'setInterval(() => {}, 1000);');
    expect(await ask('a')).toBeNull();
    expect(warned).toEqual([`A worker thread was replaced: it was not ready after ${SHORT} ms.`]);
  });

  it('begins to count when it is ready, not while it starts', async () => {
    const slowly = `const until = Date.now() + 1_000; while (Date.now() < until);${ECHO.replace(/import .*\n/, '')}`;
    const program = `import { parentPort, threadId } from 'node:worker_threads';\n${slowly}`;
    const { ask } = await threadOf({}, program);
    expect(await ask('a', 900)).toBe('a');
  });

  it('has no more questions waiting than it may', async () => {
    const { ask, warned } = await threadOf({ mostWaiting: 1 });
    expect(await Promise.all([ask('first'), ask('second'), ask('third')])).toEqual(['first', 'second', null]);
    expect(warned).toEqual(['The question “echo” was turned away: too many are waiting.']);
  });

  it('begins nothing for which nobody waits any more', async () => {
    const { ask, warned } = await threadOf({ longestWait: SHORT / 2 });
    await ask('ready');
    expect(await Promise.all([ask('stuck', SHORT), ask('late')])).toEqual([null, null]);
    expect(warned.at(-1)).toBe('The question “echo” waited for too long.');
  });

  it('may be several, of which a stuck one holds up nobody', async () => {
    const { ask, thread } = await threadOf({ threads: 2 });
    const stuck = ask('stuck');
    expect(await Promise.all([ask('a'), ask('b')])).toEqual(['a', 'b']);
    await thread.close();
    expect(await stuck).toBeNull();
  });

  it('is let go when nobody asks for a while, and another answers the next question', async () => {
    const { ask, warned } = await threadOf({ idleAfter: SHORT });
    const first = await ask('who');
    await vi.waitFor(async () => expect(await ask('who')).not.toBe(first), {
      ...PATIENCE,
      interval: 4 * SHORT,
    });
    expect(warned).toEqual([]);
  });

  it('is there before it is asked, for who says that somebody will', async () => {
    const folder = await publicFolder();
    onTestFinished(() => removeFolders(folder));
    const born = join(folder, 'born');
    const tells = `import { writeFileSync } from 'node:fs'; writeFileSync(${JSON.stringify(born)}, '');`;
    const { ask, thread } = await threadOf({}, `${tells}${ECHO}`);
    thread.wake();
    thread.wake();
    // Nobody has asked anything yet.
    await vi.waitFor(() => access(born), PATIENCE);
    const first = await ask('who');
    thread.wake();
    expect(await ask('who')).toBe(first);
    await thread.close();
    thread.wake();
    expect(await ask('who')).toBeNull();
  });

  it('ends when it is closed, in the middle of a question too, and answers nobody afterwards', async () => {
    const { thread, ask, warned } = await threadOf();
    await ask('ready');
    const left = [ask('stuck'), ask('behind')];
    await thread.close();
    expect(await Promise.all(left)).toEqual([null, null]);
    expect(await ask('after')).toBeNull();
    expect(warned).toEqual([]);
  });
});
