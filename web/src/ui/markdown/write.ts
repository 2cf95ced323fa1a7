import { gfmFromMarkdown } from 'mdast-util-gfm';
import { gfm } from 'micromark-extension-gfm';
import { HOLE, type PreparedMarkdown } from './prepare.ts';

/** As much of a Markdown tree as this file has to know. */
interface Node {
  type: string;
  value?: string;
  children?: Node[];
  spread?: boolean;
  position?: { start: { line: number }; end: { line: number } };
  data?: { hName: string; hProperties: { value: string } };
}

interface Placed {
  node: Node;
  line: number;
}

export interface WriteOptions {
  prepared: PreparedMarkdown;
  /** Lines of the block that have something in the margin. */
  marked: readonly number[];
  /** The block is an item of a list. */
  item: boolean;
  /** How many sources `[1]` may name; null where such a sign is just text. */
  cited: number | null;
}

interface Settings {
  micromarkExtensions?: unknown[];
  fromMarkdownExtensions?: unknown[];
}

/** Has access to the parser's settings. */
interface Processor {
  data: () => object;
}

// "~5 to ~6" is about numbers: only two tildes strike through.
const GFM = gfm({ singleTilde: false });
const FROM_GFM = gfmFromMarkdown();

/**
 * What in Markdown would change words that were already read, or let a page's code in: a line of dashes makes a heading
 * of the paragraph above it, and HTML is text here.
 */
const NOT_UNDERSTOOD = {
  disable: {
    null: [
      'setextUnderline',
      'htmlFlow',
      'htmlText',
      'definition',
      'gfmFootnoteCall',
      'gfmFootnoteDefinition',
    ],
  },
};

function readAndWrite(this: Processor, options: WriteOptions) {
  const settings: Settings = this.data();
  (settings.micromarkExtensions ??= []).push(GFM, NOT_UNDERSTOOD);
  (settings.fromMarkdownExtensions ??= []).push(FROM_GFM);
  return (tree: Node): void => {
    place(tree, options);
    if (!options.item) return;
    // The list itself is drawn around all its items.
    for (const node of tree.children ?? []) if (node.type === 'list') node.data = dataOf('items');
  };
}

/**
 * A remark plugin: reads the Markdown of GitHub (tables, strokes, tasks, bare addresses; without the half that writes
 * Markdown, which `remark-gfm` brings along), and puts formulas, citations, line ends and margin marks into the tree.
 */
export const write = readAndWrite;

const PHRASES = new Set(['paragraph', 'heading', 'tableCell']);

const place = (node: Node, options: WriteOptions): void => {
  if (!node.children) return;
  if (PHRASES.has(node.type)) {
    node.children = withMarks(
      node.children.flatMap((child) => spread(child, options)),
      options,
    );
    return;
  }
  // Else a blank line before the last item would move all the items before it.
  if (node.type === 'list' || node.type === 'listItem') node.spread = true;
  for (const child of node.children) place(child, options);
  node.children = node.children.flatMap((child) =>
    child.type === 'code' ? besideCode(child, options) : [child],
  );
};

const element = (value: string): Node => ({
  type: 'studia',
  children: [],
  data: dataOf(value),
});

const dataOf = (value: string): NonNullable<Node['data']> => ({ hName: 'data', hProperties: { value } });

const lineOf = (node: Node): number => node.position?.start.line ?? 1;

/** A part of a sentence as its pieces, each with its line. */
const spread = (node: Node, options: WriteOptions): Placed[] => {
  if (node.type === 'text') return spreadText(node, options);
  if (node.children)
    node.children = node.children.flatMap((child) => spread(child, options)).map((one) => one.node);
  return [{ node, line: lineOf(node) }];
};

const SIGN = new RegExp(
  `\\n|${HOLE.caret}|${HOLE.open}(\\d+)${HOLE.shut}|[ \\t]?\\[(\\d{1,2}(?:, ?\\d{1,2})*)\\]`,
  'g',
);

const spreadText = (node: Node, options: WriteOptions): Placed[] => {
  const text = node.value ?? '';
  const placed: Placed[] = [];
  let line = lineOf(node);
  let from = 0;
  for (const { 0: sign, 1: hole, 2: numbers, index } of text.matchAll(SIGN)) {
    const cites = numbers === undefined ? null : citations(sign, numbers, text[index - 1], options.cited);
    if (numbers !== undefined && cites === null) continue;
    if (index > from) placed.push({ node: { type: 'text', value: text.slice(from, index) }, line });
    if (sign === '\n') placed.push({ node: { type: 'break' }, line });
    else if (sign === HOLE.caret) placed.push({ node: element('caret'), line });
    else placed.push(...(cites ?? [formula(options.prepared, hole)]).map((one) => ({ node: one, line })));
    from = index + sign.length;
    if (sign === '\n') line += 1;
  }
  if (from < text.length) placed.push({ node: { type: 'text', value: text.slice(from) }, line });
  return placed;
};

const formula = ({ holes }: PreparedMarkdown, index: string | undefined): Node => {
  const { tex, display } = holes[Number(index)] ?? { tex: '', display: false };
  return element(`${display ? 'display' : 'inline'}:${tex}`);
};

/** The sources a sign names: none for one that names nothing, null when it is plain text, such as the index in `a[1]`. */
const citations = (
  sign: string,
  numbers: string,
  before: string | undefined,
  cited: number | null,
): Node[] | null => {
  if (cited === null) return null;
  const all = numbers.split(',').map(Number);
  const known = all.filter((number) => number >= 1 && number <= cited);
  if (known.length === all.length) return known.map((number) => element(`cite:${number}`));
  const glued = !/^\s/.test(sign) && /[\p{L}\p{N})\]]/u.test(before ?? ' ');
  return glued || all.length > 1 ? null : [];
};

/** Puts the sign for the margin before the first piece of a marked line, and what the line adds after its last. */
const withMarks = (pieces: readonly Placed[], options: WriteOptions): Node[] =>
  pieces.flatMap(({ node, line }, at) => {
    const marks = marksOn(line, line, options);
    if (marks.length === 0) return [node];
    const [before, after] = [pieces[at - 1], pieces[at + 1]];
    const isFirst = before?.line !== line;
    const isLast = node.type !== 'break' && (after?.line !== line || after.node.type === 'break');
    return [...(isFirst ? signs('margin', marks) : []), node, ...(isLast ? signs('after', marks) : [])];
  });

const besideCode = (node: Node, options: WriteOptions): Node[] => {
  const marks = marksOn(lineOf(node), node.position?.end.line ?? lineOf(node), options);
  return [...signs('margin', marks), node, ...signs('after', marks)];
};

const signs = (where: 'margin' | 'after', lines: readonly number[]): Node[] =>
  lines.map((line) => element(`${where}:${line}`));

/** The marked lines of the source between two lines of the prepared text. A formula of many lines is one line there. */
const marksOn = (from: number, to: number, { marked, prepared: { lines } }: WriteOptions): number[] => {
  const [first, beyond] = [lines[from - 1] ?? Infinity, lines[to] ?? Infinity];
  return marked.filter((line) => line >= first && line < beyond);
};
