import { isNode, LineCounter, parseDocument, type Document } from 'yaml';
import * as z from 'zod/mini';
import type { Problem } from './rules/judge/problem.ts';

/** What is wrong, and in which line of the file, counted from 1. */
export interface LineProblem {
  line: number;
  sentence: string;
}

/** What a writer wrote, or what keeps it from being read: each with its line. */
type ReadYaml<Written> =
  | { kind: 'read'; written: Written; lineOf: (path: Problem['path']) => number }
  | { kind: 'unreadable'; problems: LineProblem[] };

/** Reads a file that somebody wrote; says by line what does not fit its form. */
export const readYaml = <Written>(yaml: string, form: z.ZodMiniType<Written>): ReadYaml<Written> => {
  const lines = new LineCounter();
  const document = parseDocument(yaml, { lineCounter: lines });
  if (document.errors.length > 0)
    return {
      kind: 'unreadable',
      problems: document.errors.map(({ pos, message }) => ({
        line: lines.linePos(pos[0]).line,
        sentence: message.split('\n')[0] ?? message,
      })),
    };
  const lineOf = (path: Problem['path']): number => lineOfPath(document, lines, path);
  const read = z.safeParse(form, document.toJS());
  if (read.success) return { kind: 'read', written: read.data, lineOf };
  return {
    kind: 'unreadable',
    problems: read.error.issues.map(({ path, message }) => ({
      line: lineOf(path.filter((part) => typeof part !== 'symbol')),
      sentence: `${path.join('.')}: ${message}`,
    })),
  };
};

// The line of the nearest part that is written down: what is missing is told at what it is missing from.
const lineOfPath = (document: Document, lines: LineCounter, path: Problem['path']): number => {
  for (let length = path.length; length > 0; length -= 1) {
    const node = document.getIn(path.slice(0, length), true);
    if (isNode(node) && node.range) return lines.linePos(node.range[0]).line;
  }
  return 1;
};
