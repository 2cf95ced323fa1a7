import { findFormulas, type Piece } from './formulas.ts';
import { settle } from './unfinished.ts';

/** Signs of the private area stand for what Markdown must not read; the plugin `write` turns them into elements. */
export const HOLE = { open: '\uE000', shut: '\uE001', caret: '\uE002' } as const;

/** What a hole stands for. */
interface Hole {
  tex: string;
  display: boolean;
}

export interface PreparedMarkdown {
  /** Markdown without mathematics. */
  text: string;
  holes: readonly Hole[];
  /** For every line of `text`, which line of the source it was. */
  lines: readonly number[];
}

/** Takes the formulas out of a block, so that no star or bar in them is read as Markdown. */
export const prepare = (source: string, open: boolean): PreparedMarkdown => {
  const pieces = findFormulas(source.replace(/[\uE000-\uE002]/g, ''), open);
  const holes: Hole[] = [];
  const lines = [0];
  let line = 0;
  let text = '';
  for (const piece of pieces) {
    const written = writeOut(piece, holes);
    text += written;
    // A formula takes one line, however many it had.
    for (const sign of piece.source) {
      if (sign !== '\n') continue;
      line += 1;
      if (written.includes('\n')) lines.push(line);
    }
  }
  if (!open) return { text, holes, lines };
  const settled = settle(text);
  return { text: hasCaret(settled) ? settled.trimEnd() + HOLE.caret : settled, holes, lines };
};

const writeOut = (piece: Piece, holes: Hole[]): string => {
  if (piece.kind === 'begun') return '';
  if (piece.kind !== 'formula') return piece.source;
  holes.push({ tex: piece.tex, display: piece.display });
  return `${HOLE.open}${holes.length - 1}${HOLE.shut}`;
};

/** A table or code shows its growth by itself, and a line of signs only would become words. */
const hasCaret = (text: string): boolean => {
  const last = text.trimEnd().split('\n').at(-1) ?? '';
  return !/^\s*(?:`{3}|~{3})/.test(text) && !/^\s*(?:`{3}|~{3}|\||[-+*_=#>\s]*$)/.test(last);
};
