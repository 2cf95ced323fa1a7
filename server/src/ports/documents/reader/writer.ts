import type { Block } from './flow.ts';

type Making =
  | { readonly kind: 'paragraph' }
  | { readonly kind: 'heading'; readonly level: number }
  | { readonly kind: 'code' };

interface List {
  readonly ordered: boolean;
  count: number;
}

/** Writes blocks of light Markdown from what a parser meets. */
export const makeWriter = () => {
  const blocks: Block[] = [];
  let names: string[] = [];
  let making: Making = { kind: 'paragraph' };
  let text = '';
  const lists: List[] = [];
  let listLines: string[] = [];
  let marker = '';
  let table: string[][] | null = null;
  let tables = 0;

  const put = (words: string, level: number | null): void => {
    if (words.trim() === '') return;
    blocks.push({ text: words, level, names });
    names = [];
  };
  const endParagraph = (): void => {
    const words = making.kind === 'code' ? text.replace(/^\n+/, '').trimEnd() : tidy(text);
    if (table) {
      // A cell keeps everything in one line.
      text = text.trim() === '' ? '' : `${text.trimEnd()} `;
      return;
    }
    text = '';
    const was = making;
    if (was.kind !== 'code') making = { kind: 'paragraph' };
    if (words === '') return;
    if (lists.length > 0 && was.kind !== 'heading') {
      const indent = '  '.repeat(lists.length - 1);
      listLines.push(`${indent}${marker === '' ? '  ' : marker}${words.replaceAll('\n', `\n${indent}  `)}`);
      marker = '';
    } else if (was.kind === 'heading')
      put(`${'#'.repeat(was.level)} ${words.replaceAll('\n', ' ')}`, was.level);
    else put(was.kind === 'code' ? `\`\`\`\n${words}\n\`\`\`` : words, null);
  };
  const endLists = (): void => {
    put(listLines.join('\n'), null);
    listLines = [];
  };

  return {
    name: (name: string): void => void names.push(name),
    text: (words: string): void => {
      text += making.kind === 'code' ? words : words.replaceAll(/[ \t\n\r\f\u00a0]+/g, ' ');
    },
    lineBreak: (): void => {
      text += table ? ' ' : '\n';
    },
    endParagraph,
    beginHeading: (level: number): void => {
      endParagraph();
      making = { kind: 'heading', level };
    },
    beginCode: (): void => {
      endParagraph();
      if (!table) making = { kind: 'code' };
    },
    endCode: (): void => {
      endParagraph();
      making = { kind: 'paragraph' };
    },
    beginList: (ordered: boolean): void => {
      endParagraph();
      lists.push({ ordered, count: 0 });
    },
    endList: (): void => {
      endParagraph();
      lists.pop();
      if (lists.length === 0) endLists();
    },
    beginItem: (): void => {
      endParagraph();
      const list = lists.at(-1);
      if (!list) return;
      list.count += 1;
      marker = list.ordered ? `${list.count}. ` : '- ';
    },
    endItem: endParagraph,
    beginTable: (): void => {
      tables += 1;
      if (tables > 1) return;
      endParagraph();
      table = [];
    },
    beginRow: (): void => {
      if (tables === 1) table?.push([]);
    },
    beginCell: (): void => {
      if (tables === 1) text = '';
    },
    endCell: (): void => {
      if (tables !== 1) return;
      table?.at(-1)?.push(tidy(text).replaceAll('\n', ' '));
      text = '';
    },
    endTable: (): void => {
      tables = Math.max(0, tables - 1);
      if (tables > 0 || !table) return;
      const rows = table.filter((row) => row.some((cell) => cell !== ''));
      table = null;
      text = '';
      for (const block of tableBlocks(rows)) put(block, null);
    },
    /** Ends whatever is still open and answers the blocks. */
    finish: (): Block[] => {
      table = null;
      endParagraph();
      endLists();
      if (names.length > 0) blocks.push({ text: '', level: null, names });
      return blocks;
    },
  };
};

const tidy = (text: string): string =>
  text
    .replaceAll(/(?:(?<! ) +)?\n */g, '\n')
    .replaceAll(/ {2,}/g, ' ')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim()
    .normalize('NFC');

/** A table of one column is only layout. */
const tableBlocks = (rows: string[][]): string[] => {
  const columns = Math.max(0, ...rows.map(({ length }) => length));
  if (columns <= 1) return rows.map(([cell = '']) => cell);
  const line = (cells: string[]): string =>
    `| ${Array.from({ length: columns }, (_, at) => (cells[at] ?? '').replaceAll('|', '\\|')).join(' | ')} |`;
  const [head = [], ...body] = rows;
  return [[line(head), `|${' --- |'.repeat(columns)}`, ...body.map(line)].join('\n')];
};
