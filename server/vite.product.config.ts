import { defineConfig } from 'vite';
import programs, { PRODUCT, SMALL } from './vite.config.ts';

/**
 * The product itself, beside its threads and children. What V8 makes of CommonJS can be kept on every Node (`tools/scripts/compiled.mjs`);
 * and as it shares no files with the others, a start looks for four of them instead of sixty.
 */
export default defineConfig({
  ...programs,
  build: {
    ...programs.build,
    emptyOutDir: false,
    rollupOptions: {
      input: PRODUCT,
      output: {
        ...SMALL,
        format: 'cjs',
        // Code that V8 has kept is not asked by Node what it imports later.
        dynamicImportInCjs: false,
        entryFileNames: '[name].cjs',
        chunkFileNames: '[name]-[hash].cjs',
      },
    },
  },
});
