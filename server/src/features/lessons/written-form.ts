import { WrittenLesson } from '@studia/contract/lessons';
import { isNode, LineCounter, parseDocument, type Document } from 'yaml';
import * as z from 'zod/mini';
import { mendedMathematics } from './mended-mathematics.ts';
import { judgeLesson } from './rules/judge/lesson.ts';
import type { Problem } from './rules/judge/problem.ts';

/** What a writer wrote, or what keeps it from being read: each with its line. */
export type ReadLesson =
  | { kind: 'lesson'; lesson: WrittenLesson; lineOf: (path: Problem['path']) => number }
  | { kind: 'unreadable'; problems: LineProblem[] };

/** What is wrong, and in which line of the file, counted from 1. */
export interface LineProblem {
  line: number;
  sentence: string;
}

/** Reads a lesson from its file; says by line what does not fit the form. */
export const readWrittenLesson = (yaml: string): ReadLesson => {
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
  const read = z.safeParse(WrittenLesson, document.toJS());
  if (read.success) return { kind: 'lesson', lesson: read.data, lineOf };
  return {
    kind: 'unreadable',
    problems: read.error.issues.map(({ path, message }) => ({
      line: lineOf(path.filter((part) => typeof part !== 'symbol')),
      sentence: `${path.join('.')}: ${message}`,
    })),
  };
};

/** Judges a lesson's file against the text of its chapter. */
export const judgeWrittenLesson = (yaml: string, chapter: string): LineProblem[] => {
  const read = readWrittenLesson(yaml);
  if (read.kind === 'unreadable') return read.problems;
  const witnesses = { isInChapter: (quote: string) => chapter.includes(quote), mended: mendedMathematics };
  return judgeLesson(read.lesson, witnesses).map(({ path, sentence }) => ({
    line: read.lineOf(path),
    sentence: `${path.join('.')}: ${sentence}`,
  }));
};

// The line of the nearest part that is written down: what is missing is told at what it is missing from.
const lineOfPath = (document: Document, lines: LineCounter, path: Problem['path']): number => {
  for (let length = path.length; length > 0; length -= 1) {
    const node = document.getIn(path.slice(0, length), true);
    if (isNode(node) && node.range) return lines.linePos(node.range[0]).line;
  }
  return 1;
};
