import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildIfChanged } from '../scripts/build.mjs';
import { benchBookSearch } from './book-search.mjs';
import { benchDocuments } from './documents.mjs';
import { benchFirstPage } from './first-page.mjs';
import { benchFirstWords } from './first-words.mjs';
import { benchLighthouse } from './lighthouse.mjs';
import { benchModelOverhead } from './model-overhead.mjs';
import { benchRequests } from './requests.mjs';
import { benchSignIn } from './sign-in.mjs';
import { benchStart } from './start.mjs';
import { benchStreams } from './streams.mjs';
import { benchViewer } from './viewer.mjs';

/** Figures to compare versions with; `npm run bench streams` runs those whose title says so. Trust ratios: both sides of one are measured in the same run. */
const BENCHES = [
  { title: 'Start and rest', bench: benchStart },
  { title: 'Requests', bench: benchRequests },
  { title: 'Signing in', bench: benchSignIn },
  { title: 'First words of the built-in tutor', bench: benchFirstWords },
  { title: 'A thousand streams', bench: benchStreams },
  { title: 'First word of a model', bench: benchModelOverhead },
  { title: 'Reading documents', bench: benchDocuments },
  { title: 'First page of a book that was brought', bench: benchFirstPage },
  { title: 'Search in many books', bench: benchBookSearch },
  { title: 'Viewer', bench: benchViewer },
  { title: 'Landing page', bench: benchLighthouse },
];

const [wanted = ''] = process.argv.slice(2);
const chosen = BENCHES.filter(({ title }) => title.toLowerCase().includes(wanted.toLowerCase()));

await buildIfChanged();
for (const { title, bench } of chosen) {
  const dataDir = await mkdtemp(join(tmpdir(), 'studia-bench-'));
  // Under root, PostgreSQL runs as another user, who has to get in.
  await chmod(dataDir, 0o755);
  console.log(`\n${title} (load of the machine ${loadavg()[0].toFixed(1)})`);
  for (const [what, figure] of await bench(dataDir)) console.log(`  ${what.padEnd(64)} ${figure}`);
  await rm(dataDir, { recursive: true, force: true });
}
