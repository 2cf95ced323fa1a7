import { QUOTE_LINK } from '@studia/contract/note-text';
import { gfmToMarkdown } from 'mdast-util-gfm';
import { toMarkdown, type Handle, type Options } from 'mdast-util-to-markdown';
import { findFormulas } from '../../../ui/markdown/formulas.ts';
import {
  textOf,
  tidyLatex,
  withoutBars,
  type DocumentMark,
  type DocumentNode,
  type MarkdownNode,
} from './document.ts';

/** Writes what the editor holds as Markdown; `block` may remember what was written before. */
export const writeMarkdown = (document: DocumentNode, block = writeBlock): string => {
  const blocks: string[] = [];
  let before: DocumentNode | null = null;
  let alternate = false;
  for (const node of document.content ?? []) {
    // Two lists in a row must differ in their sign, else they are one.
    alternate = before?.type !== undefined && sameList(before.type, node.type) && !alternate;
    const written = block(node, alternate);
    if (written === '') continue;
    blocks.push(written);
    before = node;
  }
  return blocks.join('\n\n');
};

const sameList = (one: string, other: string): boolean => {
  const signOf = (type: string) => (type === 'taskList' ? 'bulletList' : type);
  return signOf(one) === signOf(other) && /^(?:bullet|ordered)List$/.test(signOf(one));
};

/** One block of the document as Markdown. */
export const writeBlock = (node: DocumentNode, alternate: boolean): string => {
  const blocks = blockOf(node);
  if (blocks.length === 0) return '';
  const root = { type: 'root', children: blocks };
  return toMarkdown(root as never, alternate ? ALTERNATE : OPTIONS).trimEnd();
};

const asWritten: Handle = (node: MarkdownNode) => node.value ?? '';

const OPTIONS: Options = {
  bullet: '-',
  bulletOther: '*',
  fences: true,
  listItemIndent: 'one',
  rule: '-',
  emphasis: '*',
  extensions: [gfmToMarkdown({ tablePipeAlign: false })],
  // Text with a dollar is money, until somebody writes a formula.
  unsafe: [{ character: '$', inConstruct: 'phrasing' }],
  // A formula is written as it is: nothing in it is Markdown.
  handlers: { formula: asWritten } as Partial<Options['handlers']>,
};
const ALTERNATE: Options = { ...OPTIONS, bullet: '*', bulletOther: '-', bulletOrdered: ')' };

const blockOf = (node: DocumentNode): MarkdownNode[] => {
  const content = node.content ?? [];
  switch (node.type) {
    case 'paragraph': {
      const children = inline(content, 'lines');
      return children.length === 0 ? [] : [{ type: 'paragraph', children }];
    }
    case 'heading': {
      const children = inline(content, 'line');
      return children.length === 0
        ? []
        : [{ type: 'heading', depth: Number(node.attrs?.['level'] ?? 1), children }];
    }
    case 'blockquote':
      return content.length === 0 ? [] : [{ type: 'blockquote', children: blocks(content) }];
    case 'codeBlock':
      return [{ type: 'code', lang: languageOf(node), value: content.map(({ text = '' }) => text).join('') }];
    case 'horizontalRule':
      return [{ type: 'thematicBreak' }];
    case 'bulletList':
    case 'orderedList':
    case 'taskList':
      return [listOf(node)];
    case 'table':
      return [tableOf(node)];
    case 'blockMath':
      return [{ type: 'formula', value: `$$\n${latexOf(node)}\n$$` }];
    case 'image':
      return [{ type: 'paragraph', children: [imageOf(node)] }];
    default:
      return [];
  }
};

const blocks = (nodes: readonly DocumentNode[]): MarkdownNode[] => nodes.flatMap(blockOf);

const languageOf = ({ attrs }: DocumentNode): string | null => {
  const language = attrs?.['language'];
  return typeof language === 'string' && language !== '' ? language : null;
};

const latexOf = ({ attrs }: DocumentNode): string => tidyLatex(textOf(attrs, 'latex'));

const imageOf = ({ attrs }: DocumentNode): MarkdownNode => ({
  type: 'image',
  url: textOf(attrs, 'src'),
  alt: textOf(attrs, 'alt'),
});

const listOf = (node: DocumentNode): MarkdownNode => {
  const items = (node.content ?? []).map((item) => ({ item, children: blocks(item.content ?? []) }));
  const isLoose = items.some(({ children }) => children.some(({ type }, at) => at > 0 && type !== 'list'));
  return {
    type: 'list',
    ordered: node.type === 'orderedList',
    start: node.type === 'orderedList' ? Number(node.attrs?.['start'] ?? 1) : null,
    spread: isLoose,
    children: items.map(({ item, children }) => ({
      type: 'listItem',
      spread: isLoose,
      checked: item.type === 'taskItem' ? item.attrs?.['checked'] === true : null,
      // A box needs words behind it to be one.
      children: children.length === 0 && item.type === 'taskItem' ? [EMPTY_TASK] : children,
    })),
  };
};

const EMPTY_TASK: MarkdownNode = { type: 'paragraph', children: [{ type: 'formula', value: '\u200B' }] };

const tableOf = (node: DocumentNode): MarkdownNode => ({
  type: 'table',
  align: [],
  children: (node.content ?? []).map((row) => ({
    type: 'tableRow',
    children: (row.content ?? []).map((cell) => ({
      type: 'tableCell',
      children: inline(
        (cell.content ?? []).flatMap(({ content = [] }) => content),
        'cell',
      ),
    })),
  })),
});

/** Where a sentence stands: between line ends, on one line, or in a cell, where a bar has another name. */
type Place = 'lines' | 'line' | 'cell';

const inline = (nodes: readonly DocumentNode[], place: Place): MarkdownNode[] =>
  nested(trimmedAround(nodes, place).flatMap(besideSpace), place);

/** Without line ends at the ends and white space around them, which Markdown would not give back. */
const trimmedAround = (nodes: readonly DocumentNode[], place: Place): DocumentNode[] => {
  const isBreak = (node: DocumentNode | undefined) => node === undefined || node.type === 'hardBreak';
  const pieces = nodes
    .map((node, at) => {
      if (node.type !== 'text' || node.text === undefined || hasMark(node, 'code')) return node;
      let { text } = node;
      if (isBreak(nodes[at - 1])) text = text.trimStart();
      if (isBreak(nodes[at + 1])) text = text.trimEnd();
      return text === node.text ? node : { ...node, text };
    })
    .filter((node) => node.type !== 'text' || node.text !== '');
  if (place !== 'lines') return pieces.map((node) => (node.type === 'hardBreak' ? SPACE : node));
  while (pieces[0]?.type === 'hardBreak') pieces.shift();
  while (pieces.at(-1)?.type === 'hardBreak') pieces.pop();
  return pieces;
};

const SPACE: DocumentNode = { type: 'text', text: ' ' };

const hasMark = ({ marks = [] }: DocumentNode, name: string): boolean =>
  marks.some(({ type }) => type === name);

/** Stars must touch their words: white space at the end of what is marked has only the marks of both its neighbours. */
const besideSpace = (node: DocumentNode, at: number, nodes: readonly DocumentNode[]): DocumentNode[] => {
  if (node.type !== 'text' || !node.marks || node.marks.length === 0 || hasMark(node, 'code')) return [node];
  const { text = '', marks } = node;
  const words = text.trim();
  const sharedWith = (other: DocumentNode | undefined): DocumentMark[] =>
    marks.filter(({ type }) => type !== 'code' && other !== undefined && hasMark(other, type));
  const space = (white: string, other: DocumentNode | undefined): DocumentNode[] =>
    white === '' ? [] : [{ type: 'text', text: white, marks: sharedWith(other) }];
  const start = text.length - text.trimStart().length;
  return [
    ...space(text.slice(0, start), nodes[at - 1]),
    ...(words === '' ? [] : [{ ...node, text: words }]),
    ...(words === '' ? [] : space(text.slice(start + words.length), nodes[at + 1])),
  ];
};

/** From the outermost to the innermost. */
const ORDER = ['link', 'bold', 'italic', 'strike'] as const;
const TYPES: Readonly<Record<string, string>> = { bold: 'strong', italic: 'emphasis', strike: 'delete' };

/** Marks stand beside each other in the editor and inside each other in Markdown. */
const nested = (nodes: readonly DocumentNode[], place: Place, depth = 0): MarkdownNode[] => {
  const name = ORDER[depth];
  if (name === undefined) return leaves(nodes, place);
  const result: MarkdownNode[] = [];
  let group: DocumentNode[] = [];
  let mark: DocumentMark | null = null;
  const close = (): void => {
    if (group.length === 0) return;
    const children = nested(group, place, depth + 1);
    if (mark === null) result.push(...children);
    else if (name === 'link') result.push({ type: 'link', url: textOf(mark.attrs, 'href'), children });
    else result.push({ type: TYPES[name] ?? 'strong', children });
    group = [];
  };
  for (const node of nodes) {
    const found: DocumentMark | null = node.marks?.find(({ type }) => type === name) ?? null;
    if (JSON.stringify(found) !== JSON.stringify(mark)) close();
    mark = found;
    group.push(node);
  }
  close();
  return result;
};

const leaves = (nodes: readonly DocumentNode[], place: Place): MarkdownNode[] => {
  const result: MarkdownNode[] = [];
  const addText = (value: string): void => {
    const last = result.at(-1);
    if (last?.type === 'text') last.value = `${last.value ?? ''}${value}`;
    else result.push({ type: 'text', value });
  };
  for (const [at, node] of nodes.entries()) {
    if (node.type === 'text' && hasMark(node, 'code'))
      result.push({ type: 'inlineCode', value: (node.text ?? '').replaceAll('\n', ' ') });
    else if (node.type === 'text') addText(node.text ?? '');
    // A single line end is one; two in a row would end the paragraph, and need their sign.
    else if (node.type === 'hardBreak')
      if (nodes[at - 1]?.type === 'hardBreak' || nodes[at + 1]?.type === 'hardBreak')
        result.push({ type: 'break' });
      else addText('\n');
    else if (node.type === 'inlineMath')
      result.push({ type: 'formula', value: inlineFormula(node, place, nodes[at - 1], nodes[at + 1]) });
    else if (node.type === 'quoteLink') result.push(quoteLink(node));
  }
  return result;
};

/** Between dollars, unless what stands beside it would make money or words of it. */
const inlineFormula = (
  node: DocumentNode,
  place: Place,
  before: DocumentNode | undefined,
  after: DocumentNode | undefined,
): string => {
  const plain = latexOf(node).replaceAll('\n', ' ');
  const latex = place === 'cell' ? withoutBars(plain) : plain;
  const written = `$${latex}$`;
  const around = `${before?.text?.slice(-1) ?? ''}${written}${after?.text?.slice(0, 3) ?? ''}`;
  const isRead = findFormulas(around, false).some(
    ({ kind, source }) => kind === 'formula' && source === written,
  );
  return isRead ? written : String.raw`\(${latex}\)`;
};

const quoteLink = ({ attrs }: DocumentNode): MarkdownNode => ({
  type: 'link',
  url: `${QUOTE_LINK}${textOf(attrs, 'key')}`,
  children: [{ type: 'text', value: textOf(attrs, 'label') }],
});
