import { execFile } from 'node:child_process';
import { readFile, stat } from 'node:fs/promises';
import { promisify } from 'node:util';

/** Whether a process runs; one that is dead and only not yet cleared away does not. */
export const isAlive = async (pid: number): Promise<boolean> => {
  const state = process.platform === 'linux' ? await stateFromProc(pid) : (await fromPs(pid))?.state;
  return state !== undefined && !isDead(state);
};

/** Whether a process is the PostgreSQL of this cluster and not some other one that got its number. */
export const servesCluster = async (pid: number, cluster: string): Promise<boolean> => {
  if (!(await isAlive(pid))) return false;
  return process.platform === 'linux' ? standsIn(pid, cluster) : runsOn(pid, cluster);
};

const isDead = (state: string): boolean => /^[ZX]/.test(state);

// The name in brackets may hold anything, so the state is looked for behind the last bracket.
const stateFromProc = async (pid: number): Promise<string | undefined> => {
  try {
    const line = await readFile(`/proc/${pid}/stat`, 'utf8');
    return line.slice(line.lastIndexOf(')') + 2, line.lastIndexOf(')') + 3);
  } catch {
    return undefined;
  }
};

// PostgreSQL always works in the folder of its cluster.
const standsIn = async (pid: number, cluster: string): Promise<boolean> => {
  try {
    const [there, here] = await Promise.all([stat(`/proc/${pid}/cwd`), stat(cluster)]);
    return there.ino === here.ino && there.dev === here.dev;
  } catch {
    return false;
  }
};

const runsOn = async (pid: number, cluster: string): Promise<boolean> =>
  (await fromPs(pid))?.command.includes(cluster) ?? false;

const fromPs = async (pid: number): Promise<{ state: string; command: string } | undefined> => {
  try {
    const { stdout } = await promisify(execFile)('ps', ['-o', 'state=,command=', '-p', String(pid)]);
    const [state = '', ...command] = stdout.trim().split(/\s+/);
    return { state, command: command.join(' ') };
  } catch {
    return undefined;
  }
};
