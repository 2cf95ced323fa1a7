import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
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
  const processOf = async (program: string): Promise<URL> => {
    const folder = await publicFolder();
    onTestFinished(() => removeFolders(folder));
    await writeFile(join(folder, 'process.mjs'), program);
    return pathToFileURL(join(folder, 'process.mjs'));
  };

  it('says so once, when the files are not the right ones', async () => {
    const texts: string[] = [];
    const embed = miniLm({ warn: (sentence) => texts.push(sentence), checksums: {}, patience: 30_000 });
    onTestFinished(() => embed.close());
    expect(await Promise.all([embed.embed('a'), embed.background('b')])).toEqual([null, null]);
    expect(await embed.embed('c')).toBeNull();
    expect(texts).toEqual([
      expect.stringMatching(/^Search goes by words alone: tokenizer.json is not the file it should be\.$/),
    ]);
  });

  it('starts the process again after a crash, but not forever', async () => {
    const texts: string[] = [];
    const program = await processOf(`
      process.on('message', (text) => {
        if (text === 'crash') process.exit(1);
        process.send({ kind: 'answer', answer: new Float32Array([1]) });
      });`);
    const embed = miniLm({ warn: (sentence) => texts.push(sentence), program, patience: 30_000 });
    onTestFinished(() => embed.close());
    expect(await embed.embed('crash')).toBeNull();
    expect(await embed.embed('fine')).toHaveLength(1);
    for (let time = 0; time < 3; time += 1) expect(await embed.background('crash')).toBeNull();
    expect(await embed.embed('fine')).toBeNull();
    expect(texts).toEqual(['Search goes by words alone: the process of the model ended.']);
  });

  it('lets nobody wait for a process that is stuck, and replaces it', async () => {
    const program = await processOf(`
      process.on('message', (text) => {
        while (text === 'stuck');
        process.send({ kind: 'answer', answer: new Float32Array([1]) });
      });`);
    const embed = miniLm({ warn: () => undefined, program, patience: 100, stuckAfter: 3_000 });
    onTestFinished(() => embed.close());
    expect(await embed.embed('stuck')).toBeNull();
    expect(await embed.background('fine')).toHaveLength(1);
  });

  it('is let go when nobody asks for a while, and comes back with the next text', async () => {
    const program = await processOf(`
      let asked = 0;
      process.on('message', () => {
        asked += 1;
        process.send({ kind: 'answer', answer: new Float32Array([process.pid, asked]) });
      });`);
    const embed = miniLm({ warn: () => undefined, program, patience: 30_000, idleAfter: 50 });
    onTestFinished(() => embed.close());
    const [pid = 0, first] = (await embed.embed('one')) ?? [];
    expect(first).toBe(1);
    await vi.waitFor(() => expect(() => process.kill(pid, 0)).toThrow('ESRCH'), PATIENCE);
    const [other, again] = (await embed.embed('two')) ?? [];
    expect(other).not.toBe(pid);
    expect(again).toBe(1);
  });

  it('that is woken reads nothing twice, and is not let go', async () => {
    const program = await processOf(`
      let asked = 0;
      process.on('message', (text) => {
        asked += 1;
        process.send({ kind: 'answer', answer: new Float32Array([process.pid, asked]) });
      });`);
    const embed = miniLm({ warn: () => undefined, program, patience: 30_000, idleAfter: 1_000 });
    onTestFinished(() => embed.close());
    await embed.wake();
    for (let time = 0; time < 30; time += 1) {
      await embed.wake();
      await pause(50);
    }
    // The first one opened it.
    expect((await embed.embed('one'))?.[1]).toBe(2);
  });

  it('is ended with the product, and who waited for it is told', async () => {
    const program = await processOf(`
      process.on('message', (text) => {
        if (text === 'first') process.send({ kind: 'answer', answer: new Float32Array([process.pid]) });
      });`);
    const embed = miniLm({ warn: () => undefined, program, patience: 30_000 });
    const [pid = 0] = (await embed.background('first')) ?? [];
    const asked = embed.background('long');
    await embed.close();
    expect(await asked).toBeNull();
    await vi.waitFor(() => expect(() => process.kill(pid, 0)).toThrow('ESRCH'), PATIENCE);
  });
});
