import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, it } from 'vitest';
import { lmStudioModel, ollamaModel, startListing } from './local-models.fixture.ts';
import { findLocalModels, USUAL_SERVERS, type ModelServer } from './local-models.ts';

const ollamaAt = (url: string): ModelServer => ({ name: 'Ollama', url });
const lmStudioAt = (url: string): ModelServer => ({ name: 'LM Studio', url });
const namesOf = async (...servers: ModelServer[]): Promise<string[]> =>
  (await findLocalModels(servers)).map(({ model }) => model);

/** An address at which nobody listens. */
const nobody = async (): Promise<string> => {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return `http://127.0.0.1:${port}`;
};

describe('the models of this machine', () => {
  it('are looked for where Ollama and LM Studio listen by themselves', () => {
    expect(USUAL_SERVERS.map(({ url }) => new URL(url).port)).toEqual(['11434', '1234']);
  });

  it('of Ollama are those that converse, the largest first, and what they can see', async () => {
    await using ollama = await startListing({
      '/api/tags': {
        models: [
          ollamaModel('llama3.2:3b', '3.2B', 'llama'),
          ollamaModel('nomic-embed-text:latest', '137M', 'nomic-bert'),
          ollamaModel('mxbai-large:latest', '334M', 'bert'),
          ollamaModel('qwen2.5-coder:32b', '32.8B', 'qwen2'),
          ollamaModel('llama3.2-vision:11b', '10.7B', 'mllama'),
          ollamaModel('tiny:latest', '567M', 'llama'),
        ],
      },
    });
    expect(await findLocalModels([ollamaAt(ollama.url)])).toMatchObject([
      { model: 'llama3.2-vision:11b', size: 10.7, sees: true },
      { model: 'llama3.2:3b', size: 3.2, sees: false },
      { model: 'tiny:latest', size: 0.567 },
      { model: 'qwen2.5-coder:32b', isSpecial: true },
    ]);
  });

  it('are not those that Ollama only passes on to somebody else’s', async () => {
    await using ollama = await startListing({
      '/api/tags': {
        models: [
          ollamaModel('gpt-oss:120b-cloud', '116.8B', 'gptoss', { remote_host: 'https://ollama.com:443' }),
          ollamaModel('deepseek-v3:cloud', '671B', 'deepseek'),
          ollamaModel('gemma3:4b', '4.3B', 'gemma3'),
        ],
      },
    });
    expect(await namesOf(ollamaAt(ollama.url))).toEqual(['gemma3:4b']);
  });

  it('of LM Studio are told by its own list, or by OpenAI’s where it is older', async () => {
    await using studio = await startListing({
      '/api/v0/models': {
        object: 'list',
        data: [
          lmStudioModel('text-embedding-nomic-embed-text-v1.5', 'embeddings'),
          lmStudioModel('meta-llama-3.1-8b-instruct', 'llm'),
          lmStudioModel('qwen2-vl-7b-instruct', 'vlm'),
        ],
      },
    });
    expect(await findLocalModels([lmStudioAt(studio.url)])).toMatchObject([
      { model: 'meta-llama-3.1-8b-instruct', size: 8, sees: false },
      { model: 'qwen2-vl-7b-instruct', size: 7, sees: true },
    ]);
    await using older = await startListing({
      '/v1/models': { object: 'list', data: [{ id: 'mixtral-8x7b-instruct', object: 'model' }] },
    });
    expect(await findLocalModels([lmStudioAt(older.url)])).toMatchObject([{ size: 56 }]);
    expect(older.asked).toEqual(['/api/v0/models', '/v1/models']);
  });

  it('of both servers are compared with each other', async () => {
    await using ollama = await startListing({
      '/api/tags': { models: [ollamaModel('llama3.2:3b', '3.2B', 'llama')] },
    });
    await using studio = await startListing({
      '/api/v0/models': { object: 'list', data: [lmStudioModel('qwen2.5-7b-instruct', 'llm')] },
    });
    expect(await namesOf(ollamaAt(ollama.url), lmStudioAt(studio.url))).toEqual([
      'qwen2.5-7b-instruct',
      'llama3.2:3b',
    ]);
  });
});

describe('a server that', () => {
  it.each([
    ['says nothing that can be read', '<html>no</html>'],
    ['lists something else', { models: [{ title: 'x' }] }],
    ['lists nothing', { models: [] }],
  ])('%s has no models', async (_, list) => {
    await using ollama = await startListing({ '/api/tags': list });
    expect(await namesOf(ollamaAt(ollama.url))).toEqual([]);
  });

  it('is not there, or knows no list, has none either', async () => {
    await using other = await startListing({});
    expect(await namesOf(ollamaAt(await nobody()), ollamaAt(other.url), lmStudioAt(other.url))).toEqual([]);
  });

  it('never answers is left, and the others are heard', async () => {
    await using silent = await startListing({}, true);
    await using studio = await startListing({
      '/api/v0/models': { object: 'list', data: [lmStudioModel('qwen2.5-7b-instruct', 'llm')] },
    });
    const found = await findLocalModels([ollamaAt(silent.url), lmStudioAt(studio.url)], 300);
    expect(found.map(({ model }) => model)).toEqual(['qwen2.5-7b-instruct']);
    expect(silent.asked).toEqual(['/api/tags']);
  });
});
