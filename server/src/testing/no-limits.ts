import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Settings under which the Free Tier has live lessons without limit. */
export const noLiveLimits = (): { LIMITS_FILE: string } => {
  const file = join(mkdtempSync(join(tmpdir(), 'studia-limits-')), 'limits.json');
  writeFileSync(file, JSON.stringify({ free: { live_sessions: null, live_minutes: null } }));
  return { LIMITS_FILE: file };
};
