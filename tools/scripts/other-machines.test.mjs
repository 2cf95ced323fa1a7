import assert from 'node:assert/strict';
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { leaveOutOtherMachines } from './needs/other-machines.mjs';

test('the libraries of this machine stay, those of others go, and nothing else is touched', async (t) => {
  const modules = await mkdtemp(join(tmpdir(), 'studia-modules-'));
  t.after(() => rm(modules, { recursive: true }));
  const libraries = join(modules, 'onnxruntime-node/bin/napi-v6');
  const own = join(process.platform, process.arch);
  for (const machine of [own, 'plan9/mips', `${process.platform}/mips`, `plan9/${process.arch}`]) {
    await mkdir(join(libraries, machine), { recursive: true });
    await writeFile(join(libraries, machine, 'library'), '');
  }
  await writeFile(join(libraries, 'about'), '');
  await leaveOutOtherMachines(modules);
  const left = await readdir(libraries, { recursive: true });
  assert.deepEqual(
    left.filter((name) => !name.startsWith('plan9')).toSorted(),
    ['about', process.platform, own, join(own, 'library')].toSorted(),
  );
  assert.ok(!left.some((name) => name.includes('mips') || name === join('plan9', process.arch)));
});

test('where nothing was installed, nothing happens', async () => {
  await leaveOutOtherMachines(join(tmpdir(), 'studia-no-modules'));
});
