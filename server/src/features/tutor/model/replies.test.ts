import { chat } from '@studia/contract/chat';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SAYS } from '../../../ports/model/vendor-wires.fixture.ts';
import type { Vendor } from '../../../ports/model/vendors.ts';
import { startWire } from '../../../ports/model/wire.fixture.ts';
import { startApp, type TestApp } from '../../../testing/app.ts';
import { eventsIn } from '../../../testing/event-stream.ts';
import { visitorOf } from '../../../testing/visitors.ts';
import { RIGHT_REPLIES, type Reply } from './right-replies.fixture.ts';
import { WRONG_REPLIES } from './wrong-replies.fixture.ts';

const VENDORS: readonly Vendor[] = ['compatible', 'openai', 'anthropic', 'google'];

/** The product with one vendor's model, which says what it is told to. */
interface Stage {
  app: TestApp;
  wire: Awaited<ReturnType<typeof startWire>>;
  say: (words: readonly string[]) => void;
}

const stages: Stage[] = [];
const begin = async (vendor: Vendor): Promise<Stage> => {
  let words: readonly string[] = [];
  const wire = await startWire((response) => SAYS[vendor](words)(response));
  const app = await startApp({
    env: { MODEL: `${vendor}:m`, MODEL_URL: wire.url, ...(vendor !== 'compatible' && { MODEL_KEY: 'k' }) },
  });
  return { app, wire, say: (next) => (words = next) };
};
beforeAll(async () => {
  for (const vendor of VENDORS) stages.push(await begin(vendor));
});
afterAll(async () => {
  for (const { app, wire } of stages) {
    await app.close();
    await wire[Symbol.asyncDispose]();
  }
});

/** Has a reply said to its question, by each vendor in turn and in pieces of another size each time. */
const guardedReply = async ({ question, reply }: Reply, turn: number) => {
  const stage = stages[turn % stages.length];
  if (!stage) throw new Error('no stage');
  const size = [3, 17, 1_000][turn % 3] ?? 1;
  stage.say(reply.match(new RegExp(`[^]{1,${size}}`, 'gu')) ?? []);
  const visitor = visitorOf(stage.app, { address: `10.${turn % 4}.0.${turn}` });
  const { session_id } = await visitor.ask(chat.createSession, { body: { style: 'explain' } });
  const body = { session_id, message: question };
  const events = eventsIn(
    (await visitor.send(chat.sendMessage, { body }, { accept: 'text/event-stream' })).body,
  );
  const last = events.at(-1);
  const content = last?.type === 'done' ? last.message.content : '';
  return { content, corrections: events.filter((event) => event.type === 'tool' && event.correction) };
};

describe('a right reply is never touched:', () => {
  it.each(RIGHT_REPLIES.map((reply, turn) => ({ ...reply, turn })))(
    '$subject',
    async ({ turn, ...reply }) => {
      const { content, corrections } = await guardedReply(reply, turn);
      expect(corrections).toEqual([]);
      expect(content).toBe(reply.reply);
    },
  );
});

const NOTE = / \*\(corrected: was [^\n]*?\)\*| \\quad \\text\{\(corrected[^\n{}]*\)\}/g;
/** One writing for what mathematics writes in two. */
const plain = (text: string): string => text.replaceAll(/\\(?:left|right)|[{}]/g, '');
/** Whether a text still says that something is worth that. */
const claims = (text: string, wrong: string): boolean =>
  text
    .split(/=|\bis\b|\bare\b|\bequals\b/)
    .slice(1)
    .some((right) => {
      const words = right.trimStart().replace(/^[$*&\s]+/, '');
      return words.startsWith(wrong) && !/^(?:\w|[.,]\d)/.test(words.slice(wrong.length));
    });

describe('a wrong reply is put right where it is wrong, and says so:', () => {
  it.each(WRONG_REPLIES.map((reply, turn) => ({ ...reply, turn })))(
    '$subject',
    async ({ turn, ...reply }) => {
      const { content, corrections } = await guardedReply(reply, turn);
      expect(corrections.length).toBeGreaterThan(0);
      expect(content).toMatch(/\(corrected/);
      const text = plain(content.replaceAll(NOTE, ''));
      for (const [was, now] of reply.wrong) {
        expect(text).toContain(plain(now));
        expect(claims(text, plain(was.replace(/^.*=\s*/, '')))).toBe(false);
      }
      for (const words of reply.keeps ?? []) expect(content).toContain(words);
    },
  );
});

it('there are more than sixty of them, and no vendor says the same as another', () => {
  expect(RIGHT_REPLIES.length + WRONG_REPLIES.length).toBeGreaterThanOrEqual(100);
  expect(stages.every(({ wire }) => wire.asked.length > 0)).toBe(true);
});
