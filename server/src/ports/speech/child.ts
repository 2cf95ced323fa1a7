import { fork, type ChildProcess } from 'node:child_process';
import { readFileSync } from 'node:fs';
import type { EngineName, Report } from './protocol.ts';

const MOST_COMPLAINT = 2_000;
const PAGE = 4_096;

/** A process of an engine: it has no environment and no secrets, and ends alone if it has to. */
export interface EngineChild {
  readonly process: ChildProcess;
  /** The bytes that it occupies; 0 when that can't be told. */
  memory(): number;
  /** Whether this process must go on for it: one that rests keeps nobody from ending. */
  hold(isHeld: boolean): void;
  /** What it complained of. */
  complaint(): string;
}

/** Starts an engine. A process, not a thread: one that is in the middle of a run can be ended without ending the server. */
export const startEngine = (
  program: string,
  engine: EngineName,
  hear: (report: Report) => void,
  ended: () => void,
): EngineChild => {
  const child = fork(program, [engine], {
    env: {},
    execArgv: [],
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  });
  let text = '';
  child.stderr?.setEncoding('utf8').on('data', (chunk: string) => {
    text = (text + chunk).slice(-MOST_COMPLAINT);
  });
  if (child.stderr && 'unref' in child.stderr && typeof child.stderr.unref === 'function')
    child.stderr.unref();
  const hold = (isHeld: boolean): void => {
    if (isHeld) child.ref();
    else child.unref();
    if (isHeld) child.channel?.ref();
    else child.channel?.unref();
  };
  child.on('message', (report: Report) => hear(report));
  child.once('exit', ended);
  child.once('error', ended);
  return { process: child, hold, memory: () => memoryOf(child.pid), complaint: () => text };
};

const memoryOf = (pid: number | undefined): number => {
  if (pid === undefined || process.platform !== 'linux') return 0;
  try {
    return Number(readFileSync(`/proc/${pid}/statm`, 'latin1').split(' ')[1]) * PAGE;
  } catch {
    // It has just ended.
    return 0;
  }
};
