import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';

const { version } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8')) as {
  version: string;
};

/** What runs beside the product, in one folder, where they look for each other: its threads and its children. */
const PROGRAMS = {
  'embed-process': 'src/ports/embed/embed-process.mjs',
  'story-process': 'src/ports/embed/story-process.mjs',
  reader: 'src/ports/documents/reader/main.ts',
  'math-worker': 'src/math-worker.ts',
  'exchange-worker': 'src/exchange-worker.ts',
  'token-worker': 'src/token-worker.ts',
  'deck-worker': 'src/deck-worker.ts',
  'speech-engine': 'src/ports/speech/engine/main.ts',
  prepare: 'src/prepare.ts',
};

/** What starts, and what it starts: the build loads the second without the first. */
export const PRODUCT = { main: 'src/main.ts', app: 'src/app.ts' };

/** Every start reads the maps for the lines in them, and all of the code: without sources and spaces that is half. */
export const SMALL = {
  sourcemapExcludeSources: true,
  minify: { compress: false, mangle: false, codegen: { removeWhitespace: true } },
};

/**
 * Packages of hundreds of small files, which every start would look for, take apart for their names, and compile one by one: with all
 * that they need they become part of what is built.
 */
const BUNDLED = [
  'kysely',
  'zod',
  'jose',
  'fastify-type-provider-zod',
  'fastify',
  '@fastify/compress',
  '@fastify/cookie',
  '@fastify/multipart',
  '@fastify/rate-limit',
  '@fastify/static',
  '@fastify/websocket',
  'helmet',
  'pg',
  'pg-boss',
  'prom-client',
  'nodemailer',
  'openid-client',
  'postal-mime',
  'ts-fsrs',
  '@orama/stemmers',
  // A tool of ours brings an older one, and what is built would find that: it stands above.
  'yauzl',
];
/** They look for files of their own, or compile schemas that are none of ours. */
const LEFT_ALONE = new Set([
  'pino',
  '@fastify/ajv-compiler',
  '@fastify/fast-json-stringify-compiler',
  'fast-json-stringify',
]);

/** Packages with all that they need, by name. */
const withDependencies = (names: readonly string[], known = new Set<string>()): Set<string> => {
  for (const name of names) {
    if (known.has(name) || LEFT_ALONE.has(name)) continue;
    known.add(name);
    withDependencies(Object.keys(packageNamed(name).dependencies ?? {}), known);
  }
  return known;
};

const packageNamed = (name: string) => {
  const folders = ['node_modules/', '../node_modules/'].map((path) => new URL(path, import.meta.url));
  const files = folders.map((folder) => new URL(`${name}/package.json`, folder));
  const file = files.find((path) => existsSync(path));
  return (file ? JSON.parse(readFileSync(file, 'utf8')) : {}) as { dependencies?: Record<string, string> };
};

export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  ssr: { noExternal: [...withDependencies(BUNDLED)] },
  define: { STUDIA_VERSION: JSON.stringify(version) },
  build: {
    ssr: true,
    outDir: '../dist/server',
    emptyOutDir: true,
    sourcemap: true,
    target: 'node20',
    rollupOptions: {
      input: PROGRAMS,
      output: {
        entryFileNames: ({ facadeModuleId }) =>
          facadeModuleId?.endsWith('.mjs') ? '[name].mjs' : '[name].js',
        chunkFileNames: '[name]-[hash].js',
        ...SMALL,
      },
    },
  },
});
