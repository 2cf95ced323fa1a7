import type { Extensions } from '@tiptap/core';
import { TaskItem, TaskList } from '@tiptap/extension-list';
import { Table, TableCell, TableHeader, TableRow } from '@tiptap/extension-table';
import { StarterKit } from '@tiptap/starter-kit';
import { BlockMath, InlineMath } from './formula-node.ts';
import { LinkMark, type LinkOptions } from './link-mark.ts';
import { MoveBlocks } from './move-blocks.ts';
import { Paste, type PasteOptions } from './paste.ts';
import { Picture } from './picture-node.ts';
import { QuoteLink, type QuoteLinkOptions } from './quote-node.ts';
import { Suggest, type SuggestOptions } from './suggest.ts';

/** Exactly what Markdown can hold: nothing that is written here is lost when it is saved. */
export const noteExtensions = (options: {
  links: LinkOptions;
  quotes: QuoteLinkOptions;
  paste: PasteOptions;
  suggest: SuggestOptions;
}): Extensions => [
  StarterKit.configure({
    heading: { levels: [1, 2, 3, 4] },
    underline: false,
    link: false,
  }),
  LinkMark.configure(options.links),
  TaskList,
  TaskItem.configure({ nested: true }),
  Table.configure({ resizable: false }),
  TableRow,
  // A cell of Markdown is one line.
  TableHeader.extend({ content: 'paragraph' }),
  TableCell.extend({ content: 'paragraph' }),
  Picture,
  InlineMath,
  BlockMath,
  QuoteLink.configure(options.quotes),
  MoveBlocks,
  Paste.configure(options.paste),
  Suggest.configure(options.suggest),
];
