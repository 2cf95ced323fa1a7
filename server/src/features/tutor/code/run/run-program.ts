import type { CodeNode } from '../../../../ports/code/port.ts';
import { statementsOf } from '../syntax.ts';
import { Endless, makeRunner } from './runner.ts';
import { PythonError, Unknown } from './values.ts';

/** What came of a program that was gone through. */
export type RunResult =
  | { kind: 'ends'; output: string }
  | { kind: 'error'; type: string; message: string; line: number; output: string }
  /** The loop in this line comes back to exactly where it was, or went on for this many rounds. */
  | { kind: 'endless'; line: number; rounds: number | null; output: string };

/**
 * Goes through a program of a beginner step by step, within bounds; null where anything in it is not known here, such as what
 * somebody would type. `isPrompt`: what is typed at a prompt shows its value.
 */
export const runProgram = (root: CodeNode, isPrompt = false): RunResult | null => {
  const run = { output: '', steps: 0, line: 0, loops: [] as { line: number; rounds: number }[], isPrompt };
  const machine = makeRunner(run);
  try {
    machine(statementsOf(root));
    return { kind: 'ends', output: run.output };
  } catch (error) {
    if (error instanceof PythonError)
      return { kind: 'error', type: error.type, message: error.message, line: run.line, output: run.output };
    if (error instanceof Endless)
      return { kind: 'endless', line: error.line, rounds: error.rounds, output: run.output };
    if (error instanceof Unknown) return null;
    throw error;
  }
};
