import { buildIfChanged } from './build.mjs';

await buildIfChanged();
await import('../dist/server/main.js');
