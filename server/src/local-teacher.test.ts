import { about } from '@studia/contract/about';
import { chat } from '@studia/contract/chat';
import { afterEach, describe, expect, it } from 'vitest';
import { makeLog } from './http/operations/log.ts';
import { lmStudioModel, ollamaModel, startListing } from './ports/model/local-models.fixture.ts';
import type { ModelServer } from './ports/model/local-models.ts';
import { says, startWire } from './ports/model/wire.fixture.ts';
import { startApp, type TestApp } from './testing/app.ts';
import { visitorOf } from './testing/visitors.ts';

let app: TestApp | undefined;
afterEach(() => app?.close());

/** Starts the product beside these servers, and keeps what it says meanwhile. */
const start = async (modelServers: readonly ModelServer[], env: Record<string, string> = {}) => {
  const lines: string[] = [];
  const log = makeLog('info', { write: (line: string) => lines.push(line) });
  app = await startApp({ world: { modelServers }, env, log });
  return { app, log: () => lines.join('') };
};

const LISTS = {
  ollama: {
    '/api/tags': {
      models: [
        ollamaModel('llama3.2:3b', '3.2B', 'llama'),
        ollamaModel('qwen2.5:7b', '7.6B', 'qwen2'),
        ollamaModel('nomic-embed-text:latest', '137M', 'nomic-bert'),
      ],
    },
  },
  lmStudio: {
    '/api/v0/models': { object: 'list', data: [lmStudioModel('meta-llama-3.1-8b-instruct', 'llm')] },
  },
};

describe('a model that runs on this machine', () => {
  it('is named by a start for which nobody decided who teaches, with the line that lets it', async () => {
    await using ollama = await startListing(LISTS.ollama);
    await using studio = await startListing(LISTS.lmStudio);
    const { app: product, log } = await start([
      { name: 'Ollama', url: ollama.url },
      { name: 'LM Studio', url: studio.url },
    ]);
    await expect
      .poll(log)
      .toContain(
        'LM Studio has meta-llama-3.1-8b-instruct; Ollama has qwen2.5:7b and llama3.2:3b. To let meta-llama-3.1-8b-instruct teach, start with: MODEL=auto npm start',
      );
    expect((await visitorOf(product).ask(about.about, {})).tutor.kind).toBe('built-in');
  });

  it('teaches where MODEL=auto says so, the best of them', async () => {
    await using wire = await startWire(says('What did you try?'));
    for (const [path, list] of Object.entries(LISTS.ollama)) wire.lists.set(path, list);
    const { app: product, log } = await start([{ name: 'Ollama', url: new URL(wire.url).origin }], {
      MODEL: 'auto',
    });
    const visitor = visitorOf(product);
    expect((await visitor.ask(about.about, {})).tutor).toEqual({ kind: 'model', name: 'qwen2.5:7b' });
    const { session_id } = await visitor.ask(chat.createSession, { body: {} });
    const { response } = await visitor.ask(chat.sendMessage, {
      body: { session_id, message: 'hello there' },
    });
    expect(response).toBe('What did you try?');
    expect(wire.asked[0]).toMatchObject({ path: '/v1/chat/completions', body: { model: 'qwen2.5:7b' } });
    expect(log()).toContain('The tutor is qwen2.5:7b');
    expect(log()).not.toContain('start with: MODEL=auto');
  });
});

describe('where there is none', () => {
  it('MODEL=auto leaves it to the built-in tutor, and says so', async () => {
    await using silent = await startListing({}, true);
    const { app: product, log } = await start([{ name: 'Ollama', url: silent.url }], { MODEL: 'auto' });
    expect((await visitorOf(product).ask(about.about, {})).tutor.kind).toBe('built-in');
    expect(log()).toContain('MODEL=auto found no model on this machine');
  });

  it('MODEL=auto takes the fallback', async () => {
    const { app: product } = await start([], {
      MODEL: 'auto',
      MODEL_FALLBACK: 'compatible:other',
      MODEL_FALLBACK_URL: 'http://127.0.0.1:9/v1',
    });
    expect((await visitorOf(product).ask(about.about, {})).tutor).toEqual({ kind: 'model', name: 'other' });
  });

  it('nothing is said about models, and who has decided is not asked either', async () => {
    await using ollama = await startListing(LISTS.ollama);
    const servers: ModelServer[] = [{ name: 'Ollama', url: ollama.url }];
    const { log } = await start(servers, { MODEL: 'built-in' });
    expect(log()).toContain('The tutor is Built-in tutor');
    expect(log()).not.toContain('Ollama');
    expect(ollama.asked).toEqual([]);
  });
});
