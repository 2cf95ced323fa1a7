import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Settings under which the Free Tier has live lessons without limit. */
export const noLiveLimits = (): { LIMITS_FILE: string } => {
  const folder = mkdtempSync(join(tmpdir(), 'studia-limits-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  const file = join(folder, 'limits.json');
  writeFileSync(file, JSON.stringify({ free: { live_sessions: null, live_minutes: null } }));
  return { LIMITS_FILE: file };
};
