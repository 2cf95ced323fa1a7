import { fileURLToPath } from 'node:url';
import { makeLoader } from './compiled.mjs';

// The last step of building the server: what V8 makes of the product is kept, so that no start has to read it anew.
const { load, keep } = makeLoader(fileURLToPath(new URL('../../dist/server', import.meta.url)));
load('app.cjs');
keep();
// Packages may have begun something that waits.
process.exit();
