import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildIfChanged } from '../scripts/build.mjs';
import { benchDocuments } from './documents.mjs';
import { benchLighthouse } from './lighthouse.mjs';
import { benchRequests } from './requests.mjs';
import { benchSignIn } from './sign-in.mjs';
import { benchStart } from './start.mjs';

/** Figures to compare versions with. Trust ratios: both sides of one are measured in the same run. */
const BENCHES = [
  { title: 'Start and rest', bench: benchStart },
  { title: 'Requests', bench: benchRequests },
  { title: 'Signing in', bench: benchSignIn },
  { title: 'Reading documents', bench: benchDocuments },
  { title: 'Landing page', bench: benchLighthouse },
];

await buildIfChanged();
for (const { title, bench } of BENCHES) {
  const dataDir = await mkdtemp(join(tmpdir(), 'studia-bench-'));
  // Under root, PostgreSQL runs as another user, who has to get in.
  await chmod(dataDir, 0o755);
  console.log(`\n${title}`);
  for (const [what, figure] of await bench(dataDir)) console.log(`  ${what.padEnd(64)} ${figure}`);
  await rm(dataDir, { recursive: true, force: true });
}
