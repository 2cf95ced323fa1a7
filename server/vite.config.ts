import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';

const { version } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8')) as {
  version: string;
};

export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  define: { STUDIA_VERSION: JSON.stringify(version) },
  build: {
    ssr: true,
    outDir: '../dist/server',
    emptyOutDir: true,
    sourcemap: true,
    target: 'node20',
    rollupOptions: {
      // The server, and the program of the children that read documents.
      input: { main: 'src/main.ts', reader: 'src/ports/documents/reader/main.ts' },
      // All beside each other, so that one finds the other by its name.
      output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
    },
  },
});
