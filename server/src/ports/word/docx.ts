import {
  AlignmentType,
  BorderStyle,
  Document,
  ExternalHyperlink,
  HeadingLevel,
  LevelFormat,
  Packer,
  Paragraph,
  Table,
  TableCell,
  TableRow,
  TextRun,
  WidthType,
  type IRunOptions,
  type ParagraphChild,
} from 'docx';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmFromMarkdown } from 'mdast-util-gfm';
import { gfm } from 'micromark-extension-gfm';
import type { Word, WordText } from './port.ts';

/** As much of a Markdown tree as is written here. */
interface Node {
  type: string;
  value?: string;
  children?: Node[];
  depth?: number;
  ordered?: boolean | null;
  checked?: boolean | null;
  url?: string;
  alt?: string | null;
}

const HEADINGS = [
  HeadingLevel.HEADING_1,
  HeadingLevel.HEADING_2,
  HeadingLevel.HEADING_3,
  HeadingLevel.HEADING_4,
  HeadingLevel.HEADING_5,
  HeadingLevel.HEADING_6,
];
const NUMBERS = 'numbers';
/** Signs of the private area stand for formulas, so that no star in one is read as Markdown. */
const FORMULA = /\uE000(\d+)\uE001/;
const DEEPEST = 8;

/** Documents in the format of Word. A formula stands in it as it is typed, in the letters of mathematics. */
export const docxWord = (): Word => ({
  write: async ({ title, markdown, addressOf }: WordText) => {
    const formulas: string[] = [];
    const hide = (_: string, formula: string): string => `\uE000${formulas.push(formula.trim()) - 1}\uE001`;
    const text = markdown
      .replaceAll(/[\uE000\uE001]/g, '')
      .replaceAll(/^\$\$\n([^$]+)\n\$\$$/gm, hide)
      .replaceAll(/(?<![\\$\w])\$([^\s$](?:[^$\n]{0,400}[^\s$\\])?)\$(?!\d)/g, hide);
    const tree = fromMarkdown(text, { extensions: [gfm()], mdastExtensions: [gfmFromMarkdown()] }) as Node;
    const writer = makeWriter(formulas, addressOf);
    const document = new Document({
      title,
      creator: 'Studia',
      numbering: { config: [{ reference: NUMBERS, levels: numberLevels() }] },
      sections: [
        {
          children: [
            new Paragraph({ text: title, heading: HeadingLevel.TITLE }),
            ...(tree.children ?? []).flatMap((node) => writer.block(node, 0)),
          ],
        },
      ],
    });
    return new Uint8Array(await Packer.toBuffer(document));
  },
});

const numberLevels = () =>
  Array.from({ length: DEEPEST + 1 }, (_, level) => ({
    level,
    format: LevelFormat.DECIMAL,
    text: `%${level + 1}.`,
    alignment: AlignmentType.START,
    style: { paragraph: { indent: { left: 720 * (level + 1), hanging: 360 } } },
  }));

const makeWriter = (formulas: readonly string[], addressOf: WordText['addressOf']) => {
  let lists = 0;

  const textRuns = (text: string, look: IRunOptions): ParagraphChild[] =>
    text.split(/(\uE000\d+\uE001|\n)/).flatMap((piece): ParagraphChild[] => {
      if (piece === '') return [];
      if (piece === '\n') return [new TextRun({ break: 1 })];
      const formula = FORMULA.exec(piece)?.[1];
      if (formula === undefined) return [new TextRun({ ...look, text: piece })];
      return [new TextRun({ ...look, text: formulas[Number(formula)] ?? '', font: 'Cambria Math' })];
    });

  const inline = (nodes: readonly Node[] = [], look: IRunOptions = {}): ParagraphChild[] =>
    nodes.flatMap((node): ParagraphChild[] => {
      switch (node.type) {
        case 'strong':
          return inline(node.children, { ...look, bold: true });
        case 'emphasis':
          return inline(node.children, { ...look, italics: true });
        case 'delete':
          return inline(node.children, { ...look, strike: true });
        case 'inlineCode':
          return [new TextRun({ ...look, text: node.value ?? '', font: 'Courier New' })];
        case 'break':
          return [new TextRun({ break: 1 })];
        case 'image':
          return textRuns(node.alt ?? '', look);
        case 'link': {
          const link = addressOf(node.url ?? '');
          if (link === null) return inline(node.children, look);
          return [
            new ExternalHyperlink({ link, children: inline(node.children, { ...look, style: 'Hyperlink' }) }),
          ];
        }
        default:
          return textRuns(node.value ?? '', look);
      }
    });

  const list = (node: Node, depth: number): (Paragraph | Table)[] => {
    const instance = (lists += 1);
    const level = Math.min(depth, DEEPEST);
    return (node.children ?? []).flatMap(({ checked, children = [] }) => {
      const [first] = children;
      const box = typeof checked === 'boolean' ? [new TextRun(checked ? '☑ ' : '☐ ')] : [];
      const line = new Paragraph({
        children: [...box, ...inline(first?.children)],
        ...(node.ordered ? { numbering: { reference: NUMBERS, level, instance } } : { bullet: { level } }),
      });
      return [line].concat(children.slice(1).flatMap((one) => block(one, depth + 1)) as Paragraph[]);
    });
  };

  const table = ({ children: rows = [] }: Node): Table =>
    new Table({
      width: { size: 100, type: WidthType.PERCENTAGE },
      rows: rows.map(
        ({ children: cells = [] }, row) =>
          new TableRow({
            tableHeader: row === 0,
            children: cells.map(
              (cell) =>
                new TableCell({
                  children: [new Paragraph({ children: inline(cell.children, { bold: row === 0 }) })],
                }),
            ),
          }),
      ),
    });

  const block = (node: Node, depth: number): (Paragraph | Table)[] => {
    switch (node.type) {
      case 'heading':
        return [
          new Paragraph({
            heading: HEADINGS[(node.depth ?? 1) - 1] ?? HeadingLevel.HEADING_1,
            children: inline(node.children),
          }),
        ];
      case 'paragraph':
        return [new Paragraph({ spacing: { after: 120 }, children: inline(node.children) })];
      case 'blockquote':
        return (node.children ?? []).map(
          (child) =>
            new Paragraph({ indent: { left: 720 }, children: inline(child.children, { italics: true }) }),
        );
      case 'code':
        return (node.value ?? '')
          .split('\n')
          .map((line) => new Paragraph({ children: textRuns(line, { font: 'Courier New', size: 20 }) }));
      case 'thematicBreak':
        return [
          new Paragraph({ border: { bottom: { style: BorderStyle.SINGLE, size: 6, color: 'AAAAAA' } } }),
        ];
      case 'list':
        return depth > DEEPEST ? [] : list(node, depth);
      case 'table':
        return [table(node)];
      default:
        return [];
    }
  };

  return { block };
};
