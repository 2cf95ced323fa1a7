import { say } from '@studia/contract/spoken/say';
import { sentenceSpans } from '@studia/contract/spoken/sentences';

/** A sentence that is shown: as it is said, and where it stands. */
export interface ShownSentence {
  readonly words: string;
  readonly range: Range;
}

/** A piece of text and the node that shows it; a formula is one piece, whatever it is drawn with. */
interface Piece {
  readonly text: string;
  readonly node: Node;
  /** Whether places within it are places within the node. */
  readonly isPlain: boolean;
}

const SILENT =
  'button, nav, form, fieldset, footer, figure, svg, canvas, script, style, textarea, select, [hidden], [aria-hidden="true"], [role="note"], .sr-only, [data-no-words], .answer-note';
const BLOCK =
  'p, li, h1, h2, h3, h4, h5, h6, blockquote, pre, td, th, dt, dd, figcaption, summary, section, article, header, aside, details, div, ul, ol, dl, table, tr';

/** Where a printed line ends: a space that no text is set with, and that ends no sentence. */
const LINE_END = '\u2005';
const CUT_WORD = new RegExp(`(\\p{L})[-\u00ad]\\s*${LINE_END}\\s*(?=\\p{Ll})`, 'gu');

/** The sentences that an element shows, in their order. */
export const sentencesIn = (element: Element): ShownSentence[] => {
  const blocks: Piece[][] = [[]];
  gather(element, blocks);
  return blocks.flatMap(sentencesOf);
};

const gather = (node: Node, blocks: Piece[][]): void => {
  if (node instanceof Text) {
    blocks.at(-1)?.push({ text: node.data, node, isPlain: true });
    return;
  }
  if (!(node instanceof Element) || node.matches(SILENT)) return;
  const tex = node.matches('.formula') ? node.querySelector('annotation')?.textContent : undefined;
  if (tex !== undefined && tex !== null) {
    blocks.at(-1)?.push({ text: `$${tex.replaceAll('$', '').trim()}$`, node, isPlain: false });
    return;
  }
  if (node.matches('pre')) {
    blocks.push([{ text: 'Code example.', node, isPlain: false }], []);
    return;
  }
  const isBlock = node.matches(BLOCK);
  if (isBlock) blocks.push([]);
  // Lines of a printed page stand in elements of their own.
  if (node.matches('br, .textLayer span, .line-layer span'))
    blocks.at(-1)?.push({ text: LINE_END, node, isPlain: false });
  for (const child of node.childNodes) gather(child, blocks);
  if (isBlock) blocks.push([]);
};

const sentencesOf = (pieces: readonly Piece[]): ShownSentence[] => {
  const text = pieces.map((piece) => piece.text).join('');
  if (!/[\p{L}\p{N}]/u.test(text)) return [];
  return sentenceSpans(text).flatMap(({ start, end }) => {
    const words = say(text.slice(start, end).replaceAll(CUT_WORD, '$1').replaceAll(/\s+/g, ' '));
    const range = rangeOf(pieces, start, end);
    return range && /[\p{L}\p{N}]/u.test(words) ? [{ words, range }] : [];
  });
};

const rangeOf = (pieces: readonly Piece[], start: number, end: number): Range | null => {
  const range = document.createRange();
  let at = 0;
  let isBegun = false;
  for (const { text, node, isPlain } of pieces) {
    const [from, to] = [at, at + text.length];
    at = to;
    if (to <= start || from >= end) continue;
    if (!isBegun) {
      if (isPlain) range.setStart(node, Math.max(0, start - from));
      else range.setStartBefore(node);
      isBegun = true;
    }
    if (isPlain) range.setEnd(node, Math.min(text.length, end - from));
    else range.setEndAfter(node);
  }
  return isBegun ? range : null;
};
