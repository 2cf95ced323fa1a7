import { lettersOf, type Letters, type Span } from './letters.ts';

/** The letters that are drawn in an element, each with its place in the document. */
export interface DrawnLetters extends Letters {
  nodes: readonly Text[];
}

/** Mathematics is compared nowhere: it reads differently in LaTeX, in MathML and as it is drawn. */
const NO_WORDS = '.katex, svg, .sr-only, .code-block figcaption, [data-no-words]';

/** Reads what is drawn. */
export const drawnLettersOf = (root: Element): DrawnLetters => {
  const folded: string[] = [];
  const [from, to, nodes]: [number[], number[], Text[]] = [[], [], []];
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT, (node) => {
    if (node instanceof Element)
      return node.matches(NO_WORDS) ? NodeFilter.FILTER_REJECT : NodeFilter.FILTER_SKIP;
    return NodeFilter.FILTER_ACCEPT;
  });
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const letters = lettersOf((node as Text).data);
    folded.push(letters.folded);
    for (let at = 0; at < letters.folded.length; at += 1) {
      from.push(letters.from[at] ?? 0);
      to.push(letters.to[at] ?? 0);
      nodes.push(node as Text);
    }
  }
  return { folded: folded.join(''), from, to, nodes };
};

const SIGN = /[^\s\p{L}\p{N}]/u;

/** The part of the document in which these letters stand, with up to so many signs that follow them. */
export const rangeOf = ({ nodes, from, to }: DrawnLetters, span: Span, signs: number): Range | null => {
  const [first, last] = [nodes[span.from], nodes[span.to - 1]];
  if (!first || !last || span.to <= span.from) return null;
  const range = document.createRange();
  range.setStart(first, from[span.from] ?? 0);
  let end = to[span.to - 1] ?? 0;
  const most = Math.min(last.length, end + signs);
  while (end < most && SIGN.test(last.data[end] ?? ' ')) end += 1;
  range.setEnd(last, end);
  return range;
};

/** The letters that a part of the document holds. */
export const spanOf = ({ nodes, from }: DrawnLetters, range: Range): Span => {
  const before = (at: number, place: 'start' | 'end'): boolean => {
    const node = nodes[at];
    if (!node) return false;
    // Below zero: the letter stands before the range; zero: within it.
    const where = range.comparePoint(node, from[at] ?? 0);
    if (place === 'start') return where < 0;
    const isEnd = range.endContainer === node && from[at] === range.endOffset;
    return where <= 0 && !isEnd;
  };
  return {
    from: count(nodes.length, (at) => before(at, 'start')),
    to: count(nodes.length, (at) => before(at, 'end')),
  };
};

/** How many of the first letters fulfil a condition that no later one fulfils. */
const count = (length: number, holds: (at: number) => boolean): number => {
  let [low, high] = [0, length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (holds(middle)) low = middle + 1;
    else high = middle;
  }
  return low;
};
