import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { makeApp } from '../../server/src/app.ts';
import { readConfig } from '../../server/src/config.ts';
import { makeLog } from '../../server/src/http/operations/log.ts';
import { gptTokens } from '../../server/src/ports/tokens/gpt.ts';
import { exchangeWorkerHere } from '../../server/src/testing/exchange-worker-here.ts';
import { workerPoolHere } from '../../server/src/testing/worker-pool-here.ts';
import { quantile } from '../bench/figures.ts';
import { freePort } from '../scripts/needs/free-port.mjs';
import { holdWith, type Conversation, type HeldConversation } from './held-conversation.ts';

/**
 * Holds written conversations with the tutor over HTTP and writes down how they went, for a reader to judge:
 * `npm run evals:conversations -- file.jsonl out.md [http://localhost:3000]`, one `{ "id", "grade", "turns": [] }` a line.
 * Without an address the product is started here, from the sources. Beside `out.md` stands the same as `out.jsonl`.
 */
const [, , file, out, address] = process.argv;
if (file === undefined || out === undefined)
  throw new Error(
    'Name the conversations and where to write: npm run evals:conversations -- file.jsonl out.md',
  );

const startHere = async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'studia-conversations-'));
  const port = await freePort();
  const settings = { DATA_DIR: dataDir, LOG_LEVEL: 'fatal', PORT: String(port) };
  const config = readConfig(settings, []);
  const app = await makeApp({
    config,
    log: makeLog(config.logLevel),
    version: '0.0.0-evals',
    webRoot: null,
    replacements: { mathWorker: workerPoolHere, exchangeWorker: exchangeWorkerHere, tokens: gptTokens() },
  });
  await app.listen();
  const stop = async () => {
    await app.close();
    await rm(dataDir, { recursive: true, force: true });
  };
  return { url: `http://localhost:${port}`, stop };
};

const markdownOf = ({ id, subject, grade, answers, held }: HeldConversation): string => {
  const heading = `## ${[id, subject, grade].filter(Boolean).join(' · ')}`;
  const key = answers === undefined ? [] : [`*Key: ${JSON.stringify(answers)}*`];
  const turns = held.map(({ student, tutor, choices, took }, at) => {
    const taps = choices.length > 0 ? `\n\n${choices.map((choice) => `‹${choice}›`).join(' ')}` : '';
    return `**Turn ${at + 1} · Student:** ${student}\n\n**Tutor** (${took} ms):\n\n${tutor}${taps}`;
  });
  return [heading, ...key, ...turns].join('\n\n');
};

const conversations = (await readFile(file, 'utf8'))
  .split('\n')
  .filter((line) => line.trim() !== '')
  .map((line) => JSON.parse(line) as Conversation);
const { url, stop } = address === undefined ? await startHere() : { url: address, stop: async () => {} };
const held: HeldConversation[] = [];
try {
  const hold = holdWith(url);
  // Books and lessons are read by the first question; that is nobody's wait.
  await hold({ id: 'first', turns: ['What is a cell?', 'Solve 3x + 7 = 22'] });
  for (const conversation of conversations) held.push(await hold(conversation));
} finally {
  await stop();
}

const times = held.flatMap((one) => one.held.map(({ took }) => took));
const figures = `${held.length} conversations, ${times.length} turns; p50 ${quantile(times, 0.5)} ms, p95 ${quantile(times, 0.95)} ms`;
await writeFile(out, `# Conversations\n\n${figures}\n\n${held.map(markdownOf).join('\n\n---\n\n')}\n`);
await writeFile(out.replace(/(?:\.md)?$/, '.jsonl'), held.map((one) => `${JSON.stringify(one)}\n`).join(''));
console.log(figures);
