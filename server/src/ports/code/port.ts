/** A piece of a program: a statement, an expression or a mark, with the pieces that it is made of. */
export interface CodeNode {
  kind: string;
  text: string;
  /** The line that it begins in, from 1. */
  line: number;
  from: number;
  parts: readonly CodeNode[];
}

/** A program as it was read. */
export interface ParsedProgram {
  code: string;
  lines: readonly string[];
  root: CodeNode;
  /** How many places can't be read. */
  errors: number;
}

/** Reads a program, also one that is half right; null where it is nested beyond reason. */
export type ParseProgram = (code: string) => ParsedProgram | null;

/** Reads programs. */
export interface CodeParser {
  /** A parser for Python; it is loaded when the first program is shown. */
  loadPython(): Promise<ParseProgram>;
}
