import type { SyntaxNode } from '@lezer/common';
import type { CodeNode, CodeParser, ParseProgram } from './port.ts';

const DEEPEST = 60;

/** Reads programs with Lezer's grammars, which make something of every text. */
export const lezerCode = (): CodeParser => ({ loadPython });

const loadPython = async (): Promise<ParseProgram> => {
  const { parser } = await import('@lezer/python');
  return (code) => {
    const starts = lineStarts(code);
    let errors = 0;
    let line = 1;
    const read = (node: SyntaxNode, depth: number): CodeNode | null => {
      if (node.type.isError) errors += 1;
      while (line > 1 && (starts[line - 1] ?? 0) > node.from) line -= 1;
      while ((starts[line] ?? Infinity) <= node.from) line += 1;
      const own = line;
      const parts: CodeNode[] = [];
      for (let child = node.firstChild; child; child = child.nextSibling) {
        const part = depth < DEEPEST ? read(child, depth + 1) : null;
        if (!part) return null;
        if (part.kind !== 'Comment') parts.push(part);
      }
      return { kind: node.name, text: code.slice(node.from, node.to), line: own, from: node.from, parts };
    };
    const root = read(parser.parse(code).topNode, 0);
    return root && { code, lines: code.split('\n'), root, errors };
  };
};

const lineStarts = (code: string): number[] => [
  0,
  ...Array.from(code.matchAll(/\n/g), ({ index }) => index + 1),
];
