import { execFileSync } from 'node:child_process';
import { cp, mkdir, readdir, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { leaveOutOtherMachines } from '../scripts/needs/other-machines.mjs';
import type { Figures } from './figures.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const NEEDED = [
  'package.json',
  'package-lock.json',
  '.npmrc',
  ...['contract', 'mathematics', 'server', 'web'].map((part) => `${part}/package.json`),
];

/** What `npm ci` puts on the disk and the first build leaves there, for who develops and for who only runs it. */
export const benchInstalled = async (dataDir: string): Promise<Figures> => {
  for (const file of NEEDED) {
    await mkdir(dirname(join(dataDir, file)), { recursive: true });
    await cp(join(ROOT, file), join(dataDir, file));
  }
  return [
    ...(await install(dataDir, 'npm ci', [], '≤ 1,150 MB')),
    ...(await install(dataDir, 'npm ci --omit=dev', ['--omit=dev'], '≤ 950 MB')),
  ];
};

const install = async (
  folder: string,
  name: string,
  flags: readonly string[],
  aim: string,
): Promise<Figures> => {
  const began = performance.now();
  execFileSync('npm', ['ci', '--silent', ...flags], { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] });
  const took = performance.now() - began;
  const modules = join(folder, 'node_modules');
  const before = megabytesIn(modules);
  await leaveOutOtherMachines(modules);
  const after = megabytesIn(modules);
  const packages = await packagesIn(modules);
  await rm(modules, { recursive: true });
  return [
    [name, `${before} MB`],
    [`${name} and a first start, with the voices`, `${after} MB`, aim],
    [`${name}: packages, seconds`, `${packages}, ${(took / 1000).toFixed(0)} s`],
  ];
};

const megabytesIn = (folder: string): number => {
  const kilobytes = Number(execFileSync('du', ['-sk', folder]).toString().split('\t')[0]);
  return Math.round((kilobytes * 1024) / 1_000_000);
};

const packagesIn = async (modules: string): Promise<number> => {
  const names = await readdir(modules);
  const scoped = await Promise.all(
    names.filter((name) => name.startsWith('@')).map((name) => readdir(join(modules, name))),
  );
  return names.filter((name) => !/^[@.]/.test(name)).length + scoped.flat().length;
};
