import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { chat } from '@studia/contract/chat';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import type { WorkerPool, Question } from '../../ports/worker-pool/port.ts';
import { startApp, type TestApp } from '../../testing/app.ts';
import { publicFolder, removeFolders } from '../../testing/folder.ts';
import { testMathWorker } from '../../testing/math-worker.ts';
import { visitorOf } from '../../testing/visitors.ts';

/** The math worker as it is, but some messages never let it go and some break it. */
const programWithTraps = (mathWorker: string): string => `
  import { parentPort } from 'node:worker_threads';
  parentPort.on('message', ({ input }) => {
    while (input.message?.includes('forever'));
    if (input.message?.includes('crash')) process.exit(1);
  });
  await import(${JSON.stringify(pathToFileURL(mathWorker).href)});`;

let folder: string;
let app: TestApp;
let mathWorker: WorkerPool;
let url: string | null;
const warned: string[] = [];
beforeAll(async () => {
  folder = await publicFolder();
  const program = join(folder, 'traps.mjs');
  await writeFile(program, programWithTraps(inject('mathWorkerProgram')));
  const hopeless = ({ input }: Question) => JSON.stringify(input).includes('forever');
  mathWorker = testMathWorker({ program, hopeless, warn: (sentence) => warned.push(sentence) });
  app = await startApp({ world: { mathWorker } });
  url = await app.listen();
});
afterAll(async () => {
  await app.close();
  await removeFolders(folder);
});
beforeEach(() => {
  warned.length = 0;
});

const says = async (message: string, address: string): Promise<string> => {
  const visitor = visitorOf(app, { address });
  const { session_id } = await visitor.ask(chat.createSession, { body: {} });
  return (await visitor.ask(chat.sendMessage, { body: { session_id, message } })).response;
};
const ANSWERED = /^Let’s work on \$2x \+ 3 = 11\$ together/;
const GIVEN_UP = /^That took me too long to work out, so I stopped\./;

describe('a message that mathematics would work on forever', () => {
  it('holds up nobody, is given up on, and whoever asked behind it is answered', async () => {
    expect(await says('Solve 2x + 3 = 11', '10.0.0.1')).toMatch(ANSWERED);
    const stand = { over: false };
    const stuck = says('Solve x = forever', '10.0.0.2').finally(() => (stand.over = true));
    const behind = says('Solve 2x + 3 = 11', '10.0.0.3');
    let answered = 0;
    for (;;) {
      expect((await fetch(`${url}/healthz`)).status).toBe(200);
      if (stand.over) break;
      answered += 1;
    }
    // A server that is held up answers one before the message reaches it, and the others when it is over.
    expect(answered).toBeGreaterThan(1);
    expect(await stuck).toMatch(GIVEN_UP);
    expect(await behind).toMatch(ANSWERED);
    expect(warned).toEqual(['A worker thread was replaced: “examine” took longer than 2000 ms.']);
  });
});

describe('a message that breaks the thread', () => {
  it('is given up on, and the next is answered', async () => {
    expect(await says('Solve x = crash', '10.0.0.4')).toMatch(GIVEN_UP);
    expect(await says('Solve 2x + 3 = 11', '10.0.0.5')).toMatch(ANSWERED);
    expect(warned).toEqual(['A worker thread was replaced: it ended.']);
  });
});

describe('the end of the product', () => {
  it('does not wait for a thread that never ends', async () => {
    const input = { message: 'forever' };
    const left = mathWorker.ask({ name: 'examine', input, limit: 600_000 });
    await app.close();
    expect(await left).toBeNull();
    expect(await mathWorker.ask({ name: 'examine', input, limit: 600_000 })).toBeNull();
  });
});
