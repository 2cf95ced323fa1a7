import type { Editor } from '@tiptap/core';
import { redoDepth, undoDepth } from '@tiptap/pm/history';
import {
  Bold,
  Code,
  Image as ImageIcon,
  Italic,
  Link as LinkIcon,
  List,
  ListChecks,
  ListOrdered,
  Quote,
  Redo2,
  Sigma,
  SquareCode,
  Strikethrough,
  Table as TableIcon,
  Undo2,
  type LucideIcon,
} from 'lucide-react';
import { useSyncExternalStore, type ReactNode } from 'react';
import { noteEditorText as text } from '../../../text/notes.ts';
import { IconButton } from '../../../ui/form/icon-button.tsx';
import { ADD } from './blocks.ts';

interface Tool {
  name: string;
  label: string;
  icon: LucideIcon;
  act: (editor: Editor) => void;
}

const MARKS: readonly Tool[] = [
  { name: 'bold', label: text.bold, icon: Bold, act: (editor) => editor.chain().focus().toggleBold().run() },
  {
    name: 'italic',
    label: text.italic,
    icon: Italic,
    act: (editor) => editor.chain().focus().toggleItalic().run(),
  },
  {
    name: 'strike',
    label: text.strike,
    icon: Strikethrough,
    act: (editor) => editor.chain().focus().toggleStrike().run(),
  },
  { name: 'code', label: text.code, icon: Code, act: (editor) => editor.chain().focus().toggleCode().run() },
];

const BLOCKS: readonly Tool[] = [
  { name: 'bulletList', label: text.blocks.bulletList, icon: List, act: ADD.bulletList },
  { name: 'orderedList', label: text.blocks.orderedList, icon: ListOrdered, act: ADD.orderedList },
  { name: 'taskList', label: text.blocks.taskList, icon: ListChecks, act: ADD.taskList },
  { name: 'blockquote', label: text.blocks.blockquote, icon: Quote, act: ADD.blockquote },
  { name: 'codeBlock', label: text.blocks.codeBlock, icon: SquareCode, act: ADD.codeBlock },
  { name: 'formula', label: text.blocks.formula, icon: Sigma, act: ADD.formula },
  { name: 'table', label: text.blocks.table, icon: TableIcon, act: ADD.table },
];

const TABLE_ACTS: readonly { label: string; act: (editor: Editor) => void }[] = [
  { label: text.table.addRow, act: (editor) => editor.chain().focus().addRowAfter().run() },
  { label: text.table.addColumn, act: (editor) => editor.chain().focus().addColumnAfter().run() },
  { label: text.table.deleteRow, act: (editor) => editor.chain().focus().deleteRow().run() },
  { label: text.table.deleteColumn, act: (editor) => editor.chain().focus().deleteColumn().run() },
  { label: text.table.deleteTable, act: (editor) => editor.chain().focus().deleteTable().run() },
];

/** What is on where the cursor stands, as text: the bar is drawn anew only when that changes, not for every key. */
const activeIn = (editor: Editor): string => {
  const level = [1, 2, 3].find((one) => editor.isActive('heading', { level: one })) ?? 0;
  const names = [...MARKS, ...BLOCKS, { name: 'link' }]
    .map(({ name }) => name)
    .filter((name) => editor.isActive(name));
  // Asking the editor what it can do tries every command; its history knows at once.
  const { state } = editor;
  return [`h${level}`, ...names, undoDepth(state) > 0 && 'undo', redoDepth(state) > 0 && 'redo']
    .filter(Boolean)
    .join(' ');
};

const useActive = (editor: Editor): ReadonlySet<string> => {
  const active = useSyncExternalStore(
    (changed) => {
      editor.on('transaction', changed);
      return () => void editor.off('transaction', changed);
    },
    () => activeIn(editor),
  );
  return new Set(active.split(' '));
};

interface Props {
  editor: Editor;
  onPicture: () => void;
  onLink: () => void;
}

/** The tools of the editor: above the page on a desk, under the thumb on a phone. */
export const Toolbar = ({ editor, onPicture, onLink }: Props) => {
  const active = useActive(editor);
  const level = [1, 2, 3].find((one) => active.has(`h${one}`)) ?? 0;
  return (
    <div className="note-tools">
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a toolbar has no element of its own */}
      <div role="toolbar" aria-label={text.tools} className="note-tools-row">
        <select
          aria-label={text.blocks.paragraph}
          value={level}
          onChange={(event) => {
            const chosen = Number(event.target.value);
            const names = ['paragraph', 'heading1', 'heading2', 'heading3'] as const;
            ADD[names[chosen] ?? 'paragraph'](editor);
          }}
          className="h-9 shrink-0 rounded border border-line bg-sheet px-2 text-sm pointer-coarse:h-11"
        >
          <option value={0}>{text.blocks.paragraph}</option>
          <option value={1}>{text.blocks.heading1}</option>
          <option value={2}>{text.blocks.heading2}</option>
          <option value={3}>{text.blocks.heading3}</option>
        </select>
        {MARKS.map((tool) => (
          <ToolButton key={tool.name} tool={tool} editor={editor} active={active} />
        ))}
        <IconButton
          icon={LinkIcon}
          size="sm"
          label={text.link}
          aria-pressed={active.has('link')}
          onClick={onLink}
        />
        <Divider />
        {BLOCKS.map((tool) => (
          <ToolButton key={tool.name} tool={tool} editor={editor} active={active} />
        ))}
        <IconButton icon={ImageIcon} size="sm" label={text.blocks.picture} onClick={onPicture} />
        <Divider />
        <IconButton
          icon={Undo2}
          size="sm"
          label={text.undo}
          aria-disabled={!active.has('undo')}
          onClick={() => editor.chain().focus().undo().run()}
        />
        <IconButton
          icon={Redo2}
          size="sm"
          label={text.redo}
          aria-disabled={!active.has('redo')}
          onClick={() => editor.chain().focus().redo().run()}
        />
      </div>
      {active.has('table') && <TableTools editor={editor} />}
    </div>
  );
};

const ToolButton = ({
  tool,
  editor,
  active,
}: {
  tool: Tool;
  editor: Editor;
  active: ReadonlySet<string>;
}): ReactNode => (
  <IconButton
    icon={tool.icon}
    size="sm"
    label={tool.label}
    aria-pressed={active.has(tool.name)}
    onClick={() => tool.act(editor)}
  />
);

const Divider = () => <span aria-hidden="true" className="mx-1 h-5 w-px shrink-0 bg-line" />;

const TableTools = ({ editor }: { editor: Editor }) => (
  // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a toolbar has no element of its own
  <div role="toolbar" aria-label={text.table.tools} className="note-tools-row border-t border-line">
    {TABLE_ACTS.map(({ label, act }) => (
      <button
        key={label}
        type="button"
        onClick={() => act(editor)}
        className="min-h-9 shrink-0 rounded px-2 text-sm text-ink-soft hover:text-ink pointer-coarse:min-h-11"
      >
        {label}
      </button>
    ))}
  </div>
);
