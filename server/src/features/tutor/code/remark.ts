import type { CodeNode } from '../../../ports/code/port.ts';
import type { RunResult } from './run/run-program.ts';

/** A program that can be read as a whole, with what is said about it and what came of it. */
export interface Looked {
  root: CodeNode;
  lines: readonly string[];
  words: string;
  run: RunResult | null;
}

/** What is wrong at one place of a program, in words for the student. */
export interface Remark {
  /** Which fault it is, to know it again in the next version. */
  fault: string;
  line: number;
  /** What happens there, and why. */
  happens: string;
  /** What to think of next; it does not say the mended line. */
  nudge: string;
  /** The mended line, for somebody who asks again. */
  mended: string | null;
}

/** A program's words inside a sentence. */
export const code = (words: string): string => {
  const short = words.trim().replaceAll(/\s+/g, ' ').replaceAll('`', "'");
  return `\`${short.length > LONGEST ? `${short.slice(0, LONGEST)}…` : short}\``;
};
const LONGEST = 60;
