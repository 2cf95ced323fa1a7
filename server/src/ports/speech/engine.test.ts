import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { publicFolder, removeFolders } from '../../testing/folder.ts';
import { makeEngine, type EngineSettings } from './engine.ts';
import type { Order } from './protocol.ts';

/** Answers with its process and the text, unless the text tells it to be stuck, to crash, to fail or to grow. */
const PROGRAM = `
  const grown = [];
  process.on('message', ({ text }) => {
    if (text === 'stuck') return;
    if (text === 'crash') process.exit(1);
    if (text === 'grow') { grown.push(Buffer.alloc(200 * 1024 * 1024, 1)); return; }
    process.send(text === 'fail'
      ? { type: 'failed', reason: 'no such sound' }
      : { type: 'heard', text: process.pid + ' ' + text, sure: true });
  });
  process.on('disconnect', () => process.exit(0));
  process.send({ type: 'ready' });`;
const BROKEN = `process.send({ type: 'failed', reason: 'kokoro.onnx is not the file it should be' });`;

const order = (text: string): Order => ({ type: 'speak', text, voice: '', speed: 1, format: 'wav' });

const engineOf = async (settings: Partial<EngineSettings> = {}, program = PROGRAM) => {
  const folder = await publicFolder();
  const file = join(folder, 'engine.mjs');
  await writeFile(file, program);
  const warned: string[] = [];
  const engine = makeEngine({
    program: file,
    engine: 'quick',
    warn: (sentence) => warned.push(sentence),
    mostMemory: 1_000_000_000,
    patience: 30_000,
    ...settings,
  });
  onTestFinished(async () => {
    await engine.close();
    await removeFolders(folder);
  });
  const ask = async (text: string, options = {}): Promise<string> => {
    const answer = await engine.ask(order(text), options);
    return answer.type === 'heard' ? answer.text : answer.type;
  };
  const who = async (): Promise<string> => (await ask('who')).split(' ')[0] ?? '';
  return { engine, ask, who, warned };
};

describe('an engine', () => {
  it('does one order after the other in one process, those in the background last', async () => {
    const { ask } = await engineOf();
    const done: string[] = [];
    const answers = await Promise.all([
      ask('a').then((text) => (done.push('a'), text)),
      ask('slow', { background: true }).then((text) => (done.push('slow'), text)),
      ask('b').then((text) => (done.push('b'), text)),
    ]);
    expect(done).toEqual(['a', 'b', 'slow']);
    expect(new Set(answers.map((answer) => answer.split(' ')[0])).size).toBe(1);
  });

  it.each([
    ['crash', {}, 'unusable'],
    ['stuck', { patience: 200 }, 'took-too-long'],
    ['grow', { mostMemory: 220 * 1024 * 1024 }, 'unusable'],
  ])('that is told to %s is replaced, and the next order is done', async (trouble, settings, name) => {
    const { ask, who, warned } = await engineOf(settings);
    const first = await who();
    const lost = ask(trouble);
    const behind = who();
    await expect(lost).rejects.toMatchObject({ name: 'SpeechFailed', trouble: name });
    expect(await behind).not.toBe(first);
    expect(warned).toHaveLength(1);
  });

  it('goes on after an order that failed', async () => {
    const { ask, who } = await engineOf();
    const first = await who();
    await expect(ask('fail')).rejects.toThrow('no such sound');
    expect(await who()).toBe(first);
  });

  it('whose files are not the right ones says so each time, and is tried again', async () => {
    const { ask, warned } = await engineOf({}, BROKEN);
    await expect(ask('a')).rejects.toThrow('not the file it should be');
    await expect(ask('b')).rejects.toMatchObject({ trouble: 'unusable' });
    expect(warned).toHaveLength(2);
  });

  it('turns away who comes when too many wait, whatever waits in the background', async () => {
    const { ask } = await engineOf({ mostWaiting: 1 });
    const all = [ask('a'), ask('b'), ask('c'), ask('d', { background: true })];
    const ends = await Promise.allSettled(all);
    expect(ends.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'rejected', 'fulfilled']);
    await expect(all[2]).rejects.toMatchObject({ trouble: 'busy' });
  });

  it('drops what nobody waits for any more', async () => {
    const { ask, who } = await engineOf();
    const left = new AbortController();
    const gone = [ask('a', { signal: left.signal }), ask('b', { signal: left.signal })];
    left.abort(new Error('closed the page'));
    for (const one of gone) await expect(one).rejects.toThrow('closed the page');
    expect(await who()).toMatch(/^\d+$/);
  });

  it('is let go when nobody needs it, and comes back', async () => {
    const { who } = await engineOf({ idle: 50 });
    const first = await who();
    await vi.waitFor(() => expect(() => process.kill(Number(first), 0)).toThrow('ESRCH'));
    expect(await who()).not.toBe(first);
  });

  it('loads before it is needed when it is woken, serves who comes meanwhile, and is let go again', async () => {
    const { engine, who, warned } = await engineOf({ idle: 50 });
    engine.wake();
    engine.wake();
    const first = await who();
    await vi.waitFor(() => expect(() => process.kill(Number(first), 0)).toThrow('ESRCH'));
    engine.wake();
    expect(await who()).not.toBe(first);
    expect(warned).toEqual([]);
  });

  it('ends when it is closed, in the middle of an order too', async () => {
    const { engine, ask } = await engineOf();
    await ask('ready');
    const left = ask('stuck').catch((error: unknown) => error);
    await engine.close();
    expect(await left).toMatchObject({ trouble: 'unusable' });
    await expect(ask('after')).rejects.toMatchObject({ trouble: 'unusable' });
  });
});
