import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A server on loopback that answers these paths with this JSON and no other; `silent` takes calls and never answers. */
export const startListing = async (lists: Readonly<Record<string, unknown>>, silent = false) => {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    const path = request.url ?? '';
    asked.push(path);
    if (silent) return;
    const list = lists[path];
    response.writeHead(list === undefined ? 404 : 200, { 'content-type': 'application/json' });
    response.end(typeof list === 'string' ? list : JSON.stringify(list ?? { error: 'not found' }));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    asked,
    [Symbol.asyncDispose]: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
};

const GIGABYTE = 1_000_000_000;

/** A model as Ollama lists it (`GET /api/tags`). */
export const ollamaModel = (name: string, parameters: string, family: string, more: object = {}) => ({
  name,
  model: name,
  modified_at: '2026-10-03T23:34:03.409490317-07:00',
  size: 4 * GIGABYTE,
  digest: 'a2af6cc3eb7fa8be8504abaf9b04e88f17a119ec3f04a3addf55f92841195f5a',
  details: {
    parent_model: '',
    format: 'gguf',
    family,
    families: [family],
    parameter_size: parameters,
    quantization_level: 'Q4_K_M',
  },
  ...more,
});

/** A model as LM Studio lists it (`GET /api/v0/models`). */
export const lmStudioModel = (id: string, type: 'llm' | 'vlm' | 'embeddings') => ({
  id,
  object: 'model',
  type,
  publisher: 'lmstudio-community',
  arch: 'llama',
  compatibility_type: 'gguf',
  quantization: 'Q4_K_M',
  state: 'not-loaded',
  max_context_length: 32_768,
});
