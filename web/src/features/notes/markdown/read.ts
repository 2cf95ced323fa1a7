import { blocksOf, PICTURE_PATH, QUOTE_LINK } from '@studia/contract/note-text';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmFromMarkdown } from 'mdast-util-gfm';
import { gfm } from 'micromark-extension-gfm';
import { HOLE, prepare } from '../../../ui/markdown/prepare.ts';
import {
  isSafeAddress,
  tidyLatex,
  withoutBars,
  type DocumentMark,
  type DocumentNode,
  type MarkdownNode,
} from './document.ts';

// The same Markdown as everywhere in Studia (`ui/markdown/write.ts`): HTML, footnotes and underlined headings are text.
const SYNTAX = [
  gfm({ singleTilde: false }),
  {
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
  },
];
const TREE = [gfmFromMarkdown()];

interface Formula {
  tex: string;
  display: boolean;
}

/** Reads Markdown into what the editor holds. */
export const readMarkdown = (markdown: string): DocumentNode => {
  const formulas: Formula[] = [];
  const text = blocksOf(markdown.replaceAll('\r\n', '\n'))
    .map((block) => withoutFormulas(block, formulas))
    .join('\n\n');
  const tree = fromMarkdown(text, { extensions: SYNTAX, mdastExtensions: TREE }) as MarkdownNode;
  const content = blocksIn(tree.children ?? [], formulas);
  return { type: 'doc', content: content.length === 0 ? [{ type: 'paragraph' }] : content };
};

/** A block with a sign in the place of each formula, so that no star or bar in one is read as Markdown. */
const withoutFormulas = (block: string, formulas: Formula[]): string => {
  const { text, holes } = prepare(block, false);
  const from = formulas.length;
  formulas.push(...holes);
  return from === 0
    ? text
    : text.replaceAll(HOLE_SIGN, (_, hole: string) => `${HOLE.open}${Number(hole) + from}${HOLE.shut}`);
};

const HOLE_SIGN = new RegExp(`${HOLE.open}(\\d+)${HOLE.shut}`, 'g');

/** What lies deeper than this in lists and quotes is a paragraph: nobody writes so, but somebody may send it. */
const DEEPEST = 12;

const blocksIn = (nodes: readonly MarkdownNode[], formulas: readonly Formula[], depth = 0): DocumentNode[] =>
  nodes.flatMap((node) => blockOf(node, formulas, depth));

const blockOf = (node: MarkdownNode, formulas: readonly Formula[], depth: number): DocumentNode[] => {
  const children = node.children ?? [];
  if (depth > DEEPEST && CONTAINERS.has(node.type)) return flattened(node, formulas);
  switch (node.type) {
    case 'paragraph':
      return paragraphs(inlineIn(children, [], formulas));
    case 'heading': {
      const content = trimmed(flat(inlineIn(children, [], formulas)));
      return content.length === 0
        ? []
        : [{ type: 'heading', attrs: { level: Math.min(node.depth ?? 1, 4) }, content }];
    }
    case 'blockquote':
      return [{ type: 'blockquote', content: atLeast(blocksIn(children, formulas, depth + 1)) }];
    case 'code':
      return [codeBlock(restored(node.value ?? '', formulas), node.lang ?? null)];
    case 'thematicBreak':
      return [{ type: 'horizontalRule' }];
    case 'list':
      return listsOf(node, formulas, depth);
    case 'table':
      return [tableOf(node, formulas)];
    default:
      return [];
  }
};

const CONTAINERS = new Set(['blockquote', 'list']);

/** The paragraphs of a part, however deep they lie. */
const flattened = (node: MarkdownNode, formulas: readonly Formula[]): DocumentNode[] => {
  const found: DocumentNode[] = [];
  const waiting = [node];
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    if (CONTAINERS.has(next.type) || next.type === 'listItem')
      waiting.push(...(next.children ?? []).toReversed());
    else found.push(...blockOf(next, formulas, 0));
  }
  return found;
};

const codeBlock = (code: string, language: string | null): DocumentNode => ({
  type: 'codeBlock',
  attrs: { language: language !== null && LANGUAGE.test(language) ? language : null },
  ...(code !== '' && { content: [{ type: 'text', text: code }] }),
});

const LANGUAGE = /^[\w+#.-]+$/;

/** Code is shown as it was written, whatever looked like a formula in it. */
const restored = (text: string, formulas: readonly Formula[]): string =>
  text.replaceAll(HOLE_SIGN, (_, hole: string) => {
    const { tex, display } = formulas[Number(hole)] ?? { tex: '', display: false };
    return display ? `$$${tex}$$` : `$${tex}$`;
  });

const atLeast = (content: DocumentNode[]): DocumentNode[] =>
  content.length === 0 ? [{ type: 'paragraph' }] : content;

const withContent = (type: string, content: DocumentNode[]): DocumentNode => ({
  type,
  ...(content.length > 0 && { content }),
});

/** A list of tasks and one of bullets are two lists to the editor, even where Markdown mixes them. */
const listsOf = (node: MarkdownNode, formulas: readonly Formula[], depth: number): DocumentNode[] => {
  const lists: DocumentNode[] = [];
  for (const item of node.children ?? []) {
    const isTask = !node.ordered && typeof item.checked === 'boolean';
    const content = itemContent(blocksIn(item.children ?? [], formulas, depth + 1));
    const made: DocumentNode = isTask
      ? { type: 'taskItem', attrs: { checked: item.checked === true }, content }
      : { type: 'listItem', content };
    const type = node.ordered ? 'orderedList' : isTask ? 'taskList' : 'bulletList';
    const last = lists.at(-1);
    if (last?.type === type) last.content?.push(made);
    else lists.push({ type, ...(node.ordered && { attrs: { start: node.start ?? 1 } }), content: [made] });
  }
  return lists;
};

/** An item begins with words; where Markdown has none, they are empty. */
const itemContent = (content: DocumentNode[]): DocumentNode[] =>
  content[0]?.type === 'paragraph' ? content : [{ type: 'paragraph' }, ...content];

const tableOf = (node: MarkdownNode, formulas: readonly Formula[]): DocumentNode => {
  const rows = node.children ?? [];
  const width = Math.max(1, ...rows.map(({ children = [] }) => children.length));
  return {
    type: 'table',
    content: rows.map(({ children = [] }, row) => ({
      type: 'tableRow',
      content: Array.from({ length: width }, (_, column) => ({
        type: row === 0 ? 'tableHeader' : 'tableCell',
        content: [withContent('paragraph', cellContent(children[column], formulas))],
      })),
    })),
  };
};

const cellContent = (cell: MarkdownNode | undefined, formulas: readonly Formula[]): DocumentNode[] =>
  flat(inlineIn(cell?.children ?? [], [], formulas)).map((node) =>
    node.type === 'inlineMath'
      ? { type: 'inlineMath', attrs: { latex: withoutBars(String(node.attrs?.['latex'])) } }
      : node,
  );

/** What may only stand in a sentence, where a block of its own has no place. */
const flat = (nodes: readonly DocumentNode[]): DocumentNode[] =>
  nodes.map((node) => {
    if (node.type === 'blockMath') return { ...node, type: 'inlineMath' };
    if (node.type === 'image') return textNode(String(node.attrs?.['alt'] || node.attrs?.['src']), []);
    return node.type === 'hardBreak' ? textNode(' ', []) : node;
  });

const textNode = (text: string, marks: readonly DocumentMark[]): DocumentNode => ({
  type: 'text',
  text,
  ...(marks.length > 0 && { marks: [...marks] }),
});

/** A paragraph, cut where a formula or a picture has a line of its own. */
const paragraphs = (nodes: readonly DocumentNode[]): DocumentNode[] => {
  const blocks: DocumentNode[] = [];
  let words: DocumentNode[] = [];
  const close = (): void => {
    const content = trimmed(words);
    if (content.length > 0) blocks.push({ type: 'paragraph', content });
    words = [];
  };
  for (const node of nodes) {
    if (node.type === 'blockMath' || node.type === 'image') {
      close();
      blocks.push(node);
    } else words.push(node);
  }
  close();
  return blocks;
};

/** Without line ends at either end, and without white space beside any. */
const trimmed = (nodes: readonly DocumentNode[]): DocumentNode[] => {
  const isEnd = (node: DocumentNode | undefined): boolean => node === undefined || node.type === 'hardBreak';
  const rest = nodes
    .map((node, at) => {
      if (node.type !== 'text' || node.text === undefined || isCode(node)) return node;
      let { text } = node;
      if (isEnd(nodes[at - 1])) text = text.trimStart();
      if (isEnd(nodes[at + 1])) text = text.trimEnd();
      return { ...node, text };
    })
    .filter((node) => node.type !== 'text' || node.text !== '');
  while (rest[0]?.type === 'hardBreak') rest.shift();
  while (rest.at(-1)?.type === 'hardBreak') rest.pop();
  return rest;
};

const isCode = ({ marks = [] }: DocumentNode): boolean => marks.some(({ type }) => type === 'code');

const MARKS: Readonly<Record<string, string>> = { strong: 'bold', emphasis: 'italic', delete: 'strike' };

const inlineIn = (
  nodes: readonly MarkdownNode[],
  marks: readonly DocumentMark[],
  formulas: readonly Formula[],
): DocumentNode[] => joined(nodes.flatMap((node) => inlineOf(node, marks, formulas)));

const inlineOf = (
  node: MarkdownNode,
  marks: readonly DocumentMark[],
  formulas: readonly Formula[],
): DocumentNode[] => {
  const mark = MARKS[node.type];
  if (mark !== undefined) return inlineIn(node.children ?? [], withMark(marks, { type: mark }), formulas);
  switch (node.type) {
    case 'text':
      return textOf(node.value ?? '', marks, formulas);
    case 'inlineCode':
      return [
        textNode(
          restored(node.value ?? '', formulas).replaceAll('\n', ' '),
          withMark(marks, { type: 'code' }),
        ),
      ];
    case 'break':
      return [{ type: 'hardBreak' }];
    case 'link':
      return linkOf(node, marks, formulas);
    case 'image':
      return imageOf(node, marks);
    default:
      return [];
  }
};

const withMark = (marks: readonly DocumentMark[], mark: DocumentMark): DocumentMark[] =>
  marks.some(({ type }) => type === mark.type) ? [...marks] : [...marks, mark];

const textOf = (text: string, marks: readonly DocumentMark[], formulas: readonly Formula[]): DocumentNode[] =>
  text.split(SIGNS).flatMap((piece): DocumentNode[] => {
    if (piece === '') return [];
    if (piece === '\n') return [{ type: 'hardBreak' }];
    const hole = /^\uE000(\d+)\uE001$/.exec(piece)?.[1];
    if (hole === undefined) return [textNode(piece, marks)];
    const { tex, display } = formulas[Number(hole)] ?? { tex: '', display: false };
    const latex = display ? tidyLatex(tex) : tidyLatex(tex).replaceAll('\n', ' ');
    return latex === '' ? [] : [{ type: display ? 'blockMath' : 'inlineMath', attrs: { latex } }];
  });

const SIGNS = new RegExp(`(\\n|${HOLE.open}\\d+${HOLE.shut})`);

const linkOf = (
  node: MarkdownNode,
  marks: readonly DocumentMark[],
  formulas: readonly Formula[],
): DocumentNode[] => {
  const href = node.url ?? '';
  const content = (link: readonly DocumentMark[]) => inlineIn(node.children ?? [], link, formulas);
  if (href.startsWith(QUOTE_LINK)) {
    const label = content([])
      .map(({ text = '' }) => text)
      .join('');
    return [{ type: 'quoteLink', attrs: { key: href.slice(QUOTE_LINK.length), label } }];
  }
  return content(isSafeAddress(href) ? withMark(marks, { type: 'link', attrs: { href } }) : marks);
};

/** Pictures of ours are shown; one from elsewhere would tell its host who reads this, so it is a link. */
const imageOf = ({ url = '', alt }: MarkdownNode, marks: readonly DocumentMark[]): DocumentNode[] => {
  if (url.startsWith(PICTURE_PATH)) return [{ type: 'image', attrs: { src: url, alt: alt ?? '' } }];
  const link = isSafeAddress(url) ? withMark(marks, { type: 'link', attrs: { href: url } }) : [...marks];
  return (alt ?? '') + url === '' ? [] : [textNode(alt || url, link)];
};

/** Neighbours that look alike are one piece, as the editor has them. */
const joined = (nodes: readonly DocumentNode[]): DocumentNode[] => {
  const result: DocumentNode[] = [];
  for (const node of nodes) {
    const last = result.at(-1);
    if (
      node.type === 'text' &&
      last?.type === 'text' &&
      JSON.stringify(last.marks) === JSON.stringify(node.marks)
    )
      result[result.length - 1] = { ...last, text: `${last.text ?? ''}${node.text ?? ''}` };
    else result.push(node);
  }
  return result;
};
