import { spawn } from 'node:child_process';
import { EmbeddedError, USE_DATABASE_URL } from './failure.ts';
import type { Place } from './place.ts';

// PostgreSQL gets an environment of its own: PGPORT, LC_* and the like must not change how it runs.
const environment = (home: string): NodeJS.ProcessEnv => ({
  PATH: '/usr/local/bin:/usr/bin:/bin',
  HOME: home,
  LC_ALL: 'C',
  TZ: 'UTC',
});

/** How every program of PostgreSQL is run: as its user, in a folder that user may enter. */
export const asServer = ({ home, identity }: Place) => ({
  cwd: home,
  env: environment(home),
  ...(identity && { uid: identity.uid, gid: identity.gid }),
});

/** Runs a program to its end and returns whether it went well and what it printed. */
export const run = (
  program: string,
  args: string[],
  place: Place,
): Promise<{ ok: boolean; output: string }> =>
  new Promise((resolve, reject) => {
    const child = spawn(program, args, { ...asServer(place), stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    const collect = (text: Buffer) => (output += text.toString());
    child.stdout.on('data', collect);
    child.stderr.on('data', collect);
    child.on('error', (error) => reject(cannotRun(program, error)));
    child.on('close', (code) => resolve({ ok: code === 0, output }));
  });

/** A program that is there but does not run was made for another C library. */
export const cannotRun = (program: string, error: Error): EmbeddedError =>
  new EmbeddedError(`${program} does not run on this system (${error.message}). ${USE_DATABASE_URL}`);
