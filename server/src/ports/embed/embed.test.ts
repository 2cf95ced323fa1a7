import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { setEnvironmentData } from 'node:worker_threads';
import { afterAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { publicFolder, removeFolders } from '../../testing/folder.ts';
import { PATIENCE } from '../../testing/patience.ts';
import { miniLm } from './minilm.ts';

const likeness = (one: Float32Array | null, other: Float32Array | null): number =>
  Array.from(one ?? []).reduce((sum, value, at) => sum + value * (other?.[at] ?? 0), 0);

describe('the model', () => {
  const embed = miniLm({
    warn: (sentence) => {
      throw new Error(sentence);
    },
    patience: 30_000,
  });
  afterAll(() => embed.close());

  it('puts texts of one meaning close together', async () => {
    const [asked, answer, other] = await Promise.all(
      [
        'Why do leaves look green?',
        'Chlorophyll reflects green light, so plants have that colour.',
        'The treaty ended the war in 1648.',
      ].map((text) => embed.embed(text)),
    );
    expect(asked).toHaveLength(384);
    expect(likeness(asked ?? null, asked ?? null)).toBeCloseTo(1, 5);
    expect(likeness(asked ?? null, answer ?? null)).toBeGreaterThan(
      likeness(asked ?? null, other ?? null) + 0.3,
    );
  });

  it('reads the beginning of a text that is too long, and an empty one', async () => {
    expect(await embed.embed('word '.repeat(5_000))).toHaveLength(384);
    expect(await embed.embed('')).toHaveLength(384);
  });

  it('serves somebody who waits before everything in the background', async () => {
    const order: string[] = [];
    const note = (name: string) => () => order.push(name);
    await Promise.all([
      embed.background('one').then(note('one')),
      embed.background('two').then(note('two')),
      embed.background('three').then(note('three')),
      embed.embed('a question').then(note('question')),
    ]);
    expect(order).toEqual(['one', 'question', 'two', 'three']);
  });
});

describe('a machine that can’t', () => {
  const threadOf = async (program: string): Promise<URL> => {
    const folder = await publicFolder();
    onTestFinished(() => removeFolders(folder));
    await writeFile(join(folder, 'thread.mjs'), program);
    return pathToFileURL(join(folder, 'thread.mjs'));
  };

  it('says so once, when the files are not the right ones', async () => {
    const said: string[] = [];
    const embed = miniLm({ warn: (sentence) => said.push(sentence), checksums: {}, patience: 30_000 });
    onTestFinished(() => embed.close());
    expect(await Promise.all([embed.embed('a'), embed.background('b')])).toEqual([null, null]);
    expect(await embed.embed('c')).toBeNull();
    expect(said).toEqual([
      expect.stringMatching(/^Search goes by words alone: tokenizer.json is not the file it should be\.$/),
    ]);
  });

  it('starts the thread again after a crash, but not forever', async () => {
    const said: string[] = [];
    const thread = await threadOf(`
      import { parentPort } from 'node:worker_threads';
      parentPort.on('message', (text) => {
        if (text === 'crash') process.exit(1);
        parentPort.postMessage({ kind: 'vector', vector: new Float32Array([1]) });
      });`);
    const embed = miniLm({ warn: (sentence) => said.push(sentence), thread, patience: 30_000 });
    onTestFinished(() => embed.close());
    expect(await embed.embed('crash')).toBeNull();
    expect(await embed.embed('fine')).toHaveLength(1);
    for (let time = 0; time < 3; time += 1) expect(await embed.background('crash')).toBeNull();
    expect(await embed.embed('fine')).toBeNull();
    expect(said).toEqual(['Search goes by words alone: the thread of the model ended.']);
  });

  it('lets nobody wait for a thread that is stuck, and replaces it', async () => {
    const thread = await threadOf(`
      import { parentPort } from 'node:worker_threads';
      parentPort.on('message', (text) => {
        while (text === 'stuck');
        parentPort.postMessage({ kind: 'vector', vector: new Float32Array([1]) });
      });`);
    const embed = miniLm({ warn: () => undefined, thread, patience: 100, stuckAfter: 3_000 });
    onTestFinished(() => embed.close());
    expect(await embed.embed('stuck')).toBeNull();
    expect(await embed.background('fine')).toHaveLength(1);
  });

  it('hears a stuck thread to its end, but takes its late answer for nobody’s', async () => {
    const [LATE_MAY, NEXT_MAY, LATE_SAID] = [0, 1, 2];
    const marks = new Int32Array(new SharedArrayBuffer(12));
    const thread = await threadOf(`
      import { parentPort, getEnvironmentData } from 'node:worker_threads';
      const marks = getEnvironmentData('marks');
      parentPort.on('message', (text) => {
        Atomics.wait(marks, text === 'late' ? ${LATE_MAY} : ${NEXT_MAY}, 0);
        parentPort.postMessage({ kind: 'vector', vector: new Float32Array([text === 'late' ? 9 : 1]) });
        if (text === 'late') Atomics.store(marks, ${LATE_SAID}, 1);
      });`);
    setEnvironmentData('marks', marks);
    const embed = miniLm({ warn: () => undefined, thread, stuckAfter: 3_000 });
    onTestFinished(() => embed.close());
    const allow = (mark: number): void => {
      Atomics.store(marks, mark, 1);
      Atomics.notify(marks, mark);
    };
    expect(await embed.background('late')).toBeNull();
    const next = embed.background('next');
    allow(LATE_MAY);
    await vi.waitUntil(() => Atomics.load(marks, LATE_SAID) === 1, PATIENCE);
    allow(NEXT_MAY);
    expect(await next).toEqual(new Float32Array([1]));
  });

  it('is closed after the run that is under way, and who waited for it is told', async () => {
    const ended = new Int32Array(new SharedArrayBuffer(4));
    const thread = await threadOf(`
      import { parentPort, getEnvironmentData } from 'node:worker_threads';
      parentPort.on('message', () =>
        setTimeout(() => {
          Atomics.store(getEnvironmentData('ended'), 0, 1);
          parentPort.postMessage({ kind: 'vector', vector: new Float32Array([1]) });
        }, 200));`);
    setEnvironmentData('ended', ended);
    const embed = miniLm({ warn: () => undefined, thread });
    const asked = embed.background('long');
    await embed.close();
    expect(await asked).toBeNull();
    expect(Atomics.load(ended, 0)).toBe(1);
  });
});
