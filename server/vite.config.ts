import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';

const { version } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8')) as {
  version: string;
};

/** Files that run by themselves, in one folder, where they look for each other: the product, its threads, its children. */
const PROGRAMS = {
  main: 'src/main.ts',
  'embed-process': 'src/ports/embed/embed-process.mjs',
  reader: 'src/ports/documents/reader/main.ts',
  'math-worker': 'src/math-worker.ts',
  'exchange-worker': 'src/exchange-worker.ts',
  'token-worker': 'src/token-worker.ts',
  'deck-worker': 'src/deck-worker.ts',
  'speech-engine': 'src/ports/speech/engine/main.ts',
  prepare: 'src/prepare.ts',
};

export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  ssr: {
    noExternal: [
      // A tool of ours brings an older one, and what is built would find that: it stands above.
      'yauzl',
      'pend',
      // Hundreds of small files, which every start would look for one by one.
      'kysely',
      'zod',
      'jose',
      'fastify-type-provider-zod',
    ],
  },
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
        // Every start reads the maps for the lines in them, and all of the code: without sources and spaces that is half.
        sourcemapExcludeSources: true,
        minify: { compress: false, mangle: false, codegen: { removeWhitespace: true } },
      },
    },
  },
});
