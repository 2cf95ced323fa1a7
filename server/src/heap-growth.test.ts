import { execFileSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import { boundHeapGrowth } from './heap-growth.ts';

describe('how far a heap grows', () => {
  it('is bound by a setting that this Node knows', () => {
    const known = execFileSync(process.execPath, ['--v8-options'], { encoding: 'utf8' });
    expect(known).toContain('--heap-growing-percent');
    expect(boundHeapGrowth).not.toThrow();
  });
});
