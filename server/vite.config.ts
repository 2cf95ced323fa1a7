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
    ssr: 'src/main.ts',
    outDir: '../dist/server',
    emptyOutDir: true,
    sourcemap: true,
    target: 'node20',
  },
});
